import type {
  adminKinds,
  householdRemovalKind,
  optionalKinds,
  NotificationKind,
  ContentKind,
} from '#shared/contract/notifications.ts'
import type { Language } from '#shared/constants/languages.ts'
import { moderationSentence, suspensionSentence } from '#shared/words/moderation.ts'
import type { Email, Sender } from '../email-layout.ts'
import { renderEmail, type EmailTexts } from './render-email.ts'

export interface DigestLine {
  kind: NotificationKind
  /** The name; null when there is none. */
  actor: string | null
  count: number
  thread: string
  recipe: string
  /** The kind of content that a moderator decided about. */
  contentKind: ContentKind | null
  title: string | null
  group: string | null
  link: string
}

type Fact = Pick<DigestLine, 'count' | 'thread' | 'recipe'> & { actor: string; group: string }

interface DigestTexts extends EmailTexts<{ count: number }> {
  somebody: string
  lines: Record<
    (typeof optionalKinds)[number] | (typeof adminKinds)[number] | typeof householdRemovalKind,
    (fact: Fact) => string
  >
  more: (count: number) => string
  unsubscribe: string
}

const digest: Record<Language, DigestTexts> = {
  en: {
    subject: ({ count }) =>
      count === 1 ? 'One thing is new for you at Convive' : `${count} things are new for you at Convive`,
    paragraphs: () => ['While you were away from the table:'],
    somebody: 'Somebody',
    lines: {
      reply: ({ actor, count, thread }) =>
        count === 1
          ? `${actor} replied to you in “${thread}”`
          : `${actor} replied to you ${count} times in “${thread}”`,
      mention: ({ actor, thread }) => `${actor} mentioned you in “${thread}”`,
      post: ({ actor, count, thread }) =>
        count === 1 ? `${actor} posted in “${thread}”` : `${count} new posts in “${thread}”`,
      comment: ({ actor, count, recipe }) =>
        count === 1
          ? `${actor} commented on your recipe “${recipe}”`
          : `${actor} wrote ${count} comments on your recipe “${recipe}”`,
      rating: ({ count, recipe }) =>
        count === 1
          ? `Your recipe “${recipe}” has a new rating`
          : `Your recipe “${recipe}” has ${count} new ratings`,
      photo: ({ actor, count, recipe }) =>
        count === 1
          ? `${actor} added a photo to your recipe “${recipe}”`
          : `${actor} added ${count} photos to your recipe “${recipe}”`,
      correction: ({ actor, count, recipe }) =>
        count === 1
          ? `${actor} proposed a correction to a translation of your recipe “${recipe}”`
          : `${actor} proposed ${count} corrections to a translation of your recipe “${recipe}”`,
      remix: ({ actor, recipe }) => `${actor} has published a variant of a recipe of yours: “${recipe}”`,
      labels: ({ recipe }) =>
        `“${recipe}” has lost a label, such as “vegan”, or has an allergen that it did not have`,
      cooked: ({ actor, count, recipe }) =>
        count === 1
          ? `${actor} cooked your recipe “${recipe}”`
          : `${actor} cooked your recipe “${recipe}” ${count} times`,
      invite: ({ actor }) => `${actor} accepted your invitation`,
      householdInvite: ({ actor }) => `${actor} invites you to share a household`,
      householdJoined: ({ actor }) => `${actor} has joined your household`,
      groupInvite: ({ actor, group }) => `${actor} invites you to the group “${group}”`,
      householdRemoval: ({ actor }) =>
        `${actor} has announced that you will be removed from your household within 24 hours`,
      request: ({ count }) => (count === 1 ? 'New invite request' : `${count} new invite requests`),
      report: ({ count }) => (count === 1 ? 'Something was reported' : `${count} new reports`),
    },
    more: (count) => `And ${count} more.`,
    button: 'Open Convive',
    reason:
      'You are receiving this email because you are a member of Convive. It comes once a day at most, and only when something is unread. You choose your notifications in the settings.',
    unsubscribe: 'Stop the daily email',
  },
  fr: {
    subject: ({ count }) =>
      count === 1
        ? 'Une nouveauté vous attend sur Convive'
        : `${count} nouveautés vous attendent sur Convive`,
    paragraphs: () => ['Pendant que vous étiez loin de la table\u00A0:'],
    somebody: 'Quelqu’un',
    lines: {
      reply: ({ actor, count, thread }) =>
        count === 1
          ? `${actor} vous a répondu dans «\u202F${thread}\u202F»`
          : `${actor} vous a répondu ${count} fois dans «\u202F${thread}\u202F»`,
      mention: ({ actor, thread }) => `${actor} parle de vous dans «\u202F${thread}\u202F»`,
      post: ({ actor, count, thread }) =>
        count === 1
          ? `${actor} a écrit dans «\u202F${thread}\u202F»`
          : `${count} nouveaux messages dans «\u202F${thread}\u202F»`,
      comment: ({ actor, count, recipe }) =>
        count === 1
          ? `${actor} a commenté votre recette «\u202F${recipe}\u202F»`
          : `${actor} a écrit ${count} commentaires sur votre recette «\u202F${recipe}\u202F»`,
      rating: ({ count, recipe }) =>
        count === 1
          ? `Votre recette «\u202F${recipe}\u202F» a reçu une nouvelle note`
          : `Votre recette «\u202F${recipe}\u202F» a reçu ${count} nouvelles notes`,
      photo: ({ actor, count, recipe }) =>
        count === 1
          ? `${actor} a ajouté une photo à votre recette «\u202F${recipe}\u202F»`
          : `${actor} a ajouté ${count} photos à votre recette «\u202F${recipe}\u202F»`,
      correction: ({ actor, count, recipe }) =>
        count === 1
          ? `${actor} propose une correction à une traduction de votre recette «\u202F${recipe}\u202F»`
          : `${actor} propose ${count} corrections à une traduction de votre recette «\u202F${recipe}\u202F»`,
      remix: ({ actor, recipe }) =>
        `${actor} a publié une variante d’une de vos recettes\u00A0: «\u202F${recipe}\u202F»`,
      labels: ({ recipe }) =>
        `«\u202F${recipe}\u202F» a perdu une mention, comme «\u202Fvegan\u202F», ou contient un nouvel allergène`,
      cooked: ({ actor, count, recipe }) =>
        count === 1
          ? `${actor} a cuisiné votre recette «\u202F${recipe}\u202F»`
          : `${actor} a cuisiné ${count} fois votre recette «\u202F${recipe}\u202F»`,
      invite: ({ actor }) => `${actor} a accepté votre invitation`,
      householdInvite: ({ actor }) => `${actor} vous invite à partager un foyer`,
      householdJoined: ({ actor }) => `${actor} a rejoint votre foyer`,
      groupInvite: ({ actor, group }) => `${actor} vous invite dans le groupe «\u202F${group}\u202F»`,
      householdRemoval: ({ actor }) => `${actor} a annoncé votre retrait de votre foyer dans 24\u00A0heures`,
      request: ({ count }) =>
        count === 1 ? 'Quelqu’un demande une invitation' : `${count} personnes demandent une invitation`,
      report: ({ count }) => (count === 1 ? 'Un contenu a été signalé' : `${count} nouveaux signalements`),
    },
    more: (count) => (count === 1 ? 'Et une autre.' : `Et ${count} autres.`),
    button: 'Ouvrir Convive',
    reason:
      'Vous recevez cet e\u2011mail parce que vous êtes membre de Convive. Il vient une fois par jour au plus, et seulement si quelque chose n’a pas été lu. Vous choisissez vos notifications dans les réglages.',
    unsubscribe: 'Arrêter l’e\u2011mail quotidien',
  },
  es: {
    subject: ({ count }) =>
      count === 1 ? 'Tienes una novedad en Convive' : `Tienes ${count} novedades en Convive`,
    paragraphs: () => ['Mientras no estabas a la mesa:'],
    somebody: 'Alguien',
    lines: {
      reply: ({ actor, count, thread }) =>
        count === 1
          ? `${actor} te ha respondido en «${thread}»`
          : `${actor} te ha respondido ${count} veces en «${thread}»`,
      mention: ({ actor, thread }) => `${actor} te ha mencionado en «${thread}»`,
      post: ({ actor, count, thread }) =>
        count === 1 ? `${actor} ha escrito en «${thread}»` : `${count} mensajes nuevos en «${thread}»`,
      comment: ({ actor, count, recipe }) =>
        count === 1
          ? `${actor} ha comentado tu receta «${recipe}»`
          : `${actor} ha escrito ${count} comentarios en tu receta «${recipe}»`,
      rating: ({ count, recipe }) =>
        count === 1
          ? `Tu receta «${recipe}» tiene una valoración nueva`
          : `Tu receta «${recipe}» tiene ${count} valoraciones nuevas`,
      photo: ({ actor, count, recipe }) =>
        count === 1
          ? `${actor} ha añadido una foto a tu receta «${recipe}»`
          : `${actor} ha añadido ${count} fotos a tu receta «${recipe}»`,
      correction: ({ actor, count, recipe }) =>
        count === 1
          ? `${actor} propone una corrección a una traducción de tu receta «${recipe}»`
          : `${actor} propone ${count} correcciones a una traducción de tu receta «${recipe}»`,
      remix: ({ actor, recipe }) => `${actor} ha publicado una variante de una receta tuya: «${recipe}»`,
      labels: ({ recipe }) => `«${recipe}» ha perdido una etiqueta, como «vegana», o tiene un alérgeno nuevo`,
      cooked: ({ actor, count, recipe }) =>
        count === 1
          ? `${actor} ha cocinado tu receta «${recipe}»`
          : `${actor} ha cocinado ${count} veces tu receta «${recipe}»`,
      invite: ({ actor }) => `${actor} ha aceptado tu invitación`,
      householdInvite: ({ actor }) => `${actor} te invita a compartir un hogar`,
      householdJoined: ({ actor }) => `${actor} se ha unido a tu hogar`,
      groupInvite: ({ actor, group }) => `${actor} te invita al grupo «${group}»`,
      householdRemoval: ({ actor }) =>
        `${actor} ha anunciado que dejarás de formar parte de tu hogar en 24 horas`,
      request: ({ count }) =>
        count === 1 ? 'Alguien pide una invitación' : `${count} personas piden una invitación`,
      report: ({ count }) => (count === 1 ? 'Nueva denuncia de un contenido' : `${count} nuevas denuncias`),
    },
    more: (count) => `Y ${count} más.`,
    button: 'Abrir Convive',
    reason:
      'Recibes este mensaje porque formas parte de Convive. Llega como mucho una vez al día y solo si queda algo sin leer. En los ajustes eliges tus notificaciones.',
    unsubscribe: 'Dejar de recibir el correo diario',
  },
  de: {
    subject: ({ count }) =>
      count === 1 ? 'Eine Neuigkeit für dich bei Convive' : `${count} Neuigkeiten für dich bei Convive`,
    paragraphs: () => ['während du nicht am Tisch warst, gab es Neues:'],
    somebody: 'Jemand',
    lines: {
      reply: ({ actor, count, thread }) =>
        count === 1
          ? `${actor} hat dir in „${thread}“ geantwortet`
          : `${actor} hat dir ${count}-mal in „${thread}“ geantwortet`,
      mention: ({ actor, thread }) => `${actor} hat dich in „${thread}“ erwähnt`,
      post: ({ actor, count, thread }) =>
        count === 1 ? `${actor} hat in „${thread}“ geschrieben` : `${count} neue Beiträge in „${thread}“`,
      comment: ({ actor, count, recipe }) =>
        count === 1
          ? `${actor} hat dein Rezept „${recipe}“ kommentiert`
          : `${actor} hat ${count} Kommentare zu deinem Rezept „${recipe}“ geschrieben`,
      rating: ({ count, recipe }) =>
        count === 1
          ? `Dein Rezept „${recipe}“ hat eine neue Bewertung`
          : `Dein Rezept „${recipe}“ hat ${count} neue Bewertungen`,
      photo: ({ actor, count, recipe }) =>
        count === 1
          ? `${actor} hat ein Foto zu deinem Rezept „${recipe}“ hinzugefügt`
          : `${actor} hat ${count} Fotos zu deinem Rezept „${recipe}“ hinzugefügt`,
      correction: ({ actor, count, recipe }) =>
        count === 1
          ? `${actor} schlägt eine Korrektur an einer Übersetzung deines Rezepts „${recipe}“ vor`
          : `${actor} schlägt ${count} Korrekturen an einer Übersetzung deines Rezepts „${recipe}“ vor`,
      remix: ({ actor, recipe }) =>
        `${actor} hat eine Variante eines deiner Rezepte veröffentlicht: „${recipe}“`,
      labels: ({ recipe }) =>
        `„${recipe}“ hat eine Angabe wie „vegan“ verloren oder enthält ein neues Allergen`,
      cooked: ({ actor, count, recipe }) =>
        count === 1
          ? `${actor} hat dein Rezept „${recipe}“ gekocht`
          : `${actor} hat dein Rezept „${recipe}“ ${count}-mal gekocht`,
      invite: ({ actor }) => `${actor} hat deine Einladung angenommen`,
      householdInvite: ({ actor }) => `${actor} lädt dich ein, einen Haushalt zu teilen`,
      householdJoined: ({ actor }) => `${actor} gehört jetzt zu deinem Haushalt`,
      groupInvite: ({ actor, group }) => `${actor} lädt dich in die Gruppe „${group}“ ein`,
      householdRemoval: ({ actor }) =>
        `${actor} hat angekündigt, dass du in 24 Stunden aus deinem Haushalt entfernt wirst`,
      request: ({ count }) =>
        count === 1 ? 'Jemand bittet um eine Einladung' : `${count} Personen bitten um eine Einladung`,
      report: ({ count }) => (count === 1 ? 'Ein Inhalt wurde gemeldet' : `${count} neue Meldungen`),
    },
    more: (count) => (count === 1 ? 'Und eine weitere.' : `Und ${count} weitere.`),
    button: 'Convive öffnen',
    reason:
      'Du bekommst diese E-Mail, weil du bei Convive Mitglied bist. Sie kommt höchstens einmal am Tag und nur, wenn etwas ungelesen ist. Deine Benachrichtigungen wählst du in den Einstellungen aus.',
    unsubscribe: 'Tägliche E-Mail abbestellen',
  },
}

function sentenceOf(line: DigestLine, language: Language): string {
  const { kind, actor, contentKind, title } = line
  switch (kind) {
    case 'hidden':
    case 'restored':
    case 'removed':
      return moderationSentence(language, kind, contentKind ?? 'post', title ?? '')
    case 'suspended':
    case 'unsuspended':
      return suspensionSentence(language, kind, line.group)
    default: {
      const { lines, somebody } = digest[language]
      return lines[kind]({ ...line, actor: actor ?? somebody, group: line.group ?? '' })
    }
  }
}

/** The daily mail: `count` unread notifications, the newest as `lines`. It contains no text of posts or comments. */
export function digestEmail(
  language: Language,
  about: {
    name: string | null
    lines: readonly DigestLine[]
    count: number
    link: string
    unsubscribe: string
  },
  sender: Sender,
): Email {
  const texts = digest[language]
  const items = about.lines.map((line) => ({ text: sentenceOf(line, language), link: line.link }))
  const rest = about.count - items.length
  const unsubscribe = { label: texts.unsubscribe, link: about.unsubscribe }
  const list = { items, more: rest > 0 ? texts.more(rest) : null }
  return renderEmail(texts, language, { ...about, list, unsubscribe }, sender)
}
