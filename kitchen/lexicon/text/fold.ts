import { fold as foldLetters, oneByte } from '../fold.ts'

/** Without its accent the plural would be one daughter; "Töchtern" keeps its number. */
const severalDaughters = /(?<=t)(?:ö|oe)chter(?!\p{L})/giu

/** Lower case, no accents, straight apostrophes and plain spaces: the form in which requests are read. */
export function fold(text: string): string {
  return oneByte(
    foldLetters(
      text
        .replace(severalDaughters, 'ochtern')
        .replace(/[’‘`´]/g, "'")
        .replace(/[\u00a0\u202f]/g, ' '),
    ),
  )
}
