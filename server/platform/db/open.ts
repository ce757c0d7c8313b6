import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { DatabaseChoice } from '../../config/database.ts'
import { startEmbedded, type Embedded } from '../embedded-postgres/start.ts'
import {
  queryWithTimeout,
  connectionSettings,
  connectLimit,
  idleTransactionLimits,
  serverLimit,
  timeLimits,
} from './time-limits.ts'
import type { ObserveQuery } from '../observability/queries.ts'
import { clientsOf, tryHosts, type HostClient, type HostClientClass } from './hosts.ts'
import { openListener, type Listen } from './listen.ts'
import { withPreparedStatements } from './prepared-statements.ts'
import { openReadiness, type Readiness } from './readiness.ts'
import { replicaOrPrimary, replicaPause } from './read-pool.ts'
import type { Schema } from './schema.ts'
import { tableWatch, type WatchTables } from './table-watch.ts'
import { isTransactionPool } from './transaction-pool.ts'

/**
 * Where the database is: in a data folder of ours, behind the address of a PostgreSQL server, or where the settings say,
 * which may be several hosts, a pool and a replica.
 */
export type DatabaseLocation =
  | { embedded: string; memoryMb?: number }
  | { url: string }
  | { server: Extract<DatabaseChoice, { kind: 'server' }> }

export interface DatabaseOptions {
  /** How long a statement of a request may take, in milliseconds. */
  ordinaryLimit?: number
  /** How long a transaction of a request may wait for its next statement, in milliseconds. */
  idleTransactionLimit?: number
  /** Called after each statement. */
  observe?: ObserveQuery
}

export type OpenDatabase = {
  db: Kysely<Schema>
  /** The same for public lists, search and public pages, which may be a moment old: a replica's, where there is one. */
  readDb: Kysely<Schema>
  /** The same for what may take a minute: hourly jobs, a member's export, the removal of an account. */
  slowDb: Kysely<Schema>
  /** The same for what may take an hour: migrations, and filling a database. */
  dbWithoutTimeout: Kysely<Schema>
  /** Of `db`. */
  pool: pg.Pool
  /** A connection without a time limit, for what Kysely cannot do; the caller releases it. */
  connectWithoutTimeout: () => Promise<pg.PoolClient>
  /** Reports changes of tables by this process. */
  watchTables: WatchTables
  /** How many connections of requests work and rest, and how many requests wait for one. */
  poolSizes: () => { used: number; idle: number; waiting: number }
  /** Receives the notifications that any process sends through the database. */
  listen: Listen
  /** Whether the database takes writes just now; answers within two seconds. */
  readiness: () => Promise<Readiness>
  close(): Promise<void>
}

const minVersion = 15

/**
 * More are no faster for one process: measured, twenty took as long and used half as much memory again, because each
 * has its own plans and caches.
 */
const connections = { ordinary: 10, slow: 3, maintenance: 10 }

/** How long a request waits for a connection that others use. */
const acquireTimeout = 10_000

/**
 * Opens the database and answers it with its connection pools. Connections come back by themselves after the server was
 * away, did not answer or only read; meanwhile queries fail after their time limit at the latest.
 * Fails with a sentence when the database cannot be reached or is too old.
 */
export async function openDatabase(
  location: DatabaseLocation,
  log: (line: string) => void,
  options: DatabaseOptions = {},
): Promise<OpenDatabase> {
  const remote = { isFolderThere: async () => true, stop: async () => undefined }
  const single = (url: string): Route => ({ Client: clientsOf([{ connectionString: url }]), isPool: false })
  if ('url' in location)
    return openPools({ ...everywhere(single(location.url)), server: remote }, log, options)
  if ('server' in location)
    return openPools({ ...(await routesTo(location.server)), server: remote }, log, options)
  const { embedded: dataDir, memoryMb } = location
  const settings: Record<string, string> = memoryMb === undefined ? {} : { shared_buffers: `${memoryMb}MB` }
  const server = await startEmbedded({ dataDir, log, settings })
  const route = { Client: clientsOf([server.connection]), isPool: false }
  return openPools({ ...everywhere(route), server }, log, options)
}

/** How to connect. Behind a pool in transaction mode a connection has no settings or statements of its own. */
interface Route {
  Client: HostClientClass
  isPool: boolean
  /** A replica serves reads. */
  isReplica?: boolean
}

