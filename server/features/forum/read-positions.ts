import { sql } from 'kysely'
import type { Db } from '../../platform/db/schema.ts'

/** What a viewer has read of a thread, and whether they follow it. */
export interface ReadState {
  is_new: boolean
  unread_count: number
  first_unread_id: string | null
  is_followed: boolean
}

/** The number shown stops here, so counting does too. */
const maxUnread = 100

/**
 * Threads with what others posted since the viewer joined the group and last read. A separate query, because within the
 * list's query it would count unread posts for every thread that is only sorted, not shown.
 */
export async function withReadState<Thread extends { id: string }>(
  db: Db,
  threads: readonly Thread[],
  viewerId: string,
): Promise<(Thread & ReadState)[]>
export async function withReadState<Thread extends { id: string }>(
  db: Db,
  thread: Thread,
  viewerId: string,
): Promise<Thread & ReadState>
export async function withReadState<Thread extends { id: string }>(
  db: Db,
  given: Thread | readonly Thread[],
  viewerId: string,
) {
  const threads = 'id' in given ? [given] : given
  const readStates = await selectReadStates(
    db,
    threads.map(({ id }) => id),
    viewerId,
  )
  const none: ReadState = { is_new: false, unread_count: 0, first_unread_id: null, is_followed: false }
  const withState = threads.map((thread) => ({ ...thread, ...(readStates.get(thread.id) ?? none) }))
  return 'id' in given ? withState[0] : withState
}

async function selectReadStates(
  db: Db,
  threadIds: readonly string[],
  viewerId: string,
): Promise<Map<string, ReadState>> {
  if (threadIds.length === 0) return new Map()
  const { rows } = await sql<ReadState & { thread_id: string }>`
    select thread.id as thread_id, unread.count as unread_count, unread.first_id as first_unread_id,
      coalesce(following.follows, false) as is_followed,
      (position.number is null and thread.author_id is distinct from ${viewerId}
        and thread.created_at >= membership.joined_at) as is_new
    from forum_threads thread
    join group_members membership on membership.group_id = thread.group_id and membership.user_id = ${viewerId}
    left join thread_read_positions position on position.thread_id = thread.id and position.user_id = ${viewerId}
    left join thread_follows following on following.thread_id = thread.id and following.user_id = ${viewerId}
    cross join lateral (
      select count(*) as count, (array_agg(id order by number))[1] as first_id from (
        select id, number from forum_posts
        where thread_id = thread.id and number > coalesce(position.number, 0) and deleted_at is null
          and hidden_at is null and created_at >= membership.joined_at and thread.active_at >= membership.joined_at
          and author_id is distinct from ${viewerId}
        order by number limit ${maxUnread}
      ) post
    ) unread
    where thread.id = any(${threadIds}::uuid[])`.execute(db)
  return new Map(rows.map(({ thread_id, ...readState }) => [thread_id, readState]))
}

/** Stores the number of the last post that the user has read, 0 for the thread itself. It never decreases. */
export async function storeReadPosition(
  db: Db,
  threadId: string,
  userId: string,
  number: number,
): Promise<void> {
  await db
    .insertInto('thread_read_positions')
    .values({ thread_id: threadId, user_id: userId, number })
    .onConflict((conflict) =>
      conflict
        .columns(['thread_id', 'user_id'])
        .doUpdateSet({ number: sql`greatest(thread_read_positions.number, excluded.number)` }),
    )
    .execute()
}
