import { lifetimes } from '#shared/constants/lifetimes.ts'
import type { Db } from '../../platform/db/schema.ts'

/** Deletes expired suspensions, and closed reports and log entries after their retention periods. */
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
