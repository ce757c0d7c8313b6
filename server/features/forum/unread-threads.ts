import { sql } from 'kysely'
import { limits } from '#shared/constants/limits.ts'
import type { Db } from '../../platform/db/schema.ts'
import { readStateOf } from './read-positions.ts'

interface UnreadThread {
  id: string
  /** Null for the title of a recipe that is no longer shared. */
  title: string | null
  group_id: string
  group_name: string
  unread_count: number
  first_unread_id: string | null
}

/** Followed threads with unread posts, latest first. Of many, only those with the latest posts are looked at. */
export async function selectUnreadThreads(db: Db, userId: string, limit: number): Promise<UnreadThread[]> {
  const { rows } = await sql<UnreadThread>`
    select thread.id, shown_title(thread) as title, thread.group_id, groups.name as group_name,
      read.unread_count, read.first_unread_id
    from (
      select forum_threads.* from thread_follows join forum_threads on forum_threads.id = thread_follows.thread_id
      where thread_follows.user_id = ${userId} and thread_follows.follows and forum_threads.hidden_at is null
        and exists (select from group_members
          where group_members.group_id = forum_threads.group_id and group_members.user_id = ${userId})
      order by forum_threads.active_at desc, forum_threads.id desc limit ${limits.home.threadsRead}
    ) followed
    join forum_threads thread on thread.id = followed.id
    join groups on groups.id = thread.group_id
    cross join lateral ${readStateOf(sql`${userId}::uuid`)} read
    where read.unread_count > 0
    order by thread.active_at desc, thread.id desc
    limit ${limit}`.execute(db)
  return rows
}
