import { sql } from 'kysely'
import type { Db } from '../../platform/db/schema.ts'
import type { LatestThread } from '../groups/present.ts'

/** The thread of each group in which somebody was active last, by the group's id; none for groups without threads. */
export async function selectLatestThreads(
  db: Db,
  groupIds: readonly string[],
  viewerId: string,
): Promise<Map<string, LatestThread>> {
  // Pinned threads stand first in the index, so the latest of both kinds are compared.
  const { rows } = await sql<LatestThread & { group_id: string }>`
    select thread.id, thread.group_id, shown_title(thread) as title, thread.active_at,
      coalesce(position.number is null and thread.author_id is distinct from ${viewerId}::uuid
          and thread.created_at >= membership.joined_at
        or exists (select from forum_posts post where post.thread_id = thread.id
          and post.number > greatest(position.number, membership.joined_number)
          and post.deleted_at is null and post.hidden_at is null
          and post.author_id is distinct from ${viewerId}::uuid), false) as is_unread
    from unnest(${[...groupIds]}::uuid[]) wanted (group_id)
    join group_members membership on membership.group_id = wanted.group_id and membership.user_id = ${viewerId}
    cross join lateral (
      select latest.* from (values (true), (false)) kind (is_pinned) cross join lateral (
        select forum_threads.* from forum_threads
        where forum_threads.group_id = wanted.group_id and forum_threads.is_pinned = kind.is_pinned
          and forum_threads.hidden_at is null
        order by forum_threads.active_at desc, forum_threads.id desc limit 1
      ) latest
      order by latest.active_at desc limit 1
    ) found
    join forum_threads thread on thread.id = found.id
    left join thread_read_positions position
      on position.thread_id = thread.id and position.user_id = ${viewerId}`.execute(db)
  return new Map(rows.map(({ group_id, ...thread }) => [group_id, thread]))
}
