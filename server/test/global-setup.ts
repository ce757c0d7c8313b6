import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildIfStale } from '../../scripts/build.ts'
import { startEmbedded } from '../platform/embedded-postgres/start.ts'
import { migrate } from '../platform/db/migrate.ts'
import { migrations } from '../platform/db/migrations/index.ts'
import { openDatabase } from '../platform/db/open.ts'
import { createDatabase, databaseUrl, templateName } from './database-address.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The socket folder of the PostgreSQL server that all test files share. */
    databaseSocket: string
  }
}

/** Test databases are temporary, so durability is switched off. */
const fastSettings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
}

/** Builds what the server loads, starts a database in a temporary folder and migrates the template. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildIfStale(['server'])
  const dataDir = await mkdtemp(join(tmpdir(), 'convive-test-'))
  const server = await startEmbedded({ dataDir, log: () => undefined, settings: fastSettings })
  const tearDown = async (): Promise<void> => {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    const socket = server.connection.host
    await createDatabase(socket, templateName, 'template1')
    const template = await openDatabase({ url: databaseUrl(socket, templateName) }, console.error)
    await migrate(template.dbWithoutTimeout, migrations)
    await template.close()
    project.provide('databaseSocket', socket)
  } catch (error) {
    await tearDown()
    throw error
  }
  return tearDown
}
