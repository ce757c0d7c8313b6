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

test('sessions from before end 180 days after they began, and no sooner than they would have', async () => {
  const before = migrations.filter(({ name }) => name < '0012')
  await migrate(open.db, before)
  await sql`with person as (
      insert into users (email, is_admin, language, created_at, verified_at)
      values ('guest@example.org', false, 'en', now(), now()) returning id
    )
    insert into sessions (token_hash, user_id, created_at, seen_at, expires_at)
    select sha256(n::text::bytea), id, date '2026-01-01' + n * interval '1 day', now(), date '2026-07-05'
    from person, (values (0), (100)) as begun (n)`.execute(open.db)
  await migrate(
    open.dbWithoutTimeout,
    migrations.filter(({ name }) => name < '0014'),
  )
  const { rows } = await sql`select (expires_at - created_at) = interval '180 days' as capped,
    expires_at::date = '2026-07-05' as kept, proved_at from sessions order by created_at`.execute(open.db)
  expect(rows).toEqual([
    { capped: true, kept: false, proved_at: null },
    { capped: false, kept: true, proved_at: null },
  ])
})
