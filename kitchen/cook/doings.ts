import { placeholder, withOptions } from '../recipes/phrase.ts'
import type { Part } from '../recipes/part.ts'
import { isThere, type Sentence } from './planned-step.ts'

/** What a sentence does to things that it names together: its English, with § where they stand and … for all others. */
export interface Doing {
  parts: readonly Part[]
  said: string
}

export function doingsOf(sentence: Sentence): Doing[] {
  const text = withOptions(sentence.text.en, (names) => isThere(sentence, names))
  return text.split(/(?<=[.;:])\s/).flatMap((clause) =>
    [...clause.matchAll(placeholder)].flatMap((match): Doing[] => {
      const [whole, names = '', , choices] = match
      const parts = names.split('+').flatMap((name) => {
        const value = sentence.bound.get(name)
        return typeof value === 'number' ? [] : (value ?? [])
      })
      if (choices !== undefined || parts.length === 0) return []
      const before = clause.slice(0, match.index).replace(placeholder, '…')
      const after = clause.slice(match.index + whole.length).replace(placeholder, '…')
      return [{ parts, said: `${before}§${after}` }]
    }),
  )
}
