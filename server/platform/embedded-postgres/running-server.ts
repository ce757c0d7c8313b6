import { realpath } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { mayServe, readPostmaster } from './postmaster.ts'
import { socketConnection } from './owner-lock.ts'
import { databaseName, programRole, socketPort } from './postgres-settings.ts'

/**
 * The address of a data folder's server that another process runs, for a program that only queries it and
 * leaves; null when none runs. It takes no part in who owns the folder.
 */
export async function runningServerUrl(dataDir: string): Promise<string | null> {
  const folder = await realpath(dataDir).catch(() => null)
  if (folder === null) return null
  const database = join(folder, 'db')
  const running = await readPostmaster(database)
  if (!running || running.socketDir === '' || !mayServe(running.pid, database)) return null
  const user = (await hasProgramRole(running.socketDir)) ? programRole : databaseName
  return `postgresql://${user}@/${databaseName}?host=${encodeURIComponent(running.socketDir)}&port=${socketPort}`
}

/** A server that a version without that role has started, which is backed up before the newer one starts, has none. */
async function hasProgramRole(socketDir: string): Promise<boolean> {
  const client = new pg.Client({ ...socketConnection(socketDir), connectionTimeoutMillis: 5_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return true
  } catch (error) {
    return (error as { code?: string }).code !== '28000'
  } finally {
    await client.end().catch(() => undefined)
  }
}
