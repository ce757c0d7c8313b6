import { meals, mealsOfDay, type Meal } from '#shared/contract/plans.ts'
import type { FieldValue, SyncedRow } from '#shared/sync/merge.ts'

export const planTable = 'plan_entries'

/** What members of a household set of an entry. */
export interface PlanFields {
  /** As ISO 8601; null for a dish that has no day yet. */
  day: string | null
  meal: Meal
  position: number | null
  recipeId: string | null
  /** Of the recipe when it was planned, or what was typed. */
  title: string | null
  servings: number | null
  /** Ids of eaters; null for those who usually eat. */
  eaters: readonly string[] | null
  cookId: string | null
  note: string | null
  leftoverOf: string | null
}

export interface PlanEntry extends PlanFields {
  id: string
  /** Its ingredients are on the shopping list, or will be. */
  onList: boolean
  /** The server has put them there. */
  isListed: boolean
}

export const emptyFields: PlanFields = {
  day: null,
  meal: 'dinner',
  position: null,
  recipeId: null,
  title: null,
  servings: null,
  eaters: null,
  cookId: null,
  note: null,
  leftoverOf: null,
}

const textOrNull = (value: FieldValue | undefined) => (typeof value === 'string' ? value : null)
const numberOrNull = (value: FieldValue | undefined) => (typeof value === 'number' ? value : null)

export function readEntry({ id, values }: SyncedRow): PlanEntry {
  const { eaters } = values
  return {
    id,
    day: textOrNull(values.day),
    meal: meals.find((meal) => meal === values.meal) ?? 'dinner',
    position: numberOrNull(values.position),
    recipeId: textOrNull(values.recipeId),
    title: textOrNull(values.title),
    servings: numberOrNull(values.servings),
    eaters: Array.isArray(eaters) ? eaters.map(String) : null,
    cookId: textOrNull(values.cookId),
    note: textOrNull(values.note),
    leftoverOf: textOrNull(values.leftoverOf),
    onList: values.onList === true,
    isListed: typeof values.listedRecipeId === 'string',
  }
}

function compareEntries(one: PlanEntry, other: PlanEntry): number {
  return (
    mealsOfDay.indexOf(one.meal) - mealsOfDay.indexOf(other.meal) ||
    (one.position ?? 0) - (other.position ?? 0) ||
    one.id.localeCompare(other.id)
  )
}

/** The entries of a day, or those without one, in their order. */
export const entriesOf = (entries: readonly PlanEntry[], day: string | null): PlanEntry[] =>
  entries.filter((entry) => entry.day === day).toSorted(compareEntries)

/** Who eats at a meal that has entries already: null for those who usually eat. */
export function eatersOf(entries: readonly PlanEntry[], day: string, meal: Meal): readonly string[] | null {
  const chosen = entries
    .filter((entry) => entry.day === day && entry.meal === meal)
    .map(({ eaters }) => eaters)
  if (chosen.length === 0 || chosen.includes(null)) return null
  return [...new Set(chosen.flatMap((eaters) => eaters ?? []))]
}

/** The recipes of a week and of the dishes without a day: none of them is an idea for it. */
export const recipesOf = (entries: readonly PlanEntry[], week: readonly string[]): string[] => [
  ...new Set(
    entries.flatMap(({ day, recipeId }) =>
      recipeId !== null && (day === null || week.includes(day)) ? recipeId : [],
    ),
  ),
]

/** The entries of these days that have something to buy: dishes that are cooked, of recipes that the reader may read. */
export const buyable = (
  entries: readonly PlanEntry[],
  days: readonly string[],
  titles: ReadonlyMap<string, string | null>,
): PlanEntry[] =>
  entries.filter(
    ({ day, recipeId, leftoverOf }) =>
      day !== null && days.includes(day) && leftoverOf === null && isReadable(recipeId, titles),
  )

/** Of a recipe that was just planned the server has not sent the title yet. */
export const isReadable = (recipeId: string | null, titles: ReadonlyMap<string, string | null>): boolean =>
  recipeId !== null && titles.get(recipeId) !== null

/** The days without a dinner. */
export const daysWithoutDinner = (entries: readonly PlanEntry[], days: readonly string[]): string[] =>
  days.filter((day) => !entries.some((entry) => entry.day === day && entry.meal === 'dinner'))

/** The place at the end of a day. */
export const endOf = (entries: readonly PlanEntry[], day: string | null): number =>
  Math.max(0, ...entriesOf(entries, day).map(({ position }) => position ?? 0)) + 1
