import { sql, type Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { Db, Schema } from './schema.ts'

/** One step of the schema, applied once and never reverted. */
export type Migration = { name: string; up: (db: Db) => Promise<void> }

/** The lock that programs took before Kysely's migrator; no other code uses this number. */
const formerLock = 4_201_338

/**
 * Brings the database to the newest schema: applies the missing migrations in their order, each in one transaction with
 * the row that records it. Several programs may do so at once; one works, the others wait. Returns the names it
 * applied. Fails with a sentence when the database is newer than the program.
 */
export async function migrate(db: Kysely<Schema>, migrations: readonly Migration[]): Promise<string[]> {
  const byName = Object.fromEntries(migrations.map((migration) => [migration.name, migration]))
  const recorded = await readRecords(db, byName)
  if (recorded.length === migrations.length) return []
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => byName },
    // Development databases may have run the migrations of two branches in either order.
    allowUnorderedMigrations: true,
  })
  if (recorded.length === 0) {
    // The migrator runs all that one call applies in one transaction: twice as fast where there is no row to lock.
    const { error, results = [] } = await migrator.migrateToLatest()
    if (!error) return results.map(({ migrationName }) => migrationName)
  }
  const applied: string[] = []
  for (;;) {
    const { error, results = [] } = await migrator.migrateUp()
    if (error) throw error
    if (results.length === 0) return applied
    applied.push(...results.map(({ migrationName }) => migrationName))
  }
}

/**
 * The names of the applied migrations. What an earlier version recorded in the table `migrations` is copied to the
 * migrator's own table, once. Fails with a sentence when a newer program has migrated the database.
 */
async function readRecords(db: Kysely<Schema>, known: Record<string, Migration>): Promise<string[]> {
  return db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${formerLock})`.execute(transaction)
    const { rows } = await sql<{ former: boolean; current: boolean }>`
      select to_regclass('migrations') is not null as former, to_regclass('kysely_migration') is not null as current
    `.execute(transaction)
    const [has] = rows
    if (!has?.former && !has?.current) return []
    if (!has.current) for (const statement of copyFormerTable) await statement.execute(transaction)
    const records = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
      transaction,
    )
    const names = records.rows.map(({ name }) => name)
    const unknown = names.filter((name) => !Object.hasOwn(known, name))
    if (unknown.length === 0) return names
    throw new Error(
      `The database was migrated by a newer version of the program (${unknown.join(', ')}); ` +
        'start that version or a later one.',
    )
  })
}

/** The last row makes earlier versions refuse the database, which they do when they find a name they do not know. */
const copyFormerTable = [
  sql`create table kysely_migration (name varchar(255) not null primary key, timestamp varchar(255) not null)`,
  sql`insert into kysely_migration (name, timestamp)
    select name, to_char(applied_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') from migrations`,
  sql`insert into migrations (name) values ('recorded in kysely_migration')`,
]
