import type { PlanReason } from '#shared/contract/plans.ts'
import type { SeasonRegion } from '#shared/constants/season-regions.ts'
import { daysBetween } from '#shared/days.ts'
import { seasonOf } from '../lexicon/seasons/season-of.ts'
import type { Candidate } from './candidates.ts'

/** What a score looks at beside the recipe: where and with what a household cooks. */
export interface Larder {
  region: SeasonRegion
  /** Foods at home that should be used up, with the last day on which they are good, as ISO 8601. */
  useBy: readonly { food: string; day: string }[]
}

export interface Scored {
  score: number
  /** What speaks for it, strongest first. */
  reasons: { reason: PlanReason; weight: number }[]
}

const relations = { liked: 3, own: 2.5, saved: 2 } as const
const restDays = 21
/** Foods are used up in the week before their last day. */
const useUpDays = 7

/** How well a recipe fits a day, whatever is eaten on the days around it. */
export function scoreOfDay(candidate: Candidate, day: string, larder: Larder): Scored {
  const reasons: Scored['reasons'] = []
  let score = (candidate.rating - 3.5) * 1.5
  const add = (weight: number, reason: PlanReason) => {
    score += weight
    if (weight > 0) reasons.push({ weight, reason })
  }
  for (const { food, day: last } of larder.useBy) {
    const left = daysBetween(day, last)
    if (left < 0 || left > useUpDays || !candidate.foods.has(food)) continue
    add(6 - (4 * left) / useUpDays, { kind: 'useUp', food, day: last })
  }
  const inSeason = seasonFood(candidate, larder.region, Number(day.slice(5, 7)))
  if (inSeason) add(2, { kind: 'season', food: inSeason })
  if (candidate.relation) add(relations[candidate.relation], { kind: candidate.relation })
  if (candidate.lastCooked === null) {
    if (candidate.relation !== null) add(1.5, { kind: 'neverCooked' })
  } else {
    const since = daysBetween(candidate.lastCooked, day)
    if (since < restDays) score -= 12 * (1 - since / restDays)
    else add(1.8, { kind: 'notLately', days: since })
  }
  reasons.sort((one, other) => other.weight - one.weight)
  return { score, reasons }
}

function seasonFood({ about }: Candidate, region: SeasonRegion, month: number): string | null {
  return about.find((food) => seasonOf(food, region, month) === 'fresh') ?? null
}

const overlaps = (some: readonly string[], others: readonly string[]) =>
  some.some((id) => others.includes(id))

/** How much two dishes resemble each other: the same main food, kind of dish or cuisine. */
function likeness(one: Candidate, other: Candidate): number {
  if (one.id === other.id) return 40
  return (
    (overlaps(one.about, other.about) ? 4 : 0) +
    (overlaps(one.dishes, other.dishes) ? 2.5 : 0) +
    (overlaps(one.cuisines, other.cuisines) ? 1.5 : 0)
  )
}

/** A perishable food that both use and neither is about: half a cabbage is left over. */
export function sharedPerishable(one: Candidate, other: Candidate): string | null {
  if (one.id === other.id) return null
  return (
    one.perishables.find(
      (food) => other.perishables.includes(food) && !one.about.includes(food) && !other.about.includes(food),
    ) ?? null
  )
}

/** So many days apart, likeness no longer matters, and an opened food is no longer good. */
export const apart = { likeness: 6, same: 20, perishable: 4 } as const

const perishableWeight = 1.2

/** What two dishes so many days apart gain from each other, or lose. */
export function pairScore(one: Candidate, other: Candidate, days: number): number {
  const isSame = one.id === other.id
  if (days > (isSame ? apart.same : apart.likeness)) return 0
  const loss = likeness(one, other) / (isSame ? 1 : Math.max(days, 1))
  const gain = days <= apart.perishable && sharedPerishable(one, other) !== null ? perishableWeight : 0
  return gain - loss
}
