import { fold as foldLetters } from '../lexicon/fold.ts'

/** Lower case, no accents, straight apostrophes and plain spaces: the form in which requests are read. */
export function fold(text: string): string {
  return foldLetters(text.replace(/[’‘`´]/g, "'").replace(/[\u00a0\u202f]/g, ' '))
}
