import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createEmptyDatabase, type TestDatabase } from '../../../test/database.ts'
import { migrate } from '../migrate.ts'
import { openDatabase, type OpenDatabase } from '../open.ts'
import { mainJob } from './0001-main-job.ts'
import { accounts } from './0002-accounts.ts'

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

describe('the accounts’ tables over a filled database', () => {
  test('keep every row, give each session a name of its own and each invite its place in the tree', async () => {
    await migrate(open.db, [mainJob])
    await sql`with people as (
        insert into users (email, is_admin, language, created_at, verified_at)
        select 'guest' || n || '@example.org', n = 1, 'en', now(), now() from generate_series(1, 200) n
        returning id, email
      ), invited as (
        insert into invites (code_hash, grants_admin, created_at, used_by, used_at)
        select sha256(email::bytea), false, now(), id, now() from people
      )
      insert into sessions (token_hash, user_id, created_at, seen_at, expires_at)
      select sha256(id::text::bytea), id, now(), now(), now() from people`.execute(open.db)
    await sql`insert into invites (code_hash, grants_admin, created_at, created_by)
      select sha256(('child of ' || email)::bytea), false, now(), id from users`.execute(open.db)
    await migrate(open.db, [mainJob, accounts])
    const { rows } = await sql`select
      (select count(*) from users) as people,
      (select count(distinct id) from sessions) as sessions,
      (select count(*) from invites) as invites,
      (select count(*) from invites child join invites parent on parent.id = child.parent_id
        where parent.used_by = child.created_by) as placed,
      (select count(*) from invites where created_by is not null) as made`.execute(open.db)
    expect(rows).toEqual([{ people: 200, sessions: 200, invites: 400, placed: 200, made: 200 }])
  })
})
