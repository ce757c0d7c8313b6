import { type ChildProcessWithoutNullStreams, execFile, spawn, spawnSync } from 'node:child_process'
import { chmod, mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll } from 'vitest'
import { mayServe, readPostmaster, waitForEnd } from '../platform/embedded-postgres/postmaster.ts'
import type { EmbeddedOptions } from '../platform/embedded-postgres/instance.ts'
import { type Embedded, startEmbedded } from '../platform/embedded-postgres/start.ts'
import type { SocketConnection } from '../platform/embedded-postgres/owner-lock.ts'

/** What the current user allows: root, user namespaces, a named account. */
export const isRoot = process.getuid?.() === 0
export const hasNamespaces = spawnSync('unshare', ['-U', 'true']).status === 0

export const hasName = isAvailable(() => userInfo().username)

export type DatabaseProcess = {
  process: ChildProcessWithoutNullStreams
  /** The data folder. */
  database: string
  /** The line it printed when it was ready, or the error. */
  ready: { pid: number; connection: SocketConnection } | { error: string }
  /** All lines after that. */
  lines: string[]
  /** Kills the process with SIGKILL and resolves when it has ended. */
  kill(): Promise<void>
  ended: Promise<number | null>
}

/**
 * Temporary data folders and the processes in them; `clear` stops and removes all. `create` makes an empty folder,
 * `createUsed` one with an initialised database.
 */
export function databaseFolders(): {
  create(): Promise<string>
  createUsed(): Promise<string>
  start(options: DatabaseProcessOptions): Promise<Embedded & { lines: string[] }>
  hold(options: DatabaseProcessOptions, account?: Account | null): Promise<DatabaseProcess>
  clear(): Promise<void>
} {
  const folders: string[] = []
  const servers: Embedded[] = []
  const processes: DatabaseProcess[] = []
  // Initialising a database takes seconds, copying one does not.
  let used: Promise<string> | null = null
  afterAll(async () => {
    if (used) await rm(await used, { recursive: true, force: true })
  })
  async function create() {
    const folder = await mkdtemp(join(tmpdir(), 'convive-db-'))
    folders.push(folder)
    return folder
  }
  return {
    create,
    async createUsed() {
      used ??= makeUsed()
      const folder = await create()
      await promisify(execFile)('cp', ['-a', `${await used}/.`, folder])
      return folder
    },
    async start(options) {
      const lines: string[] = []
      const server = await startEmbedded({ log: (line) => lines.push(line), ...options })
      servers.push(server)
      return Object.assign(server, { lines })
    },
    async hold(options, account) {
      const databaseProcess = await runDatabaseProcess(options, account)
      processes.push(databaseProcess)
      return databaseProcess
    },
    async clear() {
      for (const server of servers.splice(0)) await server.stop()
      for (const databaseProcess of processes.splice(0)) await endProcess(databaseProcess)
      for (const folder of folders.splice(0)) {
        await chmod(folder, 0o700).catch(() => undefined)
        await rm(folder, { recursive: true, force: true, maxRetries: 20 })
      }
    },
  }
}

async function makeUsed(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'convive-used-'))
  const server = await startEmbedded({ dataDir, log: () => undefined })
  await server.stop()
  return dataDir
}

type DatabaseProcessOptions = Partial<EmbeddedOptions> & {
  dataDir: string
  /** Kills the process after so many milliseconds, ready or not. */
  timeToLive?: number
}

type Account = { uid: number; gid: number }

async function runDatabaseProcess(
  options: DatabaseProcessOptions,
  account?: Account | null,
): Promise<DatabaseProcess> {
  const program = join(import.meta.dirname, 'hold-database.ts')
  const child = spawn(process.execPath, [program, JSON.stringify(options)], { ...account, stdio: 'pipe' })
  if (options.timeToLive !== undefined) setTimeout(() => child.kill('SIGKILL'), options.timeToLive)
  child.stderr.pipe(process.stderr)
  const lines: string[] = []
  const ended = new Promise<number | null>((done) => child.once('close', done))
  const first = await new Promise<string>((done, failed) => {
    child.once('error', failed)
    child.once('close', () => failed(new Error('The process ended without a word.')))
    createInterface({ input: child.stdout }).on('line', (line) => {
      lines.push(line)
      done(lines[0] ?? line)
    })
  })
  lines.shift()
  const kill = async (): Promise<void> => {
    child.kill('SIGKILL')
    await ended
  }
  const database = join(await realpath(options.dataDir), 'db')
  return {
    process: child,
    database,
    ready: JSON.parse(first) as DatabaseProcess['ready'],
    lines,
    kill,
    ended,
  }
}

/** Resolves with the ready line of a process; rejects with its error. */
export function readyOf({ ready }: DatabaseProcess): { pid: number; connection: SocketConnection } {
  if ('error' in ready) throw new Error(ready.error)
  return ready
}

/** Stops a process with its database and removes the socket folder. */
async function endProcess({ kill, ready, database }: DatabaseProcess): Promise<void> {
  await kill()
  if ('error' in ready) return
  if (mayServe(ready.pid, database)) process.kill(ready.pid, 'SIGINT')
  await waitForEnd(ready.pid, 10_000)
  await rm(ready.connection.host, { recursive: true, force: true })
}

/** Runs one statement through a socket and returns the rows. */
export async function queryRows<Row extends pg.QueryResultRow>(
  connection: SocketConnection,
  text: string,
): Promise<Row[]> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}

/** Kills the server of a data folder. */
export async function killServer(dataDir: string): Promise<void> {
  const running = await readPostmaster(join(dataDir, 'db'))
  if (!running) throw new Error(`No server runs in ${dataDir}.`)
  process.kill(running.pid, 'SIGKILL')
}

function isAvailable(read: () => string): boolean {
  try {
    return read() !== ''
  } catch {
    return false
  }
}
