import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmod, chown, lchown, lstat, mkdir, open, readFile, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { PostgresBinaries } from './binaries.ts'
import { isAlive } from './postmaster.ts'
import { clusterSettings, postgresEnvironment } from './postgres-settings.ts'
import { type Account, type Runner, closedFolder, invocation, initdbRunner } from './privileges.ts'

/**
 * Makes the database folder ready for the engine: created when it is missing, of the engine's major version,
 * owned by the user who runs it. Fails with a sentence when it is not what it should be.
 */
export async function prepareFolder(
  database: string,
  binaries: PostgresBinaries,
  runner: Runner,
  durable: boolean,
): Promise<void> {
  await checkAccess(dirname(database), runner)
  if (!(await checkVersion(database, binaries))) await createCluster(database, binaries, runner, durable)
  await changeOwner(database, runner.account)
}

/** Refuses a folder of another major version: PostgreSQL cannot read it. Answers whether there is one. */
export async function checkVersion(database: string, binaries: PostgresBinaries): Promise<boolean> {
  const version = await readFile(join(database, 'PG_VERSION'), 'utf8').catch(() => null)
  if (version === null) {
    const entries = await readdir(database).catch(() => [])
    if (entries.length === 0) return false
    throw new Error(
      `The folder ${database} holds something that is not a database; move it away and start again.`,
    )
  }
  const major = version.trim()
  if (major === binaries.major) return true
  throw new Error(
    `The database in ${database} was made by PostgreSQL ${major} and this version brings PostgreSQL ` +
      `${binaries.major}. Go back to the version of the program that made it, run "npm run backup -- FILE" there, ` +
      `move the data folder away, and run "npm run restore -- FILE" with this version.`,
  )
}

/**
 * Makes the cluster under another name and renames it when it is whole, so that a kill in between leaves
 * nothing half made. Of two processes that do this at once one wins, and the other takes what it made.
 */
async function createCluster(
  database: string,
  binaries: PostgresBinaries,
  runner: Runner,
  durable: boolean,
): Promise<void> {
  await removeIncomplete(database)
  const draft = `${database}.new-${process.pid}-${randomBytes(3).toString('hex')}`
  await mkdir(draft, { mode: 0o700 })
  try {
    await chownTo(draft, runner.account)
    await initdb(draft, binaries, runner, durable)
    await rename(draft, database)
    await syncFolder(dirname(database))
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    if (!isTaken(error)) throw error
    await checkVersion(database, binaries)
  }
}

function initdb(target: string, binaries: PostgresBinaries, runner: Runner, durable: boolean): Promise<void> {
  const args = ['-D', target, ...clusterSettings, ...(durable ? [] : ['--no-sync'])]
  const command = invocation(initdbRunner(runner), join(binaries.native, 'bin', 'initdb'), args, true)
  const child = spawn(command.file, command.args, {
    ...command.account,
    cwd: target,
    env: { ...postgresEnvironment },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let stderr = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text))
  return new Promise((done, failed) => {
    child.on('error', failed)
    child.on('close', (code) => {
      if (code === 0) done()
      else failed(new Error(initdbErrorMessage(stderr.trim(), target)))
    })
  })
}

function initdbErrorMessage(stderr: string, target: string): string {
  if (!stderr.includes('could not look up effective user ID')) {
    return `The database folder ${target} could not be made: ${stderr}`
  }
  return (
    'The database cannot be made by a user without a name. ' +
    'Add the user to /etc/passwd, start as another one, or set DATABASE_URL.'
  )
}

/** Removes what a killed first start left; the files of a process that is at work stay. */
async function removeIncomplete(database: string): Promise<void> {
  const folder = dirname(database)
  for (const name of await readdir(folder)) {
    const creatorPid = /^db\.new-(\d+)-/.exec(name)?.[1]
    if (creatorPid === undefined) continue
    const pid = Number(creatorPid)
    // In a container every start has the same number, so our own is a left-over too.
    if (pid !== process.pid && isAlive(pid)) continue
    // What the killed start was running may still be writing for a moment.
    await rm(join(folder, name), { recursive: true, force: true, maxRetries: 20 })
  }
}

/** Refuses, with a sentence, a data folder that the user who runs the engine cannot enter. */
export async function checkAccess(folder: string, { mode, account }: Runner): Promise<void> {
  if (mode === 'plain') return
  const groups = mode === 'unshare' ? process.getgroups?.() : []
  let closed = await closedFolder(folder, account, groups)
  if (closed === folder && mode === 'nobody' && (await allowTraversal(folder, account))) {
    closed = await closedFolder(folder, account, groups)
  }
  if (closed === null) return
  throw new Error(
    `The database runs as the user with uid ${account.uid}, who cannot enter ${closed}. ` +
      `Allow it (chmod o+x ${closed}), set DATA_DIR to a folder elsewhere, or start as a user other than root.`,
  )
}

/** Lets the database user, and nobody else, pass through a private DATA_DIR of root's. */
async function allowTraversal(folder: string, account: Account): Promise<boolean> {
  const { uid, mode } = await lstat(folder)
  if (uid !== 0 || (mode & 0o070) !== 0) return false
  await chown(folder, uid, account.gid)
  await chmod(folder, (mode & 0o777) | 0o010)
  return true
}

/** Hands the whole folder over when its owner is somebody else; only root can. */
async function changeOwner(path: string, account: Account): Promise<void> {
  if ((await lstat(path)).uid === account.uid || process.getuid?.() !== 0) return
  for (const entry of await readdir(path, { recursive: true, withFileTypes: true })) {
    await lchown(join(entry.parentPath, entry.name), account.uid, account.gid)
  }
  // The folder itself comes last: a hand-over that was interrupted is then taken up again.
  await lchown(path, account.uid, account.gid)
}

async function chownTo(path: string, account: Account): Promise<void> {
  if (process.getuid?.() === 0) await chown(path, account.uid, account.gid)
}

/** A rename is on the disk only when its folder is. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function isTaken(error: unknown): boolean {
  const code = (error as NodeJS.ErrnoException).code
  return code === 'ENOTEMPTY' || code === 'EEXIST'
}
