import { reportUnsentWork, type RefusedKind } from '../unsent-work.ts'
import type { RefusedRow } from './refused-rows.ts'

const kinds: Readonly<Record<string, RefusedKind>> = {
  list_items: 'list',
  pantry_items: 'pantry',
  plan_entries: 'plan',
}

export const kindOfRow = (table: string): RefusedKind => kinds[table] ?? 'household'

/** Shows how many changes of the household wait, and what the server has refused. */
export function reportRefusedRows<Row extends RefusedRow>(
  waiting: number,
  rows: readonly Row[],
  discard: (row: Row) => Promise<void>,
) {
  reportUnsentWork('household', {
    waiting,
    refused: rows.map((row, index) => ({
      key: `${row.table} ${row.row} ${index}`,
      kind: kindOfRow(row.table),
      title: row.name ?? '',
      code: row.code,
      text: row.name,
      discard: () => discard(row),
    })),
  })
}
