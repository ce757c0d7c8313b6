import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, inject, onTestFinished } from 'vitest'
import { startHouse, type House, type StartedHouse } from './start-house.ts'

export type { House } from './start-house.ts'

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

/** A house for one journey, which ends with it. */
export async function openHouse(dataDir: string, environment: Record<string, string> = {}): Promise<House> {
  const house = await startHouse(dataDir, environment)
  onTestFinished(house.end)
  return house
}

/** One house for all journeys of a file, which their guests keep apart: it saves a start for each. */
export function houseOfThisFile(
  environment: () => Record<string, string> | Promise<Record<string, string>> = () => ({}),
): () => House {
  let house: StartedHouse | undefined
  let folder = ''
  beforeAll(async () => {
    folder = await copyOfStarted()
    house = await startHouse(folder, await environment())
  })
  afterAll(async () => {
    await house?.end()
    await remove(folder)
  })
  return () => {
    if (!house)
      throw new Error('The house opens before the first journey of the file, not while the file is read.')
    return house
  }
}
