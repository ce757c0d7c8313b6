import type { Clock } from './clock.ts'

/** What a field can have as its value. */
export type FieldValue = string | number | boolean | null | readonly FieldValue[]

/** One field of one row gets a value. Operations are made on devices, and may arrive late, twice or in any order. */
export interface Operation {
  /** A uuid; a repeated one changes nothing. */
  id: string
  table: string
  row: string
  field: string
  value: FieldValue
  clock: Clock
}

/** A row with the clock of each field that an operation has set. */
export interface SyncedRow {
  id: string
  values: Readonly<Record<string, FieldValue>>
  clocks: Readonly<Record<string, Clock>>
}

/** The field by which rows are deleted and brought back. */
export const deletedField = 'isDeleted'

export const emptyRow = (id: string): SyncedRow => ({ id, values: {}, clocks: {} })

/** Two values with one clock come from a device that lost its memory: any rule will do that is the same everywhere. */
function wins(value: FieldValue, clock: Clock, row: SyncedRow, field: string): boolean {
  const present = row.clocks[field]
  if (present === undefined || clock !== present) return present === undefined || clock > present
  return JSON.stringify(value) > JSON.stringify(row.values[field] ?? null)
}

/** For each field the newest clock wins. The same row, where the operation changes nothing. */
export function applyOperation(row: SyncedRow, { field, value, clock }: Operation): SyncedRow {
  if (!wins(value, clock, row, field)) return row
  return {
    id: row.id,
    values: { ...row.values, [field]: value },
    clocks: { ...row.clocks, [field]: clock },
  }
}

/** A deletion loses against every later operation: a line that is ticked or renamed afterwards is wanted. */
export function isDeleted({ values, clocks }: SyncedRow): boolean {
  const deleted = clocks[deletedField]
  if (deleted === undefined || values[deletedField] !== true) return false
  return Object.values(clocks).every((clock) => clock <= deleted)
}
