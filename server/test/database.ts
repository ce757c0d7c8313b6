import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { type OpenDatabase, openDatabase } from '../platform/db/open.ts'
import { createDatabase, databaseUrl, query, templateName } from './database-address.ts'

export type TestDatabase = {
  /** For `openDatabase({ url })` and DATABASE_URL. */
  url: string
  /** Drops the database and its connections. */
  drop(): Promise<void>
}

/** Creates a database with the current schema and no rows: a copy of the template. */
export async function createTestDatabase(): Promise<TestDatabase> {
  return copyDatabase(templateName)
}

/** Creates a database without tables. */
export async function createEmptyDatabase(): Promise<TestDatabase> {
  return copyDatabase('template1')
}

/** Creates and opens a test database; `close` closes and drops it. */
export async function openTestDatabase(): Promise<OpenDatabase & { url: string }> {
  const { url, drop } = await createTestDatabase()
  const open = await openDatabase({ url }, () => undefined)
  const close = async (): Promise<void> => {
    await open.close()
    await drop()
  }
  return { ...open, url, close }
}

async function copyDatabase(template: string): Promise<TestDatabase> {
  const socket = inject('databaseSocket')
  const name = `test_${randomBytes(6).toString('hex')}`
  await createDatabase(socket, name, template)
  return {
    url: databaseUrl(socket, name),
    drop: () => query(socket, `drop database if exists ${name} with (force)`),
  }
}
