import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type TestDatabase, createEmptyDatabase } from '../../test/database.ts'
import { type Migration, migrate } from './migrate.ts'
import { type OpenDatabase, openDatabase } from './open.ts'

const shelves: Migration = {
  name: '0001-shelves',
  up: async (db) => void (await sql`create table shelves (id int primary key)`.execute(db)),
}
const jars: Migration = {
  name: '0002-jars',
  up: async (db) => void (await sql`create table jars (shelf int references shelves)`.execute(db)),
}
const broken: Migration = {
  name: '0003-broken',
  async up(db) {
    await sql`create table lids (id int)`.execute(db)
    await sql`create table lids (id int)`.execute(db)
  },
}

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

async function tables(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' order by 1`.execute(
    open.db,
  )
  return rows.map((row) => row.name)
}

describe('migrations', () => {
  it('run forward in their order, each once', async () => {
    expect(await migrate(open.db, [shelves])).toEqual(['0001-shelves'])
    expect(await migrate(open.db, [shelves, jars])).toEqual(['0002-jars'])
    expect(await migrate(open.db, [shelves, jars])).toEqual([])
    expect(await tables()).toEqual(['jars', 'migrations', 'shelves'])
  })

  it('that fail leave nothing of themselves and all before them, and run again later', async () => {
    await expect(migrate(open.db, [shelves, jars, broken])).rejects.toThrow('"lids" already exists')
    expect(await tables()).toEqual(['jars', 'migrations', 'shelves'])
    const mended = { ...broken, up: async (): Promise<void> => undefined }
    expect(await migrate(open.db, [shelves, jars, mended])).toEqual(['0003-broken'])
  })

  it('run once when several programs start together', async () => {
    const others = await Promise.all(
      [1, 2, 3].map(() => openDatabase({ url: database.url }, () => undefined)),
    )
    const applied = await Promise.all([open, ...others].map(({ db }) => migrate(db, [shelves, jars])))
    expect(applied.flat()).toEqual(['0001-shelves', '0002-jars'])
    await Promise.all(others.map((other) => other.close()))
  })

  it('refuse a database that a newer program has brought further', async () => {
    await migrate(open.db, [shelves, jars])
    await expect(migrate(open.db, [shelves])).rejects.toThrow(
      'brought further by a newer version of the program (0002-jars)',
    )
  })
})
