import { sql } from 'kysely'
import { afterEach, describe, expect, inject, it } from 'vitest'
import { databaseUrl } from '../../test/database-address.ts'
import { createTestDatabase, openTestDatabase } from '../../test/database.ts'
import { databaseFolders, killServer } from '../../test/database-folder.ts'
import { pause } from '../embedded-postgres/postmaster.ts'
import { checkServerFacts, openDatabase } from './open.ts'

const folders = databaseFolders()
afterEach(() => folders.clear())

const silent = (): void => undefined

describe('an open database', () => {
  it('is the one in the data folder, and closes with its server', async () => {
    const dataDir = await folders.create()
    const first = await openDatabase({ embedded: dataDir }, silent)
    await sql`create table notes as select 'kept'::text as note`.execute(first.db)
    await first.close()
    const again = await openDatabase({ embedded: dataDir }, silent)
    const { rows } = await sql`select note from notes`.execute(again.db)
    expect(rows).toEqual([{ note: 'kept' }])
    await again.close()
  })

  it('is the one behind an address, a unix socket’s included', async () => {
    const { url, drop } = await createTestDatabase()
    const { db, close } = await openDatabase({ url }, silent)
    const { rows } = await sql`select inet_server_addr() as network`.execute(db)
    expect(rows).toEqual([{ network: null }])
    await close()
    await drop()
  })

  it('gives whole numbers as numbers and moments as dates', async () => {
    const { db, close } = await openTestDatabase()
    const { rows } = await sql`select count(*) as count, 9007199254740991::int8 as most, null::int8 as none,
      timestamptz '2026-01-02 03:04:05Z' as moment`.execute(db)
    const moment = new Date('2026-01-02T03:04:05Z')
    expect(rows).toEqual([{ count: 1, most: 9_007_199_254_740_991, none: null, moment }])
    await close()
  })

  it('comes back by itself after the server was killed', async () => {
    const dataDir = await folders.createUsed()
    const { db, close } = await openDatabase({ embedded: dataDir }, silent)
    await killServer(dataDir)
    await expect(sql`select pg_sleep(5)`.execute(db)).rejects.toThrow(/terminat|closed|EPIPE/)
    await expect
      .poll(() => sql`select 1 as one`.execute(db).catch(() => null), { timeout: 10_000 })
      .not.toBe(null)
    await close()
  })

  it('lives on when connections end that rest, and opens others', async () => {
    const { db, slowDb, dbWithoutTimeout, url, close } = await openTestDatabase()
    const other = await openDatabase({ url }, silent)
    const escaped: unknown[] = []
    const note = (error: unknown) => void escaped.push(error)
    process.on('uncaughtException', note)
    try {
      const pools = [db, slowDb, dbWithoutTimeout]
      const backend = sql<{ pid: number }>`select pg_backend_pid() as pid`
      const pids = await Promise.all(
        pools.map(async (pool) => (await backend.execute(pool)).rows[0]?.pid ?? 0),
      )
      await sql`select pg_terminate_backend(pid) from unnest(${pids}::int[]) pid`.execute(other.db)
      // What the server says of it arrives while nobody asks anything.
      await pause(200)
      for (const pool of pools) expect(pids).not.toContain((await backend.execute(pool)).rows[0]?.pid)
      expect(escaped).toEqual([])
    } finally {
      process.off('uncaughtException', note)
      await other.close()
      await close()
    }
  })

  it('that does not answer is given up after a while, and used again later', async () => {
    const { url, drop } = await createTestDatabase()
    const { db, dbWithoutTimeout, close } = await openDatabase({ url }, silent, { ordinaryLimit: 300 })
    await expect(sql`select pg_sleep(1)`.execute(db)).rejects.toThrow('timeout')
    await expect
      .poll(() => sql`select 1 as one`.execute(db).catch(() => null), { timeout: 10_000 })
      .not.toBe(null)
    // Slow statements have a longer limit.
    await sql`select pg_sleep(0.6)`.execute(dbWithoutTimeout)
    await close()
    await drop()
  })

  it('survives the loss of a connection in the middle of a transaction', async () => {
    const { db, close } = await openTestDatabase()
    const transaction = db.transaction().execute(async (inner) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(inner)
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(db)
      await pause(100)
      await sql`select 1`.execute(inner)
    })
    await expect(transaction).rejects.toThrow(/terminat|closed|not queryable/)
    expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }])
    await close()
  })

  it('that cannot be reached is reported in a sentence without its address', async () => {
    const url = 'postgresql://ada:secret@127.0.0.1:1/kitchen'
    await expect(openDatabase({ url }, silent)).rejects.toThrow(
      /^The PostgreSQL server cannot be reached \(ECONNREFUSED\)\.$/,
    )
    const missing = databaseUrl(inject('databaseSocket'), 'no_such_database')
    await expect(openDatabase({ url: missing }, silent)).rejects.toThrow('cannot be reached (3D000).')
  })

  it('that is too old or not in UTF-8 is refused in a sentence', () => {
    expect(() => checkServerFacts(14, 'UTF8')).toThrow('is PostgreSQL 14; version 15 or later is needed')
    expect(() => checkServerFacts(16, 'LATIN1')).toThrow(
      'stores text as LATIN1; create it with encoding UTF8',
    )
    expect(() => checkServerFacts(15, 'UTF8')).not.toThrow()
  })
})
