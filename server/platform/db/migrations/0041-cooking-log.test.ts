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

const indexes = async () =>
  (
    await sql<{ indexdef: string }>`select indexdef from pg_indexes
      where tablename = 'recipes' and indexdef like '%rating_score%' order by 1`.execute(open.db)
  ).rows

test('the order by rating stays as it was, with its indexes and without writing the table anew', async () => {
  await migrate(
    open.db,
    migrations.filter(({ name }) => name < '0041'),
  )
  await sql`insert into users (email, is_admin, language, created_at)
    values ('ada@example.org', false, 'en', now())`.execute(open.db)
  await sql`insert into recipes (owner_id, title, content, language, dish_type, search_terms, findings, search_title,
      search_text, created_at, updated_at, rating_count, rating_sum)
    select id, 'Soup ' || n, 'Boil it.', 'en', 'Mains', '{}', '[]', '', '', now(), now(), n, n * 4
    from users, generate_series(0, 2) n`.execute(open.db)
  const scores = async () =>
    (await sql`select title, rating_score from recipes order by rating_score desc`.execute(open.db)).rows
  const file = async () => (await sql`select pg_relation_filenode('recipes') as file`.execute(open.db)).rows
  const [before, indexesBefore, fileBefore] = [await scores(), await indexes(), await file()]
  expect(indexesBefore.length).toBeGreaterThan(0)
  await migrate(open.db, migrations)
  expect(await scores()).toEqual(before)
  expect(await indexes()).toEqual(indexesBefore)
  expect(await file()).toEqual(fileBefore)
  await sql`update recipes set cooked_rating_count = 1, cooked_rating_sum = 5 where title = 'Soup 1'`.execute(
    open.db,
  )
  expect(await scores()).toContainEqual({ title: 'Soup 1', rating_score: (4 + 5 + 17.5) / 7 })
})
