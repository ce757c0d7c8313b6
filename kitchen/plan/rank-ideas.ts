import type { Equipment } from '#shared/contract/chat-table.ts'
import type { Meal, PlanReason } from '#shared/contract/plans.ts'
import { daysBetween } from '#shared/days.ts'
import { suitsMeal } from '#shared/words/dishes-of-meal.ts'
import { canCookWith, type Candidate } from './candidates.ts'
import { suitsEaters, type Restrictions } from './eaters-of-night.ts'
import { apart, pairScore, scoreOfDay, sharedPerishable, type Larder } from './score.ts'

/** A meal to plan, or one that is planned already. */
export interface Night {
  day: string
  meal: Meal
  eaters: Restrictions
  /** The time for cooking; null for no limit. */
  minutes: number | null
  /** A dish that stays. */
  fixed?: Candidate
}

export interface PlanInput {
  nights: readonly Night[]
  candidates: readonly Candidate[]
  equipment: readonly Equipment[]
  larder: Larder
}

export interface Suggestion {
  candidate: Candidate
  reasons: PlanReason[]
}

/** What every plan has to respect. */
function fitsNight(candidate: Candidate, night: Night, equipment: readonly Equipment[]): boolean {
  return (
    suitsMeal(candidate, night.meal) &&
    (night.minutes === null || (candidate.minutes !== null && candidate.minutes <= night.minutes)) &&
    canCookWith(candidate, equipment) &&
    suitsEaters(candidate, night.eaters)
  )
}

type Picked = (Candidate | null)[]

const shownReasons = 2

/** The dishes that fit an open night, best first, beside the fixed ones. */
export function rankIdeas(input: PlanInput, night: number, most = Number.POSITIVE_INFINITY): Suggestion[] {
  const picked: Picked = input.nights.map(({ fixed }) => fixed ?? null)
  const ranked = scoresIn(input)(night, picked)
  ranked.sort((one, other) => other.score - one.score)
  return ranked.slice(0, most).map(({ candidate }) => ({
    candidate,
    reasons: reasonsFor(
      night,
      picked.map((each, index) => (index === night ? candidate : each)),
      input,
    ),
  }))
}

function scoresIn(input: PlanInput) {
  const { nights, candidates, equipment, larder } = input
  const between = pairsOf(input)
  const choices = nights.map((night) =>
    night.fixed
      ? []
      : candidates
          .filter((candidate) => fitsNight(candidate, night, equipment))
          .map((candidate) => ({ candidate, score: scoreOfDay(candidate, night.day, larder).score })),
  )
  const near = nights.map(({ day }, night) =>
    nights.flatMap((each, other) => {
      const days = Math.abs(daysBetween(day, each.day))
      return other !== night && days <= apart.same ? [{ other, days }] : []
    }),
  )
  /** Without dishes of the same week. */
  const scores = (night: number, picked: Picked) => {
    const neighbours = (near[night] ?? []).flatMap(({ other, days }) => {
      const candidate = picked[other]
      return candidate ? [{ candidate, days }] : []
    })
    const week = new Set(
      neighbours.filter(({ days }) => days <= apart.likeness).map(({ candidate }) => candidate.id),
    )
    return (choices[night] ?? []).flatMap(({ candidate, score: own }) => {
      if (week.has(candidate.id)) return []
      let score = own
      for (const { candidate: other, days } of neighbours) score += between(candidate, other, days)
      return [{ candidate, score }]
    })
  }
  return scores
}

/** `pairScore`, computed once for each pair and distance. */
function pairsOf({ candidates, nights }: PlanInput) {
  const indexes = new Map<Candidate, number>()
  for (const candidate of candidates) indexes.set(candidate, indexes.size)
  for (const { fixed } of nights) if (fixed && !indexes.has(fixed)) indexes.set(fixed, indexes.size)
  const scores = new Float32Array(indexes.size ** 2 * apart.likeness).fill(Number.NaN)
  return (one: Candidate, other: Candidate, days: number): number => {
    if (days > apart.likeness) return one.id === other.id ? pairScore(one, other, days) : 0
    const pair = (indexes.get(one) ?? 0) * indexes.size + (indexes.get(other) ?? 0)
    const at = pair * apart.likeness + Math.max(days, 1) - 1
    const known = scores[at] ?? Number.NaN
    if (!Number.isNaN(known)) return known
    return (scores[at] = pairScore(one, other, days))
  }
}

/** The strongest reasons; what it shares with a dish of the days around it comes second. */
function reasonsFor(night: number, picked: Picked, { nights, larder }: PlanInput): PlanReason[] {
  const [own, candidate] = [nights[night], picked[night]]
  if (!own || !candidate) return []
  const found = scoreOfDay(candidate, own.day, larder).reasons.map(({ reason }) => reason)
  const shared = nights.flatMap(({ day }, other): PlanReason[] => {
    const dish = picked[other]
    if (!dish || other === night || Math.abs(daysBetween(day, own.day)) > apart.perishable) return []
    const food = sharedPerishable(candidate, dish)
    return food === null ? [] : [{ kind: 'shares', food, day }]
  })
  if (shared[0]) found.splice(1, 0, shared[0])
  if (found.length === 0) found.push(plainReason(own, candidate))
  return found.slice(0, shownReasons)
}

function plainReason({ eaters, minutes }: Night, candidate: Candidate): PlanReason {
  if (eaters.allergens.size + eaters.diets.size > 0) return { kind: 'forEveryone' }
  if (minutes !== null && candidate.minutes !== null) return { kind: 'quick', minutes: candidate.minutes }
  return { kind: 'different' }
}
