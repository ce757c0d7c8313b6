import { lifetimes } from '#shared/constants/lifetimes.ts'
import type { Db } from '../../platform/db/schema.ts'

/** Deletes notifications that were read a while ago. */
export async function cleanUpNotifications(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('notifications')
    .where('read_at', '<=', new Date(now - lifetimes.retention.readNotifications))
    .execute()
}
