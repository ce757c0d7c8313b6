import { sql } from 'kysely'
import { ApiError, type ErrorCode } from '#shared/contract/errors.ts'
import type { OperationResult } from '#shared/contract/household-changes.ts'
import { limitClock, parseClock, type Clock } from '#shared/sync/clock.ts'
import {
  applyOperation,
  deletedField,
  emptyRow,
  isDeleted,
  type Operation,
  type SyncedRow,
} from '#shared/sync/merge.ts'
import type { Db } from '../../../platform/db/schema.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { OwnTables } from '../../recipes/offline/own-rows.ts'
import { findRevision, inRevision } from './revision.ts'
import { countRows, selectRows, writeRows } from './synced-rows.ts'
import type { ChangeContext, SyncDeps, Derive, SyncedTable } from './synced-table.ts'

/** How far a device's time may be ahead. */
const aheadMax = 60_000

interface OpenTable {
  table: SyncedTable
  before: ReadonlyMap<string, SyncedRow>
  after: Map<string, SyncedRow>
  derive: Derive
  /** How many rows may still be added. */
  room: number
}

/** Applies operations in their order, each by itself: a refused one does not hold back the others. */
export async function applyOperations(
  deps: SyncDeps,
  { tables, own }: { tables: readonly SyncedTable[]; own: OwnTables },
  context: ChangeContext,
  operations: readonly Operation[],
): Promise<{ revision: number; results: OperationResult[] }> {
  const [alone, shared] = [true, false].map((isOwn) =>
    operations.filter(({ table }) => Object.hasOwn(own, table) === isOwn),
  ) as [Operation[], Operation[]]
  const outcomes = await applyOwnOperations(deps, own, context, alone)
  const { revision, results } = await applySharedOperations(deps, tables, context, shared)
  for (const { id, outcome } of results) outcomes.set(id, outcome)
  return { revision, results: operations.map(({ id }) => ({ id, outcome: outcomes.get(id) ?? 'ok' })) }
}

/** One row after the other, each in a transaction of its own. */
async function applyOwnOperations(
  { db }: SyncDeps,
  tables: OwnTables,
  context: ChangeContext,
  operations: readonly Operation[],
): Promise<Map<string, OperationResult['outcome']>> {
  const outcomes = new Map<string, OperationResult['outcome']>()
  const rows = Map.groupBy(operations, ({ table, row }) => `${table} ${row}`)
  for (const [first, ...others] of rows.values()) {
    if (!first) continue
    const outcome = await inTransaction(db, async (transaction) => {
      const all = [first, ...others]
      const ids = await insertFresh(
        transaction,
        context,
        all.map(({ id }) => id),
      )
      const fresh = all.filter(({ id }) => ids.has(id))
      if (fresh.length > 0) await tables[first.table]?.(transaction, context, first.row, fresh)
    }).then(
      () => 'ok' as const,
      (error: unknown) => {
        if (error instanceof ApiError) return error.code
        throw error
      },
    )
    for (const { id } of [first, ...others]) outcomes.set(id, outcome)
  }
  return outcomes
}

async function applySharedOperations(
  deps: SyncDeps,
  tables: readonly SyncedTable[],
  context: ChangeContext,
  operations: readonly Operation[],
): Promise<{ revision: number; results: OperationResult[] }> {
  if (operations.length === 0)
    return { revision: await findRevision(deps.db, context.householdId), results: [] }
  const byTable = Map.groupBy(operations, ({ table }) => table)
  const used = tables.flatMap((table) => {
    const own = byTable.get(table.name)
    return own ? [{ table, own }] : []
  })
  const prepared = await Promise.all(
    used.map(async ({ table, own }) => ({ table, own, open: await table.prepare?.(deps, context, own) })),
  )
  let results: OperationResult[] = []
  const revision = await inRevision(deps.db, context, async (db, next) => {
    const ids = operations.map(({ id }) => id)
    const fresh = await insertFresh(db, context, ids)
    const open = new Map<string, OpenTable>()
    for (const each of prepared) open.set(each.table.name, await openTable(db, context, each))
    const outcomes = applyInOrder(operations, { open, fresh, latest: context.now + aheadMax })
    refuseIncomplete(operations, outcomes, open)
    results = ids.map((id, index) => ({ id, outcome: outcomes[index] ?? 'ok' }))
    let hasChanged = false
    for (const each of open.values()) hasChanged = (await writeTable(db, context, each, next)) || hasChanged
    await forgetRefused(
      db,
      context,
      results.flatMap(({ id, outcome }) => (outcome === 'ok' ? [] : [id])),
    )
    return hasChanged
  })
  return { revision, results }
}

