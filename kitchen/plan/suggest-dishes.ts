import type { Equipment } from '#shared/contract/chat-table.ts'
import type { Meal, PlanReason } from '#shared/contract/plans.ts'
import { candidateOf, type Candidate, type StoredRecipe } from './candidates.ts'
import { restrictionsOf, type PlannedEater } from './eaters-of-night.ts'
import { rankIdeas, type Night } from './rank-ideas.ts'
import type { Larder } from './score.ts'

/** One meal for which a dish is wanted, with all that the choice looks at. */
export interface WantedDish {
  day: string
  meal: Meal
  /** Who eats then. */
  eaters: readonly PlannedEater[]
  minutes: number | null
  equipment: readonly Equipment[]
  larder: Larder
  recipes: readonly StoredRecipe[]
  /** The recipes of the days around it. */
  planned: readonly { recipeId: string; day: string }[]
  /** Recipes that must not be suggested. */
  excluded: readonly string[]
  /** How many are wanted. */
  most: number
}

export interface SuggestedDish {
  recipeId: string
  reasons: PlanReason[]
}

/** The dishes that fit, best first. */
export function suggestDishes(wanted: WantedDish): SuggestedDish[] {
  const { day, meal, minutes, equipment, larder, most } = wanted
  const candidates = wanted.recipes.map(candidateOf)
  const open: Night = { day, meal, eaters: restrictionsOf(wanted.eaters), minutes }
  const excluded = new Set(wanted.excluded)
  const input = {
    nights: [open, ...plannedNights(wanted, candidates, open)],
    candidates: candidates.filter(({ id }) => !excluded.has(id)),
    equipment,
    larder,
  }
  return rankIdeas(input, 0, most).map(({ candidate, reasons }) => ({ recipeId: candidate.id, reasons }))
}

/** The dishes of the days around, as far as they are known here. */
function plannedNights({ planned }: WantedDish, candidates: readonly Candidate[], open: Night): Night[] {
  const byId = new Map(candidates.map((candidate) => [candidate.id, candidate]))
  return planned.flatMap(({ recipeId, day }) => {
    const fixed = byId.get(recipeId)
    return fixed ? [{ ...open, day, fixed }] : []
  })
}
