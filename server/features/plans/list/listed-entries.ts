import { sql, type RawBuilder } from 'kysely'
import { apiError } from '#shared/contract/errors.ts'
import { limits } from '#shared/constants/limits.ts'
import { isDeleted, type SyncedRow } from '#shared/sync/merge.ts'
import type { Db } from '../../../platform/db/schema.ts'
import { insertOperation } from '../../households/changes/apply-operations.ts'
import { inRevision } from '../../households/changes/revision.ts'
import { countRows, selectRows, writeRows } from '../../households/changes/synced-rows.ts'
import type { ChangeContext, SyncDeps, SyncedTable } from '../../households/changes/synced-table.ts'
import { missingLines, selectAtHome, selectLinesOfEntries, withServerValue } from './entry-lines.ts'
import { listItems } from './list-items.ts'
import { readListedRecipes, type ListedRecipe } from './recipe-lines.ts'
import { selectAisles } from './shop-aisles.ts'
import { findDefaultList } from './shopping-lists.ts'

/**
 * Puts meals on the shopping list that members have asked for, before rows are read: the lines of each, and the note that
 * they are there, in one transaction. Meals whose recipe the reader may not read wait for who may. A meal that does not
 * fit is not on the list.
 */
export async function listEntries(
  deps: SyncDeps,
  entries: SyncedTable,
  context: ChangeContext,
): Promise<void> {
  const { db } = deps
  const due = await selectDue(db, context.householdId)
  if (due.length === 0) return
  const recipeIds = [...new Set(due.map(({ recipe_id }) => recipe_id))]
  const recipes = await readListedRecipes(
    deps,
    context.userId,
    recipeIds.slice(0, limits.shoppingList.recipesRefreshed),
  )
  const readable = due.filter(({ recipe_id }) => recipes.has(recipe_id))
  if (readable.length === 0) return
  const ids = readable.map(({ id }) => id)
  await inRevision(db, context, (transaction, revision) =>
    listReadEntries(transaction, entries, { ...context, revision }, { ids, recipes }),
  )
}

async function listReadEntries(
  db: Db,
  entries: SyncedTable,
  context: ChangeContext & { revision: number },
  { ids, recipes }: { ids: readonly string[]; recipes: ReadonlyMap<string, ListedRecipe | null> },
): Promise<boolean> {
  const { householdId, now } = context
  const rows = await selectRows(db, entries, householdId, ids)
  const [present, atHome, aisles, listId] = [
    await selectLinesOfEntries(db, householdId, ids),
    await selectAtHome(db, householdId, now),
    await selectAisles(db, householdId),
    await findDefaultList(db, householdId),
  ]
  let room = listItems.rowsMax - (await countRows(db, listItems, householdId))
  const lines: SyncedRow[] = []
  const listed: SyncedRow[] = []
  for (const row of rows.values()) {
    const recipe = isDue(row) ? recipes.get(String(row.values.recipeId)) : undefined
    if (recipe === undefined) continue
    const made = recipe
      ? missingLines(present, {
          entryId: row.id,
          recipe,
          servings: Number(row.values.servings ?? recipe.structure.servings),
          chosen: null,
          atHome,
          aisles,
          listId,
          now,
        })
      : []
    if (made.length > room) {
      listed.push(withServerValue(row, 'onList', false, now))
      continue
    }
    room -= made.length
    lines.push(...made)
    listed.push(asListed(row))
  }
  await writeRows(db, listItems, context, lines)
  await writeRows(db, entries, context, listed)
  return listed.length > 0
}

/** Adds the lines of a meal that a person has chosen, once for an operation's id. Answers how many were missing. */
export async function listChosenLines(
  db: Db,
  entries: SyncedTable,
  context: ChangeContext,
  chosen: { id: string; entryId: string; recipe: ListedRecipe; lines: readonly number[] },
): Promise<{ revision: number; added: number }> {
  const { householdId, now } = context
  const { recipe, entryId } = chosen
  let added = 0
  const revision = await inRevision(db, context, async (transaction, next) => {
    if (!(await insertOperation(transaction, context, chosen.id))) return false
    const row = (await selectRows(transaction, entries, householdId, [entryId])).get(entryId)
    if (!row || isDeleted(row) || row.values.recipeId !== recipe.id) throw apiError('not found')
    const lines = missingLines(await selectLinesOfEntries(transaction, householdId, [entryId]), {
      entryId,
      recipe,
      servings: Number(row.values.servings ?? recipe.structure.servings),
      chosen: chosen.lines,
      atHome: new Set(),
      aisles: await selectAisles(transaction, householdId),
      listId: await findDefaultList(transaction, householdId),
      now,
    })
    const present = await countRows(transaction, listItems, householdId)
    if (present + lines.length > listItems.rowsMax) throw apiError('limit reached')
    const written = { ...context, revision: next }
    await writeRows(transaction, listItems, written, lines)
    await writeRows(transaction, entries, written, [asListed(withServerValue(row, 'onList', true, now))])
    added = lines.length
    return true
  })
  return { revision, added }
}

const asListed = (row: SyncedRow): SyncedRow => ({
  ...row,
  values: { ...row.values, listedRecipeId: row.values.recipeId ?? null },
})

function isDue(row: SyncedRow): boolean {
  const { onList, listedRecipeId, recipeId, leftoverOf } = row.values
  const isWanted = onList === true && (listedRecipeId ?? null) === null
  return isWanted && !isDeleted(row) && typeof recipeId === 'string' && (leftoverOf ?? null) === null
}

/** Whether a meal that is to be on the list is not on it yet. */
export const isListingDue = (household: RawBuilder<unknown>) => sql<boolean>`exists (
  select from plan_entries where household_id = ${household} and on_list and listed_recipe_id is null
    and recipe_id is not null and leftover_of is null and deleted_at is null)`

async function selectDue(db: Db, householdId: string): Promise<{ id: string; recipe_id: string }[]> {
  const rows = await db
    .selectFrom('plan_entries')
    .select(['id', 'recipe_id'])
    .where('household_id', '=', householdId)
    .where('on_list', '=', true)
    .where('listed_recipe_id', 'is', null)
    .where('recipe_id', 'is not', null)
    .where('leftover_of', 'is', null)
    .where('deleted_at', 'is', null)
    .orderBy('day')
    .orderBy('id')
    .limit(limits.plan.shown)
    .execute()
  return rows.flatMap(({ id, recipe_id }) => (recipe_id === null ? [] : [{ id, recipe_id }]))
}
