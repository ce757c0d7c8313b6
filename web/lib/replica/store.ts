import type { HouseholdChanges } from '#shared/contract/household-changes.ts'
import type { Operation } from '#shared/sync/merge.ts'

/** What a store has of a household: everything that the server has sent so far, merged. */
export type Snapshot = HouseholdChanges

/**
 * Where the replica of a household and the operations that wait to be sent are stored. One member's data only; clearing
 * it at logout is up to the caller.
 */
export interface ReplicaStore {
  /** Null: nothing has been stored. */
  read: () => Promise<Snapshot | null>
  /** Replaces the snapshot. */
  write: (snapshot: Snapshot) => Promise<void>
  /** The operations that wait, in their order. */
  pending: () => Promise<Operation[]>
  enqueue: (operations: readonly Operation[]) => Promise<void>
  /** Removes operations that the server has applied or refused. */
  settle: (ids: readonly string[]) => Promise<void>
  /** Calls the listener when another page has changed the store. */
  subscribe?: (listener: () => void) => () => void
}

/** A store that lasts as long as the page. */
export function memoryStore(): ReplicaStore {
  let snapshot: Snapshot | null = null
  let queue: Operation[] = []
  return {
    read: async () => snapshot,
    write: async (next) => {
      snapshot = next
    },
    pending: async () => queue,
    enqueue: async (operations) => {
      queue = [...queue, ...operations]
    },
    settle: async (ids) => {
      const settled = new Set(ids)
      queue = queue.filter(({ id }) => !settled.has(id))
    },
  }
}
