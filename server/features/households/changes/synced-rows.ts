import { sql, type RawBuilder } from 'kysely'
import { deletedField, isDeleted, type FieldValue, type SyncedRow } from '#shared/sync/merge.ts'
import type { Db } from '../../../platform/db/schema.ts'
import type { SyncedTable } from './synced-table.ts'

type Columns = Record<string, unknown>

function valueOf(stored: unknown): FieldValue {
  return stored instanceof Date ? stored.toISOString() : (stored as FieldValue)
}

function readRow(table: SyncedTable, row: Columns): SyncedRow {
  const values = Object.fromEntries(
    Object.entries(table.columns).map(([field, column]) => [field, valueOf(row[column])]),
  )
  const id = String(row[table.key])
  return {
    id,
    values: { ...values, [deletedField]: row.deleted_at !== null },
    clocks: row.clocks as SyncedRow['clocks'],
  }
}

async function select(db: Db, table: SyncedTable, condition: RawBuilder<unknown>): Promise<SyncedRow[]> {
  const columns = [table.key, 'clocks', 'deleted_at', ...Object.values(table.columns)].map((name) =>
    sql.ref(name),
  )
  const { rows } = await sql<Columns>`
    select ${sql.join(columns)} from ${sql.table(table.name)} where ${condition}
    order by revision, ${sql.ref(table.key)}`.execute(db)
  return rows.map((row) => readRow(table, row))
}

export async function selectRows(
  db: Db,
  table: SyncedTable,
  householdId: string,
  ids: readonly string[],
): Promise<Map<string, SyncedRow>> {
  if (ids.length === 0) return new Map()
  const found = await select(
    db,
    table,
    sql`household_id = ${householdId} and ${sql.ref(table.key)} in (${sql.join(ids)})`,
  )
  return new Map(found.map((row) => [row.id, row]))
}

/** Rows that changed after a revision, deleted ones too; without a revision all that are not deleted. */
export function selectChangedRows(
  db: Db,
  table: SyncedTable,
  householdId: string,
  since: number | null,
): Promise<SyncedRow[]> {
  const condition = since === null ? sql`deleted_at is null` : sql`revision > ${since}`
  return select(db, table, sql`household_id = ${householdId} and ${condition}`)
}

export async function countRows(db: Db, table: SyncedTable, householdId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${sql.table(table.name)}
    where household_id = ${householdId} and deleted_at is null`.execute(db)
  return Number(rows[0]?.count)
}

/** Inserts rows or replaces them. */
export async function writeRows(
  db: Db,
  table: SyncedTable,
  { householdId, revision, now }: { householdId: string; revision: number; now: number },
  rows: readonly SyncedRow[],
): Promise<void> {
  if (rows.length === 0) return
  const fields = Object.entries(table.columns)
  const written = [...fields.map(([, column]) => column), 'clocks', 'revision', 'deleted_at']
  const valuesOf = (row: SyncedRow) => [
    householdId,
    row.id,
    ...fields.map(([field]) => row.values[field] ?? null),
    JSON.stringify(row.clocks),
    revision,
    isDeleted(row) ? new Date(now) : null,
  ]
  await sql`
    insert into ${sql.table(table.name)} (household_id, ${sql.ref(table.key)}, ${sql.join(written.map((name) => sql.ref(name)))})
    values ${sql.join(rows.map((row) => sql`(${sql.join(valuesOf(row))})`))}
    on conflict (household_id, ${sql.ref(table.key)}) do update set
      ${sql.join(written.map((name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`))}`.execute(db)
}

/** Removes rows that were deleted long ago. Devices that still have them start again. */
export async function purgeRows(db: Db, table: SyncedTable, before: Date): Promise<void> {
  await sql`
    with purged as (
      delete from ${sql.table(table.name)} where deleted_at < ${before} returning household_id, revision
    ), newest as (
      select household_id, max(revision) as revision from purged group by household_id
    )
    update households set purged_revision = greatest(purged_revision, newest.revision)
    from newest where id = newest.household_id`.execute(db)
}
