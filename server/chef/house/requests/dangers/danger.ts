import type { Phrase } from '../../grammar/phrase.ts'
import { fold } from '../fold.ts'

/** Who must not get what others may. */
export type Guest = 'infant' | 'toddler' | 'child' | 'pregnant' | 'frail'

/** What is dangerous to eat or to keep, how guests name it, and the sentence that says what is done about it. */
export interface Danger {
  id: string
  /** Looked for in the guest's folded words, in all four languages at once. */
  words: RegExp
  /** True when no kitchen makes it safe; otherwise the dish is cooked another, safe way. */
  deadly: boolean
  warning: Phrase
  /** What the guest is taken to have said instead; without it the words of something deadly are passed over. */
  readAs?: Phrase
  /** Ids of ingredients that stay out of the dish once it was named. */
  keepsOut?: RegExp
  /** Dangerous for these guests only. */
  guests?: readonly Guest[]
}

/** A danger whose words are parts of one expression, or plain words that are folded first. */
export const danger = ({
  words,
  ...rest
}: Omit<Danger, 'words'> & { words: readonly (RegExp | string)[] }): Danger => ({
  ...rest,
  words: new RegExp(
    `\\b(?:${words.map((each) => (typeof each === 'string' ? fold(each) : each.source)).join('|')})\\b`,
  ),
})
