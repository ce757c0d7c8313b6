import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { neverBought } from '#shared/shopping/staples.ts'
import { nextClock, parseClock } from '#shared/sync/clock.ts'
import {
  applyOperation,
  deletedField,
  isDeleted,
  type FieldValue,
  type SyncedRow,
} from '#shared/sync/merge.ts'
import { fold } from '#shared/words/fold.ts'
import type { Db } from '../../../platform/db/schema.ts'
import { selectRows } from '../../households/changes/synced-rows.ts'
import { withFood } from './line-food.ts'
import { listItems } from './list-items.ts'
import { valuesOf, type ListedRecipe } from './recipe-lines.ts'
import type { selectAisles } from './shop-aisles.ts'

/** By this name the server changes rows, as devices do by theirs. */
const serverDevice = 'server00'

/** The row with a field that the server sets, later than everything that was set before. */
export function withServerValue(row: SyncedRow, field: string, value: FieldValue, now: number): SyncedRow {
  const last = Object.values(row.clocks).toSorted().at(-1) ?? null
  const clock = nextClock(last, now, serverDevice)
  return applyOperation(row, { id: '', table: '', row: row.id, field, value, clock })
}

/** All lines that were ever made for meals, deleted ones too. */
export async function selectLinesOfEntries(
  db: Db,
  householdId: string,
  entryIds: readonly string[],
): Promise<SyncedRow[]> {
  const found = await db
    .selectFrom('list_items')
    .select('id')
    .where('household_id', '=', householdId)
    .where('plan_entry_id', 'in', entryIds)
    .execute()
  const ids = found.map(({ id }) => id)
  return [...(await selectRows(db, listItems, householdId, ids)).values()]
}

interface Wanted {
  entryId: string
  recipe: ListedRecipe
  servings: number
  /** The lines that a person has chosen; null for everything that is not at home. */
  chosen: readonly number[] | null
  atHome: ReadonlySet<string>
  aisles: Awaited<ReturnType<typeof selectAisles>>
  /** The list that takes what meals need; null for the first one. */
  listId: string | null
  now: number
}

/**
 * The lines that are still missing for a meal: new rows, and rows that went with the meal and come back. What a person
 * has taken off the list stays off unless it is chosen, and what is there or ticked is left alone.
 */
export function missingLines(present: readonly SyncedRow[], wanted: Wanted): SyncedRow[] {
  const { entryId, recipe, servings, chosen, atHome, aisles, listId, now } = wanted
  const own = present.filter(({ values }) => values.planEntryId === entryId && values.recipeId === recipe.id)
  const matched = matchLines(own, recipe)
  return recipe.structure.ingredients.flatMap((_, line) => {
    const foodId = recipe.foodIds[line] ?? null
    const isLeftOut = foodId !== null && (neverBought.has(foodId) || (chosen === null && atHome.has(foodId)))
    if (isLeftOut || (chosen !== null && !chosen.includes(line))) return []
    const row = matched.get(line)
    if (row && (!isDeleted(row) || (chosen === null && !wasWithdrawn(row)))) return []
    const made = {
      ...valuesOf(recipe, line, servings),
      recipeId: recipe.id,
      planEntryId: entryId,
      listId,
      isEdited: false,
      tickedAt: null,
      tickedBy: null,
    }
    if (!row) return [withFood({ id: lineId(entryId, recipe, line), values: made, clocks: {} }, aisles)]
    const values = { ...row.values, ...made }
    return [withFood(withServerValue({ ...row, values }, deletedField, false, now), aisles)]
  })
}

/** The row of each ingredient: by its words wherever it stands now, else by its place. */
function matchLines(own: readonly SyncedRow[], { structure }: ListedRecipe): Map<number, SyncedRow> {
  const rest = new Set(own)
  const matched = new Map<number, SyncedRow>()
  const take = (isSame: (row: SyncedRow, line: number) => boolean) =>
    structure.ingredients.forEach((_, line) => {
      if (matched.has(line)) return
      // One that is on the list goes before one that was taken off it.
      const found = [...rest].filter((row) => isSame(row, line))
      const row = found.find((each) => !isDeleted(each)) ?? found[0]
      if (!row) return
      matched.set(line, row)
      rest.delete(row)
    })
  const wordsOf = (line: number) => fold(structure.ingredients[line]?.item ?? '')
  const hasWords = ({ values }: SyncedRow, line: number) => fold(String(values.item)) === wordsOf(line)
  take((row, line) => row.values.line === line && hasWords(row, line))
  take(hasWords)
  take((row, line) => row.values.line === line && row.values.isEdited === true)
  return matched
}

/** It went with its meal: nobody has deleted it. */
function wasWithdrawn({ clocks }: SyncedRow): boolean {
  const deleted = clocks[deletedField]
  return deleted !== undefined && parseClock(deleted).device === serverDevice
}

/**
 * The link between a meal and a line: the row's id, which is the primary key, follows from the meal, the recipe and the
 * ingredient. So the same line cannot be added twice, by whichever phone.
 */
function lineId(entryId: string, { id, structure }: ListedRecipe, line: number): string {
  const wordsAt = (at: number) => fold(structure.ingredients[at]?.item ?? '')
  const words = wordsAt(line)
  const nth = structure.ingredients.slice(0, line).filter((_, at) => wordsAt(at) === words).length
  const hash = createHash('sha256')
    .update(JSON.stringify([entryId, id, words, nth]))
    .digest('hex')
  // Version 8 of a uuid: its bits are the maker's own.
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `a${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-')
}

/** The foods that a household has at home on a day: always, or for now. */
export async function selectAtHome(db: Db, householdId: string, now: number): Promise<Set<string>> {
  const today = new Date(now).toISOString().slice(0, 10)
  const rows = await db
    .selectFrom('pantry_items')
    .select('food_id')
    .where('household_id', '=', householdId)
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`(state = 'always' or use_by is null or use_by >= ${today}::date)`)
    .execute()
  return new Set(rows.map((row) => row.food_id))
}
