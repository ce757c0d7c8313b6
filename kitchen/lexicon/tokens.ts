import { fold } from './fold.ts'

/** One word of a text, folded for comparing, with its place in the text as it was written. */
export interface Token {
  word: string
  raw: string
  start: number
  end: number
  /** False when punctuation or a line's end stands between it and the word before: phrases do not cross that. */
  joined: boolean
}

/** What may stand between the words of one name: spaces and one hyphen, also before a slash, or apostrophe. */
const joint = /^[ \t\u00a0\u202f]*(?:[-’'‘`´‐‑]|-\/)?[ \t\u00a0\u202f]*$/

/** Splits a text into its words; hyphens and apostrophes part words but do not break a phrase. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  let last = 0
  for (const match of text.matchAll(/[\p{L}\p{M}]+|\p{N}+/gu)) {
    const [raw] = match
    const start = match.index
    const gap = text.slice(last, start)
    const joined = tokens.length > 0 && (gap === ' ' || joint.test(gap))
    tokens.push({ word: fold(raw), raw, start, end: start + raw.length, joined })
    last = start + raw.length
  }
  return tokens
}

/** The folded words of a name, as `tokensOf` finds them in a text. */
export function wordsOf(name: string): string[] {
  const folded = fold(name)
  // Most names are one word, or words between spaces.
  if (/^[a-z]+(?: [a-z]+)*$/.test(folded)) return folded.includes(' ') ? folded.split(' ') : [folded]
  return folded.match(/[\p{L}\p{M}]+|\p{N}+/gu) ?? []
}
