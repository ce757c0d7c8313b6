import { realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { mayServe, readPostmaster } from './postmaster.ts'
import { databaseName, socketPort } from './postgres-settings.ts'

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
  return `postgresql://${databaseName}@/${databaseName}?host=${encodeURIComponent(running.socketDir)}&port=${socketPort}`
}
