import { sql } from 'kysely'
import type { Db } from '#server/platform/db/schema.ts'

export interface Forum {
  groupId: string
  /** The thread of 330 posts. */
  threadId: string
  /** One for each connection that writes. */
  writtenIn: string[]
}

/** A group of everybody with 2,000 threads, one of them of 330 posts, straight in its tables. */
export async function addForum(db: Db, now: number): Promise<Forum> {
  const at = new Date(now)
  const { id: groupId } = await db
    .insertInto('groups')
    .columns(['owner_id', 'name', 'is_public', 'member_count', 'thread_count', 'created_at', 'updated_at'])
    .expression(
      sql`select (array_agg(id))[1], 'Everybody', true, count(*), 2000, ${at}::timestamptz, ${at}::timestamptz from users`,
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`insert into group_members (group_id, user_id, joined_at)
    select ${groupId}, id, ${at} from users`.execute(db)
  await sql`insert into forum_threads (group_id, author_id, title, content, category, created_at, active_at)
    select ${groupId}, (select (array_agg(id))[1 + number % count(*)] from users), 'Thread no. ' || number,
      repeat('What do you put into it? ', 10), 'recipes', moment, moment
    from generate_series(1, 2000) number, lateral (select ${at}::timestamptz - number * interval '1 hour' as moment) m`.execute(
    db,
  )
  const threads = await db
    .selectFrom('forum_threads')
    .select('id')
    .where('group_id', '=', groupId)
    .orderBy('active_at', 'desc')
    .limit(100)
    .execute()
  const [threadId = '', ...writtenIn] = threads.map(({ id }) => id)
  await sql`insert into forum_posts (thread_id, ordinal, author_id, content, created_at, revision)
    select ${threadId}, number, (select (array_agg(id))[1 + number % count(*)] from users),
      repeat('A little salt, and then patience. ', 6), ${at}::timestamptz + number * interval '1 second', number
    from generate_series(1, 330) number`.execute(db)
  await db
    .updateTable('forum_threads')
    .set({ post_count: 330, last_ordinal: 330, revision: 330 })
    .where('id', '=', threadId)
    .execute()
  await sql`create table bench_replies (id uuid primary key default gen_random_uuid(), thread_id uuid not null,
    author_id uuid not null, content text not null, created_at timestamptz not null)`.execute(db)
  await sql`vacuum analyze groups, group_members, forum_threads, forum_posts`.execute(db)
  return { groupId, threadId, writtenIn }
}
