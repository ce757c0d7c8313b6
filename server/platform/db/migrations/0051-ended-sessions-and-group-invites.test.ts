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

test('who was in a group without a word there may have been added unasked; owners and writers have agreed', async () => {
  await migrate(
    open.db,
    migrations.filter(({ name }) => name < '0051'),
  )
  await sql`insert into users (email, is_admin, language, created_at)
    select name || '@example.org', false, 'en', now()
    from unnest(array['owner', 'thread', 'post', 'silent', 'elsewhere']) name`.execute(open.db)
  await sql`insert into groups (owner_id, name, is_public, created_at, updated_at)
    select id, named, false, now(), now() from users, unnest(array['Soups', 'Stews']) named
    where email = 'owner@example.org'`.execute(open.db)
  await sql`insert into group_members (group_id, user_id, joined_at)
    select groups.id, users.id, now() from groups, users`.execute(open.db)
  await sql`insert into forum_threads (group_id, author_id, title, content, category, created_at, active_at)
    select groups.id, users.id, 'Salt', 'Less', 'other', now(), now() from groups, users
    where (email = 'thread@example.org' and groups.name = 'Soups')
      or (email = 'elsewhere@example.org' and groups.name = 'Stews')`.execute(open.db)
  await sql`insert into forum_posts (thread_id, author_id, content, created_at, ordinal)
    select forum_threads.id, users.id, 'Yes', now(), 1 from forum_threads, users
    join groups on groups.name = 'Soups'
    where email = 'post@example.org' and forum_threads.group_id = groups.id`.execute(open.db)
  await migrate(open.db, migrations)
  const { rows } = await sql<{ who: string; has_agreed: boolean }>`
    select split_part(email, '@', 1) as who, has_agreed from group_members
    join users on users.id = user_id join groups on groups.id = group_id
    where groups.name = 'Soups' order by who`.execute(open.db)
  expect(rows).toEqual([
    { who: 'elsewhere', has_agreed: false },
    { who: 'owner', has_agreed: true },
    { who: 'post', has_agreed: true },
    { who: 'silent', has_agreed: false },
    { who: 'thread', has_agreed: true },
  ])
})
