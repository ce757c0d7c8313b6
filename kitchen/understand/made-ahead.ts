import { matches } from '../lexicon/may-match.ts'
import type { Wishes } from '../safety/wishes/wishes.ts'
import { anyOf } from '../lexicon/text/word-list.ts'
import { wordLists } from './word-list.ts'

const lists = wordLists('made-ahead')

/** Cooked before the meal, on folded text: "I want to make it the day before", "montada el día anterior". */
const dayBefore = anyOf(lists('day-before'))

/** Cooked for the freezer. */
const freezer = anyOf(lists('freezer'))

/** When a dish is to be cooked that is eaten later; what was said before stays. */
export const readAhead = (folded: string, before: Wishes): Wishes['ahead'] =>
  matches(dayBefore, folded) ? 'ahead' : matches(freezer, folded) ? 'freeze' : before.ahead

const spans = [dayBefore, freezer].map((words) => new RegExp(words, 'g'))

/** A text (folded) without the words of when it is cooked, which name no dish. */
export const withoutAhead = (folded: string): string =>
  spans.reduce((text, words) => text.replace(words, (said) => ' '.repeat(said.length)), folded)
