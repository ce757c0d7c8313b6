import { languages } from '#shared/constants/languages.ts'
import { placeholder, type Phrase } from '../steps/phrase.ts'
import { foodsNamedIn } from '../places.ts'

type Words = (text: string) => string | null

/** The phrase with each of its four texts changed; null where one of them cannot be. */
export function inEach(text: Phrase, change: Words): Phrase | null {
  const changed: Partial<Phrase> = {}
  for (const language of languages) {
    const own = change(text[language])
    if (own === null) return null
    changed[language] = own
  }
  return changed as Phrase
}

/** The text with other foods in its places; a place that is left without any stays as it was. */
export function withPlaces(text: string, change: (foods: readonly string[]) => readonly string[]): string {
  return text.replace(placeholder, (place: string, names: string, form?: string, choices?: string) => {
    const foods = [...new Set(change(names.split('+')))]
    if (foods.length === 0) return place
    return `{${foods.join('+')}${form === undefined ? '' : `:${form}`}${choices === undefined ? '' : `?${choices}`}}`
  })
}

/** One food in the place of another. */
export const withFoodInstead = (text: string, food: string, by: string): string =>
  withPlaces(text, (foods) => foods.map((each) => (each === food ? by : each)))

/** A food beside another, wherever that one is. */
export const withFoodBeside = (text: string, food: string, added: string): string =>
  withPlaces(text, (foods) => foods.flatMap((each) => (each === food ? [each, added] : [each])))

/** A food that stands alone in its place takes the words around it along; null where these are not a part by themselves. */
const isAlone = (part: string, food: string) =>
  [...part.matchAll(placeholder)].some(([, names]) => names === food)
const isOnlyOf = (part: string, food: string) => foodsNamedIn(part).every((each) => each === food)

const sentenceEnd = /(?<=[.!?])\s+/
/** French sets a space in front of its semicolon. */
const clauseEnd = /\s?;\s+/
const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1)

/** The sentence without the clauses that are of this food alone; '' without any left. */
function withoutClauses(sentence: string, food: string): string | null {
  const gap = clauseEnd.exec(sentence)?.[0] ?? '; '
  const clauses = sentence.split(clauseEnd)
  const kept = clauses.filter((clause) => !isAlone(clause, food) || !isOnlyOf(clause, food))
  if (kept.some((clause) => isAlone(clause, food))) return null
  if (kept.length === clauses.length || kept.length === 0) return kept.join(gap)
  const rest = capital(kept.join(gap))
  return /[.!?]$/.test(rest) ? rest : `${rest}.`
}

/** The text without a food; '' where nothing is left to do, null where it cannot be said without. */
export function withoutFood(text: string, food: string): string | null {
  const fewer = withPlaces(text, (foods) =>
    foods.length > 1 ? foods.filter((each) => each !== food) : foods,
  )
  if (!isAlone(fewer, food)) return fewer
  const sentences = fewer.split(sentenceEnd).map((sentence) => withoutClauses(sentence, food))
  if (sentences.includes(null)) return null
  return sentences.filter((sentence) => sentence !== '').join(' ')
}

/** How many sentences and clauses a text has: the four texts lose the same ones only where they have as many. */
export const shapeOf = (text: string): string =>
  text
    .split(sentenceEnd)
    .map((sentence) => sentence.split(clauseEnd).length)
    .join()
