import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, inject, onTestFinished } from 'vitest'
import { spawnServer, type TestServer, type StoppableServer } from './server-process.ts'

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
  // With owners and modes: the database may belong to somebody else, and takes no folder that others can read.
  await promisify(execFile)('cp', ['-a', `${inject('startedDataDir')}/.`, folder])
  return folder
}

/** Starts a server for one test and stops it afterwards. */
export async function startServer(
  dataDir: string,
  environment: Record<string, string> = {},
): Promise<TestServer> {
  const server = await spawnServer(dataDir, environment)
  onTestFinished(server.end)
  return server
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
