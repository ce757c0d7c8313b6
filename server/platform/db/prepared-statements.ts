import { createHash } from 'node:crypto'
import type { PostgresPool } from 'kysely'
import type pg from 'pg'
import { tryHosts, type HostClient } from './hosts.ts'
import type { ObserveQuery } from '../observability/queries.ts'
import { queryWithTimeout, close, isQueryTimeout } from './time-limits.ts'
import { usableConnections } from './usable-connections.ts'

/** From this many uses on a statement is prepared, per connection; at most this many statements are. */
const prepareAfter = 50
const maxPrepared = 40

/** Where the plan follows the values: a rare word wants another one than a common word. */
const neverPrepared = /any_language_query|::tsquery/

/** The same name is always the same statement, also where several processes share connections behind a pooler. */
const nameFor = (text: string) => `busy ${createHash('sha256').update(text).digest('base64url')}`

/** One proxy per pool client, reused so that Kysely's WeakMap finds it. */
type ClientProxy = { query: (text: string, values: unknown[]) => Promise<unknown> }

/**
 * The pool with a limit of `limit` milliseconds for each answer, and with its busiest statements prepared. Planning a
 * statement of many joins takes the database longer than answering it; prepared, it is planned a few times for each
 * connection. Connections to a server that does not answer or only reads are closed instead of being used again.
 * `mayPrepare` is false where a connection does not keep what was prepared on it.
 */
export function withPreparedStatements(
  pool: pg.Pool,
  limit: number,
  {
    mayPrepare = true,
    hostCount = 1,
    idleTransactionLimit = null,
    onTimeout = () => undefined,
    observe = () => undefined,
    followChanges = () => () => undefined,
  }: {
    mayPrepare?: boolean
    hostCount?: number
    /** Is set with each transaction; null where the connection has it. */
    idleTransactionLimit?: number | null
    onTimeout?: () => void
    observe?: ObserveQuery
    /** Follows the statements of a connection that succeeded. */
    followChanges?: () => (text: string) => void
  } = {},
): PostgresPool {
  const usable = usableConnections()
  const useCounts = new Map<string, number>()
  const statementNames = new Map<string, string | null>()
  const proxies = new WeakMap<pg.PoolClient, ClientProxy>()
  const connect = () => tryHosts({ hostCount }, () => pool.connect())

  const withIdleLimit = (text: string) =>
    idleTransactionLimit !== null && /^(?:begin|start transaction)/i.test(text)
      ? `${text}; set local idle_in_transaction_session_timeout = ${idleTransactionLimit}`
      : text

  function nameOf(text: string): string | undefined {
    if (neverPrepared.test(text)) return undefined
    const known = statementNames.get(text)
    if (known !== undefined) return known ?? undefined
    if (statementNames.size >= maxPrepared) return undefined
    const times = (useCounts.get(text) ?? 0) + 1
    // Texts that are written anew each time would fill the memory.
    if (useCounts.size > 1000) useCounts.clear()
    useCounts.set(text, times)
    if (times < prepareAfter) return undefined
    const name = nameFor(text)
    statementNames.set(text, name)
    return name
  }

  function createProxy(client: pg.PoolClient): ClientProxy {
    const succeeded = followChanges()
    const query = async (text: string, values: unknown[]) => {
      const name = mayPrepare && values.length > 0 ? nameOf(text) : undefined
      const sentAt = performance.now()
      try {
        const answer = await queryWithTimeout(
          client,
          name === undefined ? { text: withIdleLimit(text), values } : { text, values, name },
          limit,
        )
        usable.answered(client)
        succeeded(text)
        return answer
      } catch (error) {
        usable.failed(client, error, sentAt)
        if (isQueryTimeout(error)) onTimeout()
        // The tables were changed while we run: what was prepared does not fit them any more.
        if (error instanceof Error && 'code' in error && error.code === '0A000' && name)
          statementNames.set(text, null)
        throw error
      } finally {
        observe(text, performance.now() - sentAt)
      }
    }
    // Everything else is the connection's own.
    return Object.assign(Object.create(client) as ClientProxy, { query })
  }

  /** Closes a connection that leads to a server which no longer serves; new ones look for another host. */
  function leave(client: pg.PoolClient): void {
    if ('leaveHost' in client) (client as HostClient & pg.PoolClient).leaveHost()
    close(client)
  }

  function releaseOrClose(
    client: pg.PoolClient,
    release: pg.PoolClient['release'],
    discarded?: boolean,
  ): void {
    const broken = usable.whyBroken(client)
    if (broken) leave(client)
    release(broken ?? discarded)
  }

  return Object.assign(Object.create(pool) as PostgresPool, {
    async connect() {
      let client = await connect()
      while (!usable.isUsable(client)) {
        leave(client)
        client.release(true)
        client = await connect()
      }
      const proxy = proxies.get(client) ?? createProxy(client)
      proxies.set(client, proxy)
      // The pool gives a connection another `release` each time.
      const release = client.release.bind(client)
      return Object.assign(proxy, {
        release: (discarded?: boolean) => releaseOrClose(client, release, discarded),
      })
    },
    end: () => pool.end(),
  })
}
