import { mkdir, realpath, rm, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { type Engine, copyEngine, findEngine, linkLibraries } from './engine.ts'
import { checkVersion, prepareFolder } from './folder.ts'
import { isAlive, mayServe, pause, readPostmaster, removeStaleLocks, waitForEnd } from './postmaster.ts'
import { type ServerProcess, launchServer } from './server-process.ts'
import { type SocketConnection, claim, ensureDatabase, socketConnection } from './session.ts'
import { serverSettings } from './settings.ts'
import { keepSocketFolder, socketFolder } from './socket.ts'
import { type Runner, type Tools, type Way, canRun, chooseRunner, findTools } from './way.ts'

export type EmbeddedOptions = {
  /** The folder whose `db` keeps the data. */
  dataDir: string
  log: (line: string) => void
  /** How to run the engine; chosen by itself when absent. */
  way?: Way
  /** Settings of the server that differ from the usual ones. */
  settings?: Readonly<Record<string, string>>
  /** The system's programs to use; found by itself when absent. */
  tools?: Tools
}

export type Embedded = {
  connection: SocketConnection
  /** The process number of the server. */
  readonly pid: number
  /** Shuts the server down cleanly and resolves when it has ended. */
  stop(): Promise<void>
}

/** How long to wait for a server that is going, or that does not answer. */
const patience = 10_000

/**
 * Starts the embedded PostgreSQL of a data folder, or adopts the one that a killed process left running, and
 * looks after it until `stop`: a server that dies is started again. Fails with one sentence, among others when
 * another process owns the data folder.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  await mkdir(options.dataDir, { recursive: true })
  const place = await preparePlace(options)
  const ending = new AbortController()
  let owned = await own(place, ending.signal).catch(async (error: unknown) => {
    await endServer(place, place.child?.pid ?? null)
    await rmdir(place.socketDir).catch(() => undefined)
    throw error
  })
  let reviving: Promise<void> = Promise.resolve()

  const watch = (): void => {
    owned.session.once('end', () => {
      if (!ending.signal.aborted) reviving = revive()
    })
  }
  const revive = async (): Promise<void> => {
    options.log('The connection to the embedded database was lost; bringing it back')
    for (let delay = 100; !ending.signal.aborted; delay = Math.min(delay * 2, 2_000)) {
      try {
        owned = await own(place, ending.signal)
        watch()
        options.log('The embedded database is back')
        return
      } catch (error) {
        if (!ending.signal.aborted) options.log(error instanceof Error ? error.message : String(error))
        await pause(delay)
      }
    }
  }
  // Where no program of the system does it for us, at least an orderly exit takes the server along.
  const leave = (): void => void (isOurs(place, owned.pid) && process.kill(owned.pid, 'SIGINT'))
  process.once('exit', leave)
  watch()

  let stopping: Promise<void> | null = null
  const shutDown = async (): Promise<void> => {
    ending.abort()
    await reviving
    process.off('exit', leave)
    const ended = endServer(place, owned.pid)
    // From here on the server lets nobody in, so the lock may go.
    await owned.session.end().catch(() => undefined)
    await ended
    // One that was being brought back when the end came.
    await endServer(place, place.child?.pid ?? null)
    removeStaleLocks(place.database, place.socketDir)
    await rmdir(place.socketDir).catch(() => undefined)
  }
  return {
    connection: socketConnection(place.socketDir),
    get pid() {
      return owned.pid
    },
    stop: () => (stopping ??= shutDown()),
  }
}

type Place = {
  database: string
  engine: Engine
  runner: Runner
  socketDir: string
  settings: Readonly<Record<string, string>>
  log: (line: string) => void
  /** The last server that this process started. */
  child: ServerProcess | null
}

type Owned = { session: pg.Client; pid: number }

async function preparePlace(options: EmbeddedOptions): Promise<Place> {
  const dataDir = await realpath(options.dataDir)
  const database = join(dataDir, 'db')
  const tools = options.tools ?? findTools()
  const runner = await chooseRunner(options.way, database, tools)
  const engine = await runnableEngine(runner, dataDir)
  const settings = { ...serverSettings, ...options.settings }
  const running = await readPostmaster(database)
  await checkVersion(database, engine)
  const serves = running !== null && running.socketDir !== '' && mayServe(running.pid, database)
  const socketDir = serves ? running.socketDir : await socketFolder(database, runner.account)
  return { database, engine, runner, socketDir, settings, log: options.log, child: null }
}