interface Routes {
  ordinary: Route
  /** For subscriptions, migrations and slow jobs; never a pool. */
  direct: Route
  read: Route | null
}

const everywhere = (route: Route): Routes => ({ ordinary: route, direct: route, read: null })

async function routesTo({
  urls,
  directUrls,
  readUrls,
}: Extract<DatabaseChoice, { kind: 'server' }>): Promise<Routes> {
  const to = (addresses: readonly string[]) => clientsOf(addresses.map((url) => ({ connectionString: url })))
  const Client = to(urls)
  const isPool = await reached(tryHosts(Client, () => isTransactionPool(Client)))
  if (isPool && directUrls.length === 0) {
    throw new Error(
      'DATABASE_URL leads to a pool in transaction mode. Use a pool in session mode or the server itself, ' +
        'or set DATABASE_DIRECT_URL to an address of the same database without the pool.',
    )
  }
  const direct = directUrls.length > 0 ? { Client: to(directUrls), isPool: false } : { Client, isPool }
  return {
    ordinary: { Client, isPool },
    direct,
    // Nobody says what stands before a replica: nothing is prepared there.
    read: readUrls.length > 0 ? { Client: to(readUrls), isPool: true, isReplica: true } : null,
  }
}

async function openPools(
  where: Routes & { server: Pick<Embedded, 'isFolderThere' | 'stop'> },
  log: (line: string) => void,
  {
    ordinaryLimit = timeLimits.ordinary,
    idleTransactionLimit = idleTransactionLimits.ordinary,
    observe = () => undefined,
  }: DatabaseOptions,
): Promise<OpenDatabase> {
  const { server } = where
  const changes = tableWatch()
  const open = (
    route: Route,
    limits: { statement: number; idleTransaction: number | null },
    max: number,
    onTimeout?: () => void,
  ) => {
    const pool = openPool(route, log, limits, max)
    const prepared = withPreparedStatements(pool, limits.statement, {
      mayPrepare: !route.isPool,
      // Behind a pool in transaction mode a setting lasts as long as the transaction.
      idleTransactionLimit: route.isPool ? limits.idleTransaction : null,
      hostCount: route.Client.hostCount,
      observe,
      followChanges: changes.connection,
      ...(onTimeout && { onTimeout }),
    })
    const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: prepared }) })
    // Kysely ends only a pool that it has used.
    const end = async () => {
      await db.destroy()
      if (!pool.ending) await pool.end()
    }
    return { pool, prepared, db, end }
  }
  const ordinaryLimits = { statement: ordinaryLimit, idleTransaction: idleTransactionLimit }
  const ordinary = open(where.ordinary, ordinaryLimits, connections.ordinary)
  // A pool opens its connections when they are needed, so an unused one costs nothing.
  const slow = open(
    where.direct,
    { statement: timeLimits.slow, idleTransaction: idleTransactionLimits.slow },
    connections.slow,
  )
  const maintenance = open(
    where.direct,
    { statement: timeLimits.maintenance, idleTransaction: null },
    connections.maintenance,
  )
  const paused = replicaPause()
  const replica = where.read && open(where.read, ordinaryLimits, connections.ordinary, paused.begin)
  const readDb = replica
    ? new Kysely<Schema>({
        dialect: new PostgresDialect({ pool: replicaOrPrimary(replica.prepared, ordinary.prepared, paused) }),
      })
    : ordinary.db
  const { pool } = ordinary
  const listener = openListener(where.direct.Client, log)
  const { readiness, close: closeReadiness } = openReadiness(where.ordinary.Client, () =>
    server.isFolderThere(),
  )
  const close = async (): Promise<void> => {
    await listener.close()
    await Promise.all([ordinary, slow, maintenance, replica].map((each) => each?.end()))
    await closeReadiness()
    await server.stop()
  }
  try {
    await checkServer(() => tryHosts(where.ordinary.Client, () => pool.connect()))
  } catch (error) {
    await close()
    throw error
  }
  return {
    db: ordinary.db,
    readDb,
    slowDb: slow.db,
    dbWithoutTimeout: maintenance.db,
    pool,
    connectWithoutTimeout: () => tryHosts(where.direct.Client, () => maintenance.pool.connect()),
    watchTables: changes.watch,
    poolSizes: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    listen: listener.listen,
    readiness,
    close,
  }
}

