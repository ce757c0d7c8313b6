import { setTimeout as sleep } from 'node:timers/promises'
import { sql, type Kysely } from 'kysely'
import { describe, expect, inject, test, type TestContext } from 'vitest'
import { createTestDatabase } from '../../test/database.ts'
import { openFreezingProxy, type FreezingProxy } from '../../test/freezing-proxy.ts'
import { openWithRetry } from './open-with-retry.ts'
import { openDatabase } from './open.ts'
import type { Schema } from './schema.ts'

/** A database that takes writes again is used again after this many milliseconds at most. */
const recoveryLimit = 5000

/** A database of its own that is reached through a proxy, so that tests can wait side by side. */
async function openBehindProxy({ onTestFinished }: TestContext) {
  const database = await createTestDatabase()
  const name = /^\w+:\/\/\w+@(\/\w+)/.exec(database.url)?.[1] ?? ''
  const urlBehind = ({ port }: FreezingProxy) => `postgresql://convive@127.0.0.1:${port}${name}`
  const proxy = await openFreezingProxy(inject('databaseSocket'))
  const open = await openDatabase({ url: urlBehind(proxy) }, () => undefined)
  onTestFinished(async () => {
    await open.close()
    await proxy.close()
    await database.drop()
  })
  return { proxy, open, urlBehind }
}

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

// Most of the time is waited: what needs no processor goes on side by side.
describe('under load', () => {
  test.concurrent(
    'connections that froze under load are replaced, and nothing fails on them twice',
    { timeout: 60_000 },
    async (context) => {
      const { open, proxy } = await openBehindProxy(context)
      const load = writeUntilStopped(open.db, 12)
      await context.expect.poll(() => load.written.length, { timeout: 20_000 }).toBeGreaterThan(50)
      proxy.freeze()
      const frozen = performance.now()
      await sleep(recoveryLimit + 2000)
      await load.stop()
      expect((after(load.written, frozen + 50)[0] ?? Infinity) - frozen).toBeLessThan(recoveryLimit)
      expect(after(load.failed, frozen + recoveryLimit)).toEqual([])
    },
  )

  test.concurrent(
    'a server that hung for a while and then takes connections is used again',
    { timeout: 60_000 },
    async (context) => {
      const { open, proxy } = await openBehindProxy(context)
      const load = writeUntilStopped(open.db, 12)
      await context.expect.poll(() => load.written.length, { timeout: 20_000 }).toBeGreaterThan(50)
      proxy.freeze()
      proxy.hang(true)
      await context.expect.poll(() => load.failed.length, { timeout: 20_000 }).toBeGreaterThan(0)
      proxy.hang(false)
      const back = performance.now()
      await sleep(recoveryLimit + 1000)
      await load.stop()
      expect((after(load.written, back)[0] ?? Infinity) - back).toBeLessThan(recoveryLimit)
      expect(after(load.failed, back + recoveryLimit)).toEqual([])
    },
  )
})

describe('at rest', () => {
  test.concurrent(
    'idle connections that froze cost one answer, not one each',
    { timeout: 60_000 },
    async (context) => {
      const { open, proxy } = await openBehindProxy(context)
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
    },
  )

  test.concurrent(
    'a listener receives again soon after the connection froze',
    { timeout: 60_000 },
    async (context) => {
      const { open, proxy } = await openBehindProxy(context)
      const heard: (string | null)[] = []
      open.listen('pots', (word) => void heard.push(word))
      await context.expect.poll(() => heard, { timeout: 20_000 }).toEqual([null])
      proxy.freeze()
      const frozen = performance.now()
      await context.expect.poll(() => heard, { timeout: 30_000 }).toEqual([null, null])
      expect(performance.now() - frozen).toBeLessThan(recoveryLimit)
    },
  )

  test.concurrent('the server stops working on what was given up', { timeout: 60_000 }, async (context) => {
    const { open } = await openBehindProxy(context)
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

  test.concurrent('a start waits for a server that comes a little later', async (context) => {
    const { proxy, urlBehind } = await openBehindProxy(context)
    await proxy.close()
    const lines: string[] = []
    const waiting = openWithRetry({ url: urlBehind(proxy) }, (line) => void lines.push(line), 20_000)
    await context.expect.poll(() => lines).toEqual([expect.stringContaining('(ECONNREFUSED). Trying again')])
    const later = await openFreezingProxy(inject('databaseSocket'), proxy.port)
    const reopened = await waiting
    expect(await reopened.readiness()).toBe('ready')
    await reopened.close()
    await later.close()
  })

  test.concurrent('a start does not wait for what does not pass by itself', async (context) => {
    const { proxy, urlBehind } = await openBehindProxy(context)
    await expect(openWithRetry({ url: `${urlBehind(proxy)}_none` }, () => undefined)).rejects.toThrow(
      '(3D000)',
    )
  })
})
