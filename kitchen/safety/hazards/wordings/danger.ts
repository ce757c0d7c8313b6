import { alternatives, type WordList } from '../../../lexicon/text/word-list.ts'

/** How people name the hazard of that id (`hazards/table`), where single words are enough to recognise it. */
export interface Wording {
  id: string
  words: RegExp
}

/** The one way to say it or the other. */
export const either = (...ways: readonly RegExp[]): RegExp =>
  new RegExp(ways.map(({ source }) => source).join('|'))

/** Two things said close to each other in one sentence, in either order. */
export const near = (one: string, other: string, letters = 60): RegExp =>
  new RegExp(
    `\\b(?:(?:${one})\\b[^.!?]{0,${letters}}\\b(?:${other})|(?:${other})\\b[^.!?]{0,${letters}}\\b(?:${one}))\\b`,
  )

/** The same of two word lists, each of which stands by language. */
export const together = (one: WordList, other: WordList, letters = 60): RegExp =>
  near(alternatives(one), alternatives(other), letters)
