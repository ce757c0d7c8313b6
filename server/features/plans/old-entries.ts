import { sql } from 'kysely'
import { lifetimes } from '#shared/constants/lifetimes.ts'
import { limits } from '#shared/constants/limits.ts'
import { formatClock } from '#shared/sync/clock.ts'
import { applyOperation, deletedField } from '#shared/sync/merge.ts'
import type { Db } from '../../platform/db/schema.ts'
import { inRevision } from '../households/changes/revision.ts'
import { selectRows, writeRows } from '../households/changes/synced-rows.ts'
import { planEntries } from './plan-entries.ts'

/** Of one run: the next one goes on. */
const householdsMax = 500

/**
 * Deletes meals of long ago, as a member would, so that all devices delete them too. Dishes without a day stay, and so do
 * lines on the shopping list.
 */
export async function cleanUpOldEntries(db: Db, now: number): Promise<void> {
  const before = new Date(now - lifetimes.retention.planEntries).toISOString().slice(0, 10)
  const { rows } = await sql<{ household_id: string }>`
    select distinct household_id from plan_entries
    where day < ${before}::date and deleted_at is null limit ${householdsMax}`.execute(db)
  for (const { household_id: id } of rows) await deleteOldEntries(db, id, { before, now })
}

async function deleteOldEntries(
  db: Db,
  householdId: string,
  { before, now }: { before: string; now: number },
): Promise<void> {
  await inRevision(db, { householdId, userId: null }, async (transaction, revision) => {
    const { rows } = await sql<{ id: string }>`
      select id from plan_entries
      where household_id = ${householdId} and day < ${before}::date and deleted_at is null
      order by day limit ${limits.plan.oldEntries}`.execute(transaction)
    const ids = rows.map(({ id }) => id)
    const found = await selectRows(transaction, planEntries, householdId, ids)
    const clock = formatClock({ ms: now, counter: 0, device: 'server00' })
    const deleted = [...found.values()].map((row) =>
      applyOperation(row, { id: '', table: '', row: row.id, field: deletedField, value: true, clock }),
    )
    await writeRows(transaction, planEntries, { householdId, now, revision }, deleted)
    return deleted.length > 0
  })
}
