import type { HouseholdChanges } from '#shared/contract/household-changes.ts'
import { memberDatabase, readValue } from './database.ts'
import { pageStore, type ReplicaStore } from './store.ts'

const channelName = 'convive-replica'

/** Rows and waiting operations of a member on this device, shared by its pages, until the member logs out. */
function databaseStore(userId: string): ReplicaStore {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(channelName)

  return {
    async read() {
      const database = await memberDatabase(userId)
      const changes = await readValue(database, 'changes')
      return changes ? { ...changes, isComplete: true, rows: (await database.getAll('rows')) as never } : null
    },
    async receive(changes) {
      const database = await memberDatabase(userId)
      const transaction = database.transaction(['values', 'rows'], 'readwrite')
      const [values, rows] = [transaction.objectStore('values'), transaction.objectStore('rows')]
      const before = (await values.get('changes')) as Omit<HouseholdChanges, 'rows'> | undefined
      const { rows: received, ...head } = changes
      // A late answer for a former household must not mix the two.
      if (!changes.isComplete && before?.household !== changes.household) return transaction.done
      if (changes.isComplete) await rows.clear()
      for (const row of received) void rows.put(row)
      const foods = new Map([...(before?.foods ?? []), ...head.foods].map((food) => [food.id, food]))
      void values.put({ ...head, foods: [...foods.values()] }, 'changes')
      await transaction.done
    },
    pending: async () => (await memberDatabase(userId)).getAll('operations'),
    async enqueue(operations) {
      const transaction = (await memberDatabase(userId)).transaction('operations', 'readwrite')
      for (const operation of operations) void transaction.store.add(operation)
      await transaction.done
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
      channel?.postMessage('changed')
    },
    async settle(ids, refused) {
      if (ids.length === 0) return
      const transaction = (await memberDatabase(userId)).transaction(['operations', 'refused'], 'readwrite')
      const operations = transaction.objectStore('operations')
      const removed = new Set<string>()
      for (const id of ids) {
        const key = await operations.index('id').getKey(id)
        if (key === undefined) continue
        await operations.delete(key)
        removed.add(id)
      }
      // Another page may have sent the same at the same time, and has stored then what was refused.
      for (const row of refused)
        if (row.operations?.some(({ id }) => removed.has(id)))
          await transaction.objectStore('refused').add(row)
      await transaction.done
    },
    refused: async () => (await memberDatabase(userId)).getAll('refused'),
    discard: async ({ key }) => {
      if (key !== undefined) await (await memberDatabase(userId)).delete('refused', key)
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
  const store = memberDatabase(userId).then(
    () => databaseStore(userId),
    () => pageStore(userId),
  )
  return {
    read: async () => (await store).read(),
    receive: async (changes) => (await store).receive(changes),
    pending: async () => (await store).pending(),
    enqueue: async (operations) => (await store).enqueue(operations),
    settle: async (ids, refused) => (await store).settle(ids, refused),
    refused: async () => (await store).refused(),
    discard: async (row) => (await store).discard(row),
    subscribe(listener) {
      let stop: (() => void) | undefined
      void store.then((chosen) => (stop = chosen.subscribe?.(listener)))
      return () => stop?.()
    },
  }
}