function openPool(
  { Client, isPool, isReplica }: Route,
  log: (line: string) => void,
  { statement, idleTransaction }: { statement: number; idleTransaction: number | null },
  max: number,
): pg.Pool {
  const pool = new pg.Pool({
    ...connectionSettings,
    Client,
    types: { getTypeParser },
    application_name: 'convive',
    max,
    connectionTimeoutMillis: acquireTimeout,
    // Set after the connection is open, because poolers refuse it as a startup parameter; and there, later statements of
    // other programs would run on the connection that has it.
    onConnect: async (client) => {
      if (!isPool) {
        const settings = [
          `set statement_timeout = ${serverLimit(statement)}`,
          ...(idleTransaction === null
            ? []
            : [`set idle_in_transaction_session_timeout = ${idleTransaction}`]),
        ]
        await queryWithTimeout(client, { text: settings.join('; ') }, connectLimit)
      }
      if (!isReplica && Client.hostCount > 1) await requireWritable(client as HostClient)
    },
  })
  // Without a listener a connection that breaks, at rest or between two queries, would end the process.
  pool.on('error', (error) => {
    if (!pool.ending) log(`A database connection was lost: ${error.message}`)
  })
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

async function requireWritable(client: HostClient): Promise<void> {
  const text = `select current_setting('transaction_read_only') = 'on' as is_read_only`
  const { rows } = await queryWithTimeout<{ is_read_only: boolean }>(client, { text }, connectLimit)
  if (!rows[0]?.is_read_only) return
  client.leaveHost()
  throw Object.assign(new Error('this host only reads'), { code: '25006' })
}

/**
 * PostgreSQL's bigint fits a number wherever we count; the driver would give a string. A day of the calendar stays text:
 * the driver would make it a moment in the time zone of the process.
 */
function getTypeParser(type: number, format?: 'text' | 'binary'): (value: string) => unknown {
  if (type === pg.types.builtins.INT8 && format !== 'binary') return Number
  if (type === pg.types.builtins.DATE && format !== 'binary') return String
  if (type === pg.types.builtins.TIMESTAMPTZ && format !== 'binary') return parseMoment
  return pg.types.getTypeParser(type, format)
}

const parseAnyMoment: (text: string) => unknown = pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ)

/** A moment of a year of four digits in UTC, as sessions show it by default, is parsed several times as fast. */
function parseMoment(text: string): unknown {
  return text[4] === '-' && text.endsWith('+00')
    ? new Date(`${text.slice(0, 10)}T${text.slice(11, -3)}Z`)
    : parseAnyMoment(text)
}

async function askServer(
  connect: () => Promise<pg.PoolClient>,
): Promise<pg.QueryResult<{ version: number; encoding: string }>> {
  const client = await connect()
  try {
    const text = `select current_setting('server_version_num')::int / 10000 as version,
      current_setting('server_encoding') as encoding`
    return await queryWithTimeout(client, { text }, connectLimit)
  } finally {
    client.release()
  }
}

/** The answer, or a sentence: the address may contain a password, and the driver's message parts of the address. */
function reached<Answer>(answer: Promise<Answer>): Promise<Answer> {
  return answer.catch((error: Error & { code?: string }) => {
    throw new Error(`The PostgreSQL server cannot be reached (${error.code ?? error.name}).`, {
      cause: error,
    })
  })
}

async function checkServer(connect: () => Promise<pg.PoolClient>): Promise<void> {
  const { rows } = await reached(askServer(connect))
  const [server] = rows
  if (!server) throw new Error('The PostgreSQL server gave no answer.')
  checkServerFacts(server.version, server.encoding)
}

/** Refuses, with a sentence, a server that is too old or that does not store text as UTF-8. */
export function checkServerFacts(version: number, encoding: string): void {
  if (version < minVersion) {
    throw new Error(
      `The server of DATABASE_URL is PostgreSQL ${version}; version ${minVersion} or later is needed.`,
    )
  }
  if (encoding !== 'UTF8') {
    throw new Error(`The database of DATABASE_URL stores text as ${encoding}; create it with encoding UTF8.`)
  }
}
