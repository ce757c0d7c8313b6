import type { Language } from '#shared/constants/languages.ts'
import { dishesNamedIn } from '../library/dishes/dish-names.ts'
import { dishById } from '../library/dishes/dishes.ts'
import type { Dish } from '../library/dishes/dish.ts'
import { fold } from '../lexicon/text/fold.ts'
import { kin } from './headcount-words.ts'
import { withoutAhead } from './made-ahead.ts'
import { withoutMealsAndMachines } from './meals.ts'
import { spansOf } from './mentions.ts'
import { strangeWords } from '../lexicon/ordinary/unfamiliar.ts'
import { spelledOut } from './spelled-out.ts'
import { unheardName } from './strange-dish.ts'
import { withoutTypos } from './typos.ts'
import { unjoin } from '../lexicon/text/unjoin.ts'
import { unstocked } from './unstocked.ts'

/** A dish whose name the kitchen does not know, and the kind of dish that the name says it is: a pie, a pudding. */
export interface Unheard {
  name: string
  kind: Dish | null
}

/** A kind that means something else in one language: an English pudding is a sponge and no cold cream. */
const kindsOf: Partial<Record<Language, Readonly<Record<string, string>>>> = {
  en: { pannaCotta: 'Steamed Sponge Pudding' },
}

/** "Eve's pudding", but not "mum's pudding". */
const ofAName = new RegExp(`^(?!(?:my|our|${kin})\\b)[a-z]{3,}'s [a-z]+$`)

/** What is left of a text when its dishes and foods are taken out. */
function without(folded: string, spans: readonly { start: number; end: number }[]): string {
  return spans.reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    folded,
  )
}

const and = /(?<![a-z])(?:and|et|y|und)(?![a-z])|,/

/** "Several ripe plantains and minced beef": foods that are joined, with what was said of how they are only before them. */
const isList = (folded: string, language: Language, strange: readonly string[]): boolean => {
  const foods = spansOf(folded, language).filter(({ ingredientId }) => ingredientId !== null)
  const [first] = foods
  const last = foods.at(-1)
  return (
    first !== undefined &&
    last !== undefined &&
    and.test(folded.slice(first.end, last.start)) &&
    strange.every((word) => folded.lastIndexOf(word) < first.start)
  )
}

/** The dish that a turn asks for by a name of which some words mean nothing to the kitchen. */
export function unheardOf(text: string, language: Language): Unheard | null {
  let kind: Dish | null = null
  const found = unheardName(text, (name) => {
    const folded = withoutTypos(unjoin(spelledOut(name)))
    const dishes = dishesNamedIn(folded)
    // Another word beside a dish with a method of its own is its region or its manner.
    if (dishes.some(({ dish }) => dish.whole)) return false
    const rest = withoutAhead(
      withoutMealsAndMachines(without(folded, [...dishes, ...spansOf(folded, language)])),
    )
    const strange = strangeWords(rest, language, new Set()).filter((word) => unstocked(word).length === 0)
    // A known dish covers the whole name: shepherd's pie is no pie of somebody.
    const isOfAName = ofAName.test(name) && dishes.length > 0 && dishes.every(({ start }) => start > 0)
    if ((strange.length === 0 || isList(folded, language, strange)) && !isOfAName) return false
    kind = (language === 'en' ? dishes.at(-1) : dishes[0])?.dish ?? null
    return true
  })
  if (found === null) return null
  const named: Dish | null = kind
  const other = kindsOf[language]?.[(named as Dish | null)?.id ?? '']
  return { name: found.name, kind: (other === undefined ? null : dishById(other)) ?? named }
}

/** "How do you make a rag pudding?": the frame of a question that asks for a recipe. */
const recipeQuestion: Record<Language, RegExp> = {
  en: /^\W*(?:(?:so|ok|okay|hi|hey|hello)\W+)?how(?:'s|(?: do| would| can| could| should| to|'d|d'|\s*d'))? ?(?:you|ya|i|we|one)?(?: go about)? ?(?:properly )?(?:make|making|cook|cooking|bake|baking|prepare|do)\s+/i,
  fr: /^\W*comment (?:est-ce qu'on |est-ce que je |on |je |tu |vous )?(?:fait-on|cuisine-t-on|prépare-t-on|faire|cuisiner|préparer|fait|fais|faites|cuisine|prépare|se fait|se prépare)\s+/i,
  es: /^\W*cómo (?:se |puedo |puedes )?(?:hacen?|hago|haces|hacer|preparan?|preparo|preparar|cocinan?|cocino|cocinar)\s+/i,
  de: /^\W*wie (?:mache?|macht|machst|koche?|kocht|kochst|backe?|backt|bereite|gehen|geht)\s+(?:(?:ich|man|du|ihr)\s+)?/i,
}

/**
 * A question that asks for a recipe as the wish that it is. What stands in it is wanted, not asked about; `text` is
 * returned where it asks something else.
 */
export function asWish(text: string, language: Language): string {
  const frame = recipeQuestion[language].exec(text.replaceAll('’', "'"))
  if (!frame) return text
  const rest = text.slice(frame[0].length)
  const end = rest.indexOf('?')
  const object = (end === -1 ? rest : `${rest.slice(0, end)}.${rest.slice(end + 1)}`).trim()
  return /^\p{L}/u.test(object) && fold(object).length > 2 ? `${wishes[language]} ${object}` : text
}

const wishes: Record<Language, string> = {
  en: 'I want to make',
  fr: 'Je voudrais faire',
  es: 'Quiero hacer',
  de: 'Ich möchte',
}
