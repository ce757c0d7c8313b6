import { mkdir, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { type PostgresBinaries, copyBinaries, findBinaries, linkLibraries } from './binaries.ts'
import { checkAccess, checkVersion } from './folder.ts'
import { mayServe, readPostmaster } from './postmaster.ts'
import type { ServerProcess } from './server-process.ts'
import { serverSettings } from './postgres-settings.ts'
import { socketFolder } from './socket.ts'
import { type Runner, type Tools, type RunMode, canRun, chooseRunner, findTools } from './privileges.ts'

export type EmbeddedOptions = {
  /** The folder whose `db` contains the data. */
  dataDir: string
  log: (line: string) => void
  /** How to run the engine; chosen by itself when absent. */
  mode?: RunMode
  /** Settings of the server that differ from the usual ones. */
  settings?: Readonly<Record<string, string>>
  /** The system's programs to use; found by itself when absent. */
  tools?: Tools
}

/** All that is decided about a database before its server is looked for or started. */
export type Instance = {
  database: string
  binaries: PostgresBinaries
  runner: Runner
  socketDir: string
  settings: Readonly<Record<string, string>>
  log: (line: string) => void
  /** The last server that this process started. */
  child: ServerProcess | null
  /** Which folder the server ran on (`folderMark`), null before it did. */
  folderId: string | null
}

/** Finds the engine and the way to run it, and refuses, with a sentence, a folder that they cannot serve. */
export async function prepareInstance(options: EmbeddedOptions): Promise<Instance> {
  await mkdir(options.dataDir, { recursive: true })
  const dataDir = await realpath(options.dataDir)
  const database = join(dataDir, 'db')
  const tools = options.tools ?? findTools()
  const runner = await chooseRunner(options.mode, database, tools)
  await checkAccess(dataDir, runner)
  const binaries = await runnableBinaries(runner, dataDir)
  const settings = { ...serverSettings, ...options.settings }
  const running = await readPostmaster(database)
  await checkVersion(database, binaries)
  const isServing = running !== null && running.socketDir !== '' && mayServe(running.pid, database)
  const socketDir = isServing ? running.socketDir : await socketFolder(database, runner.account)
  return { database, binaries, runner, socketDir, settings, log: options.log, child: null, folderId: null }
}

async function runnableBinaries(runner: Runner, dataDir: string): Promise<PostgresBinaries> {
  const installed = await findBinaries()
  const linked = await linkLibraries(installed.native)
  if (linked && canRun(runner, join(installed.native, 'bin', 'postgres'))) return installed
  const copy = await copyBinaries(installed, dataDir)
  if (canRun(runner, join(copy.native, 'bin', 'postgres'))) return copy
  throw new Error(
    `The embedded PostgreSQL in ${installed.native} does not run on this system. ` +
      'Set DATABASE_URL to a PostgreSQL server of version 15 or later.',
  )
}
