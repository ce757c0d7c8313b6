import type { Duplex } from 'node:stream'
import type pg from 'pg'

/** How long one statement may take, in milliseconds. Whatever takes longer than ordinary is named by its limit. */
export const timeLimits = {
  /** What a request waits for. */
  ordinary: 4000,
  /** Hourly jobs, a member's export, the removal of an account. */
  slow: 60_000,
  /** Migrations and filling a database: a large table may need a new index. */
  maintenance: 60 * 60_000,
} as const

/** How long building up a connection may take. */
export const connectLimit = 3000

/** What every connection has in common. A host that is gone is noticed by the probes of an idle connection. */
export const connectionSettings = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const

/** The server stops a little earlier than we do, so that it tells us itself and works on nothing that was given up. */
export const serverLimit = (limit: number): number => Math.ceil((limit * 7) / 8)

/**
 * Asks on a connection, and closes the connection when no answer comes within `limit` milliseconds: the server stops
 * slow statements before that, so the connection leads nowhere any more. What is asked on it afterwards fails at once.
 */
export async function askWithin<Row extends pg.QueryResultRow>(
  client: pg.ClientBase,
  query: pg.QueryConfig,
  limit: number,
): Promise<pg.QueryResult<Row>> {
  let isAnswered = false
  const timer = setTimeout(() => {
    // An answer that came while this process was busy is read before this runs.
    setImmediate(() => void (isAnswered || close(client, new Error(silence))))
  }, limit)
  try {
    return await client.query<Row>(query)
  } finally {
    isAnswered = true
    clearTimeout(timer)
  }
}

const silence = 'Query read timeout'

/** Whether a connection was closed because no answer came. */
export const isSilence = (error: unknown): boolean => error instanceof Error && error.message === silence

/** Closes a connection without a word to the other end, which may never answer it. */
export function close(client: pg.ClientBase, why?: Error): void {
  const { connection } = client as pg.ClientBase & { connection: { stream: Duplex } }
  connection.stream.destroy(why)
}
