import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { startEmbedded, type Embedded } from '../embedded-postgres/start.ts'
import {
  queryWithTimeout,
  connectionSettings,
  connectLimit,
  serverLimit,
  timeLimits,
  TimedClient,
} from './time-limits.ts'
import { openListener, type Listen } from './listen.ts'
import { withPreparedStatements } from './prepared-statements.ts'
import { openReadiness, type Readiness } from './readiness.ts'
import type { Schema } from './schema.ts'

/** Where the database is: in a data folder of ours, or behind the address of a PostgreSQL server. */
export type DatabaseLocation = { embedded: string } | { url: string }

export type OpenDatabase = {
  db: Kysely<Schema>
  /** The same for what may take a minute: hourly jobs, a member's export, the removal of an account. */
  slowDb: Kysely<Schema>
  /** The same for what may take an hour: migrations, and filling a database. */
  dbWithoutTimeout: Kysely<Schema>
  /** Of `db`. */
  pool: pg.Pool
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
  ordinaryLimit: number = timeLimits.ordinary,
): Promise<OpenDatabase> {
  if ('url' in location) {
    const server = { isFolderThere: async () => true, stop: async () => undefined }
    return openPools({ connectionString: location.url }, log, ordinaryLimit, server)
  }
  const server = await startEmbedded({ dataDir: location.embedded, log })
  return openPools(server.connection, log, ordinaryLimit, server)
}

async function openPools(
  where: pg.ClientConfig,
  log: (line: string) => void,
  ordinaryLimit: number,
  server: Pick<Embedded, 'isFolderThere' | 'stop'>,
): Promise<OpenDatabase> {
  const open = (limit: number, max: number) => {
    const pool = openPool(where, log, limit, max)
    const db = new Kysely<Schema>({
      dialect: new PostgresDialect({ pool: withPreparedStatements(pool, limit) }),
    })
    // Kysely ends only a pool that it has used.
    const end = async () => {
      await db.destroy()
      if (!pool.ending) await pool.end()
    }
    return { pool, db, end }
  }
  const ordinary = open(ordinaryLimit, connections.ordinary)
  // A pool opens its connections when they are needed, so an unused one costs nothing.
  const slow = open(timeLimits.slow, connections.slow)
  const maintenance = open(timeLimits.maintenance, connections.maintenance)
  const { pool } = ordinary
  const listener = openListener(where, log)
  const { readiness, close: closeReadiness } = openReadiness(where, () => server.isFolderThere())
  const close = async (): Promise<void> => {
    await listener.close()
    await Promise.all([ordinary.end(), slow.end(), maintenance.end(), closeReadiness()])
    await server.stop()
  }
  try {
    await checkServer(pool)
  } catch (error) {
    await close()
    throw error
  }
  return {
    db: ordinary.db,
    slowDb: slow.db,
    dbWithoutTimeout: maintenance.db,
    pool,
    listen: listener.listen,
    readiness,
    close,
  }
}

function openPool(where: pg.ClientConfig, log: (line: string) => void, limit: number, max: number): pg.Pool {
  const pool = new pg.Pool({
    ...where,
    ...connectionSettings,
    Client: TimedClient,
    types: { getTypeParser },
    application_name: 'convive',
    max,
    connectionTimeoutMillis: acquireTimeout,
    // Set after the connection is open, because poolers refuse it as a startup parameter.
    onConnect: (client) =>
      queryWithTimeout(client, { text: `set statement_timeout = ${serverLimit(limit)}` }, connectLimit),
  })
  // Without a listener a connection that breaks, at rest or between two queries, would end the process.
  pool.on('error', (error) => {
    if (!pool.ending) log(`A database connection was lost: ${error.message}`)
  })
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/** PostgreSQL's bigint fits a number wherever we count; the driver would give a string. */
function getTypeParser(type: number, format?: 'text' | 'binary'): (value: string) => unknown {
  if (type === pg.types.builtins.INT8 && format !== 'binary') return Number
  return pg.types.getTypeParser(type, format)
}

async function askServer(pool: pg.Pool): Promise<pg.QueryResult<{ version: number; encoding: string }>> {
  const client = await pool.connect()
  try {
    const text = `select current_setting('server_version_num')::int / 10000 as version,
      current_setting('server_encoding') as encoding`
    return await queryWithTimeout(client, { text }, connectLimit)
  } finally {
    client.release()
  }
}

async function checkServer(pool: pg.Pool): Promise<void> {
  const { rows } = await askServer(pool).catch((error: Error & { code?: string }) => {
    // The address may contain a password, and the driver's message parts of the address: only the code is shown.
    throw new Error(`The PostgreSQL server cannot be reached (${error.code ?? error.name}).`, {
      cause: error,
    })
  })
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
