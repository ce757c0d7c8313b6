import { rmdir } from 'node:fs/promises'
import { endServer, isOurs, own } from './own.ts'
import { type EmbeddedOptions, preparePlace } from './place.ts'
import { pause, removeStaleLocks } from './postmaster.ts'
import { type SocketConnection, socketConnection } from './session.ts'

export type Embedded = {
  connection: SocketConnection
  /** The process number of the server. */
  readonly pid: number
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

  const watch = (): void => {
    owned.session.once('end', () => {
      if (!ending.signal.aborted) reviving = revive()
    })
  }
  const revive = async (): Promise<void> => {
    options.log('The connection to the embedded database was lost; bringing it back')
    for (let delay = 100; !ending.signal.aborted; delay = Math.min(delay * 2, 2_000)) {
      try {
        owned = await own(place, ending.signal)
        watch()
        options.log('The embedded database is back')
        return
      } catch (error) {
        if (!ending.signal.aborted) options.log(error instanceof Error ? error.message : String(error))
        await pause(delay)
      }
    }
  }
  // Where no program of the system does it for us, at least an orderly exit takes the server along.
  const leave = (): void => void (isOurs(place, owned.pid) && process.kill(owned.pid, 'SIGINT'))
  process.once('exit', leave)
  watch()

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
    stop: () => (stopping ??= shutDown()),
  }
}
