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

const uuid = '00000000-0000-4000-8000-000000000001'

const store = (title: string, structure: object | null, id: string = crypto.randomUUID()) =>
  sql`insert into recipes (uuid, owner_id, title, content, language, dish_type, search_terms, structure, findings,
      search_title, search_text, created_at, updated_at)
    select ${id}, users.id, ${title}, 'Boil it.', 'en', 'Mains', '{}', ${structure && JSON.stringify(structure)}::jsonb,
      '[]', '', '', now(), now() from users`.execute(open.db)

const state = async (title: string) =>
  (
    await sql<Record<string, unknown>>`select part_uuids as parts, step_images as images,
      parts_revision - parts_examined as pending from recipes where title = ${title}`.execute(open.db)
  ).rows[0]

test('a recipe knows its parts and pictures, and hears of every change of a part, whoever makes it', async () => {
  await migrate(
    open.db,
    migrations.filter(({ name }) => name < '0062'),
  )
  await sql`insert into users (email, is_admin, language, created_at)
    values ('guest@example.org', false, 'en', now())`.execute(open.db)
  await store('old', { ingredients: [{ item: 'leek' }], steps: [{ text: 'Boil.' }] }, uuid)
  await store('text', null)
  await migrate(open.dbWithoutTimeout, migrations)
  const none = { parts: [], images: [], pending: 0 }
  for (const title of ['old', 'text']) expect(await state(title)).toEqual(none)

  await store('parent', {
    ingredients: [{ item: 'base', recipe: { uuid, servings: 1 } }, { item: 'salt' }],
    steps: [{ text: 'Stir.', image: 'recipe_1.png' }, { text: 'Serve.' }],
  })
  expect(await state('parent')).toEqual({ parts: [uuid], images: ['recipe_1.png'], pending: 1 })
  const examined = () =>
    sql`update recipes set parts_examined = parts_revision, structure = structure where title = 'parent'`.execute(
      open.db,
    )
  await examined()
  expect((await state('parent'))?.pending).toBe(0)
  for (const change of [
    sql`structure = structure || '{"servings": 2}'`,
    sql`is_public = true`,
    sql`hidden_at = now()`,
    sql`deleted_at = now()`,
  ]) {
    await sql`update recipes set ${change} where title = 'old'`.execute(open.db)
    expect((await state('parent'))?.pending).toBe(1)
    await examined()
  }
  // What says nothing about what is in it.
  await sql`update recipes set like_count = 3 where title = 'old'`.execute(open.db)
  expect((await state('parent'))?.pending).toBe(0)
  await sql`delete from recipes where title = 'old'`.execute(open.db)
  expect((await state('parent'))?.pending).toBe(1)
  const { rows } = await sql`select live, kept from users, stored_bytes(users.id)`.execute(open.db)
  expect(rows).toEqual([{ live: expect.any(Number), kept: expect.any(Number) }])
})
