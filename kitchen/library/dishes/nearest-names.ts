import type { Language } from '#shared/constants/languages.ts'
import { fold } from '../../lexicon/fold.ts'
import { dishes } from './dishes.ts'

const pairsOf = (name: string) => {
  const letters = fold(name).replace(/[^a-z]/g, '')
  return new Set(
    Array.from({ length: Math.max(letters.length - 1, 0) }, (_, at) => letters.slice(at, at + 2)),
  )
}

/** From which share of common pairs of letters a name is worth asking about. */
const alike = 0.6

/** The names of the dishes that are written most like this one, at most two. */
export function nearestNames(name: string, language: Language): string[] {
  const pairs = pairsOf(name)
  return dishes
    .filter(({ whole }) => whole)
    .map(({ label }) => {
      const other = pairsOf(label[language])
      const common = [...pairs].filter((pair) => other.has(pair)).length
      return { label: label[language], share: (2 * common) / (pairs.size + other.size) }
    })
    .filter(({ share }) => share >= alike)
    .toSorted((a, b) => b.share - a.share)
    .slice(0, 2)
    .map(({ label }) => label)
}
