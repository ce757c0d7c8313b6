import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { sql } from 'kysely'
import pg from 'pg'
import { openTestDatabase } from '../../test/database.ts'
import { openFreezingProxy, type FreezingProxy } from '../../test/freezing-proxy.ts'
import { clientsOf } from './hosts.ts'
import { openDatabase, type OpenDatabase } from './open.ts'
import { withPreparedStatements } from './prepared-statements.ts'
import { idleTransactionLimits, timeLimits } from './time-limits.ts'

const idleTransactionLimit = 1000

let direct: OpenDatabase & { url: string }
let proxy: FreezingProxy
let proxiedUrl: string
beforeAll(async () => {
  direct = await openTestDatabase()
  proxy = await openFreezingProxy(inject('databaseSocket'))
  const { pathname, username } = new URL(direct.url.replace('@/', '@localhost/'))
  proxiedUrl = `postgresql://${username}@127.0.0.1:${proxy.port}${pathname}`
  await sql`create table counters (id int primary key, count int not null)`.execute(direct.db)
  await sql`insert into counters values (1, 0)`.execute(direct.db)
})
afterAll(async () => {
  await proxy.close()
  await direct.close()
})

const add = (db: OpenDatabase['db']) => sql`update counters set count = count + 1 where id = 1`.execute(db)

/** Whose network freezes in the middle of a transaction that has locked the row. */
async function freezeInTransaction({ db }: Pick<OpenDatabase, 'db'>): Promise<void> {
  const locked = Promise.withResolvers<void>()
  void db
    .transaction()
    .execute(async (transaction) => {
      await add(transaction)
      proxy.freeze()
      locked.resolve()
      await sql`select 1`.execute(transaction)
    })
    // It is given up after the time limit of a statement; the server does not hear of that.
    .catch(() => undefined)
  await locked.promise
}

test('a transaction whose process froze lets go of its row: six writers of it wait, and none of them fails', async () => {
  const freezing = await openDatabase({ url: proxiedUrl }, () => undefined, { idleTransactionLimit })
  try {
    await freezeInTransaction(freezing)
    const begun = performance.now()
    const writers = await Promise.allSettled(Array.from({ length: 6 }, () => add(direct.db)))
    expect(writers.map(({ status }) => status)).toEqual(Array(6).fill('fulfilled'))
    expect(performance.now() - begun).toBeLessThan(timeLimits.ordinary)
    const { rows } = await sql<{ count: number }>`select count from counters`.execute(direct.db)
    // What the frozen one had written is taken back.
    expect(rows).toEqual([{ count: 6 }])
  } finally {
    proxy.cut()
    await freezing.close()
  }
})

test('behind a pool, whose connections keep no settings, the limit comes with each transaction', async () => {
  const Client = clientsOf([{ connectionString: direct.url }])
  const pool = new pg.Pool({ Client, max: 1 })
  const prepared = withPreparedStatements(pool, timeLimits.ordinary, {
    mayPrepare: false,
    idleTransactionLimit,
  })
  const client = await prepared.connect()
  const limit = async () => {
    const text = `select current_setting('idle_in_transaction_session_timeout') as now`
    return (await client.query<{ now: string }>(text, [])).rows[0]?.now
  }
  const outside = await limit()
  await client.query('begin', [])
  expect(await limit()).toBe('1s')
  await client.query('commit', [])
  expect(await limit()).toBe(outside)
  client.release()
  await pool.end()
})

test('requests have the short limit, jobs a minute, and backups and migrations that of the server', async () => {
  const setting = sql<{ now: string }>`select setting || unit as now from pg_settings
    where name = 'idle_in_transaction_session_timeout'`
  const limitOf = async (db: OpenDatabase['db']) => (await setting.execute(db)).rows[0]?.now
  expect(await limitOf(direct.db)).toBe(`${idleTransactionLimits.ordinary}ms`)
  expect(await limitOf(direct.slowDb)).toBe(`${idleTransactionLimits.slow}ms`)
  const { rows } = await sql<{ now: string }>`select reset_val || unit as now from pg_settings
    where name = 'idle_in_transaction_session_timeout'`.execute(direct.db)
  expect(await limitOf(direct.dbWithoutTimeout)).toBe(rows[0]?.now)
})
