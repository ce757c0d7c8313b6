import { createHash } from 'node:crypto'
import { chmod, chown, lstat, mkdir, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { socketPort } from './postgres-settings.ts'
import { type Account, ownAccount } from './privileges.ts'

/** A socket's path has to end before this many bytes (104 on macOS, 108 on Linux). */
const maxPathLength = 103

/**
 * Makes the private folder (0700) for the socket of a database folder, with a path short enough for one. The
 * same database folder finds the same socket folder again, so that killed runs leave no trail of them.
 */
export async function socketFolder(
  database: string,
  account: Account,
  temporary = tmpdir(),
): Promise<string> {
  const name = `convive-${createHash('sha256').update(`${account.uid} ${database}`).digest('hex').slice(0, 12)}`
  const base = fits(join(temporary, `${name}-xxxxxx`)) ? temporary : '/tmp'
  const folder = join(base, name)
  if (await ensureSocketFolder(folder, account)) return folder
  // In a folder that everybody may write to, a stranger could have made it first.
  const other = await mkdtemp(`${folder}-`)
  await ensureSocketFolder(other, account)
  return other
}

/** Sees to it that the folder is there, private, and the account's; answers false when it is a stranger's. */
export async function ensureSocketFolder(folder: string, account: Account, tries = 5): Promise<boolean> {
  try {
    await mkdir(folder, { mode: 0o700 }).catch(ignoreExisting)
    if (!(await isOurs(folder, account))) return false
    await chmod(folder, 0o700)
    if (ownAccount().uid === 0) await chown(folder, account.uid, account.gid)
    return true
  } catch (error) {
    // The process before, which is stopping, has removed it in between.
    if (tries <= 1 || !isMissing(error)) throw error
    return ensureSocketFolder(folder, account, tries - 1)
  }
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

function fits(folder: string): boolean {
  return Buffer.byteLength(join(folder, `.s.PGSQL.${socketPort}`)) <= maxPathLength
}

async function isOurs(folder: string, account: Account): Promise<boolean> {
  const { uid } = ownAccount()
  const found = await lstat(folder)
  return found.isDirectory() && (found.uid === uid || found.uid === account.uid)
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error
}
