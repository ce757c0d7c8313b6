import type { ServerType } from '@hono/node-server'
import type { Logger } from 'pino'
import { requestInProgress } from './platform/observability/request-in-progress.ts'

/** How long running requests and the database have, in milliseconds. */
const closingTimeout = 10_000

/** A signal that comes so soon after the first is the same one: npm passes on what its whole group got. */
const sameSignalWithin = 1000

/** What the process closes before it ends. */
export interface Running {
  server: ServerType
  draining: AbortController
  drainSeconds: number
  stopping: AbortController
  /** Ends the rest, in reverse order of its start. */
  close: () => Promise<void>
}

/** Of this process. A signal prevails: who has sent one does not want a restart. */
let reason: 'signal' | 'escaped exception' | null = null

export const isEnding = (): boolean => reason !== null

/** Whether the process ends because of an exception, and the start script has to start it again. */
export const endsByException = (): boolean => reason === 'escaped exception'

/**
 * Ends the process in order. After an exception that nobody caught, the state of the process is unknown: it is logged
 * with the request that it belongs to, the port closes, and what runs gets ten seconds. `log` is asked at that time.
 */
export function endInOrder(log: () => Logger) {
  let running: Running | null = null
  let isClosing = false
  let exitCode = 0

  async function close({ server, draining, stopping, close: closeRest }: Running) {
    if (isClosing) return
    isClosing = true
    draining.abort()
    stopping.abort()
    setTimeout(() => process.exit(1), closingTimeout).unref()
    const closed = new Promise((resolve) => server.close(resolve))
    if ('closeIdleConnections' in server) server.closeIdleConnections()
    const forceClose = setTimeout(() => {
      if ('closeAllConnections' in server) server.closeAllConnections()
    }, closingTimeout / 2)
    await closed
    clearTimeout(forceClose)
    await closeRest().catch((error: unknown) => {
      exitCode = 1
      log().error({ err: error }, 'not everything was closed')
    })
    process.exit(exitCode)
  }

  // Node would print the whole error object, which may contain secrets.
  process.on('uncaughtException', (error, origin) => {
    reason ??= 'escaped exception'
    exitCode = 1
    log().fatal({ err: error, origin, ...requestInProgress() }, 'an exception escaped')
    if (running) void close(running)
    else process.exit(1)
  })

  /**
   * At SIGTERM and SIGINT lets balancers find out for `drainSeconds`, then stops accepting connections, completes
   * running requests, closes the rest and exits; forced after ten seconds. A second signal ends the draining.
   */
  return function endOnSignals(opened: Running) {
    running = opened
    const waited = Promise.withResolvers<void>()
    let firstAt: number | null = null
    async function onSignal() {
      reason = 'signal'
      const now = performance.now()
      if (firstAt !== null) {
        if (now - firstAt > sameSignalWithin) waited.resolve()
        return
      }
      firstAt = now
      opened.draining.abort()
      setTimeout(waited.resolve, opened.drainSeconds * 1000)
      await waited.promise
      await close(opened)
    }
    process.on('SIGTERM', onSignal)
    process.on('SIGINT', onSignal)
  }
}
