import type { HouseholdChanges } from '#shared/contract/household-changes.ts'
import type { Operation } from '#shared/sync/merge.ts'
import type { RefusedRow } from './refused-rows.ts'
import type { ReplicaStore } from './store.ts'

/** Like the database of a device, as long as the test. */
export function memoryStore(): ReplicaStore {
  let stored: HouseholdChanges | null = null
  let queue: Operation[] = []
  let refused: RefusedRow[] = []
  return {
    read: async () => stored,
    receive: async (changes) => {
      const rows = new Map(changes.isComplete ? [] : stored?.rows.map((row) => [row.id, row]))
      for (const row of changes.rows) rows.set(row.id, row)
      stored = { ...changes, isComplete: true, rows: [...rows.values()] }
    },
    pending: async () => queue,
    enqueue: async (operations) => void (queue = [...queue, ...operations]),
    settle: async (ids, rows) => {
      queue = queue.filter(({ id }) => !ids.includes(id))
      refused = [...refused, ...rows]
    },
    refused: async () => refused,
    discard: async (row) => void (refused = refused.filter((each) => each !== row)),
  }
}
