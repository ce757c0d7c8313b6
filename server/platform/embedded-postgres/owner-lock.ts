import { realpath } from 'node:fs/promises'
import pg from 'pg'
import { databaseName, programRole, socketPort } from './postgres-settings.ts'

/** What became of an attempt to become the owner of a running server. */
export type LockAttempt =
  | { result: 'owner'; session: pg.Client }
  | { result: 'taken'; by: number | null }
  | { result: 'starting' | 'stopping' | 'unresponsive' | 'other folder' }

const ownerLock = 4_201_337
const ownerName = 'convive owner '

/** What a pool or a client needs to reach the database through the socket. */
export type SocketConnection = { host: string; port: number; user: string; database: string }

export function socketConnection(
  host: string,
  { user = programRole, database = databaseName } = {},
): SocketConnection {
  return { host, port: socketPort, user, database }
}

/**
 * Connects to the server behind a socket folder and takes the lock of the owner, which lasts as long as the
 * connection. `other folder` is a server that serves another folder; nothing is thrown for a server that is away.
 */
export async function tryLock(socketDir: string, database: string): Promise<LockAttempt> {
  const session = new pg.Client({
    ...socketConnection(socketDir, { user: databaseName, database: 'postgres' }),
    application_name: `${ownerName}${process.pid}`,
    connectionTimeoutMillis: 5_000,
  })
  // The server may stop at any moment; its owner listens for the end of the session.
  session.on('error', () => undefined)
  try {
    await session.connect()
    const served = await session.query<{ folder: string }>(
      `select current_setting('data_directory') as folder`,
    )
    if (!(await isSameFolder(served.rows[0]?.folder, database))) {
      await session.end()
      return { result: 'other folder' }
    }
    const lock = await session.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
      ownerLock,
    ])
    if (lock.rows[0]?.taken) return { result: 'owner', session }
    const by = await ownerProcess(session)
    await session.end()
    return { result: 'taken', by }
  } catch (error) {
    await session.end().catch(() => undefined)
    return { result: statusOfError(error) }
  }
}

/** Makes the program's database when this is the first start. */
export async function ensureDatabase(session: pg.Client): Promise<void> {
  const found = await session.query('select from pg_database where datname = $1', [databaseName])
  if (found.rowCount === 0) await session.query(`create database ${databaseName}`)
}

async function ownerProcess(session: pg.Client): Promise<number | null> {
  const found = await session.query<{ name: string }>(
    `select application_name as name from pg_locks join pg_stat_activity using (pid)
     where locktype = 'advisory' and granted and classid = 0 and objid = $1`,
    [ownerLock],
  )
  const pid = Number(found.rows[0]?.name.replace(ownerName, ''))
  return Number.isInteger(pid) && pid > 0 ? pid : null
}

function statusOfError(error: unknown): 'starting' | 'stopping' | 'unresponsive' {
  const { code, message } = error as { code?: string; message: string }
  if (code === '57P01' || code === '57P02') return 'stopping'
  if (code !== '57P03') return 'unresponsive'
  return message.includes('shutting down') ? 'stopping' : 'starting'
}

async function isSameFolder(served: string | undefined, database: string): Promise<boolean> {
  if (served === undefined) return false
  return (await realpath(served).catch(() => served)) === (await realpath(database))
}
