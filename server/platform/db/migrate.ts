import { type Kysely, sql } from 'kysely'
import type { Db, Schema } from './schema.ts'

/** One step of the schema, applied once and never taken back. */
export type Migration = { name: string; up: (db: Db) => Promise<void> }

/** Any number that nothing else in the program locks. */
const migrationLock = 4_201_338

/**
 * Brings the database to the newest schema: applies, in their order, the migrations it does not know yet, each
 * in one transaction with the row that remembers it. Several programs may do so at once; one works, the others
 * wait. Answers the names it applied. Fails with a sentence when the database is newer than the program.
 */
export async function migrate(db: Kysely<Schema>, migrations: readonly Migration[]): Promise<string[]> {
  return db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${migrationLock})`.execute(connection)
    try {
      return await applyMissing(connection, migrations)
    } finally {
      // When the connection itself broke, the lock went with it.
      await sql`select pg_advisory_unlock(${migrationLock})`.execute(connection).catch(() => undefined)
    }
  })
}

async function applyMissing(db: Kysely<Schema>, migrations: readonly Migration[]): Promise<string[]> {
  await sql`
    create table if not exists migrations (
      name text primary key,
      applied_at timestamptz not null default now()
    )`.execute(db)
  const { rows } = await sql<{ name: string }>`select name from migrations order by name`.execute(db)
  const applied = new Set(rows.map((row) => row.name))
  const known = new Set(migrations.map((migration) => migration.name))
  const unknown = [...applied].filter((name) => !known.has(name))
  if (unknown.length > 0) {
    throw new Error(
      `The database was brought further by a newer version of the program (${unknown.join(', ')}); ` +
        'start that version or a later one.',
    )
  }
  const missing = migrations.filter((migration) => !applied.has(migration.name))
  for (const { name, up } of missing) {
    await db.transaction().execute(async (transaction) => {
      await up(transaction)
      await sql`insert into migrations (name) values (${name})`.execute(transaction)
    })
  }
  return missing.map((migration) => migration.name)
}
