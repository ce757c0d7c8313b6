import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type TestDatabase, createEmptyDatabase } from '../../test/database.ts'
import { type Migration, migrate } from './migrate.ts'
import { migrations as allMigrations } from './migrations/index.ts'
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
    expect(await tables()).toEqual(['jars', 'kysely_migration', 'kysely_migration_lock', 'shelves'])
  })

  it('that fail leave nothing of themselves and all before them, and run again later', async () => {
    await expect(migrate(open.db, [shelves, jars, broken])).rejects.toThrow('"lids" already exists')
    expect(await tables()).toEqual(['jars', 'kysely_migration', 'kysely_migration_lock', 'shelves'])
    const mended = { ...broken, up: async (): Promise<void> => undefined }
    expect(await migrate(open.db, [shelves, jars, mended])).toEqual(['0003-broken'])
  })

  it('run once when several programs start together', async () => {
    const others = await Promise.all(
      [1, 2, 3].map(() => openDatabase({ url: database.url }, () => undefined)),
    )
    const applied = await Promise.all([open, ...others].map(({ db }) => migrate(db, [shelves, jars])))
    expect(applied.flat().toSorted()).toEqual(['0001-shelves', '0002-jars'])
    await Promise.all(others.map((other) => other.close()))
  })

  it('refuse a database that a newer program has migrated', async () => {
    await migrate(open.db, [shelves, jars])
    await expect(migrate(open.db, [shelves])).rejects.toThrow(
      'migrated by a newer version of the program (0002-jars)',
    )
  })
  it('run in the order of the list, which is that of their names', () => {
    const names = allMigrations.map(({ name }) => name)
    expect(names).toEqual(names.toSorted())
  })
})

describe('a database of a version without the migrator', () => {
  /** The table as those versions made it, after the migrations of these names. */
  async function record(...names: string[]): Promise<void> {
    await sql`create table migrations (name text primary key, applied_at timestamptz not null default now())`.execute(
      open.db,
    )
    for (const [day, name] of names.entries())
      await sql`insert into migrations values (${name}, ${`2026-01-0${day + 1}T12:00:00Z`})`.execute(open.db)
  }
  const recorded = async () =>
    (await sql`select name, timestamp from kysely_migration order by name`.execute(open.db)).rows

  it('runs only what it lacks, and records when the others ran', async () => {
    await shelves.up(open.db)
    await record('0001-shelves')
    expect(await migrate(open.db, [shelves, jars])).toEqual(['0002-jars'])
    expect(await migrate(open.db, [shelves, jars])).toEqual([])
    expect(await recorded()).toEqual([
      { name: '0001-shelves', timestamp: '2026-01-01T12:00:00.000Z' },
      { name: '0002-jars', timestamp: expect.any(String) },
    ])
  })

  it('is adopted once when several programs start together', async () => {
    await shelves.up(open.db)
    await record('0001-shelves')
    const applied = await Promise.all([1, 2, 3].map(() => migrate(open.db, [shelves, jars])))
    expect(applied.flat()).toEqual(['0002-jars'])
  })

  it('is refused, and left as it is, when it is newer than the program', async () => {
    await record('0001-shelves', '0002-jars')
    await expect(migrate(open.db, [shelves])).rejects.toThrow(
      'migrated by a newer version of the program (0002-jars); start that version or a later one.',
    )
    expect(await tables()).toEqual(['migrations'])
  })

  it('is refused by that version afterwards, which looks for names it does not know', async () => {
    await record('0001-shelves')
    await migrate(open.db, [shelves])
    const { rows } = await sql`select name from migrations where name <> '0001-shelves'`.execute(open.db)
    expect(rows).toEqual([{ name: 'recorded in kysely_migration' }])
  })
})
