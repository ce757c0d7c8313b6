import { limits } from '#shared/limits.ts'
import type { Db } from '../db/schema.ts'

/** Forgets what a member has read a while ago. */
export async function sweepNotices(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('notifications')
    .where('read_at', '<=', new Date(now - limits.kept.readNotices))
    .execute()
}
