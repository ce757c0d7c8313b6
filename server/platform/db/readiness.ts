import pg from 'pg'
import type { HostClient, HostClientClass } from './hosts.ts'
import { queryWithTimeout, connectionSettings } from './time-limits.ts'

/** Whether the database can serve, or in a few words why not. */
export type Readiness =
  | 'ready'
  | 'the database does not answer'
  | 'the database only reads'
  | 'the folder of the database is gone'

/** Together less than the two seconds within which a probe gets its answer. */
const stepTimeout = 900

/**
 * Looks whether the database takes writes, on a connection of its own: the others may all be waiting. Of any number of
 * probes at the same time one asks. `isFolderThere` matters for the embedded database.
 */
export function openReadiness(Client: HostClientClass, isFolderThere: () => Promise<boolean>) {
  const pool = new pg.Pool({
    Client,
    ...connectionSettings,
    application_name: 'convive readiness',
    max: 1,
    // Reusing a connection for a later probe might report a server that is gone; only a burst shares one.
    idleTimeoutMillis: 1000,
    connectionTimeoutMillis: stepTimeout,
  })
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))

  async function takesWrites(): Promise<boolean> {
    const client = await pool.connect()
    let fault: Error | true | undefined
    try {
      const text = `select current_setting('transaction_read_only') = 'off' as takes_writes`
      const { rows } = await queryWithTimeout<{ takes_writes: boolean }>(client, { text }, stepTimeout)
      const isWritable = rows[0]?.takes_writes === true
      // The next look goes wherever new connections lead by then.
      if (!isWritable) {
        ;(client as HostClient & pg.PoolClient).leaveHost()
        fault = true
      }
      return isWritable
    } catch (error) {
      fault = error instanceof Error ? error : true
      throw error
    } finally {
      client.release(fault)
    }
  }

  async function check(): Promise<Readiness> {
    const isThere = await withTimeout(2 * stepTimeout, isFolderThere())
    if (!isThere) return 'the folder of the database is gone'
    return (await takesWrites()) ? 'ready' : 'the database only reads'
  }

  let pending: Promise<Readiness> | null = null
  return {
    readiness: (): Promise<Readiness> =>
      (pending ??= withTimeout(2 * stepTimeout, check())
        .catch((): Readiness => 'the database does not answer')
        .finally(() => (pending = null))),
    close: () => pool.end(),
  }
}

/** A look at a folder never ends on a disk that hangs. */
async function withTimeout<Result>(limit: number, work: Promise<Result>): Promise<Result> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error('took too long')), limit)
  try {
    return await Promise.race([work, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
