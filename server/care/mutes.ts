import type { Db } from '../db/schema.ts'
import type { Page } from '../http/page.ts'

/** Whom a member does not want to read, the last first. */
export async function selectMuted(db: Db, memberId: string, page: Page) {
  return db
    .selectFrom('mutes')
    .innerJoin('users', 'users.id', 'mutes.muted_user_id')
    .select(['users.id', 'users.name'])
    .where('mutes.user_id', '=', memberId)
    .orderBy('mutes.created_at', 'desc')
    .orderBy('users.id')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
}

export async function insertMute(db: Db, memberId: string, mutedId: string, now: number): Promise<void> {
  await db
    .insertInto('mutes')
    .values({ user_id: memberId, muted_user_id: mutedId, created_at: new Date(now) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function removeMute(db: Db, memberId: string, mutedId: string): Promise<void> {
  await db.deleteFrom('mutes').where('user_id', '=', memberId).where('muted_user_id', '=', mutedId).execute()
}
