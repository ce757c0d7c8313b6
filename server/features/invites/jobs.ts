import { lifetimes } from '#shared/constants/lifetimes.ts'
import type { Db } from '../../platform/db/schema.ts'

/** Deletes e-mails that are no longer needed: of expired invites and of requests approved a month ago. */
export async function cleanUpInvites(db: Db, now: number): Promise<void> {
  await db
    .updateTable('invites')
    .set({ sent_to: null })
    .where('sent_to', 'is not', null)
    .where('expires_at', '<=', new Date(now))
    .execute()
  await db
    .deleteFrom('invite_requests')
    .where('approved_at', '<=', new Date(now - lifetimes.retention.approvedRequests))
    .execute()
}
