import { sql } from 'kysely'
import type { IsSuspended } from '../../platform/auth/may-post.ts'
import type { Db } from '../../platform/db/schema.ts'

/** Deletes calendar links that were revoked, and those of users who left the household or are suspended. */
export async function cleanUpFeeds(db: Db, isSuspended: IsSuspended, now: number): Promise<void> {
  await sql`
    with ended as (
      select calendar_feeds.id from calendar_feeds join users on users.id = calendar_feeds.user_id
      where revoked_at is not null
        or not exists (select from household_members
          where household_members.household_id = calendar_feeds.household_id and user_id = users.id)
        or ${isSuspended(sql`users.id`, sql`null::uuid`, now)}
    )
    delete from calendar_feeds using ended where calendar_feeds.id = ended.id`.execute(db)
}
