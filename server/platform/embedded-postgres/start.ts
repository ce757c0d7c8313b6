import { rmdir } from 'node:fs/promises'
import { folderIdentity, watchFolder } from './folder-watch.ts'
import { endServer, isOwnServer, acquire } from './acquire.ts'
import { type EmbeddedOptions, prepareInstance } from './instance.ts'
import { pause, removeStaleLocks, sendSignal } from './postmaster.ts'
import { type SocketConnection, socketConnection } from './owner-lock.ts'

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
  const instance = await prepareInstance(options)
  const ending = new AbortController()
  let acquired = await acquire(instance, ending.signal).catch(async (error: unknown) => {
    await endServer(instance, instance.child?.pid ?? null)
    await rmdir(instance.socketDir).catch(() => undefined)
    throw error
  })
  let restarting: Promise<void> = Promise.resolve()
  let isServing = true
  instance.folderId = await folderIdentity(instance.database)
  const isFolderThere = async (): Promise<boolean> =>
    (await folderIdentity(instance.database)) === instance.folderId

  const watchSession = (): void => {
    acquired.session.once('end', () => {
      isServing = false
      if (!ending.signal.aborted) restarting = restart()
    })
  }
  const restart = async (): Promise<void> => {
    options.log('The connection to the embedded database was lost; bringing it back')
    let lastMessage = ''
    for (let delay = 100; !ending.signal.aborted; delay = Math.min(delay * 2, 2_000)) {
      try {
        acquired = await acquire(instance, ending.signal)
        isServing = true
        watchSession()
        options.log('The embedded database is back')
        return
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error)
        if (!ending.signal.aborted && message !== lastMessage) options.log(message)
        lastMessage = message
        await pause(delay)
      }
    }
  }
  // Where no program of the system does it for us, at least an orderly exit takes the server along.
  const stopAtExit = (): void => {
    if (isOwnServer(instance, acquired.pid)) sendSignal(acquired.pid, 'SIGINT')
  }
  process.once('exit', stopAtExit)
  watchSession()
  // Nothing is acknowledged that only lives in removed files.
  const killServer = (): void => {
    if (isServing) sendSignal(acquired.pid, 'SIGQUIT')
  }
  watchFolder(isFolderThere, killServer, ending.signal)

  let stopping: Promise<void> | null = null
  const shutDown = async (): Promise<void> => {
    ending.abort()
    await restarting
    process.off('exit', stopAtExit)
    const ended = endServer(instance, acquired.pid)
    // From here on the server lets nobody in, so the lock may go.
    await acquired.session.end().catch(() => undefined)
    await ended
    // One that was being brought back when the end came.
    await endServer(instance, instance.child?.pid ?? null)
    removeStaleLocks(instance.database, instance.socketDir)
    await rmdir(instance.socketDir).catch(() => undefined)
  }
  return {
    connection: socketConnection(instance.socketDir),
    get pid() {
      return acquired.pid
    },
    isFolderThere,
    stop: () => (stopping ??= shutDown()),
  }
}
