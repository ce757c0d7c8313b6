import type { DraftChange } from '#shared/contract/draft.ts'
import type { Language } from '#shared/constants/languages.ts'

/** The small lines beside an answer that say what the chef's tools did. The member reads them. */
export interface ActionTexts {
  /** By the name of the tool; the number of recipes or entries that it brought. */
  looked: Record<LookedUp, (count: number) => string>
  readRecipe: (title: string) => string
  wrote: (title: string) => string
  restored: (title: string) => string
  changed: (changes: readonly string[]) => string
  servings: (after: string) => string
  /** What was refused without a word of allergy was found to be none. */
  noAllergy: (food: string) => string
  /** A recipe that those who eat must not have does not stand. */
  notKept: (reason: string) => string
  takenBack: (reason: string) => string
  notWritten: string
  leftOut: (count: number) => string
  /** An answer or a recipe is in another language, although it was asked for once more. */
  foreign: { words: string; recipe: string }
  /** Nobody could examine the words for those who eat. */
  unexamined: string
  /** The talk could not be read in time. */
  byChips: string
  /** Nothing came of what the member has said: the recipe stands as it was, or none stands. */
  unchanged: string
  noRecipe: string
  /** The chef that answers has no eyes. */
  blind: string
  /** The words of an answer whose model only wrote the recipe. */
  here: (title: string) => string
  nothing: string
}

/** The name of an action that stands below the words, as a warning. */
export const unsafeWords = 'unsafe_words'

export const lookedUp = [
  'find_recipes',
  'library_recipe',
  'kitchen_facts',
  'read_week_plan',
  'read_pantry',
  'read_cooking_log',
] as const
export type LookedUp = (typeof lookedUp)[number]

const en: ActionTexts = {
  looked: {
    find_recipes: (count) =>
      count === 0
        ? 'Looked through the recipes and found none that fits'
        : `Looked through the recipes: ${count} found`,
    library_recipe: () => 'Looked in the chef’s cookbook',
    kitchen_facts: () => 'Looked it up in the kitchen notes',
    read_week_plan: () => 'Looked at your week plan',
    read_pantry: () => 'Looked at what you have at home',
    read_cooking_log: () => 'Looked at what you cooked lately',
  },
  readRecipe: (title) => `Read “${title}”`,
  wrote: (title) => `Wrote down “${title}”`,
  restored: (title) => `Went back to “${title}”`,
  changed: (changes) => `Changed: ${changes.join(', ')}`,
  servings: (after) => `for ${after}`,
  noAllergy: (food) => `Not taken for an allergy: ${food}`,
  notKept: (reason) => `A recipe was not kept: ${reason}`,
  takenBack: (reason) => `The recipe was taken back: ${reason}`,
  notWritten: 'The recipe could not be written down this time. Ask for it once more.',
  leftOut: (count) =>
    `This talk is long: the first ${count} messages were left out this time. Allergies and the recipe still count.`,
  byChips: 'This talk is long: the recipe was checked for the chips above it only.',
  foreign: {
    words: 'The chef has answered in another language than yours.',
    recipe: 'The chef has written the recipe in another language than yours.',
  },
  unexamined: 'This text could not be checked for allergies.',
  unchanged: 'Nothing was changed, planned or saved this time.',
  noRecipe: 'No recipe has been written down yet.',
  blind: 'This chef cannot see pictures: say in words what is on them.',
  here: (title) => `Here is your recipe: **${title}**.`,
  nothing: 'I have no dish for that yet. What do you feel like?',
}

const fr: ActionTexts = {
  looked: {
    find_recipes: (count) =>
      count === 0
        ? 'A parcouru les recettes, sans en trouver qui convienne'
        : `A parcouru les recettes : ${count} ${count === 1 ? 'trouvée' : 'trouvées'}`,
    library_recipe: () => 'A regardé dans le livre de recettes du chef',
    kitchen_facts: () => 'A vérifié dans ses notes de cuisine',
    read_week_plan: () => 'A regardé votre menu de la semaine',
    read_pantry: () => 'A regardé ce que vous avez à la maison',
    read_cooking_log: () => 'A regardé ce que vous avez cuisiné dernièrement',
  },
  readRecipe: (title) => `A lu « ${title} »`,
  wrote: (title) => `A noté « ${title} »`,
  restored: (title) => `Est revenu à « ${title} »`,
  changed: (changes) => `Modifié : ${changes.join(', ')}`,
  servings: (after) => `pour ${after}`,
  noAllergy: (food) => `Pas pris pour une allergie : ${food}`,
  notKept: (reason) => `Une recette n’a pas été gardée : ${reason}`,
  takenBack: (reason) => `La recette a été retirée : ${reason}`,
  notWritten: 'La recette n’a pas pu être notée cette fois-ci. Redemandez-la.',
  leftOut: (count) =>
    `La conversation est longue : les ${count} premiers messages ont été laissés de côté cette fois. Les allergies et la recette comptent toujours.`,
  byChips:
    'La conversation est longue : la recette n’a été vérifiée que d’après les étiquettes au-dessus d’elle.',
  foreign: {
    words: 'Le chef a répondu dans une autre langue que la vôtre.',
    recipe: 'Le chef a écrit la recette dans une autre langue que la vôtre.',
  },
  unexamined: 'Ce texte n’a pas pu être vérifié pour les allergies.',
  unchanged: 'Rien n’a été modifié, planifié ni enregistré cette fois-ci.',
  noRecipe: 'Aucune recette n’a encore été notée.',
  blind: 'Ce chef ne peut pas voir les images : décrivez avec des mots ce qu’on y voit.',
  here: (title) => `Voici votre recette : **${title}**.`,
  nothing: 'Je n’ai pas encore de plat pour cela. De quoi auriez-vous envie ?',
}

