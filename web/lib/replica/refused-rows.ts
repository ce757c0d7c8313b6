import type { NamedFood } from '#shared/contract/household-changes.ts'
import type { Language } from '#shared/constants/languages.ts'
import type { FieldValue, Operation } from '#shared/sync/merge.ts'

/** What the server has refused of one row, as it is shown until the member discards it. */
export interface RefusedRow {
  table: string
  row: string
  /** The server's error code. */
  code: string
  /** What the row is called, null if nothing is known of it. */
  name: string | null
}

interface KnownRows {
  /** What this device shows of a row. */
  valuesOf: (table: string, row: string) => Readonly<Record<string, FieldValue>> | undefined
  foods: ReadonlyMap<string, NamedFood>
  language: Language
}

/** One entry for each row, however many of its fields were refused: a new line has several. */
export function refusedRows(
  operations: readonly Operation[],
  codes: ReadonlyMap<string, string>,
  { valuesOf, foods, language }: KnownRows,
): RefusedRow[] {
  const rows = new Map<string, RefusedRow>()
  for (const { id, table, row } of operations) {
    const code = codes.get(id)
    const key = `${table} ${row}`
    if (code === undefined || rows.has(key)) continue
    const written = operations.filter((each) => each.table === table && each.row === row)
    const values = {
      ...valuesOf(table, row),
      ...Object.fromEntries(written.map(({ field, value }) => [field, value])),
    }
    const name = [values.item, values.title, foods.get(row)?.names[language][1]].find(
      (each) => typeof each === 'string' && each !== '',
    )
    rows.set(key, { table, row, code, name: typeof name === 'string' ? name : null })
  }
  return [...rows.values()]
}
