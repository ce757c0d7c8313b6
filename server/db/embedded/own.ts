import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { prepareFolder } from './folder.ts'
import type { Place } from './place.ts'
import { folderMark } from './presence.ts'
import { isAlive, mayServe, pause, readPostmaster, removeStaleLocks, waitForEnd } from './postmaster.ts'
import { type ServerProcess, launchServer } from './server-process.ts'
import { claim, ensureDatabase } from './session.ts'
import { keepSocketFolder } from './socket.ts'

/** A running server with the session that holds the lock of its owner. */
export type Owned = { session: pg.Client; pid: number }

/** How long to wait for a server that is going, or that does not answer. */
const patience = 10_000

/**
 * Becomes the owner of the folder's server, which is started when none runs. Fails with a sentence when another
 * process owns it, or when it does not come up.
 */
export async function own(place: Place, ending: AbortSignal): Promise<Owned> {
  if (place.child?.lastWords() !== null) place.child = null
  for (let deadline = Date.now() + patience; ; await pause(15)) {
    ending.throwIfAborted()
    const running = await readPostmaster(place.database)
    if (!running || !mayServe(running.pid, place.database)) {
      const words = place.child?.lastWords()
      if (words && !isPassing(words)) throw new Error(`The embedded database does not start: ${words}`)
      if (Date.now() > deadline)
        throw new Error(`The embedded database does not start. ${words ?? ''}`.trim())
      if (place.child && words === null) continue
      if (place.child) await pause(200)
      place.child = await launch(place)
      continue
    }
    const attempt = await claim(running.socketDir || place.socketDir, place.database)
    if (attempt.is === 'owner') {
      const broken = await ensureDatabase(attempt.session).then(
        () => null,
        (error: unknown) => ({ error }),
      )
      if (broken) {
        await attempt.session.end().catch(() => undefined)
        // Whoever started the server may be ending it just now.
        if (Date.now() > deadline) throw broken.error
        continue
      }
      if (running.pid !== place.child?.pid)
        place.log(`Took over the running database server (process ${running.pid})`)
      return { session: attempt.session, pid: running.pid }
    }
    if (attempt.is === 'stranger') await rm(join(place.database, 'postmaster.pid'), { force: true })
    if (attempt.is === 'starting') deadline = Date.now() + patience
    if (attempt.is === 'taken' && attempt.by !== process.pid && attempt.by !== null && isAlive(attempt.by)) {
      throw new Error(takenSentence(place, attempt.by))
    }
    if (Date.now() < deadline) continue
    if (attempt.is === 'taken') throw new Error(takenSentence(place, attempt.by))
    throw new Error(
      `A database server (process ${running.pid}) holds ${place.database} and does not answer. ` +
        'Stop it, then start again.',
    )
  }
}

async function launch(place: Place): Promise<ServerProcess> {
  const { database, engine, runner, socketDir, settings, log } = place
  // An empty database in place of a lost one would hide the loss.
  if (place.mark !== null && (await folderMark(database)) !== place.mark) {
    throw new Error(
      `The database folder ${database} is gone or was replaced while the server ran, so nothing is written any more. ` +
        'Put it back, or stop, restore a backup and start again.',
    )
  }
  await prepareFolder(database, engine, runner, settings['fsync'] !== 'off')
  removeStaleLocks(database, socketDir)
  // Whoever had it before, or a cleaner of temporary files, may just have removed it.
  if (!(await keepSocketFolder(socketDir, runner.account))) {
    throw new Error(`The folder ${socketDir} for the database's socket belongs to somebody else; remove it.`)
  }
  return launchServer(engine, runner, database, { ...settings, unix_socket_directories: socketDir }, log)
}

/** Refusals that pass: another process starts or stops just now, or a killed server's children still go. */
function isPassing(words: string): boolean {
  return words.includes('lock file') || words.includes('still in use')
}

function takenSentence(place: Place, by: number | null): string {
  const owner = by === null ? 'another process' : `another process (${by})`
  return `The database in ${place.database} is in use by ${owner}; stop that one first, or set another DATA_DIR.`
}

/** Asks a server of ours to shut down cleanly, and harder when it takes too long; resolves when it has ended. */
export async function endServer(place: Place, pid: number | null): Promise<void> {
  if (pid === null || !isOurs(place, pid)) return
  process.kill(pid, 'SIGINT')
  if (await waitForEnd(pid, 2 * patience)) return
  place.log('The embedded database takes long to stop; it will recover at the next start')
  process.kill(pid, 'SIGQUIT')
  await waitForEnd(pid, patience)
}

/** Whether this process number is still the server's: a number may be given to another program any time. */
export function isOurs(place: Place, pid: number): boolean {
  const isChild = place.child?.pid === pid && place.child.lastWords() === null
  return isAlive(pid) && (isChild || mayServe(pid, place.database))
}
