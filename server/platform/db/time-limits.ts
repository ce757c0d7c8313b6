import type { Duplex } from 'node:stream'
import pg from 'pg'

/** How long one statement may take, in milliseconds. Whatever takes longer than ordinary is named by its limit. */
export const timeLimits = {
  /** What a request waits for. */
  ordinary: 4000,
  /** Hourly jobs, a member's export, the removal of an account. */
  slow: 60_000,
  /** Migrations and filling a database: a large table may need a new index. */
  maintenance: 60 * 60_000,
} as const

/**
 * How long a transaction may wait for its next statement, in milliseconds. A process that freezes, or whose network does,
 * would otherwise keep the rows that it has locked: no limit of a statement ends a transaction in which none runs.
 * Maintenance has none of ours, because a backup reads within one transaction for as long as it takes to write its file.
 */
export const idleTransactionLimits = { ordinary: 8000, slow: 60_000 } as const

/** How long building up a connection may take. */
export const connectLimit = 3000

/** What every connection has in common. A host that is gone is noticed by the probes of an idle connection. */
export const connectionSettings = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const

/** The server stops a little earlier than we do, so that it reports it and works on nothing that was given up. */
export const serverLimit = (limit: number): number => Math.ceil((limit * 7) / 8)

/**
 * Calls `late` after so many milliseconds, unless the answered function is called before. A process that was busy all
 * the while could not hear the other end, so that time does not count.
 */
function startTimer(limit: number, onTimeout: () => void): () => void {
  let isOver = false
  let timer: NodeJS.Timeout
  const wait = () => {
    const due = performance.now() + limit
    timer = setTimeout(() => {
      if (performance.now() - due > limit / 10) wait()
      else setImmediate(() => isOver || onTimeout())
    }, limit)
  }
  wait()
  return () => {
    isOver = true
    clearTimeout(timer)
  }
}

/**
 * Runs a query, and closes its connection when no answer comes within `limit` milliseconds: the server stops
 * slow statements before that, so the connection leads nowhere any more. Later queries on it fail at once.
 */
export async function queryWithTimeout<Row extends pg.QueryResultRow>(
  client: pg.ClientBase,
  query: pg.QueryConfig,
  limit: number,
): Promise<pg.QueryResult<Row>> {
  const givenUp = Promise.withResolvers<never>()
  const answered = startTimer(limit, () => {
    const error = new Error(queryTimeoutMessage)
    close(client, error)
    // Closing fails the query, but not one that waits on a connection that was gone before.
    setImmediate(() => givenUp.reject(error))
  })
  try {
    return await Promise.race([client.query<Row>(query), givenUp.promise])
  } finally {
    answered()
  }
}

/** Gives up a connection that is not open in time: a host that hangs accepts connections and never answers. */
export class TimedClient extends pg.Client {
  override connect(): Promise<pg.Client>
  override connect(callback: (error: Error | null) => void): void
  override connect(callback?: (error: Error | null) => void): Promise<pg.Client> | void {
    const settled = startTimer(connectLimit, () => close(this, new Error(connectTimeoutMessage)))
    this.once('connect', settled)
    this.once('end', settled)
    return callback ? super.connect(callback) : super.connect()
  }
}

/** The words of node-postgres for the two, by which they are known for "the database is away". */
const connectTimeoutMessage = 'timeout expired'
const queryTimeoutMessage = 'Query read timeout'

/** Whether a connection was closed because no answer came. */
export const isQueryTimeout = (error: unknown): boolean =>
  error instanceof Error && error.message === queryTimeoutMessage

/** Closes a connection without a word to the other end, which may never answer it. */
export function close(client: pg.ClientBase, why?: Error): void {
  const { connection } = client as pg.ClientBase & { connection: { stream: Duplex } }
  connection.stream.destroy(why)
}
