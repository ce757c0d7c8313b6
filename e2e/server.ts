import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, inject, onTestFinished } from 'vitest'
import { copyDataDir } from './data-dir.ts'
import { newestMail, spawnServer, type StoppableServer, type TestServer } from './server-process.ts'

export type { TestServer } from './server-process.ts'

const remove = (folder: string) => rm(folder, { recursive: true, force: true, maxRetries: 20 })
const emptyFolder = () => mkdtemp(join(tmpdir(), 'convive-journey-'))

/** An empty data folder for one journey; removed when the test ends. */
export async function freshDataDir(): Promise<string> {
  const folder = await emptyFolder()
  onTestFinished(() => remove(folder))
  return folder
}

/** The same, but the product was started in it before: nobody has an account yet, and the database is made. */
export async function startedDataDir(): Promise<string> {
  const folder = await copyOfStarted()
  onTestFinished(() => remove(folder))
  return folder
}

async function copyOfStarted(): Promise<string> {
  const folder = await emptyFolder()
  await copyDataDir(inject('startedDataDir'), folder)
  return folder
}

/** Starts a server for one test and stops it afterwards. */
export async function startServer(
  dataDir: string,
  environment: Record<string, string> = {},
): Promise<StoppableServer> {
  const server = await spawnServer(dataDir, environment)
  onTestFinished(server.end)
  return server
}

let common: TestServer | undefined

/**
 * The server of all journeys whose people see nothing but what is theirs, or what they open by its address: it saves a
 * start for each file, and its kitchen is warm. Others meanwhile publish, found groups and invite there: who looks at
 * lists of everybody, or needs settings, has a `sharedServer`.
 */
export function commonServer(): TestServer {
  const started = inject('common')
  if (!started) throw new Error('This project starts no common server (`global-setup.ts`).')
  common ??= { ...started, mailTo: (address) => newestMail(join(started.dataDir, 'outbox'), address) }
  return common
}

/** One server for all tests of a file, each with its own users: it saves a start for each. */
export function sharedServer(
  environment: () => Record<string, string> | Promise<Record<string, string>> = () => ({}),
): () => TestServer {
  let server: StoppableServer | undefined
  let folder = ''
  beforeAll(async () => {
    folder = await copyOfStarted()
    server = await spawnServer(folder, await environment())
  })
  afterAll(async () => {
    await server?.end()
    await remove(folder)
  })
  return () => {
    if (!server)
      throw new Error('The server starts in beforeAll; it is not there yet while the file is loaded.')
    return server
  }
}
