import { lifetimes } from '#shared/constants/lifetimes.ts'
import type { Db } from '../../platform/db/schema.ts'

/** Forgets what a member has read a while ago. */
export async function cleanUpNotifications(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('notifications')
    .where('read_at', '<=', new Date(now - lifetimes.retention.readNotifications))
    .execute()
}
