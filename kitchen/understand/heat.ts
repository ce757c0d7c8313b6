import { matches } from '../lexicon/may-match.ts'
import { cues } from './cues.ts'
import type { Wishes } from '../safety/wishes/wishes.ts'

/** How hot it is to be after a turn. */
export function readHeat(folded: string, before: Wishes['heat']): Wishes['heat'] {
  const bounded = (heat: number) => Math.max(0, Math.min(3, heat)) as 0 | 1 | 2 | 3
  if (matches(cues.spicier, folded)) return bounded((before ?? 0) + 1)
  if (matches(cues.milder, folded)) return bounded((before ?? 1) - 1)
  if (matches(cues.mild, folded)) return 0
  if (matches(cues.hot, folded)) return 3
  return matches(cues.spicy, folded) ? 2 : before
}
