import { rmdir } from 'node:fs/promises'
import { folderMark, watchFolder } from './presence.ts'
import { endServer, isOurs, own } from './own.ts'
import { type EmbeddedOptions, preparePlace } from './place.ts'
import { pause, removeStaleLocks } from './postmaster.ts'
import { type SocketConnection, socketConnection } from './session.ts'

export type Embedded = {
  connection: SocketConnection
  /** The process number of the server. */
  readonly pid: number
  /** Whether the folder that the server writes into is still where it was. */
  isFolderThere(): Promise<boolean>
  /** Shuts the server down cleanly and resolves when it has ended. */
  stop(): Promise<void>
}

/**
 * Starts the embedded PostgreSQL of a data folder, or adopts the one that a killed process left running, and
 * looks after it until `stop`: a server that dies is started again. Fails with one sentence, among others when
 * another process owns the data folder.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const place = await preparePlace(options)
  const ending = new AbortController()
  let owned = await own(place, ending.signal).catch(async (error: unknown) => {
    await endServer(place, place.child?.pid ?? null)
    await rmdir(place.socketDir).catch(() => undefined)
    throw error
  })
  let reviving: Promise<void> = Promise.resolve()
  let isServing = true
  place.mark = await folderMark(place.database)
  const isFolderThere = async (): Promise<boolean> => (await folderMark(place.database)) === place.mark

  const watch = (): void => {
    owned.session.once('end', () => {
      isServing = false
      if (!ending.signal.aborted) reviving = revive()
    })
  }
  const revive = async (): Promise<void> => {
    options.log('The connection to the embedded database was lost; bringing it back')
    let complaint = ''
    for (let delay = 100; !ending.signal.aborted; delay = Math.min(delay * 2, 2_000)) {
      try {
        owned = await own(place, ending.signal)
        isServing = true
        watch()
        options.log('The embedded database is back')
        return
      } catch (error) {
        const sentence = error instanceof Error ? error.message : String(error)
        if (!ending.signal.aborted && sentence !== complaint) options.log(sentence)
        complaint = sentence
        await pause(delay)
      }
    }
  }
  // Where no program of the system does it for us, at least an orderly exit takes the server along.
  const leave = (): void => void (isOurs(place, owned.pid) && process.kill(owned.pid, 'SIGINT'))
  process.once('exit', leave)
  watch()
  // Nothing is acknowledged that only lives in removed files.
  const abandon = (): void => void (isServing && process.kill(owned.pid, 'SIGQUIT'))
  watchFolder(isFolderThere, abandon, ending.signal)

  let stopping: Promise<void> | null = null
  const shutDown = async (): Promise<void> => {
    ending.abort()
    await reviving
    process.off('exit', leave)
    const ended = endServer(place, owned.pid)
    // From here on the server lets nobody in, so the lock may go.
    await owned.session.end().catch(() => undefined)
    await ended
    // One that was being brought back when the end came.
    await endServer(place, place.child?.pid ?? null)
    removeStaleLocks(place.database, place.socketDir)
    await rmdir(place.socketDir).catch(() => undefined)
  }
  return {
    connection: socketConnection(place.socketDir),
    get pid() {
      return owned.pid
    },
    isFolderThere,
    stop: () => (stopping ??= shutDown()),
  }
}
