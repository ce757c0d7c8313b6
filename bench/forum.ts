import { sql } from 'kysely'
import type { Db } from '#server/platform/db/schema.ts'

export interface Forum {
  groupId: string
  /** The thread of 330 posts. */
  threadId: string
  /** One for each connection that writes. */
  writtenIn: string[]
  /** A thread of 20 posts. */
  shortThreadId: string
  /** Like `writtenIn`, each with so many followers. */
  followedIn: string[]
}

const followers = 192

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
  const [threadId = '', shortThreadId = '', ...others] = threads.map(({ id }) => id)
  const [writtenIn, followedIn] = [others.slice(0, 49), others.slice(49)]
  await sql`insert into forum_posts (thread_id, ordinal, author_id, content, created_at, revision)
    select ${threadId}, number, (select (array_agg(id))[1 + number % count(*)] from users),
      repeat('A little salt, and then patience. ', 6), ${at}::timestamptz + number * interval '1 second', number
    from generate_series(1, 330) number`.execute(db)
  await db
    .updateTable('forum_threads')
    .set({ post_count: 330, last_ordinal: 330, revision: 330 })
    .where('id', '=', threadId)
    .execute()
  await sql`insert into forum_posts (thread_id, ordinal, author_id, content, created_at, revision)
    select ${shortThreadId}, number, (select (array_agg(id))[1 + number % count(*)] from users),
      repeat('A little salt, and then patience. ', 6), ${at}::timestamptz + number * interval '1 second', number
    from generate_series(1, 20) number`.execute(db)
  await db
    .updateTable('forum_threads')
    .set({ post_count: 20, last_ordinal: 20, revision: 20 })
    .where('id', '=', shortThreadId)
    .execute()
  const userIds = await addMembers(db, { groupId, name: 'follower', count: followers }, at)
  await sql`insert into thread_follows (thread_id, user_id, follows)
    select thread_id, user_id, true from unnest(${followedIn}::uuid[]) thread_id, unnest(${userIds}::uuid[]) user_id`.execute(
    db,
  )
  await sql`create table bench_replies (id uuid primary key default gen_random_uuid(), thread_id uuid not null,
    author_id uuid not null, content text not null, created_at timestamptz not null)`.execute(db)
  await sql`vacuum analyze groups, group_members, forum_threads, forum_posts`.execute(db)
  return { groupId, threadId, writtenIn, shortThreadId, followedIn }
}

/** Further members of the group. */
export async function addReaders(db: Db, forum: Forum, count: number, now: number): Promise<string[]> {
  return addMembers(db, { groupId: forum.groupId, name: 'reader', count }, new Date(now))
}

async function addMembers(
  db: Db,
  { groupId, name, count }: { groupId: string; name: string; count: number },
  at: Date,
): Promise<string[]> {
  const { rows } = await sql<{
    id: string
  }>`insert into users (email, name, is_admin, language, created_at, verified_at)
    select ${name} || number || '@example.org', ${name} || ' ' || number, false, 'en', ${at}, ${at}
    from generate_series(1, ${count}::int) number returning id`.execute(db)
  const ids = rows.map(({ id }) => id)
  await sql`insert into group_members (group_id, user_id, joined_at)
    select ${groupId}, id, ${at} from unnest(${ids}::uuid[]) id`.execute(db)
  return ids
}
