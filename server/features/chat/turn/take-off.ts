import type { ChatTable, TableField } from '#shared/contract/chat-table.ts'

/** People and illnesses: what only the user takes away, on the page. */
const guarded: ReadonlySet<TableField> = new Set(['allergens', 'eaters'])

interface Entry {
  value: string | number
  name?: string | undefined
  removed?: boolean | undefined
  asks?: boolean | undefined
  suspected?: boolean | undefined
}

/** Of an entry of the table that a guest has taken back in words. */
export type TakenOff =
  | { kind: 'off'; value: string | number; table: ChatTable }
  /** The user is asked on the page. */
  | { kind: 'asks'; value: string | number }
  | { kind: 'absent' }

const folded = (text: string | number) => String(text).trim().toLocaleLowerCase()

/**
 * The table without an entry, by its value or name, as if it had been taken out by hand after the last message. An allergy, an
 * illness and somebody who needs care are never taken out by words; what no word called an allergy is not one yet.
 */
export function takenOff(
  table: ChatTable,
  field: TableField,
  named: string | number,
  userMessages: number,
): TakenOff {
  const given = table[field]
  const entries: readonly Entry[] = Array.isArray(given) ? given : given ? [given] : []
  const found = entries.find(
    ({ value, name, removed }) =>
      !removed && [value, name ?? value].some((each) => folded(each) === folded(named)),
  )
  if (!found) return { kind: 'absent' }
  const { value, suspected = false } = found
  if (!suspected && (found.asks || guarded.has(field))) return { kind: 'asks', value }
  const mark = { by: 'hand' as const, at: userMessages, removed: true }
  const out = { value, ...mark, ...(suspected && { confirmed: true }) }
  const others = entries.filter((each) => each !== found)
  const next = field === 'servings' || field === 'minutes' ? out : [...others, out]
  return { kind: 'off', value, table: { ...table, [field]: next } as ChatTable }
}
