import { sql } from 'kysely'
import { deletedField, isDeleted } from '#shared/sync/merge.ts'
import type { Db } from '../../../platform/db/schema.ts'
import { selectRows, writeRows } from '../../households/changes/synced-rows.ts'
import type { ChangeContext, RowChange } from '../../households/changes/synced-table.ts'
import { withServerValue } from './entry-lines.ts'
import { listItems } from './list-items.ts'

/**
 * Lines that were put on the list for a planned meal follow it, unless a person has edited or ticked them: they go with
 * the meal, its recipe or its place on the list, and are computed anew for other servings when the list is next read. Runs in the transaction
 * that changes the meals.
 */
export async function followEntries(
  db: Db,
  context: ChangeContext,
  changes: readonly RowChange[],
): Promise<void> {
  const withdrawn: string[] = []
  for (const { before, after } of changes) {
    if (before === null) continue
    const { recipeId, servings, leftoverOf, onList } = after.values
    const isOther = recipeId !== before.values.recipeId || (leftoverOf ?? null) !== null
    const isTakenOff = before.values.onList === true && onList !== true
    if (isDeleted(after) || isOther || isTakenOff) withdrawn.push(after.id)
    else if (servings !== before.values.servings && typeof servings === 'number') {
      await openLines(db, context, [after.id]).set({ servings, recipe_revision: null }).execute()
    }
  }
  if (withdrawn.length > 0) await deleteLines(db, context, withdrawn)
}

/** The lines of meals that nobody has edited or ticked. */
function openLines(db: Db, { householdId }: ChangeContext, entryIds: readonly string[]) {
  return db
    .updateTable('list_items')
    .where('household_id', '=', householdId)
    .where('plan_entry_id', 'in', entryIds)
    .where('is_edited', '=', false)
    .where('ticked_at', 'is', null)
    .where('deleted_at', 'is', null)
}

async function deleteLines(db: Db, context: ChangeContext, entryIds: readonly string[]): Promise<void> {
  const { householdId, now } = context
  const found = await openLines(db, context, entryIds)
    .set({ recipe_revision: null })
    .returning('id')
    .execute()
  const rows = await selectRows(
    db,
    listItems,
    householdId,
    found.map(({ id }) => id),
  )
  const deleted = [...rows.values()].map((row) => withServerValue(row, deletedField, true, now))
  const { revision } = await sql<{
    revision: string
  }>`select revision from households where id = ${householdId}`
    .execute(db)
    .then(({ rows: [row] }) => row ?? { revision: '0' })
  // The household is locked, and gets its next revision at the end of the transaction.
  await writeRows(db, listItems, { householdId, now, revision: Number(revision) + 1 }, deleted)
}
