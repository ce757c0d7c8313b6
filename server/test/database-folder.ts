import { type ChildProcessWithoutNullStreams, execFile, spawn, spawnSync } from 'node:child_process'
import { chmod, mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll } from 'vitest'
import { mayServe, waitForEnd } from '../db/embedded/postmaster.ts'
import type { EmbeddedOptions } from '../db/embedded/place.ts'
import { type Embedded, startEmbedded } from '../db/embedded/start.ts'
import type { SocketConnection } from '../db/embedded/session.ts'

/** Whether the suite runs as root, may open user namespaces, and runs as a user that has a name. */
export const isRoot = process.getuid?.() === 0
export const hasNamespaces = spawnSync('unshare', ['-U', 'true']).status === 0

export const hasName = canTell(() => userInfo().username)

export type Holder = {
  process: ChildProcessWithoutNullStreams
  /** The folder of the database. */
  database: string
  /** What it said when it was ready, or why it is not. */
  ready: { pid: number; connection: SocketConnection } | { error: string }
  /** Every line after that. */
  lines: string[]
  /** Kills the process without a chance to tidy up, and resolves when it is gone. */
  kill(): Promise<void>
  ended: Promise<number | null>
}

/**
 * Temporary data folders and what runs in them; `clear` stops and removes all of it. `create` makes an empty folder,
 * `createUsed` one in which a database was started and stopped before.
 */
export function databaseFolders(): {
  create(): Promise<string>
  createUsed(): Promise<string>
  start(options: HoldOptions): Promise<Embedded & { lines: string[] }>
  hold(options: HoldOptions, account?: Account | null): Promise<Holder>
  clear(): Promise<void>
} {
  const folders: string[] = []
  const servers: Embedded[] = []
  const holders: Holder[] = []
  // Making a database takes seconds, copying one does not.
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
      const holder = await hold(options, account)
      holders.push(holder)
      return holder
    },
    async clear() {
      for (const server of servers.splice(0)) await server.stop()
      for (const holder of holders.splice(0)) await end(holder)
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

type HoldOptions = Partial<EmbeddedOptions> & {
  dataDir: string
  /** Kill the holder so many milliseconds after it was started, ready or not. */
  timeToLive?: number
}

type Account = { uid: number; gid: number }

async function hold(options: HoldOptions, account?: Account | null): Promise<Holder> {
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
  return { process: child, database, ready: JSON.parse(first) as Holder['ready'], lines, kill, ended }
}

/** What a holder said when it was ready; throws what it said when it is not. */
export function readyOf({ ready }: Holder): { pid: number; connection: SocketConnection } {
  if ('error' in ready) throw new Error(ready.error)
  return ready
}

/** Ends a holder and what it held, the folder of its socket included. */
async function end({ kill, ready, database }: Holder): Promise<void> {
  await kill()
  if ('error' in ready) return
  if (mayServe(ready.pid, database)) process.kill(ready.pid, 'SIGINT')
  await waitForEnd(ready.pid, 10_000)
  await rm(ready.connection.host, { recursive: true, force: true })
}

/** Runs one statement through a socket and answers its rows. */
export async function ask<Row extends pg.QueryResultRow>(
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

function canTell(tell: () => string): boolean {
  try {
    return tell() !== ''
  } catch {
    return false
  }
}
