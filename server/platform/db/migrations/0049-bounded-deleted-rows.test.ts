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

test('the oldest deleted rows go, of each household for itself, and devices that know less start again', async () => {
  await migrate(
    open.db,
    migrations.filter(({ name }) => name < '0049'),
  )
  await sql`insert into households (created_at, week_starts, measures, region) select now(), 1, 'metric', 'europe' from generate_series(1, 2)`.execute(
    open.db,
  )
  await sql`
    insert into plan_entries (household_id, id, meal, title, clocks, revision, deleted_at)
    select id, gen_random_uuid(), 'dinner', n, '{}', n, case when n > 5 then now() end
    from (select id, row_number() over () as place from households) numbered
    cross join generate_series(1, 2500) n where place = 1 or n <= 20`.execute(open.db)
  await migrate(open.db, migrations)
  const { rows } = await sql<object>`
    select purged_revision::int as purged, count(*)::int as rows, min(plan_entries.revision) filter (where deleted_at is not null)::int as oldest,
      count(*) filter (where deleted_at is null)::int as present
    from households join plan_entries on household_id = households.id
    group by households.id, purged_revision order by rows`.execute(open.db)
  expect(rows).toEqual([
    { purged: 0, rows: 20, oldest: 6, present: 5 },
    { purged: 500, rows: 2005, oldest: 501, present: 5 },
  ])
})
