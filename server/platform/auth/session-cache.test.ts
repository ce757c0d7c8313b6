import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { login, logout, me, updateProfile } from '#shared/contract/account.ts'
import { openDatabase } from '../db/open.ts'
import { tableWatch } from '../db/table-watch.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import type { TestClient } from '../../test/client.ts'
import { goodPassword, signUpAdmin } from '../../test/users.ts'

const email = 'admin@example.org'
let here: TestApp
let elsewhere: TestApp
beforeAll(async () => {
  here = await openTestApp()
  await signUpAdmin(here, email)
  const database = await openDatabase({ url: here.databaseUrl }, () => undefined)
  elsewhere = await openTestApp({}, { ...database, url: here.databaseUrl })
})
afterAll(async () => {
  await elsewhere.close()
  await here.close()
})

async function signIn(app: TestApp): Promise<TestClient> {
  const client = app.anonymous()
  await client.call(login, { body: { email, password: goodPassword } })
  return client
}

/** The same browser at another process. */
function at(app: TestApp, client: TestClient): TestClient {
  const other = app.anonymous()
  for (const [name, value] of client.cookies) other.cookies.set(name, value)
  return other
}

const statusOf = async (client: TestClient) => (await client.fetch('/auth/me')).status
/** Statements about sessions that the database has been asked since the counters were reset. */
async function countQueries(app: TestApp, work: () => Promise<unknown>): Promise<number> {
  let count = 0
  const executor = app.db.getExecutor()
  const original = executor.executeQuery.bind(executor)
  executor.executeQuery = (query) => {
    if (query.sql.includes('"sessions"')) count += 1
    return original(query)
  }
  try {
    await work()
  } finally {
    executor.executeQuery = original
  }
  return count
}

describe('a session', () => {
  test('is asked for once for the requests of a page', async () => {
    const client = await signIn(here)
    await client.call(me)
    const asked = await countQueries(here, async () => {
      for (let count = 0; count < 10; count += 1) await client.call(me)
    })
    expect(asked).toBe(0)
  })

  test('that was ended is refused by the next request in the same process, whatever runs meanwhile', async () => {
    for (let round = 0; round < 20; round += 1) {
      const client = await signIn(here)
      const same = at(here, client)
      const meanwhile = Array.from({ length: 5 }, () => statusOf(same))
      await client.call(logout)
      expect(await statusOf(same)).toBe(401)
      await Promise.all(meanwhile)
      expect(await statusOf(same)).toBe(401)
    }
  })

  test('that was ended in one process is soon refused by the others', async () => {
    const client = await signIn(here)
    const other = at(elsewhere, client)
    expect(await statusOf(other)).toBe(200)
    await client.call(logout)
    await expect.poll(() => statusOf(other), { interval: 5, timeout: 1000 }).toBe(401)
  })

  test('shows a changed name at once, here and elsewhere', async () => {
    const client = await signIn(here)
    const other = at(elsewhere, client)
    await other.call(me)
    await client.call(updateProfile, { body: { name: 'Grace' } })
    expect((await client.call(me)).name).toBe('Grace')
    await expect.poll(async () => (await other.call(me)).name, { interval: 5, timeout: 1000 }).toBe('Grace')
  })

  test('of somebody whose rights were changed by hand has the new ones, also in the database of another process', async () => {
    const client = await signIn(here)
    expect((await client.call(me)).isAdmin).toBe(true)
    await sql`update users set is_admin = false where email = ${email}`.execute(elsewhere.db)
    await expect.poll(async () => (await client.call(me)).isAdmin, { interval: 5, timeout: 1000 }).toBe(false)
    await sql`update users set is_admin = true where email = ${email}`.execute(here.db)
    expect((await client.call(me)).isAdmin).toBe(true)
  })

  test('ends by its own clock', async () => {
    const client = await signIn(here)
    await client.call(me)
    here.advanceClock(31 * 24 * 60 * 60 * 1000)
    expect(await statusOf(client)).toBe(401)
  })
})

test('changes of a table are reported when they are committed, and not when they are undone', () => {
  const { watch, connection } = tableWatch()
  const reported: string[] = []
  watch(['users'], () => reported.push('users'))
  const ran = connection()
  ran('select * from "users"')
  ran('insert into "users" values ($1)')
  expect(reported).toEqual([])
  ran('update "users" set name = $1')
  expect(reported).toHaveLength(1)
  ran('begin')
  ran('delete from users where id = $1')
  expect(reported).toHaveLength(1)
  ran('commit')
  expect(reported).toHaveLength(2)
  ran('begin')
  ran('update "users" set name = $1')
  ran('rollback')
  ran('select 1')
  expect(reported).toHaveLength(2)
})
