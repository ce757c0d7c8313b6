import { fold } from '../lexicon/text/fold.ts'
import { inEach } from '../lexicon/text/word-list.ts'
import type { CheckedDish } from './checked-dish.ts'
import { wordLists } from './word-list.ts'

const heats = inEach(wordLists('heating')('heats'))

/** So hot an oven, a pot or a core is. */
const hot = 65

/** The steps that heat what an item is in: those that use it, and all behind the last of these. */
export function heatingSteps({ steps, language }: CheckedDish, place: number): CheckedDish['steps'] {
  const last = steps.findLastIndex(({ uses }) => uses.includes(place))
  return steps.filter(
    ({ uses, text, celsius }, at) =>
      (at > last || uses.includes(place)) && ((celsius ?? 0) >= hot || heats[language].test(fold(text))),
  )
}

/** True of an item that no step heats from where it goes in. */
export const isServedRaw = (dish: CheckedDish, place: number): boolean =>
  dish.steps.length > 0 && heatingSteps(dish, place).length === 0
