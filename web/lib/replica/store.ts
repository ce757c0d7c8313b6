import type { HouseholdChanges } from '#shared/contract/household-changes.ts'
import type { Operation } from '#shared/sync/merge.ts'
import { reportRefusedRows } from './report-refused-rows.ts'
import type { RefusedRow } from './refused-rows.ts'

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
  /** Removes operations that the server has applied or refused, and stores what it refused until that is discarded. */
  settle: (ids: readonly string[], refused: readonly RefusedRow[]) => Promise<void>
  /** Calls the listener when another page has changed the store. */
  subscribe?: (listener: () => void) => () => void
}

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
  let snapshot: Snapshot | null = null
  // Where the browser refuses to store, the queue lasts as long as the page too.
  let unstored: Operation[] = []
  let refusedRows: readonly RefusedRow[] = []

  function write(queue: readonly Operation[]) {
    try {
      if (queue.length > 0) localStorage.setItem(key, JSON.stringify(queue))
      else localStorage.removeItem(key)
      unstored = []
    } catch {
      unstored = [...queue]
    }
  }
  function show(rows: readonly RefusedRow[]) {
    refusedRows = rows
    // The page itself says what waits.
    reportRefusedRows(0, rows, async (row) => show(refusedRows.filter((each) => each !== row)))
  }
  const read = () => (unstored.length > 0 ? unstored : readQueue(key))

  return {
    read: async () => snapshot,
    write: async (next) => {
      snapshot = next
    },
    pending: async () => read(),
    enqueue: async (operations) => write([...read(), ...operations]),
    settle: async (ids, refused) => {
      const settled = new Set(ids)
      write(read().filter(({ id }) => !settled.has(id)))
      if (refused.length > 0) show([...refusedRows, ...refused])
    },
  }
}
