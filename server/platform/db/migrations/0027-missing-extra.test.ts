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

const lacking = sql<{ title: string }>`select title from recipes where not structure ? 'extra' order by id`

test('of the recipes from before, those whose structure lacks the extra text are found by an index', async () => {
  await migrate(
    open.db,
    migrations.filter(({ name }) => name < '0027'),
  )
  await sql`insert into users (email, is_admin, language, created_at)
    values ('guest@example.org', false, 'en', now())`.execute(open.db)
  await sql`insert into recipes (owner_id, title, content, language, dish_type, search_terms, structure, findings,
      search_title, search_text, created_at, updated_at)
    select users.id, title, 'Boil it.', 'en', 'Mains', '{}', structure, '[]', '', '', now(), now()
    from users, (values ('old', '{"title": "old"}'::jsonb), ('without structure', null),
      ('nothing more to say', '{"extra": ""}'), ('story', '{"extra": "By the sea."}')) as stored (title, structure),
      generate_series(1, 500) many where title <> 'old' or many <= 2`.execute(open.db)
  await migrate(open.dbWithoutTimeout, migrations)

  expect((await lacking.execute(open.db)).rows).toEqual([{ title: 'old' }, { title: 'old' }])
  await sql`analyze recipes`.execute(open.db)
  const plan = await sql<Record<string, string>>`explain ${lacking}`.execute(open.db)
  expect(plan.rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('recipes_missing_extra')
})
