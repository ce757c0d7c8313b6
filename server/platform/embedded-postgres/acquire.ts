import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { prepareFolder } from './folder.ts'
import type { Instance } from './instance.ts'
import { folderIdentity } from './folder-watch.ts'
import {
  isAlive,
  mayServe,
  pause,
  readPostmaster,
  removeStaleLocks,
  sendSignal,
  waitForEnd,
} from './postmaster.ts'
import { type ServerProcess, launchServer } from './server-process.ts'
import { tryLock, ensureDatabase } from './owner-lock.ts'
import { ensureProgramRole } from './program-role.ts'
import { ensureSocketFolder } from './socket.ts'

/** A running server with the session that has its owner's lock. */
export type AcquiredServer = { session: pg.Client; pid: number }

/** How long to wait for a server that is going, or that does not answer. */
const timeout = 10_000

/**
 * Becomes the owner of the folder's server, which is started when none runs. Fails with a sentence when another
 * process owns it, or when it does not come up.
 */
export async function acquire(instance: Instance, ending: AbortSignal): Promise<AcquiredServer> {
  if (instance.child?.exitMessage() !== null) instance.child = null
  for (let deadline = Date.now() + timeout; ; await pause(15)) {
    ending.throwIfAborted()
    const running = await readPostmaster(instance.database)
    if (!running || !mayServe(running.pid, instance.database)) {
      const exitMessage = instance.child?.exitMessage()
      if (exitMessage && !isTransient(exitMessage))
        throw new Error(`The embedded database does not start: ${exitMessage}`)
      if (Date.now() > deadline)
        throw new Error(`The embedded database does not start. ${exitMessage ?? ''}`.trim())
      if (instance.child && exitMessage === null) continue
      if (instance.child) await pause(200)
      const begun = Date.now()
      instance.child = await launch(instance)
      // A busy machine may take longer than the timeout to create a database.
      deadline += Date.now() - begun
      continue
    }
    const attempt = await tryLock(running.socketDir || instance.socketDir, instance.database)
    if (attempt.result === 'owner') {
      const failure = await prepareDatabase(attempt.session, running.socketDir || instance.socketDir).then(
        () => null,
        (error: unknown) => ({ error }),
      )
      if (failure) {
        await attempt.session.end().catch(() => undefined)
        // The process that started the server may be stopping it.
        if (Date.now() > deadline) throw failure.error
        continue
      }
      if (running.pid !== instance.child?.pid)
        instance.log(`Took over the running database server (process ${running.pid})`)
      return { session: attempt.session, pid: running.pid }
    }
    if (attempt.result === 'other folder')
      await rm(join(instance.database, 'postmaster.pid'), { force: true })
    if (attempt.result === 'starting') deadline = Date.now() + timeout
    if (
      attempt.result === 'taken' &&
      attempt.by !== process.pid &&
      attempt.by !== null &&
      isAlive(attempt.by)
    ) {
      throw new Error(inUseMessage(instance, attempt.by))
    }
    if (Date.now() < deadline) continue
    if (attempt.result === 'taken') throw new Error(inUseMessage(instance, attempt.by))
    throw new Error(
      `A database server (process ${running.pid}) holds ${instance.database} and does not answer. ` +
        'Stop it, then start again.',
    )
  }
}

async function prepareDatabase(session: pg.Client, socketDir: string): Promise<void> {
  await ensureDatabase(session)
  await ensureProgramRole(socketDir)
}

async function launch(instance: Instance): Promise<ServerProcess> {
  const { database, binaries, runner, socketDir, settings, log } = instance
  // An empty database in place of a lost one would hide the loss.
  if (instance.folderId !== null && (await folderIdentity(database)) !== instance.folderId) {
    throw new Error(
      `The database folder ${database} is gone or was replaced while the server ran, so nothing is written any more. ` +
        'Put it back, or stop, restore a backup and start again.',
    )
  }
  await prepareFolder(database, binaries, runner, settings['fsync'] !== 'off')
  removeStaleLocks(database, socketDir)
  // The former owner, or a cleaner of temporary files, may just have removed it.
  if (!(await ensureSocketFolder(socketDir, runner.account))) {
    throw new Error(`The folder ${socketDir} for the database's socket belongs to somebody else; remove it.`)
  }
  return launchServer(binaries, runner, database, { ...settings, unix_socket_directories: socketDir }, log)
}

/** Refusals that pass: another process starts or stops just now, or a killed server's children still go. */
function isTransient(message: string): boolean {
  return message.includes('lock file') || message.includes('still in use')
}

function inUseMessage(instance: Instance, by: number | null): string {
  const owner = by === null ? 'another process' : `another process (${by})`
  return `The database in ${instance.database} is in use by ${owner}; stop that one first, or set another DATA_DIR.`
}

/** Asks a server of ours to shut down cleanly, and harder when it takes too long; resolves when it has ended. */
export async function endServer(instance: Instance, pid: number | null): Promise<void> {
  if (pid === null || !isOwnServer(instance, pid)) return
  sendSignal(pid, 'SIGINT')
  if (await waitForEnd(pid, 2 * timeout)) return
  instance.log('The embedded database takes long to stop; it will recover at the next start')
  sendSignal(pid, 'SIGQUIT')
  await waitForEnd(pid, timeout)
}

/** Whether this process number is still the server's: a number may be given to another program any time. */
export function isOwnServer(instance: Instance, pid: number): boolean {
  const isChild = instance.child?.pid === pid && instance.child.exitMessage() === null
  return isAlive(pid) && (isChild || mayServe(pid, instance.database))
}
