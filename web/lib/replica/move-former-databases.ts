import { openDB, type IDBPDatabase, type IDBPTransaction } from 'idb'
import type { HouseholdChanges } from '#shared/contract/household-changes.ts'
import { formatClock } from '#shared/sync/clock.ts'
import { deletedField, type FieldValue } from '#shared/sync/merge.ts'
import { databasePrefix } from '../stored-member.ts'
import { ownTables, type QueuedOperation, type RefusedRow } from './refused-rows.ts'
import type { ListName, MemberDatabase, WireObject } from './schema.ts'

/**
 * Until November 2026 notes and diary had a database with an outbox of requests, and the household another one. Both move
 * at the first start, also without a connection; a device that was not used for a month has neither.
 */

interface FormerChange {
  kind: 'note' | 'cooked' | 'cookedEdit' | 'cookedDelete'
  body: WireObject
  recipeId: string | null
  entryId?: string
  title: string
  refused?: string
  path: string
}

interface FormerLists {
  planned?: WireObject[]
  mine: WireObject[]
  saved: WireObject[]
  tags: WireObject[]
  cooked: WireObject[]
}

/** Runs within the upgrade of the database: all of it or nothing. */
export async function moveOutbox(
  database: IDBPDatabase,
  upgrade: IDBPTransaction<unknown, string[], 'versionchange'>,
): Promise<void> {
  let made = 0
  for (const change of (await upgrade.objectStore('outbox').getAll()) as FormerChange[]) {
    const operations = operationsOf(change, () => (made += 1))
    const [first] = operations
    if (change.refused !== undefined && first) {
      const { title: name, refused: code } = change
      const row: RefusedRow = { table: first.table, row: first.row, code, name, operations }
      await upgrade.objectStore('refused').add(row)
    } else for (const operation of operations) await upgrade.objectStore('operations').add(operation)
  }
  const values = upgrade.objectStore('values')
  const lists = (await values.get('lists')) as FormerLists | undefined
  const diary = (await values.get('diary')) as WireObject[] | undefined
  const moved: [ListName, WireObject[] | undefined, string][] = [
    ['own', lists?.mine, 'id'],
    ['saved', lists?.saved, 'recipeId'],
    ['planned', lists?.planned, 'id'],
    ['tags', lists?.tags, 'tag'],
    ['lastCooked', lists?.cooked, 'recipeId'],
    ['diary', diary, 'id'],
  ]
  for (const [list, items = [], key] of moved) {
    for (const [order, item] of items.entries())
      await upgrade.objectStore('lists').put({ list, order, id: String(item[key]), item })
  }
  await values.delete('lists')
  await values.delete('diary')
  database.deleteObjectStore('outbox')
}

function operationsOf(change: FormerChange, next: () => number): QueuedOperation[] {
  const { kind, body, recipeId, title, entryId } = change
  const writtenAt = Date.parse(String(body.writtenAt))
  const ms = kind === 'note' && Number.isFinite(writtenAt) ? writtenAt : Date.now()
  const operation = (table: string, row: string, field: string, value: unknown): QueuedOperation => ({
    id: crypto.randomUUID(),
    table,
    row,
    field,
    value: value as FieldValue,
    clock: formatClock({ ms, counter: next(), device: 'outbox00' }),
    about: title,
  })
  if (kind === 'note') return [operation(ownTables.notes, String(recipeId), 'text', body.text)]
  const { id = entryId, ...fields } = body
  const row = String(id)
  if (kind === 'cookedDelete') return [operation(ownTables.diary, row, deletedField, true)]
  const set = Object.entries(kind === 'cooked' ? { recipeId, ...fields } : fields)
  return set.flatMap(([field, value]) =>
    value === undefined ? [] : [operation(ownTables.diary, row, field, value)],
  )
}

const formerHousehold = (memberId: string) => `${databasePrefix}household-${memberId}`

/** Moves each operation and each refused row once: the former database is deleted only afterwards. */
export async function moveHousehold(memberId: string, database: MemberDatabase): Promise<void> {
  const name = formerHousehold(memberId)
  const former = await openFormer(name)
  if (!former) return
  const all = async (store: string) => (former.objectStoreNames.contains(store) ? former.getAll(store) : [])
  const [[snapshot], operations, refused] = (await Promise.all(
    ['snapshot', 'operations', 'refused'].map(all),
  )) as [HouseholdChanges[], QueuedOperation[], RefusedRow[]]
  former.close()
  const transaction = database.transaction(['values', 'rows', 'operations', 'refused'], 'readwrite')
  const queue = transaction.objectStore('operations')
  for (const operation of operations)
    if ((await queue.index('id').getKey(operation.id)) === undefined) await queue.add(operation)
  const textOf = ({ key: _key, ...row }: RefusedRow) => JSON.stringify(Object.entries(row).toSorted())
  const known = new Set((await transaction.objectStore('refused').getAll()).map(textOf))
  for (const { key: _key, ...row } of refused)
    if (!known.has(textOf(row))) await transaction.objectStore('refused').add(row)
  if (snapshot && (await transaction.objectStore('values').get('changes')) === undefined) {
    const { rows, ...changes } = snapshot
    for (const row of rows) await transaction.objectStore('rows').put(row)
    await transaction.objectStore('values').put(changes, 'changes')
  }
  await transaction.done
  indexedDB.deleteDatabase(name)
}

/** Null where there is none: opening a name that is not there would create it. */
async function openFormer(name: string): Promise<IDBPDatabase | null> {
  const databases = await indexedDB.databases?.()
  if (databases && !databases.some((each) => each.name === name)) return null
  return openDB(name, undefined, {
    upgrade: (_, __, ___, transaction) => transaction.abort(),
    // Another tab has an earlier version of the page open.
    blocking: (_, __, event) => (event.target as IDBDatabase).close(),
  }).catch(() => null)
}
