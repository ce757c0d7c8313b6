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

test('lines of before are on the first list, and devices need not read them again', async () => {
  const { db } = open
  await migrate(
    db,
    migrations.filter(({ name }) => name < '0070'),
  )
  await sql`insert into households (created_at, week_starts, measures, region, revision)
    values (now(), 1, 'metric', 'DE', 7)`.execute(db)
  await sql`insert into list_items (household_id, id, item, language, clocks, revision)
    select id, gen_random_uuid(), 'rice', 'en', '{}', 5 from households`.execute(db)
  await migrate(db, migrations)
  const { rows } = await sql`
    select households.revision::int as household, list_items.revision::int as line, list_id, item
    from list_items join households on households.id = household_id`.execute(db)
  expect(rows).toEqual([{ household: 7, line: 5, list_id: null, item: 'rice' }])
  const { rows: lists } = await sql`select * from shopping_lists`.execute(db)
  expect(lists).toEqual([])
})
