import { openDB } from 'idb'
import { databasePrefix, openableMember } from '../stored-member.ts'
import { moveHousehold, moveOutbox } from './move-former-databases.ts'
import { StoreClosed } from './store.ts'
import type { ListName, MemberDatabase, MemberSchema, StoredValues, WireObject } from './schema.ts'

const version = 2

const databaseName = (memberId: string) => `${databasePrefix}${memberId}`

let opened: { memberId: string; database: Promise<MemberDatabase> } | null = null

/** What this device stores of a member. Refused while it is locked and after a logout, so that nothing is written then. */
export function memberDatabase(memberId: string): Promise<MemberDatabase> {
  if (openableMember() !== memberId) return Promise.reject(new StoreClosed('not the member of this device'))
  if (opened?.memberId !== memberId)
    opened = { memberId, database: openDatabase(memberId, () => (opened = null)) }
  return opened.database
}

/** Whether or not it is locked. What an earlier version of the page has stored is moved first. */
export async function openDatabase(memberId: string, onClose: () => void = () => undefined) {
  const opening = openDB<MemberSchema>(databaseName(memberId), version, {
    async upgrade(created, before, _, transaction) {
      created.createObjectStore('rows', { keyPath: ['table', 'id'] })
      created.createObjectStore('lists', { keyPath: ['list', 'id'] })
      created.createObjectStore('operations', { autoIncrement: true }).createIndex('id', 'id')
      created.createObjectStore('refused', { keyPath: 'key', autoIncrement: true })
      if (before > 0) return moveOutbox(created as never, transaction as never)
      created.createObjectStore('values')
      created.createObjectStore('recipes', { keyPath: 'id' })
      created.createObjectStore('pictures')
    },
    // A logout in any tab deletes the database, which waits for connections.
    blocking: (_, __, event) => {
      ;(event.target as IDBDatabase).close()
      onClose()
    },
    terminated: onClose,
  })
  opening.catch(onClose)
  const database = await opening
  await moveHousehold(memberId, database)
  return database
}

export async function readValue<Name extends keyof StoredValues>(
  database: MemberDatabase,
  name: Name,
): Promise<StoredValues[Name] | undefined> {
  return (await database.get('values', name)) as StoredValues[Name] | undefined
}

/** Makes a stored list equal to the server's; writes what differs only. */
export async function storeList(
  database: MemberDatabase,
  list: ListName,
  items: readonly WireObject[],
  idOf: (item: WireObject) => unknown,
): Promise<void> {
  const transaction = database.transaction('lists', 'readwrite')
  const before = await transaction.store.getAll(listRange(list))
  const known = new Map(before.map(({ id, order, item }) => [id, JSON.stringify([order, item])]))
  for (const [order, item] of items.entries()) {
    const id = String(idOf(item))
    if (known.get(id) !== JSON.stringify([order, item])) void transaction.store.put({ list, order, id, item })
    known.delete(id)
  }
  for (const id of known.keys()) void transaction.store.delete([list, id])
  await transaction.done
}

export async function readList(database: MemberDatabase, list: ListName): Promise<WireObject[]> {
  const rows = await database.getAll('lists', listRange(list))
  return rows.toSorted((one, other) => one.order - other.order).map(({ item }) => item)
}

const listRange = (list: ListName) => IDBKeyRange.bound([list], [list, []])
