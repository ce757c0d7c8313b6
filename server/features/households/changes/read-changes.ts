import { shopFood } from '#kitchen/foods'
import type { HouseholdChanges, NamedFood } from '#shared/contract/household-changes.ts'
import { staples } from '#shared/shopping/staples.ts'
import { selectRecipeNames } from '../../recipes/recipe-names.ts'
import { findRevision } from './revision.ts'
import { selectChangedRows } from './synced-rows.ts'
import type { ChangeContext, SyncDeps, SyncedTable } from './synced-table.ts'

/** What changed in a household after a revision. */
export async function readChanges(
  deps: SyncDeps,
  tables: readonly SyncedTable[],
  context: ChangeContext,
  since: number,
): Promise<HouseholdChanges> {
  const { db } = deps
  const { householdId, userId } = context
  for (const table of tables) await table.refresh?.(deps, context)
  // Read before the rows: what is committed meanwhile is sent again with the next revision.
  const { revision, purgedRevision, measures } = await findRevision(db, householdId)
  const isComplete = since === 0 || since < purgedRevision || since > revision
  const found = await Promise.all(
    tables.map(async (table) => ({
      table,
      rows: await selectChangedRows(db, table, householdId, isComplete ? null : since),
    })),
  )
  const recipeIds = await Promise.all(tables.map((table) => table.recipeIds?.(db, householdId) ?? []))
  const named = found.flatMap(({ table, rows }) => rows.flatMap((row) => table.foodIds?.(row) ?? []))
  return {
    household: householdId,
    revision,
    measures,
    isComplete,
    rows: found.flatMap(({ table, rows }) => rows.map((row) => ({ table: table.name, ...row }))),
    foods: [...new Set([...named, ...(isComplete ? staples : [])])].flatMap(presentFood),
    recipes: await selectRecipeNames(db, userId, [...new Set(recipeIds.flat())]),
  }
}

export function presentFood(id: string): NamedFood[] {
  const food = shopFood(id)
  if (!food) return []
  const { en, fr, es, de } = food.names
  return [{ id, names: { en: [...en], fr: [...fr], es: [...es], de: [...de] } }]
}
