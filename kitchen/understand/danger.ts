import { alternatives, type WordList } from './word-list.ts'
import type { Ingredient } from '../lexicon/ingredient.ts'
import type { Phrase } from '../recipes/phrase.ts'

/** Who at the table must be spared what others may eat. */
export interface Tender {
  infant: boolean
  child: boolean
  toddler: boolean
  pregnant: boolean
  frail: boolean
}

/** What nobody (or not everybody) may eat, and how people name it. */
export interface DangerRule {
  id: string
  words: RegExp
  /** True when no kitchen makes it safe; otherwise the dish is cooked another, safe way. */
  deadly: boolean
  /** Only a danger for these guests; they may be named in another turn. */
  for?: (table: Tender) => boolean
  /** Words of the request that name no ingredient but the danger itself. */
  strip?: true
  /** What it keeps out of the dish. */
  out?: readonly ((ingredient: Ingredient) => boolean)[]
  /** Help comes before any recipe. */
  stop?: true
  /** A fault of the food in hand, which goes. */
  ofFood?: true
}

/** With the sentence that says why it stays out (danger-warnings.txt). */
export interface Danger extends DangerRule {
  warning: Phrase
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
