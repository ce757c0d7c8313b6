import type { NamedFood } from '#shared/contract/household-changes.ts'
import type { Language } from '#shared/constants/languages.ts'
import { deletedField, type FieldValue, type Operation } from '#shared/sync/merge.ts'
import type { RefusedKind } from '../unsent-work.ts'

/** An operation as it waits. */
export interface QueuedOperation extends Operation {
  /** The recipe that an own row belongs to, to name it; not sent. */
  about?: string
}

/** What the server has refused of one row, as it is shown until the member discards it or tries again. */
export interface RefusedRow {
  /** Set by the database. */
  key?: number
  table: string
  row: string
  /** The server's error code. */
  code: string
  /** What the row is called, null if nothing is known of it. */
  name: string | null
  /** What was to be changed; missing in what earlier versions stored. */
  operations?: readonly QueuedOperation[]
}

/** Rows that the member changes alone; `own-rows.ts` of the server applies them. */
export const ownTables = { notes: 'recipe_notes', diary: 'cooking_log' } as const

export const isOwn = ({ table }: Pick<Operation, 'table'>) =>
  table === ownTables.notes || table === ownTables.diary

interface KnownRows {
  /** What this device shows of a row. */
  valuesOf: (table: string, row: string) => Readonly<Record<string, FieldValue>> | undefined
  foods: ReadonlyMap<string, NamedFood>
  language: Language
}

/** One entry for each row, however many of its fields were refused: a new line has several. */
export function refusedRows(
  operations: readonly QueuedOperation[],
  codes: ReadonlyMap<string, string>,
  { valuesOf, foods, language }: KnownRows,
): RefusedRow[] {
  const rows = new Map<string, RefusedRow>()
  for (const { id, table, row, about } of operations) {
    const code = codes.get(id)
    const key = `${table} ${row}`
    if (code === undefined || rows.has(key)) continue
    const written = operations.filter((each) => each.table === table && each.row === row)
    const values = {
      ...valuesOf(table, row),
      ...Object.fromEntries(written.map(({ field, value }) => [field, value])),
    }
    const name = [about, values.item, values.title, foods.get(row)?.names[language][1]].find(
      (each) => typeof each === 'string' && each !== '',
    )
    const refused = written.filter((each) => codes.has(each.id))
    rows.set(key, {
      table,
      row,
      code,
      name: typeof name === 'string' ? name : null,
      operations: refused,
    })
  }
  return [...rows.values()]
}

const kinds: Readonly<Record<string, RefusedKind>> = {
  list_items: 'list',
  pantry_items: 'pantry',
  plan_entries: 'plan',
  recipe_notes: 'note',
}

export function kindOfRow({ table, operations = [] }: RefusedRow): RefusedKind {
  if (table !== ownTables.diary) return kinds[table] ?? 'household'
  const hasSet = (field: string) => operations.some((each) => each.field === field)
  if (operations.some(({ field, value }) => field === deletedField && value === true)) return 'cookedDelete'
  return hasSet('recipeId') ? 'cooked' : 'cookedEdit'
}

const texts = ['text', 'note', 'changed', 'nextTime']

/** What the member wrote in an own row; null where that is nothing to read. */
export function writtenText({ table, operations = [] }: RefusedRow): string | null {
  if (!isOwn({ table })) return null
  const values = new Map(operations.map(({ field, value }) => [field, value]))
  const written = texts.map((field) => values.get(field)).filter((value) => typeof value === 'string')
  return written.filter(Boolean).join('\n\n') || null
}
