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

/** All rows that are not deleted. */
export function selectPresentRows(db: Db, table: SyncedTable, householdId: string): Promise<SyncedRow[]> {
  return select(db, table, sql`household_id = ${householdId} and deleted_at is null`)
}

/** Which rows a statement reads, as names of a `with` query beside it. */
interface Range {
  household: RawBuilder<unknown>
  /** Rows that changed after this revision. */
  since: RawBuilder<unknown>
  /** Of rows that were deleted, only those whose deletion came later than this revision. */
  deletedSince: RawBuilder<unknown>
  /** The first ones by their revisions. */
  most: RawBuilder<unknown>
}

/** The rows of a table in a range, as one value of JSON that `readChangedRows` reads. */
export function changedRows(
  table: SyncedTable,
  { household, since, deletedSince, most }: Range,
): RawBuilder<unknown> {
  const columns = Object.values(table.columns).map((name) => sql.ref(name))
  return sql`(select json_agg(json_build_array(
      revision, ${sql.ref(table.key)}, clocks, deleted_at is not null, ${sql.join(columns)}))
    from (select * from ${sql.table(table.name)}
      where household_id = ${household} and revision > ${since}
        and (deleted_at is null or revision > ${deletedSince})
      order by revision, ${sql.ref(table.key)} limit ${most}) found)`
}

export interface ChangedRow extends SyncedRow {
  table: string
  revision: number
}

export function readChangedRows(table: SyncedTable, found: unknown): ChangedRow[] {
  const fields = Object.keys(table.columns)
  return ((found ?? []) as unknown[][]).map(([revision, id, clocks, isGone, ...columns]) => {
    const values: Record<string, FieldValue> = {}
    for (const [index, field] of fields.entries()) values[field] = (columns[index] ?? null) as FieldValue
    for (const field of table.moments ?? [])
      if (values[field] !== null) values[field] = new Date(String(values[field])).toISOString()
    values[deletedField] = isGone === true
    const row = { id: String(id), values, clocks: clocks as SyncedRow['clocks'] }
    return { table: table.name, revision: Number(revision), ...row }
  })
}

/**
 * Up to which revision rows make `most` at the most; null where all of them do. Revisions stay whole, so one that has more
 * rows by itself is answered alone.
 */
export function pageEnd(rows: readonly ChangedRow[], most: number): number | null {
  if (rows.length <= most) return null
  const revisions = rows.map(({ revision }) => revision).toSorted((one, other) => one - other)
  const [first, beyond] = [revisions[0], revisions[most]]
  return first === undefined || beyond === undefined ? null : Math.max(beyond - 1, first)
}

export async function countRows(db: Db, table: SyncedTable, householdId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${sql.table(table.name)}
    where household_id = ${householdId} and deleted_at is null`.execute(db)
  return Number(rows[0]?.count)
}

/** Inserts rows or replaces them. Runs in the transaction that has locked the household. */
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
  if (rows.some(isDeleted)) await purgeExcessRows(db, table, householdId)
}

/** As many deleted rows are stored as there may be others; the oldest go first. */
function purgeExcessRows(db: Db, table: SyncedTable, householdId: string): Promise<void> {
  const key = sql.ref(table.key)
  return purge(
    db,
    table,
    sql`household_id = ${householdId} and ${key} in (
      select ${key} from ${sql.table(table.name)} where household_id = ${householdId} and deleted_at is not null
      order by revision desc, ${key} offset ${table.rowsMax})`,
  )
}

/** Removes rows that were deleted long ago. */
export function purgeRows(db: Db, table: SyncedTable, before: Date): Promise<void> {
  return purge(db, table, sql`deleted_at < ${before}`)
}

/** Devices that still have a row that is purged start again. */
async function purge(db: Db, table: SyncedTable, condition: RawBuilder<unknown>): Promise<void> {
  await sql`
    with purged as (
      delete from ${sql.table(table.name)} where ${condition} returning household_id, revision
    ), newest as (
      select household_id, max(revision) as revision from purged group by household_id
    )
    update households set purged_revision = greatest(purged_revision, newest.revision)
    from newest where id = newest.household_id`.execute(db)
}
