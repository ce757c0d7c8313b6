import { limits } from '#shared/constants/limits.ts'
import type { Language } from '#shared/constants/languages.ts'
import type { Meal, PlanReason } from '#shared/contract/plans.ts'
import { addDays, weekdayOf } from '#shared/days.ts'
import { findIngredients, nameOfFood, seasonalFoodIds, seasonOf } from '#kitchen/foods'
import type { Deps } from '../../deps.ts'
import type { Db } from '../../platform/db/schema.ts'
import { findHousehold, selectEaters, type EaterRow } from '../households/queries.ts'
import { selectPlanCandidates, type PlanCandidateRow } from '../recipes/plan-candidates.ts'
import { candidateOf, type Candidate } from './candidates.ts'
import { dishesOfMeal } from './dishes-of-meal.ts'
import { eatersOfMeal, restrictionsOf } from './eaters-of-night.ts'
import { selectUseBy } from './list/pantry-items.ts'
import { rankIdeas, type Night, type PlanInput } from './plan-week.ts'
import { selectLastPlanned, selectPlannedRecipes } from './queries.ts'

export interface Wish {
  householdId: string
  userId: string
  language: Language
  day: string
  meal: Meal
  exclude: readonly string[]
  /** Ids; null for those who usually eat. */
  eaters: readonly string[] | null
}

export interface Idea {
  recipeId: string
  reasons: PlanReason[]
}

/** Days before and after, whose dishes the idea should differ from. */
const around = 7
/** The best ideas are examined one after the other until one passes. */
const examined = 12

/** The best recipe for a meal that suits everybody who eats; null if there is none. */
export async function suggest(
  { db, kitchen }: Pick<Deps, 'db' | 'kitchen'>,
  wish: Wish,
): Promise<Idea | null> {
  const { day, meal, userId, language } = wish
  const [household, all, useBy] = await Promise.all([
    findHousehold(db, wish.householdId),
    selectEaters(db, wish.householdId),
    selectUseBy(db, wish.householdId),
  ])
  const eaters = eatersOfMeal(all, wish.eaters)
  const larder = { region: household.region, useBy }
  const month = Number(day.slice(5, 7))
  const foods = seasonalFoodIds.filter((food) => seasonOf(food, household.region, month) === 'fresh')
  const rows = await selectPlanCandidates(db, {
    userId,
    language,
    kinds: dishesOfMeal[meal],
    foods: [...useBy.map(({ food }) => food), ...foods],
    limit: limits.plan.candidates,
  })
  const candidates = await withHistory(db, wish, rows)
  const open: Night = {
    day,
    meal,
    eaters: restrictionsOf(
      eaters.map(({ allergens, diets, dislikes, is_child: isChild }) => ({
        allergens,
        diets,
        dislikes,
        isChild,
      })),
    ),
    minutes: household.weekday_minutes?.[weekdayOf(day) - 1] ?? null,
  }
  const planned = await selectPlannedRecipes(
    db,
    wish.householdId,
    addDays(day, -around),
    addDays(day, around),
  )
  // Dishes of the tray wait for a day of their own.
  const excluded = new Set(wish.exclude)
  for (const { recipeId, day: at } of planned) if (at === null) excluded.add(recipeId)
  const input: PlanInput = {
    nights: [open, ...plannedNights(planned, candidates, open)],
    candidates: candidates.filter(({ id }) => !excluded.has(id)),
    equipment: household.equipment,
    larder,
  }
  const byId = new Map(rows.map((row) => [row.id, row]))
  for (const { candidate, reasons } of rankIdeas(input, 0, examined)) {
    const row = byId.get(candidate.id)
    if (row && (await passes(kitchen, row, eaters, language))) {
      return { recipeId: candidate.id, reasons: reasons.map((reason) => named(reason, language)) }
    }
  }
  return null
}

/** A dish counts as cooked also on the day for which the household planned it. */
async function withHistory(db: Db, wish: Wish, rows: readonly PlanCandidateRow[]): Promise<Candidate[]> {
  const planned = await selectLastPlanned(db, wish.householdId, wish.day)
  return rows.map((row) => {
    const days = [row.last_cooked, planned.get(row.id) ?? null].flatMap((day) => day ?? [])
    return candidateOf({ ...row, last_cooked: days.toSorted().at(-1) ?? null })
  })
}

/** The dishes of the days around, as far as they are known here. */
function plannedNights(
  planned: readonly { recipeId: string; day: string | null }[],
  candidates: readonly Candidate[],
  open: Night,
): Night[] {
  const byId = new Map(candidates.map((candidate) => [candidate.id, candidate]))
  return planned.flatMap(({ recipeId, day }) => {
    const fixed = byId.get(recipeId)
    return fixed && day !== null ? [{ ...open, day, fixed }] : []
  })
}

/**
 * The safety check reads the recipe again for these eaters: it must find nothing that it does not find for everybody. Of
 * a recipe with an ingredient that nobody knows, nobody knows whether it suits an allergy.
 */
async function passes(
  kitchen: Deps['kitchen'],
  { structure, findings }: PlanCandidateRow,
  eaters: readonly EaterRow[],
  language: Language,
): Promise<boolean> {
  if (findings.some(({ severity }) => severity === 'dangerous')) return false
  const allergens = eaters.flatMap((eater) => eater.allergens)
  const diets = eaters.flatMap((eater) => eater.diets)
  if (!structure) return allergens.length === 0 && diets.length === 0
  const isUnknown = (item: string) => findIngredients(item, structure.language, 'exact').length === 0
  if (allergens.length > 0 && structure.ingredients.some(({ item }) => isUnknown(item))) return false
  const excluded = eaters.flatMap((eater) => eater.dislikes).map((food) => nameOfFood(food, language) ?? food)
  const found = await kitchen.taste({ recipe: structure, guests: { allergens, diets, excluded } })
  const known = new Set(findings.map(({ code }) => code))
  return found.every(({ code, severity }) => severity === 'note' || known.has(code))
}

function named(reason: PlanReason, language: Language): PlanReason {
  return 'food' in reason ? { ...reason, food: nameOfFood(reason.food, language) ?? reason.food } : reason
}
