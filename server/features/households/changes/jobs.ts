import { lifetimes } from '#shared/constants/lifetimes.ts'
import type { Db } from '../../../platform/db/schema.ts'
import { purgeRows } from './synced-rows.ts'
import type { SyncedTable } from './synced-table.ts'

export async function cleanUpHouseholdChanges(
  db: Db,
  tables: readonly SyncedTable[],
  now: number,
): Promise<void> {
  const { householdOperations, deletedHouseholdRows } = lifetimes.retention
  for (const table of tables) await purgeRows(db, table, new Date(now - deletedHouseholdRows))
  await db
    .deleteFrom('household_operations')
    .where('made_at', '<', new Date(now - householdOperations))
    .execute()
}
