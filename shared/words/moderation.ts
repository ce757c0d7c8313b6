import type { ModerationKind, ContentKind, SuspensionKind } from '../contract/notifications.ts'
import type { Language } from '../constants/languages.ts'

interface Words {
  /** The content, as its author would name it. */
  things: Record<ContentKind, (title: string) => string>
  care: Record<ModerationKind, (thing: string) => string>
  /** The place of a suspension without a group. */
  voice: Record<SuspensionKind, (group: string | null) => string>
}

const words: Record<Language, Words> = {
  en: {
    things: {
      recipe: (title) => `Your recipe “${title}”`,
      comment: (title) => `Your comment on “${title}”`,
      photo: (title) => `Your photo of “${title}”`,
      correction: (title) => `Your correction of “${title}”`,
      cooked: (title) => `Your note on cooking “${title}”`,
      thread: (title) => `Your thread “${title}”`,
      post: (title) => `Your post in “${title}”`,
      collection: (title) => `Your collection “${title}”`,
    },
    care: {
      hidden: (thing) => `${thing} is hidden until a moderator has looked at it`,
      restored: (thing) => `${thing} can be seen again`,
      removed: (thing) => `${thing} has been removed`,
    },
    voice: {
      suspended: (group) =>
        group === null ? 'You cannot write at the moment' : `You cannot write in “${group}” at the moment`,
      unsuspended: (group) => (group === null ? 'You can write again' : `You can write in “${group}” again`),
    },
  },
  fr: {
    things: {
      recipe: (title) => `votre recette «\u202F${title}\u202F»`,
      comment: (title) => `votre commentaire sur «\u202F${title}\u202F»`,
      photo: (title) => `votre photo de «\u202F${title}\u202F»`,
      correction: (title) => `votre correction de «\u202F${title}\u202F»`,
      cooked: (title) => `votre note de cuisine sur «\u202F${title}\u202F»`,
      thread: (title) => `votre discussion «\u202F${title}\u202F»`,
      post: (title) => `votre message dans «\u202F${title}\u202F»`,
      collection: (title) => `votre recueil «\u202F${title}\u202F»`,
    },
    care: {
      hidden: (thing) => `Nous avons masqué ${thing}, le temps que la modération l’examine`,
      restored: (thing) => `Nous affichons de nouveau ${thing}`,
      removed: (thing) => `Nous avons supprimé ${thing}`,
    },
    voice: {
      suspended: (group) =>
        group === null
          ? 'Vous ne pouvez pas écrire pour le moment'
          : `Vous ne pouvez pas écrire dans «\u202F${group}\u202F» pour le moment`,
      unsuspended: (group) =>
        group === null
          ? 'Vous pouvez de nouveau écrire'
          : `Vous pouvez de nouveau écrire dans «\u202F${group}\u202F»`,
    },
  },
  es: {
    things: {
      recipe: (title) => `tu receta «${title}»`,
      comment: (title) => `tu comentario en «${title}»`,
      photo: (title) => `tu foto de «${title}»`,
      correction: (title) => `tu corrección de «${title}»`,
      cooked: (title) => `tu nota de cocina sobre «${title}»`,
      thread: (title) => `tu hilo «${title}»`,
      post: (title) => `tu mensaje en «${title}»`,
      collection: (title) => `tu colección «${title}»`,
    },
    care: {
      hidden: (thing) => `Hemos ocultado ${thing}, a la espera de revisión`,
      restored: (thing) => `Vuelve a verse ${thing}`,
      removed: (thing) => `Hemos retirado ${thing}`,
    },
    voice: {
      suspended: (group) =>
        group === null ? 'Por ahora no puedes escribir' : `Por ahora no puedes escribir en «${group}»`,
      unsuspended: (group) =>
        group === null ? 'Ya puedes volver a escribir' : `Ya puedes volver a escribir en «${group}»`,
    },
  },
  de: {
    things: {
      recipe: (title) => `Dein Rezept „${title}“`,
      comment: (title) => `Dein Kommentar zu „${title}“`,
      photo: (title) => `Dein Foto zu „${title}“`,
      correction: (title) => `Deine Korrektur an „${title}“`,
      cooked: (title) => `Deine Kochnotiz zu „${title}“`,
      thread: (title) => `Dein Thema „${title}“`,
      post: (title) => `Dein Beitrag in „${title}“`,
      collection: (title) => `Deine Sammlung „${title}“`,
    },
    care: {
      hidden: (thing) => `${thing} ist bis zur Prüfung durch die Moderation ausgeblendet`,
      restored: (thing) => `${thing} ist wieder zu sehen`,
      removed: (thing) => `${thing} wurde entfernt`,
    },
    voice: {
      suspended: (group) =>
        group === null
          ? 'Du kannst zurzeit nichts schreiben'
          : `Du kannst zurzeit in „${group}“ nichts schreiben`,
      unsuspended: (group) =>
        group === null ? 'Du kannst wieder schreiben' : `Du kannst wieder in „${group}“ schreiben`,
    },
  },
}

/** A decision about content, as a sentence to its author. */
export function moderationSentence(
  language: Language,
  kind: ModerationKind,
  thing: ContentKind,
  title: string,
): string {
  const { things, care } = words[language]
  return care[kind](things[thing](title))
}

/** The start or end of a suspension, as a sentence to the user. */
export function suspensionSentence(language: Language, kind: SuspensionKind, group: string | null): string {
  return words[language].voice[kind](group)
}
