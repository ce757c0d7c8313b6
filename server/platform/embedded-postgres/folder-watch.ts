import { stat } from 'node:fs/promises'
import { join } from 'node:path'

/** How often a running server's folder is looked for. */
const checkInterval = 5000

/**
 * Identifies the folder of a running server, against another one in its place; null when it is gone. PostgreSQL itself
 * writes on into removed files until it looks for its lock file, once a minute.
 */
export async function folderIdentity(database: string): Promise<string | null> {
  try {
    await stat(join(database, 'PG_VERSION'))
    const { dev, ino } = await stat(database)
    return `${dev} ${ino}`
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ENOTDIR') return null
    throw error
  }
}

/** Calls `gone` each time the folder is not found, every five seconds until `ending`. A failed look is ignored. */
export function watchFolder(
  isThere: () => Promise<boolean>,
  onMissing: () => void,
  ending: AbortSignal,
): void {
  const timer = setInterval(async () => {
    if (!(await isThere().catch(() => true)) && !ending.aborted) onMissing()
  }, checkInterval)
  timer.unref()
  ending.addEventListener('abort', () => clearInterval(timer), { once: true })
}
