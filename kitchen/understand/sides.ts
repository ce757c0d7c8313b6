import type { Language } from '#shared/constants/languages.ts'
import { findIngredients } from '../lexicon/find.ts'
import { fold } from '../lexicon/text/fold.ts'
import type { Dish } from '../library/dishes/dish.ts'
import { kindById } from '../library/dishes/kinds.ts'
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

/** What joins a side to what it is beside. */
const joins = inEach(lists('joins'))

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

const isSideDish = ({ kind }: Dish): boolean => kindById(kind)?.isSide === true

/** The dishes that stand beside another in the same breath: "roast cod with a side of mushy peas". */
export function sidesAmong<Named extends Place>(
  folded: string,
  named: readonly Named[],
  language: Language,
): Named[] {
  // "Purée de céleri": what the plain name of a side is made of makes it another.
  const isMadeOf = ({ end }: Place) =>
    findIngredients(folded.slice(end), language).some(({ start }) => start <= 4)
  // Naan and chips are foods to buy.
  const isSold = ({ at, end }: Place) => {
    const name = folded.slice(at, end)
    return findIngredients(name, language, 'exact').some(({ ingredient: { names } }) =>
      [names[language].one, names[language].many].some((each) => fold(each) === name),
    )
  }
  const join = new RegExp(`(?<![a-z])(?:${joins[language].source}) ?$`)
  const isBeside = ({ at }: Place) => {
    const lead = folded.slice(0, at)
    const from = join.exec(lead)?.index
    return (
      from !== undefined &&
      (named.some((other) => other.end <= from) || findIngredients(lead.slice(0, from), language).length > 0)
    )
  }
  return named.filter(
    (each) =>
      isSideDish(each.dish) &&
      !isSold(each) &&
      !isMadeOf(each) &&
      isBeside(each) &&
      named.every((other) => other === each || other.end <= each.at || other.at >= each.end),
  )
}

/** A text, as long as before, without the names of what stands beside. */
export const withoutSides = (folded: string, sides: readonly Place[]): string =>
  sides.reduce((rest, { at, end }) => rest.slice(0, at) + ' '.repeat(end - at) + rest.slice(end), folded)
