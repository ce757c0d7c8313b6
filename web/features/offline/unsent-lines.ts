import { openDB } from 'idb'
import { isLanguage } from '#shared/constants/languages.ts'
import type { Operation } from '#shared/sync/merge.ts'
import type { KeptLine } from '../../lib/kept-work.ts'
import { kindOfRow } from '../../lib/replica/report-refused-rows.ts'
import { refusedRows, type RefusedRow } from '../../lib/replica/refused-rows.ts'
import { pendingOnPage, type Snapshot } from '../../lib/replica/store.ts'
import { databasePrefix } from '../../lib/stored-member.ts'
import { writtenText, type QueuedChange } from './outbox.ts'
import { isObject } from './wire-objects.ts'

/** The rows of some stores of a database, whether or not its pages are locked; nothing where there is none. */
async function readStores(name: string, stores: readonly string[]): Promise<unknown[][]> {
  const databases = (await indexedDB.databases?.()) ?? []
  // Opening a name that is not there would create it.
  if (!databases.some((each) => each.name === name)) return stores.map(() => [])
  const database = await openDB(name, undefined, {
    // Another tab has just deleted it.
    upgrade: (_, __, ___, transaction) => transaction.abort(),
  }).catch(() => null)
  if (!database) return stores.map(() => [])
  try {
    const { objectStoreNames } = database
    const read = (store: string) => (objectStoreNames.contains(store) ? database.getAll(store) : [])
    return await Promise.all(stores.map(read))
  } finally {
    database.close()
  }
}

/** What a member wrote on this device that has not reached the server: without a connection, or as a draft. */
export async function unsentLines(memberId: string): Promise<KeptLine[]> {
  const stored = 'indexedDB' in globalThis
  const [outbox = []] = stored ? await readStores(`${databasePrefix}${memberId}`, ['outbox']) : []
  const [operations = [], refused = [], snapshots = []] = stored
    ? await readStores(`${databasePrefix}household-${memberId}`, ['operations', 'refused', 'snapshot'])
    : []
  return [
    ...(outbox as QueuedChange[]).map(({ kind, title, ...change }) => ({
      kind,
      title,
      text: writtenText(change),
    })),
    ...householdLines(
      [...(operations as Operation[]), ...pendingOnPage(memberId)],
      refused as RefusedRow[],
      snapshots[0] as Snapshot | undefined,
    ),
    ...draftLines(),
  ]
}

/** One line for each row of the household. */
function householdLines(
  operations: readonly Operation[],
  refused: readonly RefusedRow[],
  snapshot: Snapshot | undefined,
): KeptLine[] {
  const rows = new Map(snapshot?.rows.map((row) => [`${row.table} ${row.id}`, row.values]))
  const { lang } = document.documentElement
  const waiting = refusedRows(operations, new Map(operations.map(({ id }) => [id, ''])), {
    valuesOf: (table, row) => rows.get(`${table} ${row}`),
    foods: new Map(snapshot?.foods.map((food) => [food.id, food])),
    language: isLanguage(lang) ? lang : 'en',
  })
  return [...waiting, ...refused].map(({ table, name }) => ({
    kind: kindOfRow(table),
    title: name ?? '',
    text: null,
  }))
}

/** The texts of a draft, whatever its form is. */
function draftLines(): KeptLine[] {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith('draft:'))
  return keys.flatMap((key) => {
    const texts: string[] = []
    try {
      collectTexts(JSON.parse(localStorage.getItem(key) ?? 'null'), texts)
    } catch {
      return []
    }
    return texts.length === 0 ? [] : [{ kind: 'draft' as const, title: '', text: texts.join('\n') }]
  })
}

/** Keys that hold ids and choices, which say nothing to a reader. */
const unreadable = /^(?:id|imageName|category|language|dishType|unit)$/

function collectTexts(value: unknown, texts: string[]) {
  if (typeof value === 'string' && value.trim() !== '') texts.push(value)
  else if (Array.isArray(value)) for (const each of value) collectTexts(each, texts)
  else if (isObject(value))
    for (const [name, each] of Object.entries(value)) if (!unreadable.test(name)) collectTexts(each, texts)
}
