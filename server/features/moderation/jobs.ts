import { lifetimes } from '#shared/constants/lifetimes.ts'
import type { Db } from '../../platform/db/schema.ts'

/** Removes silences that are over, reports decided long ago, and the oldest part of the log. */
export async function cleanUpModeration(db: Db, now: number): Promise<void> {
  await db.deleteFrom('suspensions').where('ends_at', '<=', new Date(now)).execute()
  const { closedReports, moderationLog } = lifetimes.retention
  await db
    .deleteFrom('reports')
    .where('closed_at', '<', new Date(now - closedReports))
    .execute()
  await db
    .deleteFrom('moderation_log')
    .where('at', '<', new Date(now - moderationLog))
    .execute()
}
