import { limits } from '#shared/constants/limits.ts'
import type { Language } from '#shared/constants/languages.ts'
import type { Meal, PlanReason } from '#shared/contract/plans.ts'
import { addDays, weekdayOf } from '#shared/days.ts'
import { dishesOfMeal } from '#shared/words/dishes-of-meal.ts'
import { eatersOfMeal } from '#shared/eaters-of-meal.ts'
import type { PlannedEater } from '#kitchen'
import { nameOfFood, seasonalFoodIds, seasonOf } from '#kitchen/foods'
import type { Deps } from '../../deps.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { Caller } from '../../platform/workers/kitchen.ts'
import { findHousehold, selectEaters } from '../households/queries.ts'
import { findCandidate, selectPlanCandidates, type PlanCandidateRow } from '../recipes/plan-candidates.ts'
import { selectUseBy } from './list/pantry-items.ts'
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
  /** Dishes of other days that are suggested, too. */
  proposed: readonly { recipeId: string; day: string }[]
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
  signal?: AbortSignal,
): Promise<Idea | null> {
  const { day, meal, userId, language } = wish
  const caller: Caller = { userId, signal }
  const [household, all, useBy] = await Promise.all([
    findHousehold(db, wish.householdId),
    selectEaters(db, wish.householdId),
    selectUseBy(db, wish.householdId),
  ])
  // The asker has left it in another request meanwhile.
  if (!household) return null
  const month = Number(day.slice(5, 7))
  const foods = seasonalFoodIds.filter((food) => seasonOf(food, household.region, month) === 'fresh')
  const rows = await selectPlanCandidates(db, {
    userId,
    language,
    kinds: dishesOfMeal[meal],
    foods: [...useBy.map(({ food }) => food), ...foods],
    limit: limits.plan.candidates,
  })
  const [recipes, planned] = await Promise.all([
    withHistory(db, wish, rows),
    selectPlannedRecipes(db, wish.householdId, addDays(day, -around), addDays(day, around)),
  ])
  const eaters = eatersOfMeal(all, wish.eaters).map(
    ({ allergens, diets, dislikes, is_child: isChild }): PlannedEater => ({
      allergens,
      diets,
      dislikes,
      isChild,
    }),
  )
  const ideas = await kitchen.suggestDishes(
    {
      day,
      meal,
      eaters,
      minutes: household.weekday_minutes?.[weekdayOf(day) - 1] ?? null,
      equipment: household.equipment,
      larder: { region: household.region, useBy },
      recipes,
      planned: [
        ...planned.flatMap(({ recipeId, day: at }) => (at === null ? [] : [{ recipeId, day: at }])),
        ...wish.proposed,
      ],
      // Dishes of the tray wait for a day of their own.
      excluded: [
        ...wish.exclude,
        ...wish.proposed.map(({ recipeId }) => recipeId),
        ...planned.flatMap(({ recipeId, day: at }) => (at === null ? [recipeId] : [])),
      ],
      most: examined,
    },
    caller,
  )
  for (const { recipeId, reasons } of ideas) {
    const found = await findCandidate(db, userId, recipeId)
    if (found && (await passes(kitchen, found, { eaters, language }, caller)))
      return { recipeId, reasons: reasons.map((reason) => named(reason, language)) }
  }
  return null
}

/** A dish for each day, which differs from those of the others; null where none fits. */
export async function suggestForDays(
  deps: Pick<Deps, 'db' | 'kitchen'>,
  days: readonly string[],
  wish: Omit<Wish, 'day' | 'proposed'>,
  signal?: AbortSignal,
): Promise<{ day: string; idea: Idea | null }[]> {
  const found: { day: string; idea: Idea | null }[] = []
  for (const day of days) {
    const proposed = found.flatMap((each) =>
      each.idea ? [{ recipeId: each.idea.recipeId, day: each.day }] : [],
    )
    found.push({ day, idea: await suggest(deps, { ...wish, day, proposed }, signal) })
    signal?.throwIfAborted()
  }
  return found
}

/** A dish counts as cooked also on the day for which the household planned it. */
async function withHistory(
  db: Db,
  wish: Wish,
  rows: readonly PlanCandidateRow[],
): Promise<PlanCandidateRow[]> {
  const planned = await selectLastPlanned(db, wish.householdId, wish.day)
  return rows.map((row) => {
    const days = [row.last_cooked, planned.get(row.id) ?? null].flatMap((day) => day ?? [])
    return { ...row, last_cooked: days.toSorted().at(-1) ?? null }
  })
}

async function passes(
  kitchen: Deps['kitchen'],
  { structure: recipe, findings, parts }: NonNullable<Awaited<ReturnType<typeof findCandidate>>>,
  { eaters, language }: { eaters: readonly PlannedEater[]; language: Language },
  caller: Caller,
): Promise<boolean> {
  if (findings.some(({ severity }) => severity === 'dangerous')) return false
  if (!recipe) return eaters.every(({ allergens, diets }) => allergens.length + diets.length === 0)
  return kitchen.suitsGuests({ recipe, findings, eaters, parts, language }, caller)
}

function named(reason: PlanReason, language: Language): PlanReason {
  return 'food' in reason ? { ...reason, food: nameOfFood(reason.food, language) ?? reason.food } : reason
}
