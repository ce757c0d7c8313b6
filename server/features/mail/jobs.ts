import { lifetimes } from '#shared/constants/lifetimes.ts'
import type { Db } from '../../platform/db/schema.ts'

/** Deletes mails a month after they were sent or have failed. */
export async function cleanUpMails(db: Db, now: number): Promise<void> {
  const before = new Date(now - lifetimes.retention.sentMails)
  await db
    .deleteFrom('mails')
    .where((where) => where.or([where('sent_at', '<=', before), where('failed_at', '<=', before)]))
    .execute()
}
