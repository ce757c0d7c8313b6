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

test('meals whose ingredients are on the list know it, and devices hear of it', async () => {
  const { db } = open
  await migrate(
    db,
    migrations.filter(({ name }) => name < '0060'),
  )
  await sql`insert into households (created_at, week_starts, measures, region, revision)
    values (now(), 1, 'metric', 'DE', 7), (now(), 1, 'metric', 'DE', 3)`.execute(db)
  await sql`insert into plan_entries (household_id, id, meal, recipe_id, clocks, revision)
    select id, gen_random_uuid(), meal, gen_random_uuid(), '{}', 2
    from households, unnest(array['lunch', 'dinner']) meal`.execute(db)
  // Of the first household, two lines of its dinner; of its lunch, one of a recipe that it had before.
  await sql`insert into list_items (household_id, id, item, language, plan_entry_id, recipe_id, clocks, revision)
    select household_id, gen_random_uuid(), item, 'en', plan_entries.id,
      case meal when 'dinner' then recipe_id else gen_random_uuid() end, '{}', 2
    from plan_entries join households on households.id = household_id, unnest(array['rice', 'leeks']) item
    where households.revision = 7`.execute(db)
  await migrate(db, migrations)
  const { rows } = await sql`
    select households.revision::int as household, meal, on_list, listed_recipe_id = recipe_id as listed,
      plan_entries.revision::int as revision
    from plan_entries join households on households.id = household_id order by 1 desc, meal`.execute(db)
  const other = { on_list: null, listed: null, revision: 2 }
  expect(rows).toEqual([
    { household: 8, meal: 'dinner', on_list: true, listed: true, revision: 8 },
    { household: 8, meal: 'lunch', ...other },
    { household: 3, meal: 'dinner', ...other },
    { household: 3, meal: 'lunch', ...other },
  ])
})
