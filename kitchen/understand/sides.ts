import type { Language } from '#shared/constants/languages.ts'
import { findIngredients } from '../lexicon/find.ts'
import type { Dish } from '../recipes/dish.ts'
import { anyOf } from '../lexicon/text/word-list.ts'
import { wordLists } from './word-list.ts'

const lists = wordLists('sides')

/** What is to stand beside the dish on the table, whatever it is: "dazu Semmelknödel", "with mash on the side". */
export const asSide = anyOf(lists('as-side'))

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
  return dish.template !== 'salad' && !isBought
}

/** A turn, as long as before, without the name of the dish that is to stand beside. */
export const withoutSide = (folded: string, place: Place, language: Language): string =>
  isOwnRecipe(folded, place, language)
    ? folded.slice(0, place.at) + ' '.repeat(place.end - place.at) + folded.slice(place.end)
    : folded