const es: ActionTexts = {
  looked: {
    find_recipes: (count) =>
      count === 0
        ? 'Ha mirado las recetas y no ha encontrado ninguna que encaje'
        : `Ha mirado las recetas: ${count} ${count === 1 ? 'encontrada' : 'encontradas'}`,
    library_recipe: () => 'Ha mirado en el recetario del chef',
    kitchen_facts: () => 'Lo ha consultado en sus notas de cocina',
    read_week_plan: () => 'Ha mirado tu menú de la semana',
    read_pantry: () => 'Ha mirado lo que tienes en casa',
    read_cooking_log: () => 'Ha mirado lo que has cocinado últimamente',
  },
  readRecipe: (title) => `Ha leído «${title}»`,
  wrote: (title) => `Ha apuntado «${title}»`,
  restored: (title) => `Ha vuelto a «${title}»`,
  changed: (changes) => `Cambios: ${changes.join(', ')}`,
  servings: (after) => `para ${after}`,
  noAllergy: (food) => `No se toma por una alergia: ${food}`,
  notKept: (reason) => `Una receta no se ha guardado: ${reason}`,
  takenBack: (reason) => `La receta se ha retirado: ${reason}`,
  notWritten: 'Esta vez no se ha podido apuntar la receta. Vuelve a pedirla.',
  leftOut: (count) =>
    `La conversación es larga: esta vez se han dejado fuera los primeros ${count} mensajes. Las alergias y la receta siguen contando.`,
  byChips: 'La conversación es larga: la receta solo se ha comprobado con las etiquetas que tiene encima.',
  foreign: {
    words: 'El chef ha contestado en otro idioma que el tuyo.',
    recipe: 'El chef ha escrito la receta en otro idioma que el tuyo.',
  },
  unexamined: 'Este texto no se ha podido comprobar por las alergias.',
  unchanged: 'Esta vez no se ha cambiado, planificado ni guardado nada.',
  noRecipe: 'Todavía no se ha apuntado ninguna receta.',
  blind: 'Este chef no puede ver imágenes: cuéntale con palabras qué se ve en ellas.',
  here: (title) => `Aquí tienes tu receta: **${title}**.`,
  nothing: 'Para eso todavía no tengo ningún plato. ¿Qué te apetece?',
}

const de: ActionTexts = {
  looked: {
    find_recipes: (count) =>
      count === 0
        ? 'Hat in den Rezepten nachgesehen und keins gefunden, das passt'
        : `Hat in den Rezepten nachgesehen: ${count} gefunden`,
    library_recipe: () => 'Hat im Kochbuch des Kochs nachgeschlagen',
    kitchen_facts: () => 'Hat in den Küchennotizen nachgesehen',
    read_week_plan: () => 'Hat in den Wochenplan gesehen',
    read_pantry: () => 'Hat nachgesehen, was zu Hause ist',
    read_cooking_log: () => 'Hat nachgesehen, was zuletzt gekocht wurde',
  },
  readRecipe: (title) => `Hat „${title}“ gelesen`,
  wrote: (title) => `Hat „${title}“ aufgeschrieben`,
  restored: (title) => `Ist zu „${title}“ zurückgekehrt`,
  changed: (changes) => `Geändert: ${changes.join(', ')}`,
  servings: (after) => `für ${after}`,
  noAllergy: (food) => `Nicht als Allergie gewertet: ${food}`,
  notKept: (reason) => `Ein Rezept wurde nicht übernommen: ${reason}`,
  takenBack: (reason) => `Das Rezept wurde zurückgenommen: ${reason}`,
  notWritten: 'Das Rezept ließ sich diesmal nicht aufschreiben. Frag noch einmal danach.',
  leftOut: (count) =>
    `Das Gespräch ist lang: Die ersten ${count} Nachrichten blieben diesmal weg. Allergien und das Rezept zählen weiter.`,
  byChips: 'Das Gespräch ist lang: Das Rezept wurde nur für die Angaben darüber geprüft.',
  foreign: {
    words: 'Der Koch hat in einer anderen Sprache geantwortet als deiner.',
    recipe: 'Der Koch hat das Rezept in einer anderen Sprache geschrieben als deiner.',
  },
  unexamined: 'Dieser Text ließ sich nicht auf Allergien prüfen.',
  unchanged: 'Diesmal wurde nichts geändert, geplant oder gespeichert.',
  noRecipe: 'Noch ist kein Rezept aufgeschrieben.',
  blind: 'Dieser Koch kann keine Bilder sehen: Beschreib mit Worten, was darauf ist.',
  here: (title) => `Hier ist dein Rezept: **${title}**.`,
  nothing: 'Dafür habe ich noch kein Gericht. Worauf hast du Lust?',
}

export const actionTexts: Record<Language, ActionTexts> = { en, fr, es, de }

/** What is other, without a grammar: foods come as they stand in the list. Null where nothing is. */
export function changesText(changes: readonly DraftChange[], texts: ActionTexts): string | null {
  const parts = changes.map(({ kind, before, after }) => {
    if (kind === 'servings') return texts.servings(String(after))
    if (kind === 'out') return `− ${before}`
    return kind === 'in' ? `+ ${after}` : `${before ?? ''} → ${after ?? ''}`
  })
  return parts.length > 0 ? texts.changed(parts) : null
}
