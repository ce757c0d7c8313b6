import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import type { Operation } from '#shared/sync/merge.ts'
import { databasePrefix, openableMember } from '../stored-member.ts'
import { reportRefusedRows } from './report-refused-rows.ts'
import type { RefusedRow } from './refused-rows.ts'
import { pageStore, type ReplicaStore, type Snapshot } from './store.ts'

interface HouseholdSchema extends DBSchema {
  snapshot: { key: 'snapshot'; value: Snapshot }
  /** In the order in which they were made. */
  operations: { key: number; value: Operation; indexes: { id: string } }
  /** Until the member discards them. */
  refused: { key: number; value: RefusedRow & { key?: number } }
}

type HouseholdDatabase = IDBPDatabase<HouseholdSchema>

const version = 2
const channelName = 'convive-household'

let opened: { userId: string; database: Promise<HouseholdDatabase> } | null = null

/** Refused while the member's pages are locked and after a logout, so that nothing is written then. */
function databaseOf(userId: string): Promise<HouseholdDatabase> {
  if (openableMember() !== userId) return Promise.reject(new Error('not the member of this device'))
  if (opened?.userId !== userId) opened = { userId, database: open(userId) }
  return opened.database
}

function open(userId: string) {
  const forget = () => (opened = null)
  const database = openDB<HouseholdSchema>(`${databasePrefix}household-${userId}`, version, {
    upgrade(created, before) {
      if (before < 1) {
        created.createObjectStore('snapshot')
        created.createObjectStore('operations', { autoIncrement: true }).createIndex('id', 'id')
      }
      created.createObjectStore('refused', { keyPath: 'key', autoIncrement: true })
    },
    // A logout in any tab deletes the database, which waits for connections.
    blocking: (_, __, event) => {
      ;(event.target as IDBDatabase).close()
      forget()
    },
    terminated: forget,
  })
  database.catch(forget)
  return database
}

/** Rows and waiting operations of a member on this device, shared by its pages, until the member logs out. */
function databaseStore(userId: string): ReplicaStore {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(channelName)

  async function report(database: HouseholdDatabase) {
    const [waiting, refused] = await Promise.all([database.count('operations'), database.getAll('refused')])
    reportRefusedRows(waiting, refused, async ({ key = 0 }) => {
      const again = await databaseOf(userId)
      await again.delete('refused', key)
      await report(again)
    })
  }

  return {
    read: async () => (await (await databaseOf(userId)).get('snapshot', 'snapshot')) ?? null,
    write: async (snapshot) => {
      await (await databaseOf(userId)).put('snapshot', snapshot, 'snapshot')
    },
    pending: async () => {
      const database = await databaseOf(userId)
      await report(database)
      return database.getAll('operations')
    },
    enqueue: async (operations) => {
      const database = await databaseOf(userId)
      const transaction = database.transaction('operations', 'readwrite')
      for (const operation of operations) void transaction.store.add(operation)
      await transaction.done
      await report(database)
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
      channel?.postMessage('changed')
    },
    settle: async (ids, refused) => {
      if (ids.length === 0) return
      const database = await databaseOf(userId)
      const transaction = database.transaction(['operations', 'refused'], 'readwrite')
      const operations = transaction.objectStore('operations')
      for (const id of ids) {
        const key = await operations.index('id').getKey(id)
        if (key !== undefined) await operations.delete(key)
      }
      for (const row of refused) await transaction.objectStore('refused').add(row)
      await transaction.done
      await report(database)
    },
    subscribe(listener) {
      channel?.addEventListener('message', listener)
      return () => channel?.removeEventListener('message', listener)
    },
  }
}

/** The database of the device; where the browser has or allows none, rows last as long as the page. */
export function deviceStore(userId: string): ReplicaStore {
  if (!('serviceWorker' in navigator)) return pageStore(userId)
  const store = databaseOf(userId).then(
    () => databaseStore(userId),
    () => pageStore(userId),
  )
  return {
    read: async () => (await store).read(),
    write: async (snapshot) => (await store).write(snapshot),
    pending: async () => (await store).pending(),
    enqueue: async (operations) => (await store).enqueue(operations),
    settle: async (ids, refused) => (await store).settle(ids, refused),
    subscribe(listener) {
      let stop: (() => void) | undefined
      void store.then((chosen) => (stop = chosen.subscribe?.(listener)))
      return () => stop?.()
    },
  }
}
