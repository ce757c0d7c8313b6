import { randomUUID } from 'node:crypto'
import { CallError } from '#shared/contract/call.ts'
import {
  changeHousehold,
  getHouseholdChanges,
  type ChangedRow,
  type HouseholdChanges,
} from '#shared/contract/household-changes.ts'
import { formatClock } from '#shared/sync/clock.ts'
import { deletedField, type FieldValue, type Operation } from '#shared/sync/merge.ts'
import type { TestUser } from './users.ts'

let counter = 0

export function testOperation(
  table: string,
  row: string,
  field: string,
  value: FieldValue,
  { ms = Date.now(), device = 'phone001' }: { ms?: number; device?: string } = {},
): Operation {
  counter += 1
  return { id: randomUUID(), table, row, field, value, clock: formatClock({ ms, counter, device }) }
}

/** The operations that add a line to the shopping list. */
export function testLine(item: string, more: Record<string, FieldValue> = {}, row: string = randomUUID()) {
  const fields = { item, language: 'en', ...more }
  return Object.entries(fields).map(([field, value]) => testOperation('list_items', row, field, value))
}

/** Once more where a busy server had no time: a device does so, and an operation counts once. */
async function patiently<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof CallError) || error.code !== 'unavailable') throw error
    return ask()
  }
}

export const sendOperations = (user: TestUser, operations: readonly Operation[]) =>
  patiently(() => user.call(changeHousehold, { body: { operations: [...operations] } }))

/** Rows by table and id. */
export type RowsById = Map<string, ChangedRow>

interface ReadRows {
  rows: RowsById
  revision: number
  /** How many rows each part had. */
  parts: number[]
}

/** What a device has after it has read all parts, and what it had before. `between` runs before each part but the first. */
export async function readOn(
  user: TestUser,
  before: { rows: RowsById; revision: number } = { rows: new Map(), revision: 0 },
  between: (part: number) => Promise<unknown> = async () => undefined,
): Promise<ReadRows> {
  let rows: RowsById = new Map(before.rows)
  const parts: number[] = []
  let query: HouseholdChanges['next'] = { since: before.revision }
  let { revision } = before
  while (query) {
    if (parts.length > 0) await between(parts.length)
    const part = query
    const changes: HouseholdChanges = await patiently(() => user.call(getHouseholdChanges, { query: part }))
    if (changes.isComplete) rows = new Map()
    for (const row of changes.rows) rows.set(`${row.table} ${row.id}`, row)
    parts.push(changes.rows.length)
    ;({ revision, next: query } = changes)
  }
  return { rows, revision, parts }
}

/** The rows of a table that are not deleted. */
export async function readRows(user: TestUser, table = 'list_items'): Promise<ChangedRow[]> {
  const { rows } = await readOn(user)
  return [...rows.values()].filter((row) => row.table === table && row.values[deletedField] !== true)
}
