import { matches, mayMatch } from '../lexicon/may-match.ts'
import { insisting } from './cues.ts'
import { dangers, harmWords } from './dangers.ts'
import { isNegated } from './negated.ts'
import type { Wishes } from './wishes.ts'

/** What dangerous things a turn asks for, and whether it insists on one that nothing makes safe. */
export function readDangers(folded: string, before: Wishes): Pick<Wishes, 'dangers' | 'refused'> {
  const now = dangers.filter(({ words }) => {
    const match = mayMatch(words, folded) ? words.exec(folded) : null
    return match !== null && !isNegated(folded, match.index)
  })
  const times = (id: string) => before.dangers.find(({ danger }) => danger.id === id)?.times ?? 0
  const kept = before.dangers.filter(({ danger }) => !now.includes(danger))
  const all = [...kept, ...now.map((danger) => ({ danger, times: times(danger.id) + 1 }))]
  const deadly = now.find((danger) => danger.deadly && (times(danger.id) > 0 || matches(insisting, folded)))
  return { dangers: all, refused: matches(harmWords, folded) ? 'harm' : (deadly ?? null) }
}
