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

test('of the words remembered before, those of published recipes stay', async () => {
  const before = migrations.filter(({ name }) => name < '0024')
  await migrate(open.db, before)
  await sql`insert into users (email, is_admin, language, created_at)
    values ('guest@example.org', false, 'en', now())`.execute(open.db)
  await sql`insert into recipes (owner_id, title, content, language, dish_type, search_terms, findings,
      search_title, search_text, term_text, ingredient_text, is_public, deleted_at, hidden_at, created_at, updated_at)
    select users.id, title, 'Boil it.', 'en', 'Mains', '{}', '[]', title, '', '', 'with salt and pepper',
      is_public, deleted_at, hidden_at, now(), now()
    from users, (values ('public soup', true, null, null), ('public soup again', true, null, null),
      ('private quince', false, null, null), ('deleted rhubarb', true, now(), null),
      ('hidden gooseberry', true, null, now())
    ) as kept (title, is_public, deleted_at, hidden_at)`.execute(open.db)
  await migrate(open.dbWithoutTimeout, migrations)
  const { rows } = await sql`select word, recipe_count from search_words order by word`.execute(open.db)
  expect(rows).toEqual([
    { word: 'again', recipe_count: 1 },
    { word: 'pepper', recipe_count: 2 },
    { word: 'public', recipe_count: 2 },
    { word: 'salt', recipe_count: 2 },
    { word: 'soup', recipe_count: 2 },
    { word: 'with', recipe_count: 2 },
  ])
  await sql`delete from recipes where title = 'public soup'`.execute(open.db)
  await sql`update recipes set is_public = false`.execute(open.db)
  expect((await sql`select from search_words`.execute(open.db)).rows).toEqual([])
})
