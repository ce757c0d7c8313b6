import { randomUUID } from 'node:crypto'
import { changeHousehold, getHouseholdChanges, type ChangedRow } from '#shared/contract/household-changes.ts'
import { formatClock } from '#shared/sync/clock.ts'
import type { FieldValue, Operation } from '#shared/sync/merge.ts'
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

export async function sendOperations(user: TestUser, operations: readonly Operation[]) {
  return user.call(changeHousehold, { body: { operations: [...operations] } })
}

/** The rows of a table that are not deleted. */
export async function readRows(user: TestUser, table = 'list_items'): Promise<ChangedRow[]> {
  const { rows } = await user.call(getHouseholdChanges, { query: {} })
  return rows.filter((row) => row.table === table)
}
