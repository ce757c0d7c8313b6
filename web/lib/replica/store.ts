import type { HouseholdChanges } from '#shared/contract/household-changes.ts'
import type { Operation } from '#shared/sync/merge.ts'
import type { RefusedRow } from './refused-rows.ts'

/**
 * Where the replica of a member and the operations that wait to be sent are stored. One member's data only; clearing it
 * at logout is up to the caller.
 */
export interface ReplicaStore {
  /** All rows of the household; null: nothing has been stored. */
  read: () => Promise<HouseholdChanges | null>
  /** Stores what the server has sent, in place of everything if it is complete. */
  receive: (changes: HouseholdChanges) => Promise<void>
  /** The operations that wait, in their order. */
  pending: () => Promise<Operation[]>
  enqueue: (operations: readonly Operation[]) => Promise<void>
  /** Removes operations that the server has applied or refused, and stores what it refused until that is discarded. */
  settle: (ids: readonly string[], refused: readonly RefusedRow[]) => Promise<void>
  refused: () => Promise<RefusedRow[]>
  discard: (row: RefusedRow) => Promise<void>
  /** Calls the listener when another page has changed the store. */
  subscribe?: (listener: () => void) => () => void
}

/** The device has no member any more, or another one: nothing of the former may be read or written. */
export class StoreClosed extends Error {}

const keyOf = (userId: string) => `household_changes_${userId}`

function readQueue(key: string): Operation[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(read) ? (read as Operation[]) : []
  } catch {
    return []
  }
}

/** What waits in a browser without a database of its own. */
export const pendingOnPage = (userId: string): Operation[] => readQueue(keyOf(userId))

/** Rows last as long as the page, the operations that wait until they are sent or the user logs out. */
export function pageStore(userId: string): ReplicaStore {
  const key = keyOf(userId)
  // Where the browser refuses to store, the queue lasts as long as the page too.
  let unstored: Operation[] = []
  let refused: RefusedRow[] = []

  function write(queue: readonly Operation[]) {
    try {
      if (queue.length > 0) localStorage.setItem(key, JSON.stringify(queue))
      else localStorage.removeItem(key)
      unstored = []
    } catch {
      unstored = [...queue]
    }
  }
  const read = () => (unstored.length > 0 ? unstored : readQueue(key))

  return {
    // The replica itself is all that the page has.
    read: async () => null,
    receive: async () => undefined,
    pending: async () => read(),
    enqueue: async (operations) => write([...read(), ...operations]),
    settle: async (ids, rows) => {
      const settled = new Set(ids)
      write(read().filter(({ id }) => !settled.has(id)))
      refused = [...refused, ...rows]
    },
    refused: async () => refused,
    discard: async (row) => {
      refused = refused.filter((each) => each !== row)
    },
  }
}
