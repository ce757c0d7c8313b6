import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { spawnServer } from './server-process.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder in which the product was started once, and nobody came. */
    startedDataDir: string
  }
}

/** Makes the folder that journeys copy: making a database takes seconds, copying one does not. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'convive-started-'))
  const tearDown = () => rm(folder, { recursive: true, force: true, maxRetries: 20 })
  try {
    const server = await spawnServer(folder, {})
    await server.stop()
    project.provide('startedDataDir', folder)
  } catch (error) {
    await tearDown()
    throw error
  }
  return tearDown
}
