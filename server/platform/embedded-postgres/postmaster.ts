import { readFileSync, readlinkSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { socketPort } from './postgres-settings.ts'

/** The server that runs in a database folder, from its `postmaster.pid`. */
export type Postmaster = { pid: number; socketDir: string; status: string }

/** Reads `postmaster.pid`; null when there is none or it is only half written yet. */
export async function readPostmaster(database: string): Promise<Postmaster | null> {
  const text = await readFile(join(database, 'postmaster.pid'), 'utf8').catch(() => '')
  const lines = text.split('\n').map((line) => line.trim())
  const pid = Number(lines[0])
  if (!Number.isInteger(pid) || pid <= 0) return null
  return { pid, socketDir: lines[4] ?? '', status: lines[7] ?? '' }
}

/** Whether a process of this number lives, of any user. Zombies count as dead. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return !isZombie(pid)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * Whether the process that `postmaster.pid` names may be a server of this folder. After a power cut the number
 * may have gone to any other program; PostgreSQL itself would then refuse to start for ever.
 */
export function mayServe(pid: number, database: string): boolean {
  if (!isAlive(pid)) return false
  try {
    if (readFileSync(`/proc/${pid}/comm`, 'utf8').trim() !== 'postgres') return false
    return readlinkSync(`/proc/${pid}/cwd`) === database
  } catch {
    // No /proc here, or not ours to read: take it for alive, which is the safe side.
    return isAlive(pid)
  }
}

/** A process that ends in the same moment is no failure: timers send signals, and nobody would catch it there. */
export function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** In a container without an init the dead are not reaped, and still answer signals. */
function isZombie(pid: number): boolean {
  try {
    return /\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

/**
 * Removes the lock files of a server that is gone, in the database folder and beside its socket. PostgreSQL
 * does so itself unless the number in them belongs to some process again, and then refuses to start.
 */
export function removeStaleLocks(database: string, socketDir: string): void {
  const socket = join(socketDir, `.s.PGSQL.${socketPort}`)
  // Look and remove without a pause in between: another process may be starting its server right now.
  if (isStale(join(database, 'postmaster.pid'), database))
    rmSync(join(database, 'postmaster.pid'), { force: true })
  if (isStale(`${socket}.lock`, database)) {
    rmSync(socket, { force: true })
    rmSync(`${socket}.lock`, { force: true })
  }
}

function isStale(lockFile: string, database: string): boolean {
  try {
    const pid = Number.parseInt(readFileSync(lockFile, 'utf8'), 10)
    return pid > 0 && !mayServe(pid, database)
  } catch {
    return false
  }
}

/** Waits until a process has ended; answers false when it still lives after `limit` milliseconds. */
export async function waitForEnd(pid: number, limit: number): Promise<boolean> {
  for (const end = Date.now() + limit; isAlive(pid); await pause(20)) if (Date.now() > end) return false
  return true
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds))
}
