import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { startEmbedded } from './embedded/start.ts'
import { openListener, type Listen } from './listen.ts'
import { preparing } from './prepared.ts'
import type { Schema } from './schema.ts'

/** Where the database is: in a data folder of ours, or behind the address of a PostgreSQL server. */
export type DatabasePlace = { embedded: string } | { url: string }

export type OpenDatabase = {
  db: Kysely<Schema>
  /** The same without a limit of time, for what may take long: migrations, and filling a database. */
  patientDb: Kysely<Schema>
  pool: pg.Pool
  /** Hears what other processes and this one say in the database. */
  listen: Listen
  close(): Promise<void>
}

const oldestVersion = 15

/**
 * More are no quicker, for one process asks them: measured, twenty took as long and held half as much memory again, for
 * each keeps its own plans and caches.
 */
const connections = 10

/** Milliseconds after which a database that does not answer is given up, as if it were away. */
const usualPatience = 30_000

/**
 * Opens the database and answers it with its connection pool. Connections come back by themselves after the
 * server was away; meanwhile queries fail, also when it keeps silent for longer than `patience` milliseconds. Fails
 * with a sentence when it cannot be reached or is too old.
 */
export async function openDatabase(
  place: DatabasePlace,
  log: (line: string) => void,
  patience = usualPatience,
): Promise<OpenDatabase> {
  if ('url' in place) return openPool({ connectionString: place.url }, log, patience, async () => undefined)
  const server = await startEmbedded({ dataDir: place.embedded, log })
  return openPool(server.connection, log, patience, () => server.stop())
}

async function openPool(
  where: pg.ClientConfig,
  log: (line: string) => void,
  patience: number,
  after: () => Promise<void>,
): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    ...where,
    types: { getTypeParser },
    application_name: 'convive',
    max: connections,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  })
  // Without a listener a connection that breaks, at rest or between two queries, would end the process.
  pool.on('error', (error) => {
    if (!pool.ending) log(`A database connection was lost: ${error.message}`)
  })
  pool.on('connect', (client) => client.on('error', () => undefined))
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: preparing(pool, patience) }) })
  const patientDb = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  const listener = openListener(where, log)
  const close = async (): Promise<void> => {
    await listener.close()
    await db.destroy()
    await after()
  }
  try {
    await checkServer(pool)
  } catch (error) {
    await close()
    throw error
  }
  return { db, patientDb, pool, listen: listener.listen, close }
}

/** PostgreSQL's bigint fits a number wherever we count; the driver would give a string. */
function getTypeParser(type: number, format?: 'text' | 'binary'): (value: string) => unknown {
  if (type === pg.types.builtins.INT8 && format !== 'binary') return Number
  return pg.types.getTypeParser(type, format)
}

async function checkServer(pool: pg.Pool): Promise<void> {
  const { rows } = await pool
    .query<{ version: number; encoding: string }>(
      `select current_setting('server_version_num')::int / 10000 as version,
              current_setting('server_encoding') as encoding`,
    )
    .catch((error: Error & { code?: string }) => {
      // The address may hold a password, and the driver's message parts of the address: only the code is told.
      throw new Error(`The PostgreSQL server cannot be reached (${error.code ?? error.name}).`, {
        cause: error,
      })
    })
  const [server] = rows
  if (!server) throw new Error('The PostgreSQL server gave no answer.')
  checkServerFacts(server.version, server.encoding)
}

/** Refuses, with a sentence, a server that is too old or that does not keep text in UTF-8. */
export function checkServerFacts(version: number, encoding: string): void {
  if (version < oldestVersion) {
    throw new Error(
      `The server of DATABASE_URL is PostgreSQL ${version}; version ${oldestVersion} or later is needed.`,
    )
  }
  if (encoding !== 'UTF8') {
    throw new Error(`The database of DATABASE_URL keeps text as ${encoding}; create it with encoding UTF8.`)
  }
}
