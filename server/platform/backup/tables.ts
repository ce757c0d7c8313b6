import type { Readable, Writable } from 'node:stream'
import pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'

export interface Table {
  name: string
  /** Without those that the database computes. */
  columns: readonly string[]
}

/** Which migrations ran is written by the migrator, not copied. */
const notCopied = ['kysely_migration', 'kysely_migration_lock', 'migrations']

const identifiers = (names: readonly string[]) => names.map((name) => pg.escapeIdentifier(name)).join(', ')

/** All tables with data, each after those that its rows refer to; references that are checked at the commit may wait. */
export async function listTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table & { refers_to: string[] }>(
    `select relname as name,
       array(select attname::text from pg_attribute
         where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
         order by attname) as columns,
       array(select distinct confrelid::regclass::text from pg_constraint
         where conrelid = pg_class.oid and contype = 'f' and not condeferred and confrelid <> conrelid) as refers_to
     from pg_class
     where relkind = 'r' and relnamespace = current_schema()::regnamespace and relname <> all($1)
     order by relname`,
    [notCopied],
  )
  const ordered: Table[] = []
  const isOrdered = (name: string) => ordered.some((table) => table.name === name)
  while (ordered.length < rows.length) {
    const next = rows.filter(({ name, refers_to }) => !isOrdered(name) && refers_to.every(isOrdered))
    if (next.length === 0) throw new Error('Tables refer to each other in a circle; they cannot be copied.')
    ordered.push(...next.map(({ name, columns }) => ({ name, columns })))
  }
  return ordered
}

/** The rows as text, one line each, in the format of PostgreSQL's COPY, which all its versions read. */
export function readTable(client: pg.ClientBase, { name, columns }: Table): Readable {
  return client.query(copyTo(`copy ${pg.escapeIdentifier(name)} (${identifiers(columns)}) to stdout`))
}

/** Takes the text that `readTable` gave. */
export function writeTable(client: pg.ClientBase, { name, columns }: Table): Writable & { rowCount: number } {
  return client.query(copyFrom(`copy ${pg.escapeIdentifier(name)} (${identifiers(columns)}) from stdin`))
}

/** Calls `work` in one transaction that sees one state of the database and changes nothing. */
export async function withSnapshot<Result>(
  client: pg.ClientBase,
  work: () => Promise<Result>,
): Promise<Result> {
  await client.query('begin isolation level repeatable read read only')
  const result = await work()
  await client.query('commit')
  return result
}

/**
 * Replaces the rows of all tables by what `work` writes, in one transaction. Triggers that count, collect search words
 * and notify do not run: what they write is among the copied rows. Sequences go on after the copied rows.
 */
export async function replaceRows(
  client: pg.ClientBase,
  tables: readonly Table[],
  work: () => Promise<void>,
): Promise<void> {
  const each = async (statement: (table: string) => string) => {
    for (const { name } of tables) await client.query(statement(pg.escapeIdentifier(name)))
  }
  await client.query('begin')
  await client.query(`truncate ${identifiers(tables.map(({ name }) => name))}`)
  await each((table) => `alter table ${table} disable trigger user`)
  await work()
  // A deferred check that is still open would forbid the next statements.
  await client.query('set constraints all immediate')
  await each((table) => `alter table ${table} enable trigger user`)
  await client.query(setSequences)
  await client.query('commit')
  await each((table) => `analyze ${table}`)
}

const setSequences = `do $$ declare owned record; begin
  for owned in
    select pg_class.oid::regclass as sequence, refobjid::regclass as table_name, attname as column_name
    from pg_class join pg_depend on objid = pg_class.oid and deptype in ('a', 'i') and refobjsubid > 0
      join pg_attribute on attrelid = refobjid and attnum = refobjsubid
    where relkind = 'S' and relnamespace = current_schema()::regnamespace
  loop
    execute format('select setval(%L, coalesce((select max(%I) from %s), 0) + 1, false)',
      owned.sequence, owned.column_name, owned.table_name);
  end loop;
end $$`
