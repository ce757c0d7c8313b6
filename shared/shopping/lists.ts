import type { SyncedRow } from '../sync/merge.ts'

/**
 * The list that every household has: lines without a list, or whose list is gone, belong to it, so no line is ever lost.
 * It is not archived. It has a row once somebody has given it a name.
 */
export const firstList = '00000000-0000-4000-8000-000000000001'

/**
 * The list, among the rows of a household, that opens first and takes what planned meals and recipes need: the last one
 * that was chosen.
 */
export function defaultListOf(rows: readonly SyncedRow[]): string {
  const clockOf = ({ clocks }: SyncedRow) => clocks.isDefault ?? ''
  const [chosen] = rows
    .filter(({ values }) => values.isDefault === true && values.isArchived !== true)
    .toSorted((one, other) => clockOf(other).localeCompare(clockOf(one)) || one.id.localeCompare(other.id))
  return chosen?.id ?? firstList
}
