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

const old = sql<{ title: string }>`select title from recipes
  where temperatures_version < 1 and plan is null and structure is not null order by id`

test('recipes from before are found by an index; new ones, planned ones and those without steps are not', async () => {
  const store = (title: string, structure: string | null, plan: string | null = null) =>
    sql`insert into recipes (owner_id, title, content, language, dish_type, search_terms, structure, plan, findings,
        search_title, search_text, created_at, updated_at)
      select users.id, ${title}, 'Boil it.', 'en', 'Mains', '{}', ${structure}::jsonb, ${plan}::jsonb, '[]', '', '',
        now(), now() from users`.execute(open.db)
  await migrate(
    open.db,
    migrations.filter(({ name }) => name < '0054'),
  )
  await sql`insert into users (email, is_admin, language, created_at)
    values ('guest@example.org', false, 'en', now())`.execute(open.db)
  await store('old', '{"steps": []}')
  await store('planned', '{"steps": []}', '{}')
  await store('text', null)
  await migrate(open.dbWithoutTimeout, migrations)
  await store('new', '{"steps": []}')
  await sql`insert into recipes (owner_id, title, content, language, dish_type, search_terms, structure, findings,
      search_title, search_text, created_at, updated_at)
    select users.id, 'many', 'Boil it.', 'en', 'Mains', '{}', '{}', '[]', '', '', now(), now()
    from users, generate_series(1, 2000)`.execute(open.db)

  expect((await old.execute(open.db)).rows).toEqual([{ title: 'old' }])
  await sql`analyze recipes`.execute(open.db)
  const plan = await sql<Record<string, string>>`explain ${old}`.execute(open.db)
  expect(plan.rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('recipes_temperatures')
})
