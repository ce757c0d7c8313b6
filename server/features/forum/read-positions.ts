import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../platform/db/schema.ts'

/** What a viewer has read of a thread, and whether they follow it. */
export interface ReadState {
  is_new: boolean
  unread_count: number
  first_unread_id: string | null
  is_followed: boolean
}

/** The number shown stops here. */
const maxUnread = 100

/**
 * To join to rows of `thread`: what others posted since the viewer joined the group and last read. Posts have consecutive
 * ordinals, so the unread ones are not counted but a difference, less those that are gone or hidden, if any, and the
 * viewer's own. Users outside the group have nothing to read.
 */
export function readStateOf(viewerId: RawBuilder<unknown>): RawBuilder<ReadState> {
  return sql<ReadState>`(
    select coalesce(position.number is null and thread.author_id is distinct from ${viewerId}
        and thread.created_at >= membership.joined_at, false) as is_new,
      least(coalesce(unread.count, 0), ${sql.lit(maxUnread)}) as unread_count,
      case when unread.count is null or unread.count = 0 then null when next.is_unread then next.id else (
        select id from forum_posts where thread_id = thread.id and number > next.number and deleted_at is null
          and hidden_at is null and author_id is distinct from ${viewerId} order by number limit 1) end as first_unread_id,
      membership.user_id is not null and coalesce(following.follows, false) as is_followed
    from (values (true)) one
    left join group_members membership on membership.group_id = thread.group_id and membership.user_id = ${viewerId}
    left join thread_read_positions position on position.thread_id = thread.id and position.user_id = ${viewerId}
    left join thread_follows following on following.thread_id = thread.id and following.user_id = ${viewerId}
    left join lateral (
      select id, number, ordinal,
        deleted_at is null and hidden_at is null and author_id is distinct from ${viewerId} as is_unread
      from forum_posts where thread_id = thread.id
        and number > greatest(position.number, membership.joined_number) and membership.user_id is not null
      order by number limit 1
    ) next on true
    cross join lateral (select thread.last_ordinal - next.ordinal + 1
      - case when thread.last_ordinal = thread.post_count then 0 else (
          select count(*) from forum_posts where thread_id = thread.id and number >= next.number
            and (deleted_at is not null or hidden_at is not null)
        ) + (
          select count(*) from post_tombstones
          where post_tombstones.thread_id = thread.id and post_tombstones.ordinal > next.ordinal
        ) end
      - (select count(*) from forum_posts where author_id = ${viewerId} and thread_id = thread.id
          and number >= next.number and hidden_at is null) as count
    ) unread)`
}

/**
 * Stores the number of the last post that the user has read, 0 for the thread itself. It never decreases. Returns whether
 * notifications of the thread are still to be written.
 */
export async function storeReadPosition(
  db: Db,
  threadId: string,
  userId: string,
  number: number,
): Promise<boolean> {
  const { rows } = await sql<{ is_queued: boolean }>`
    insert into thread_read_positions (thread_id, user_id, number) values (${threadId}, ${userId}, ${number})
    on conflict (thread_id, user_id)
      do update set number = greatest(thread_read_positions.number, excluded.number)
    returning exists (select from follower_notification_queue where thread_id = ${threadId}) as is_queued`.execute(
    db,
  )
  return rows[0]?.is_queued ?? false
}
