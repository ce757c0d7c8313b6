import type { Diet } from '#shared/words/diets.ts'
import type { Few } from '../recipes/wishes.ts'

/** The diets of all: with those of some, as long as all eat alike. */
export const withFew = (diets: readonly Diet[], few: Few | null, more: readonly Diet[]): readonly Diet[] => [
  ...new Set([...diets, ...(few?.shared ? few.diets : []), ...more]),
]
