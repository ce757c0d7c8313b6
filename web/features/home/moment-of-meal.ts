import type { PlannedMeal } from '#shared/contract/home.ts'
import type { Meal } from '#shared/contract/plans.ts'

/** When a meal is on the table, as in the calendars of the plan. */
const servedAt: Record<Meal, string> = {
  breakfast: '08:00',
  lunch: '12:30',
  other: '16:00',
  dinner: '19:00',
}

const minute = 60_000
/** A dish without minutes. */
const usualMinutes = 45
/** So long before its start it is time to cook, and so long after the meal it is over. */
const early = 45 * minute
const over = 90 * minute

/** Something to prepare for, to cook now, or eaten. */
export type Moment = 'ahead' | 'cook' | 'after'

/** The local time: a change of the clocks in the night before moves nothing. */
const servedOn = ({ day, meal }: PlannedMeal): number => new Date(`${day}T${servedAt[meal]}:00`).getTime()

/** When to start cooking, in milliseconds since 1970; null for what is not cooked. */
export function startOf(meal: PlannedMeal): number | null {
  if (meal.recipe === null || meal.leftovers) return null
  return servedOn(meal) - (meal.recipe.minutes ?? usualMinutes) * minute
}

/** Whether it has been on the table, and somebody can tell how it was. */
export const isServed = (meal: PlannedMeal, now: number): boolean => now > servedOn(meal)

export function momentOf(meal: PlannedMeal, now: number): Moment {
  const served = servedOn(meal)
  if (now > served + over) return 'after'
  return now < (startOf(meal) ?? served) - early ? 'ahead' : 'cook'
}

/** The meal of today that matters now: the next one, then the last one that nobody has told about, then the last one. */
export function mealOfNow(meals: readonly PlannedMeal[], day: string, now: number): PlannedMeal | null {
  const today = meals.filter((meal) => meal.day === day).toSorted((a, b) => servedOn(a) - servedOn(b))
  const next = today.find((meal) => momentOf(meal, now) !== 'after')
  if (next) return next
  const isUntold = (meal: PlannedMeal) => startOf(meal) !== null && !meal.isLogged
  return today.findLast(isUntold) ?? today.at(-1) ?? null
}
