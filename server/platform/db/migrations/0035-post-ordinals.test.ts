import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createEmptyDatabase, type TestDatabase } from '../../../test/database.ts'
import { migrate } from '../migrate.ts'
import { openDatabase, type OpenDatabase } from '../open.ts'
import { migrations } from './index.ts'

let database: TestDatabase
let open: OpenDatabase
beforeEach(async () => {
  database = await createEmptyDatabase()
  open = await openDatabase({ url: database.url }, () => undefined)
})
afterEach(async () => {
  await open.close()
  await database.drop()
})

test('posts of the version before get their places, and memberships the newest post before them', async () => {
  await migrate(
    open.db,
    migrations.filter(({ name }) => name < '0035'),
  )
  const day = (n: number) => sql`timestamptz '2026-01-01' + ${n} * interval '1 day'`
  await sql`insert into users (email, is_admin, language, created_at)
    select 'user' || n || '@example.org', false, 'en', ${day(0)} from generate_series(1, 2) n`.execute(
    open.db,
  )
  await sql`insert into groups (owner_id, name, is_public, created_at, updated_at)
    select id, 'Soup club', false, ${day(0)}, ${day(0)} from users where email like 'user1%'`.execute(open.db)
  await sql`insert into group_members (group_id, user_id, joined_at)
    select groups.id, users.id, case when users.id = owner_id then ${day(0)} else ${day(4)} end from groups, users`.execute(
    open.db,
  )
  await sql`insert into forum_threads (group_id, author_id, title, content, category, created_at, active_at)
    select id, owner_id, title, 'Words', 'other', ${day(1)}, ${day(9)} from groups, unnest(array['A', 'B', 'C']) title`.execute(
    open.db,
  )
  // By turns in two threads; the third has none.
  for (const n of [2, 3, 4, 5, 6]) {
    await sql`insert into forum_posts (thread_id, author_id, content, created_at)
      select id, author_id, 'Post', ${day(n)} from forum_threads where title = ${n % 2 === 0 ? 'A' : 'B'}`.execute(
      open.db,
    )
  }
  await migrate(open.db, migrations)
  const { rows: posts } = await sql`select title, array_agg(ordinal order by number) as ordinals, last_ordinal
    from forum_threads left join forum_posts on forum_posts.thread_id = forum_threads.id
    group by title, last_ordinal order by title`.execute(open.db)
  expect(posts).toEqual([
    { title: 'A', ordinals: [1, 2, 3], last_ordinal: 3 },
    { title: 'B', ordinals: [1, 2], last_ordinal: 2 },
    { title: 'C', ordinals: [null], last_ordinal: 0 },
  ])
  const { rows: members } = await sql`select joined_number from group_members order by joined_at`.execute(
    open.db,
  )
  // The second joined at the moment of the third post, which counts as posted afterwards.
  expect(members).toEqual([{ joined_number: 0 }, { joined_number: 2 }])
  await sql`delete from group_members where joined_number = 2`.execute(open.db)
  const { rows: again } = await sql`insert into group_members (group_id, user_id, joined_at)
    select groups.id, users.id, now() from groups, users where users.id <> owner_id returning joined_number`.execute(
    open.db,
  )
  expect(again).toEqual([{ joined_number: 5 }])
})
