import type pg from 'pg'
import { isQueryTimeout } from './time-limits.ts'

/** A statement that writes was refused because the server, or this connection, only reads. */
const isReadOnly = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '25006'

interface State {
  openedAt: number
  answeredAt: number
  broken: Error | null
}

/**
 * Which connections of a pool lead to a server that answers and takes writes. What one of them finds out counts for the
 * others: when it leads to a server that only reads, so do those that were opened before it; when a statement was never
 * answered, those that have answered nothing since then are not trusted either.
 */
export function usableConnections() {
  const states = new WeakMap<pg.PoolClient, State>()
  let readOnlyUntil = -Infinity
  let unresponsiveSince = -Infinity

  function stateOf(client: pg.PoolClient): State {
    const now = performance.now()
    const state = states.get(client) ?? { openedAt: now, answeredAt: now, broken: null }
    states.set(client, state)
    return state
  }

  return {
    isUsable(client: pg.PoolClient): boolean {
      const { openedAt, answeredAt, broken } = stateOf(client)
      return broken === null && openedAt > readOnlyUntil && answeredAt >= unresponsiveSince
    },
    answered: (client: pg.PoolClient) => void (stateOf(client).answeredAt = performance.now()),
    /** Records what an error means for this connection and others; `askedAt` is when the statement was sent. */
    failed(client: pg.PoolClient, error: unknown, sentAt: number) {
      const state = stateOf(client)
      if (isReadOnly(error)) {
        state.broken = error as Error
        readOnlyUntil = Math.max(readOnlyUntil, state.openedAt)
      } else if (isQueryTimeout(error)) {
        state.broken = error as Error
        unresponsiveSince = Math.max(unresponsiveSince, sentAt)
      } else state.answeredAt = performance.now()
    },
    whyBroken: (client: pg.PoolClient): Error | null => stateOf(client).broken,
  }
}
