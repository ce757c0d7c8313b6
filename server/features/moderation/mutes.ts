import type { Db } from '../../platform/db/schema.ts'
import type { Page } from '../../platform/http/paging.ts'

/** The users muted by a user, latest first. */
export async function selectMuted(db: Db, userId: string, page: Page) {
  return db
    .selectFrom('mutes')
    .innerJoin('users', 'users.id', 'mutes.muted_user_id')
    .select(['users.id', 'users.name'])
    .where('mutes.user_id', '=', userId)
    .orderBy('mutes.created_at', 'desc')
    .orderBy('users.id')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
}

export async function insertMute(db: Db, userId: string, mutedId: string, now: number): Promise<void> {
  await db
    .insertInto('mutes')
    .values({ user_id: userId, muted_user_id: mutedId, created_at: new Date(now) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function removeMute(db: Db, userId: string, mutedId: string): Promise<void> {
  await db.deleteFrom('mutes').where('user_id', '=', userId).where('muted_user_id', '=', mutedId).execute()
}
