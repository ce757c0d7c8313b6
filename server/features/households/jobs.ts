import type { Db } from '../../platform/db/schema.ts'
import { cleanUpHouseholdInvites } from './invites.ts'
import { completeAllDueRemovals } from './removals.ts'

export async function cleanUpHouseholds(db: Db, now: number): Promise<void> {
  await completeAllDueRemovals(db, now)
  await cleanUpHouseholdInvites(db, now)
}
