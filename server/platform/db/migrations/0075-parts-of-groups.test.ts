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

const part = '00000000-0000-4000-8000-000000000001'

async function idOf(query: ReturnType<typeof sql<{ id: string }>>): Promise<string> {
  return (await query.execute(open.db)).rows[0]?.id ?? ''
}

test('who leaves or joins a group has those recipes examined that contain one of the group', async () => {
  await migrate(
    open.db,
    migrations.filter(({ name }) => name < '0075'),
  )
  const user = (email: string) =>
    idOf(
      sql`insert into users (email, is_admin, language, created_at) values (${email}, false, 'en', now()) returning id`,
    )
  const [owner, member] = [await user('a@example.org'), await user('b@example.org')]
  const group =
    await idOf(sql`insert into groups (owner_id, name, is_public, member_count, created_at, updated_at)
    values (${owner}, 'Club', false, 2, now(), now()) returning id`)
  await sql`insert into group_members (group_id, user_id, joined_at) values (${group}, ${owner}, now()),
    (${group}, ${member}, now())`.execute(open.db)
  const recipe = (of: string, title: string, structure: object, uuid: string = crypto.randomUUID()) =>
    idOf(sql`insert into recipes (uuid, owner_id, title, content, language, dish_type, search_terms, structure, findings,
        search_title, search_text, created_at, updated_at)
      values (${uuid}, ${of}, ${title}, 'Boil it.', 'en', 'Mains', '{}', ${JSON.stringify(structure)}::jsonb, '[]', '', '',
        now(), now()) returning id`)
  const shared = await recipe(owner, 'part', { ingredients: [], steps: [] }, part)
  await sql`insert into recipe_shares (group_id, recipe_id, sharer_id, created_at)
    values (${group}, ${shared}, ${owner}, now())`.execute(open.db)
  const containing = { ingredients: [{ item: 'base', recipe: { uuid: part, servings: 1 } }], steps: [] }
  const whole = await recipe(member, 'whole', containing)
  const plain = await recipe(member, 'plain', { ingredients: [], steps: [] })
  const ofOther = await recipe(owner, 'of the other', containing)
  await migrate(open.dbWithoutTimeout, migrations)
  const revisions = async () => {
    const { rows } = await sql<{ id: string; revision: number }>`select id, parts_revision as revision
      from recipes`.execute(open.db)
    return (id: string) => rows.find((row) => row.id === id)?.revision ?? -1
  }
  const before = await revisions()
  await sql`delete from group_members where user_id = ${member}`.execute(open.db)
  const left = await revisions()
  await sql`insert into group_members (group_id, user_id, joined_at) values (${group}, ${member}, now())`.execute(
    open.db,
  )
  const joined = await revisions()
  expect([left, joined].map((now) => now(whole) - before(whole))).toEqual([1, 2])
  for (const other of [plain, ofOther]) expect(joined(other)).toBe(before(other))
})
