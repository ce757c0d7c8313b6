import type { Language } from '#shared/constants/languages.ts'
import { isAllowed } from '../safety/wishes/allowed.ts'
import type { TableDish } from '../library/table-dish.ts'
import { findIngredientById } from '../lexicon/find-by-id.ts'
import { findIngredients } from '../lexicon/find.ts'
import type { Ingredient } from '../lexicon/ingredient.ts'
import { joined, listed } from '../lexicon/articles.ts'
import { filled, nounsOf } from '../render/words.ts'
import type { Wishes } from '../safety/wishes/wishes.ts'
import { entriesByKey, readEntries, type Entry } from './read-entries.ts'

/** What an answer may look at: the dish, if there is one yet, and what the people at the table must not have. */
export interface Table {
  language: Language
  wishes: Wishes
  dish: TableDish | null
  /** The words with which the dish was asked for: a gammon is one, whatever the recipe is called. */
  askedFor?: string
}

/** What the dish on the table is called, by its title and by whoever asked for it. */
export const calledOn = ({ dish, askedFor = '' }: Table): string =>
  `${dish?.recipe.title ?? ''}, ${askedFor.split(' ').slice(0, 12).join(' ')}`

const frames = entriesByKey('frames.txt')
const about = entriesByKey('about.txt')

/** A sentence of `frames.txt` with its blanks filled. */
export function frame(key: string, language: Language, values: Record<string, string | number> = {}): string {
  const found = frames.get(key)
  if (!found) throw new Error(`frames.txt: no "${key}"`)
  return filled(found.text[language], values)
}

/** A whole answer of `about.txt`. */
export function aboutChef(key: string, language: Language): string {
  const found = about.get(key)
  if (!found) throw new Error(`about.txt: no "${key}"`)
  return found.text[language]
}

export const foodsIn = (text: string, language: Language): Ingredient[] => [
  ...new Set(findIngredients(text, language).map(({ ingredient }) => ingredient)),
]

/** "Carrots and leek", in the number one speaks of them. */
export const plainList = (foods: readonly Ingredient[], language: Language): string =>
  listed(nounsOf(foods, language), 'bare', language)

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)

export function either(choices: readonly string[], language: Language): string {
  const last = choices.at(-1) ?? ''
  const others = choices.slice(0, -1)
  return others.length > 0 ? `${others.join(', ')} ${frame('or', language)} ${last}` : last
}

export { joined }

/** Ids at the end of a key line, as foods; throws when the larder does not know one. */
export function foodsOf({ rest, place }: Entry): Ingredient[] {
  return rest
    .split(' ')
    .filter(Boolean)
    .map((id) => {
      const food = findIngredientById(id)
      if (!food) throw new Error(`${place}: the larder has no "${id}"`)
      return food
    })
}

/** Entries with the foods that they are about. */
export const entriesAbout = (file: string): readonly { entry: Entry; foods: readonly Ingredient[] }[] =>
  readEntries(file).map((entry) => ({ entry, foods: foodsOf(entry) }))

const isRestricted = ({ allergens, diets, excludedIds, excludedGroups, allergyIds, health }: Wishes) =>
  [allergens, diets, excludedIds, excludedGroups, allergyIds, health].some((list) => list.length > 0)

/** General advice, with a word on what of it the table must not have. */
export function minding(answer: string, { language, wishes }: Table): string {
  if (!isRestricted(wishes)) return answer
  const out = [
    ...new Set(findIngredients(answer, language, 'exact').map(({ ingredient }) => ingredient)),
  ].filter((each) => !isAllowed(each, wishes))
  return out.length > 0
    ? `${answer} ${frame('not-here', language, { list: plainList(out, language) })}`
    : answer
}
