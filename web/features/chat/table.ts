import { emptyTable, type ChatTable, type TableField } from '#shared/contract/chat-table.ts'

type ListField = Exclude<TableField, 'servings' | 'minutes'>
type ScalarField = Exclude<TableField, ListField>

interface Entry {
  value: string | number
  by: 'hand' | 'read'
  at?: number | undefined
  removed?: boolean | undefined
  asks?: boolean | undefined
  confirmed?: boolean | undefined
  use?: boolean | undefined
  doubtful?: boolean | undefined
}

export interface ChipEntry {
  field: TableField
  value: string | number
  /** The server's name of a food. */
  name?: string | undefined
  byHand: boolean
  /** Removing it needs a confirmation. */
  asks: boolean
  /** A food that the kitchen does not know. */
  unknown: boolean
  /** Perhaps an allergy of somebody who eats: the user is asked, and until then it is not set. */
  doubtful: boolean
}

const order = ['servings', 'eaters', 'minutes', 'allergens', 'diets', 'with', 'without', 'equipment'] as const

const entriesOf = (table: ChatTable, field: TableField): readonly Entry[] => {
  const given = table[field]
  if (given === null) return []
  return Array.isArray(given) ? given : [given]
}

/** What is shown: everything that was not removed. */
export function chipsOf(table: ChatTable): ChipEntry[] {
  return order.flatMap((field) =>
    entriesOf(table, field)
      .filter(({ removed }) => !removed)
      .map((entry) => ({
        field,
        value: entry.value,
        ...('name' in entry && typeof entry.name === 'string' && { name: entry.name }),
        byHand: entry.by === 'hand',
        asks: entry.asks === true,
        unknown: 'unknown' in entry && entry.unknown === true,
        doubtful: entry.doubtful === true,
      })),
  )
}

/** Whether a value is set, by hand or by words. */
export const isSet = (table: ChatTable, field: TableField, value: string | number) =>
  entriesOf(table, field).some((entry) => entry.value === value && !entry.removed && !entry.doubtful)

/** The allergies of which the user has not said yet whether somebody at the table has them. */
export const doubtsOf = (table: ChatTable): ChipEntry[] => chipsOf(table).filter(({ doubtful }) => doubtful)

/** Whether removing a value needs a confirmation. */
export const asksBefore = (table: ChatTable, field: TableField, value: string | number) =>
  entriesOf(table, field).some((entry) => entry.value === value && entry.asks === true)

const withEntry = (table: ChatTable, field: TableField, entry: Entry): ChatTable => {
  if (field === 'servings' || field === 'minutes') return { ...table, [field]: entry } as ChatTable
  const others = entriesOf(table, field).filter(({ value }) => value !== entry.value)
  return { ...table, [field]: [...others, entry] } as ChatTable
}

/** The table after a value was set by hand, `at` that many messages of the user. */
export const withValue = (
  table: ChatTable,
  field: TableField,
  value: string | number,
  at: number,
): ChatTable =>
  withEntry(table, field, {
    value,
    by: 'hand',
    at,
    // Chosen for this conversation, and not only there in the kitchen, which stands before the first message too.
    ...(field === 'equipment' && at === 0 && { use: true }),
  })

/** The table after a value was removed by hand. */
export function withoutValue(
  table: ChatTable,
  field: TableField,
  value: string | number,
  { at, confirmed }: { at: number; confirmed: boolean },
): ChatTable {
  const entry: Entry = { value, by: 'hand', at, removed: true, ...(confirmed && { confirmed }) }
  return withEntry(table, field, entry)
}

/** The entries set by hand and who of the household eats, as they are sent; null when there are none. */
export function handSet(table: ChatTable | null): Partial<ChatTable> | null {
  if (!table) return null
  const sent = order.flatMap((field) => {
    const entries = entriesOf(table, field).filter(({ by }) => by === 'hand')
    if (entries.length === 0) return []
    return [[field, isScalar(field) ? entries[0] : entries] as const]
  })
  const fields = { ...Object.fromEntries(sent), ...(table.eaterIds && { eaterIds: table.eaterIds }) }
  return Object.keys(fields).length === 0 ? null : (fields as Partial<ChatTable>)
}

const isScalar = (field: TableField): field is ScalarField => field === 'servings' || field === 'minutes'

/** The table of fewer messages, as after an edit: what words said is gone, and what was set by hand counts after the last. */
export function upTo(table: ChatTable | null, messages: number): ChatTable | null {
  const sent = handSet(table)
  if (!sent) return null
  const { eaterIds, ...entries } = sent
  const kept = (Object.entries(entries) as [TableField, Entry | Entry[]][]).map(([field, given]) => {
    const early = [given].flat().map((entry) => ({ ...entry, at: Math.min(entry.at ?? messages, messages) }))
    return [field, isScalar(field) ? early[0] : early]
  })
  return { ...emptyTable, ...Object.fromEntries(kept), ...(eaterIds && { eaterIds }) } as ChatTable
}
