import type { Language } from '#shared/constants/languages.ts'
import { findIngredients } from '../lexicon/find.ts'
import type { Dish } from '../library/dishes/dish.ts'
import { anyOf, inEach } from '../lexicon/text/word-list.ts'
import { wordLists } from './word-list.ts'

const lists = wordLists('sides')

/** What is to stand beside the dish on the table, whatever it is: "dazu Semmelknödel", "with mash on the side". */
export const asSide = anyOf(lists('as-side'))

const before = inEach(lists('attached'))
const behind = inEach(lists('attached-behind'))

/** Whether what is named at a place is to be with, on or in what stands, or what stands is only to be like it. */
export function isAttached(
  folded: string,
  { at, end }: { at: number; end: number },
  language: Language,
): boolean {
  const lead = /[^,.;:!?]*$/.exec(folded.slice(0, at))?.[0] ?? ''
  const rest = /^[^,.;:!?]*/.exec(folded.slice(end))?.[0] ?? ''
  return (
    new RegExp(`(?<![a-z])(?:${before[language].source}) ?$`).test(lead) ||
    new RegExp(`^ ?(?:[a-z'-]+ )?(?:${behind[language].source})(?![a-z])`).test(rest)
  )
}

interface Place {
  dish: Dish
  at: number
  end: number
}

/**
 * Whether what is named beside the dish has a recipe of its own. Salads are put together of what is named, and naan or
 * chips are foods to buy.
 */
export function isOwnRecipe(folded: string, { dish, at, end }: Place, language: Language): boolean {
  const name = folded.slice(at, end)
  const isBought = findIngredients(name, language).some(
    (each) => each.start === 0 && each.end === name.length,
  )
  return dish.kind !== 'salad' && !isBought
}

/** A turn, as long as before, without the name of the dish that is to stand beside. */
export const withoutSide = (folded: string, place: Place, language: Language): string =>
  isOwnRecipe(folded, place, language)
    ? folded.slice(0, place.at) + ' '.repeat(place.end - place.at) + folded.slice(place.end)
    : folded
