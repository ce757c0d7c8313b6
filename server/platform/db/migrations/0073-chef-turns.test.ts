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

test('messages from before came with nothing, and what comes with new ones counts as stored', async () => {
  await migrate(
    open.db,
    migrations.filter(({ name }) => name < '0073'),
  )
  await sql`insert into users (email, is_admin, language, created_at)
    values ('guest@example.org', false, 'en', now())`.execute(open.db)
  await sql`insert into conversations (id, user_id, title, created_at, active_at)
    select gen_random_uuid(), id, 'Soup', now(), now() from users`.execute(open.db)
  await sql`insert into messages (conversation_id, position, role, content, state, heartbeat_at)
    select id, 0, 'assistant', 'Soup.', 'complete', now() from conversations`.execute(open.db)
  await migrate(open.db, migrations)
  const bytes = async () =>
    Number(
      (await sql<{ live: string }>`select live from users, stored_bytes(users.id)`.execute(open.db)).rows[0]
        ?.live,
    )
  expect((await sql`select content, metadata from messages`.execute(open.db)).rows).toEqual([
    { content: 'Soup.', metadata: null },
  ])
  const before = await bytes()
  const metadata = { actions: [{ tool: 'find_recipes', text: 'Looked through the recipes'.repeat(4) }] }
  await sql`update messages set metadata = ${JSON.stringify(metadata)}::jsonb`.execute(open.db)
  expect(await bytes()).toBeGreaterThan(before + 50)
})