async function openTable(
  db: Db,
  context: ChangeContext,
  {
    table,
    own,
    open,
  }: {
    table: SyncedTable
    own: readonly Operation[]
    open: Awaited<ReturnType<NonNullable<SyncedTable['prepare']>>> | undefined
  },
): Promise<OpenTable> {
  const ids = [...new Set(own.map(({ row }) => row))].filter((id) => table.isRowId(id))
  const before = await selectRows(db, table, context.householdId, ids)
  const derive = (await open?.(db, context)) ?? (({ after }) => after)
  const isAdding =
    own.some(({ field }) => field === deletedField) ||
    ids.some((id) => {
      const row = before.get(id)
      return !row || isDeleted(row)
    })
  const room = isAdding ? table.rowsMax - (await countRows(db, table, context.householdId)) : 0
  return { table, before, after: new Map(before), derive, room }
}

function applyInOrder(
  operations: readonly Operation[],
  {
    open,
    fresh,
    latest,
  }: { open: ReadonlyMap<string, OpenTable>; fresh: ReadonlySet<string>; latest: number },
): (ErrorCode | 'ok')[] {
  const lastCut = new Map<string, Clock>()
  return operations.map((operation) => {
    if (!fresh.has(operation.id)) return 'ok'
    const target = open.get(operation.table)
    if (!target?.table.isRowId(operation.row)) return 'invalid input'
    const { table, after, derive } = target
    const value = readValue(table, operation)
    if (value === undefined) return 'invalid input'
    const before = after.get(operation.row) ?? null
    const wasDeleted = before === null || isDeleted(before)
    const row = before ?? emptyRow(operation.row)
    const { device } = parseClock(operation.clock)
    const clock = limitClock(
      operation.clock,
      latest,
      lastCut.get(device) ?? row.clocks[operation.field] ?? null,
    )
    if (clock !== operation.clock) lastCut.set(device, clock)
    const next = applyOperation(row, { ...operation, value: value.data, clock })
    if (next === row) return 'ok'
    if (wasDeleted && !isDeleted(next)) {
      if (target.room <= 0) return 'limit reached'
      target.room -= 1
    }
    after.set(row.id, derive({ before, after: next, field: operation.field }))
    return 'ok'
  })
}

function readValue(
  table: SyncedTable,
  { field, value }: Operation,
): { data: Operation['value'] } | undefined {
  if (field === deletedField) return typeof value === 'boolean' ? { data: value } : undefined
  const schema = Object.hasOwn(table.fields, field) ? table.fields[field] : undefined
  const read = schema?.safeParse(value)
  return read?.success ? { data: read.data } : undefined
}

/** An operation on a row that is gone for good is no new row. */
function refuseIncomplete(
  operations: readonly Operation[],
  outcomes: (ErrorCode | 'ok')[],
  open: ReadonlyMap<string, OpenTable>,
): void {
  for (const { table, before, after } of open.values()) {
    for (const [id, row] of after) {
      if (before.has(id) || table.required.every((field) => (row.values[field] ?? null) !== null)) continue
      after.delete(id)
      operations.forEach((operation, index) => {
        if (operation.table === table.name && operation.row === id && outcomes[index] === 'ok')
          outcomes[index] = 'not found'
      })
    }
  }
}

async function writeTable(
  db: Db,
  context: ChangeContext,
  { table, before, after }: OpenTable,
  revision: number,
): Promise<boolean> {
  const changes = [...after].flatMap(([id, row]) =>
    before.get(id) === row ? [] : [{ before: before.get(id) ?? null, after: row }],
  )
  await writeRows(
    db,
    table,
    { householdId: context.householdId, now: context.now, revision },
    changes.map(({ after: row }) => row),
  )
  if (changes.length > 0) await table.afterWrite?.(db, context, changes)
  return changes.length > 0
}

/** False: the operation was applied before. */
export async function insertOperation(db: Db, context: ChangeContext, id: string): Promise<boolean> {
  return (await insertFresh(db, context, [id])).size > 0
}

/** Notes operations as applied; answers those that were not before. */
async function insertFresh(
  db: Db,
  { householdId, now }: ChangeContext,
  ids: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ operation_id: string }>`
    insert into household_operations (household_id, operation_id, made_at)
    select ${householdId}::uuid, id, ${new Date(now)}::timestamptz from unnest(${[...new Set(ids)]}::uuid[]) as id
    on conflict do nothing returning operation_id`.execute(db)
  return new Set(rows.map((row) => row.operation_id))
}

/** What is refused may be sent again. */
async function forgetRefused(db: Db, { householdId }: ChangeContext, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await db
    .deleteFrom('household_operations')
    .where('household_id', '=', householdId)
    .where('operation_id', 'in', ids)
    .execute()
}
