import { matches, mayMatch } from '../lexicon/may-match.ts'
import type { Language } from '#shared/constants/languages.ts'
import { insisting } from './cues.ts'
import type { Danger } from './danger.ts'
import { dangers, harmWords } from './dangers.ts'
import { hazards } from './hazards/hazard.ts'
import { dangerOf, hazardsIn, type Eating } from './hazards/read-hazards.ts'
import { isNegated } from './negated.ts'
import type { Wishes } from './wishes.ts'

const byHazard: ReadonlyMap<string, Danger> = new Map(
  hazards.map((hazard) => [
    hazard.id,
    dangerOf(
      hazard,
      dangers.find(({ id }) => id === hazard.id),
    ),
  ]),
)

type Told = Pick<Wishes, 'dangers' | 'refused'> & { eating: Eating }

/**
 * What dangerous things a turn tells of, by its wording or by its meaning, whether it insists on one that nothing makes
 * safe, and who eats.
 */
export function readDangers(
  folded: string,
  before: Wishes,
  { language = before.language, refused = false }: { language?: Language; refused?: boolean } = {},
): Told {
  const heard = hazardsIn(folded, language, before, refused)
  const meant = heard.hazards.flatMap(({ id }) => byHazard.get(id) ?? [])
  const worded = dangers.filter(({ id, words }) => {
    const match = mayMatch(words, folded) ? words.exec(folded) : null
    return match !== null && !isNegated(folded, match.index) && !meant.some((each) => each.id === id)
  })
  const now = [...meant.filter(({ stop }) => !stop), ...worded]
  const times = (id: string) => before.dangers.find(({ danger }) => danger.id === id)?.times ?? 0
  const kept = before.dangers.filter(({ danger }) => !now.some(({ id }) => id === danger.id))
  const all = [...kept, ...now.map((danger) => ({ danger, times: times(danger.id) + 1 }))]
  const deadly = now.find((danger) => danger.deadly && (times(danger.id) > 0 || matches(insisting, folded)))
  const help = meant.find(({ stop }) => stop)
  return {
    dangers: all,
    refused: matches(harmWords, folded) ? 'harm' : (help ?? deadly ?? null),
    eating: heard.eating,
  }
}
