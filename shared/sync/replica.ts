import { applyOperation, emptyRow, isDeleted, type Operation, type SyncedRow } from './merge.ts'

/** Rows by table and id. */
type Tables = Readonly<Record<string, Readonly<Record<string, SyncedRow>>>>

/** What a device has: the rows as the server last sent them, and its own operations that the server has not confirmed. */
export interface Replica {
  /** The server's revision that the rows belong to. */
  revision: number
  tables: Tables
  pending: readonly Operation[]
}

export const emptyReplica: Replica = { revision: 0, tables: {}, pending: [] }

/**
 * What the server sends: rows that changed after a revision, deleted ones too, against which older operations of this
 * device still have to lose; where `isComplete`, the rows that replace all others.
 */
export interface ReceivedRows {
  revision: number
  isComplete: boolean
  rows: readonly (SyncedRow & { table: string })[]
}

/** Answers may overtake each other: an older one changes nothing. */
export function receive(replica: Replica, received: ReceivedRows): Replica {
  if (received.revision < replica.revision) return replica
  const tables: Record<string, Record<string, SyncedRow>> = {}
  if (!received.isComplete) {
    for (const [name, rows] of Object.entries(replica.tables)) tables[name] = { ...rows }
  }
  for (const { table, ...row } of received.rows) {
    const rows = (tables[table] ??= {})
    rows[row.id] = row
  }
  return { ...replica, revision: received.revision, tables }
}

export function enqueue(replica: Replica, operations: readonly Operation[]): Replica {
  return { ...replica, pending: [...replica.pending, ...operations] }
}

/** Removes operations that the server has applied or refused. Its rows are to be received before. */
export function settle(replica: Replica, ids: ReadonlySet<string>): Replica {
  return { ...replica, pending: replica.pending.filter(({ id }) => !ids.has(id)) }
}

/** The rows of a table with the own operations on top, without deleted ones. */
export function rowsOf({ tables, pending }: Replica, table: string): SyncedRow[] {
  const rows = new Map(Object.entries(tables[table] ?? {}))
  for (const operation of pending) {
    if (operation.table !== table) continue
    rows.set(operation.row, applyOperation(rows.get(operation.row) ?? emptyRow(operation.row), operation))
  }
  return [...rows.values()].filter((row) => !isDeleted(row))
}
