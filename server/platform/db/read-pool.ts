import type { PostgresPool } from 'kysely'

/** How long a replica that failed is not asked. */
const pause = 5000

/** Whether a replica is left alone for now. */
export function replicaPause() {
  let pausedUntil = -Infinity
  return {
    isPaused: () => performance.now() < pausedUntil,
    begin: () => void (pausedUntil = performance.now() + pause),
  }
}

/** A pool that reads from a replica, and from the primary while the replica does not answer. */
export function replicaOrPrimary(
  replica: PostgresPool,
  primary: PostgresPool,
  { isPaused, begin }: ReturnType<typeof replicaPause>,
): PostgresPool {
  return {
    options: replica.options,
    async connect() {
      if (isPaused()) return primary.connect()
      try {
        return await replica.connect()
      } catch {
        begin()
        return primary.connect()
      }
    },
    end: () => replica.end(),
  }
}
