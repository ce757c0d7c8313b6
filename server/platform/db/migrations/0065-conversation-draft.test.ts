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

const structure = { title: 'Leek soup', ingredients: [{ item: 'leek' }], steps: [] }

const talk = (title: string, recipe: string | null) =>
  sql`insert into conversations (id, user_id, title, recipe_id, created_at, active_at)
    select gen_random_uuid(), users.id, ${title}, (select id from recipes where title = ${recipe}), now(), now()
    from users`.execute(open.db)

test('the saved recipe of a conversation from before becomes its draft, and what is stored counts', async () => {
  await migrate(
    open.db,
    migrations.filter(({ name }) => name < '0065'),
  )
  await sql`insert into users (email, is_admin, language, created_at)
    values ('guest@example.org', false, 'en', now())`.execute(open.db)
  await sql`insert into recipes (uuid, owner_id, title, content, language, dish_type, search_terms, structure, findings,
      search_title, search_text, created_at, updated_at)
    select gen_random_uuid(), users.id, 'soup', 'Boil it.', 'en', 'Mains', '{}', ${JSON.stringify(structure)}::jsonb,
      '[]', '', '', now(), now() from users`.execute(open.db)
  await talk('saved', 'soup')
  await talk('open', null)
  const bytes = async () =>
    Number(
      (await sql<{ live: string }>`select live from users, stored_bytes(users.id)`.execute(open.db)).rows[0]
        ?.live,
    )
  const before = await bytes()
  await migrate(open.db, migrations)
  const { rows } = await sql`select title, draft from conversations order by title`.execute(open.db)
  expect(rows).toEqual([
    { title: 'open', draft: null },
    { title: 'saved', draft: structure },
  ])
  expect(await bytes()).toBeGreaterThan(before)
})
