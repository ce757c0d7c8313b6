import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildIfStale } from '../scripts/build.ts'
import { copyDataDir } from './data-dir.ts'
import { spawnServer, type StoppableServer } from './server-process.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder in which the product was started once, and nobody came. */
    startedDataDir: string
    /** What that start printed, and how it ended. */
    firstStart: { url: string; adminLink: string | null; exitCode: number | null }
    /** The server of `commonServer`; null where no file needs it. */
    common: { url: string; adminLink: string | null; dataDir: string } | null
  }
}

/**
 * Makes the folder that journeys copy, because making a database takes seconds and copying one does not, and starts the
 * server that most of them share.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildIfStale()
  const folder = await mkdtemp(join(tmpdir(), 'convive-started-'))
  let common: StoppableServer | null = null
  const tearDown = async () => {
    try {
      await common?.end()
    } finally {
      await rm(folder, { recursive: true, force: true, maxRetries: 20 })
    }
  }
  try {
    const started = join(folder, 'started')
    const { url, adminLink, stop } = await spawnServer(started, {})
    project.provide('firstStart', { url, adminLink, exitCode: await stop() })
    project.provide('startedDataDir', started)
    if (['e2e', 'slow-journeys'].includes(project.name)) common = await startCommon(folder, started)
    project.provide(
      'common',
      common && { url: common.url, adminLink: common.adminLink, dataDir: common.dataDir },
    )
  } catch (error) {
    await tearDown()
    throw error
  }
  return tearDown
}

async function startCommon(folder: string, started: string): Promise<StoppableServer> {
  const dataDir = join(folder, 'common')
  await copyDataDir(started, dataDir)
  // Each person of a journey comes from an address of their own (`accounts.ts`).
  return spawnServer(dataDir, { TRUST_PROXY: '1' })
}