async function runnableEngine(runner: Runner, dataDir: string): Promise<Engine> {
  const installed = await findEngine()
  const linked = await linkLibraries(installed.native)
  if (linked && canRun(runner, join(installed.native, 'bin', 'postgres'))) return installed
  const copy = await copyEngine(installed, dataDir)
  if (canRun(runner, join(copy.native, 'bin', 'postgres'))) return copy
  throw new Error(
    `The embedded PostgreSQL in ${installed.native} does not run on this system. ` +
      'Set DATABASE_URL to a PostgreSQL server of version 15 or later.',
  )
}

/** Becomes the owner of the folder's server, which is started when none runs. */
async function own(place: Place, ending: AbortSignal): Promise<Owned> {
  if (place.child?.lastWords() !== null) place.child = null
  for (let deadline = Date.now() + patience; ; await pause(15)) {
    ending.throwIfAborted()
    const running = await readPostmaster(place.database)
    if (!running || !mayServe(running.pid, place.database)) {
      const words = place.child?.lastWords()
      if (words && !isPassing(words)) throw new Error(`The embedded database does not start: ${words}`)
      if (Date.now() > deadline)
        throw new Error(`The embedded database does not start. ${words ?? ''}`.trim())
      if (place.child && words === null) continue
      if (place.child) await pause(200)
      place.child = await launch(place)
      continue
    }
    const attempt = await claim(running.socketDir || place.socketDir, place.database)
    if (attempt.is === 'owner') {
      await ensureDatabase(attempt.session)
      if (running.pid !== place.child?.pid)
        place.log(`Took over the running database server (process ${running.pid})`)
      return { session: attempt.session, pid: running.pid }
    }
    if (attempt.is === 'stranger') await rm(join(place.database, 'postmaster.pid'), { force: true })
    if (attempt.is === 'starting') deadline = Date.now() + patience
    if (attempt.is === 'taken' && attempt.by !== process.pid && attempt.by !== null && isAlive(attempt.by)) {
      throw new Error(takenSentence(place, attempt.by))
    }
    if (Date.now() < deadline) continue
    if (attempt.is === 'taken') throw new Error(takenSentence(place, attempt.by))
    throw new Error(
      `A database server (process ${running.pid}) holds ${place.database} and does not answer. ` +
        'Stop it, then start again.',
    )
  }
}

async function launch({ database, engine, runner, socketDir, settings, log }: Place): Promise<ServerProcess> {
  await prepareFolder(database, engine, runner, settings['fsync'] !== 'off')
  removeStaleLocks(database, socketDir)
  // Whoever had it before, or a cleaner of temporary files, may just have removed it.
  if (!(await keepSocketFolder(socketDir, runner.account))) {
    throw new Error(`The folder ${socketDir} for the database's socket belongs to somebody else; remove it.`)
  }
  return launchServer(engine, runner, database, { ...settings, unix_socket_directories: socketDir }, log)
}

/** Refusals that pass: another process starts or stops just now, or a killed server's children still go. */
function isPassing(words: string): boolean {
  return words.includes('lock file') || words.includes('still in use')
}

function takenSentence(place: Place, by: number | null): string {
  const owner = by === null ? 'another process' : `another process (${by})`
  return `The database in ${place.database} is in use by ${owner}; stop that one first, or set another DATA_DIR.`
}

/** Asks a server of ours to shut down cleanly, and harder when it takes too long; resolves when it has ended. */
async function endServer(place: Place, pid: number | null): Promise<void> {
  if (pid === null || !isOurs(place, pid)) return
  process.kill(pid, 'SIGINT')
  if (await waitForEnd(pid, 2 * patience)) return
  place.log('The embedded database takes long to stop; it will recover at the next start')
  process.kill(pid, 'SIGQUIT')
  await waitForEnd(pid, patience)
}

/** Whether this process number is still the server's: a number may be given to another program any time. */
function isOurs(place: Place, pid: number): boolean {
  const isChild = place.child?.pid === pid && place.child.lastWords() === null
  return isAlive(pid) && (isChild || mayServe(pid, place.database))
}
