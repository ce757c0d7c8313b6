import { fold as foldLetters, oneByte } from '../lexicon/fold.ts'

/** Lower case, no accents, straight apostrophes and plain spaces: the form in which requests are read. */
export function fold(text: string): string {
  return oneByte(foldLetters(text.replace(/[’‘`´]/g, "'").replace(/[\u00a0\u202f]/g, ' ')))
}
