import { isAllowed, type Conditions } from '../safety/wishes/allowed.ts'
import { findIngredientById } from '../lexicon/find-by-id.ts'
import { replaced } from '../lexicon/may-match.ts'
import type { Language } from '#shared/constants/languages.ts'
import { readDishMentions } from './dish-mentions.ts'
import { fold } from '../lexicon/text/fold.ts'
import { spansOf } from './mentions.ts'
import { isAffirmed } from '../lexicon/text/negated.ts'
import { anyOf } from '../lexicon/text/word-list.ts'
import { wordLists } from './word-list.ts'
import type { Wanted } from '../safety/wishes/wishes.ts'

const lists = wordLists('green-side')

const greenSide = anyOf(lists('green'))
const everyGreenSide = anyOf(lists('green'), 'g')

/**
 * "And something green beside it": whether leaves are to stand beside the dish, and the turn without these words, in
 * which "green" colours no other food. Without a dish to stand beside, it is a wish for one.
 */
export function greenSideIn(
  folded: string,
  language: Language,
  isOnTable: boolean,
): { isWanted: boolean; rest: string } {
  const none = { isWanted: false, rest: folded }
  if (!isAffirmed(greenSide, folded)) return none
  const rest = replaced(folded, everyGreenSide, ' ')
  const isBeside =
    isOnTable || readDishMentions(rest, language).length > 0 || spansOf(rest, language).length > 0
  return isBeside ? { isWanted: true, rest } : none
}

/** The same, of a part of a turn as it was written, which is a wish whatever else it sounds like. */
export const asksGreenSide = (text: string): boolean => !/\?/.test(text) && isAffirmed(greenSide, fold(text))

const leaves = ['lettuce', 'rocket', 'lambs-lettuce', 'cucumber'] as const

/** What is wanted with leaves beside the dish, the first of them that everybody may eat. */
export function withGreenSide(wanted: readonly Wanted[], conditions: Conditions): readonly Wanted[] {
  if (wanted.some(({ beside }) => beside)) return wanted
  const green = leaves.find((id) => {
    const food = findIngredientById(id)
    return food !== null && isAllowed(food, conditions) && wanted.every((each) => each.id !== id)
  })
  return green ? [...wanted, { id: green, amount: null, unit: null, beside: true }] : wanted
}
