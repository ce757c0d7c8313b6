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

test('what was stored before is counted, without files until their size is known, and keeps its rows', async () => {
  await migrate(
    open.db,
    migrations.filter(({ name }) => name < '0050'),
  )
  const { db } = open
  await sql`insert into users (email, is_admin, language, created_at)
    values ('ada@example.org', false, 'en', now()), ('bo@example.org', false, 'en', now())`.execute(db)
  await sql`insert into images (key, maker_id, width, height, created_at)
    select key, id, 40, 30, now() from users, unnest(array['shown.png', 'deleted.png', 'unused.png']) key
    where email = 'ada@example.org'`.execute(db)
  await sql`insert into recipes (owner_id, title, content, language, dish_type, search_terms, findings, search_title,
      search_text, created_at, updated_at, image_key, deleted_at)
    select id, 'Soup', 'Boil it.', 'en', 'Mains', '{}', '[]', '', '', now(), now(), key,
      case when key = 'deleted.png' then now() end
    from users, unnest(array['shown.png', 'deleted.png']) key where email = 'ada@example.org'`.execute(db)
  await sql`insert into conversations (id, user_id, title, created_at, active_at)
    select gen_random_uuid(), id, 'Soup', now(), now() from users where email = 'ada@example.org'`.execute(db)
  await migrate(open.db, migrations)
  const count = async (email: string) =>
    (
      await sql<{ live: number; kept: number }>`select live, kept from users, stored_bytes(id)
        where email = ${email}`.execute(db)
    ).rows[0]
  const before = await count('ada@example.org')
  expect(before?.live).toBeGreaterThan(0)
  expect(before?.kept).toBeGreaterThan(Number(before?.live))
  expect(await count('bo@example.org')).toEqual({ live: 0, kept: 0 })
  await sql`update images set bytes = case key when 'shown.png' then 1000000 else 3000000000 end`.execute(db)
  expect(await count('ada@example.org')).toEqual({
    live: Number(before?.live) + 1_000_000,
    kept: Number(before?.kept) + 6_001_000_000,
  })
})
