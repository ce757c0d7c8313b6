import { setTimeout as sleep } from 'node:timers/promises'
import { sql, type Kysely } from 'kysely'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/database.ts'
import { openFreezingProxy, type FreezingProxy } from '../../test/freezing-proxy.ts'
import { openWithRetry } from './open-with-retry.ts'
import { openDatabase, type OpenDatabase } from './open.ts'
import type { Schema } from './schema.ts'

/** A database that takes writes again is used again after this many milliseconds at most. */
const recoveryLimit = 5000

let database: TestDatabase
let proxy: FreezingProxy
let open: OpenDatabase
beforeEach(async () => {
  database = await createTestDatabase()
  proxy = await openFreezingProxy(inject('databaseSocket'))
  open = await openDatabase({ url: urlBehind(proxy.port) }, () => undefined)
})

/** The database of this test, reached through the proxy. */
function urlBehind(port: number): string {
  const name = /^\w+:\/\/\w+@(\/\w+)/.exec(database.url)?.[1] ?? ''
  return `postgresql://convive@127.0.0.1:${port}${name}`
}

afterEach(async () => {
  await open.close()
  await proxy.close()
  await database.drop()
})

/** Writes without a pause from several sides, in transactions and without, until stopped; answers when each succeeded. */
function writeUntilStopped(db: Kysely<Schema>, writers: number) {
  const written: number[] = []
  const failed: number[] = []
  const stopping = new AbortController()
  const write = (target: Kysely<Schema>) =>
    sql`insert into rate_limits (scope, subject, count, window_ends_at) values ('test', 'test', 1, ${new Date()})
      on conflict (scope, subject) do update set count = rate_limits.count + 1`.execute(target)
  const work = Array.from({ length: writers }, async (_, number) => {
    while (!stopping.signal.aborted) {
      const writing = number % 2 === 0 ? write(db) : db.transaction().execute((inner) => write(inner))
      await writing.then(
        () => written.push(performance.now()),
        () => failed.push(performance.now()),
      )
      await sleep(5)
    }
  })
  const stop = async () => {
    stopping.abort()
    await Promise.all(work)
  }
  return { written, failed, stop }
}

const after = (moments: readonly number[], moment: number) => moments.filter((each) => each > moment)

test(
  'connections that froze under load are replaced, and nothing fails on them twice',
  { timeout: 60_000 },
  async () => {
    const load = writeUntilStopped(open.db, 12)
    await expect.poll(() => load.written.length, { timeout: 20_000 }).toBeGreaterThan(50)
    proxy.freeze()
    const frozen = performance.now()
    await sleep(recoveryLimit + 2000)
    await load.stop()
    expect((after(load.written, frozen + 50)[0] ?? Infinity) - frozen).toBeLessThan(recoveryLimit)
    expect(after(load.failed, frozen + recoveryLimit)).toEqual([])
  },
)

test(
  'a server that hung for a while and then takes connections is used again',
  { timeout: 60_000 },
  async () => {
    const load = writeUntilStopped(open.db, 12)
    await expect.poll(() => load.written.length, { timeout: 20_000 }).toBeGreaterThan(50)
    proxy.freeze()
    proxy.hang(true)
    await sleep(5500)
    proxy.hang(false)
    const back = performance.now()
    await sleep(recoveryLimit + 1000)
    await load.stop()
    expect((after(load.written, back)[0] ?? Infinity) - back).toBeLessThan(recoveryLimit)
    expect(after(load.failed, back + recoveryLimit)).toEqual([])
  },
)

test('idle connections that froze cost one answer, not one each', { timeout: 60_000 }, async () => {
  await Promise.all(Array.from({ length: 10 }, () => sql`select pg_sleep(0.2)`.execute(open.db)))
  proxy.freeze()
  const frozen = performance.now()
  let failed = 0
  let answered: number | null = null
  while (performance.now() - frozen < recoveryLimit + 2000) {
    await sql`select 1`.execute(open.db).then(
      () => (answered ??= performance.now()),
      () => (failed += 1),
    )
    await sleep(50)
  }
  expect(failed).toBe(1)
  expect((answered ?? Infinity) - frozen).toBeLessThan(recoveryLimit)
})

test('a listener receives again soon after the connection froze', { timeout: 60_000 }, async () => {
  const heard: (string | null)[] = []
  open.listen('pots', (word) => void heard.push(word))
  await expect.poll(() => heard, { timeout: 20_000 }).toEqual([null])
  proxy.freeze()
  const frozen = performance.now()
  await expect.poll(() => heard, { timeout: 30_000 }).toEqual([null, null])
  expect(performance.now() - frozen).toBeLessThan(recoveryLimit)
})

test('the server stops working on what was given up', { timeout: 60_000 }, async () => {
  const begun = performance.now()
  await expect(sql`select pg_sleep(20)`.execute(open.db)).rejects.toThrow(/timeout/)
  expect(performance.now() - begun).toBeLessThan(4500)
  const { rows } = await sql`select from pg_stat_activity
    where datname = current_database() and state = 'active' and query like '%pg_sleep(20)%'
      and pid <> pg_backend_pid()`.execute(open.db)
  expect(rows).toEqual([])
  // What is named as slow has more time.
  await sql`select pg_sleep(4.5)`.execute(open.slowDb)
})

test('a start waits for a server that comes a little later', async () => {
  await proxy.close()
  const lines: string[] = []
  const url = urlBehind(proxy.port)
  const waiting = openWithRetry({ url }, (line) => void lines.push(line), 20_000)
  await expect.poll(() => lines).toEqual([expect.stringContaining('(ECONNREFUSED). Trying again')])
  proxy = await openFreezingProxy(inject('databaseSocket'), proxy.port)
  const reopened = await waiting
  expect(await reopened.readiness()).toBe('ready')
  await reopened.close()
})

test('a start does not wait for what does not pass by itself', async () => {
  const missing = `${urlBehind(proxy.port)}_none`
  await expect(openWithRetry({ url: missing }, () => undefined)).rejects.toThrow('(3D000)')
})
