import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { HostClient, HostClientClass } from './hosts.ts'
import { queryWithTimeout, close, connectionSettings } from './time-limits.ts'

/**
 * Subscribes to a channel of the database. The listener gets the payload of each committed notification, of any process,
 * and null after a reconnect, when some may have been lost. Returns how to stop.
 */
export type Listen = (channel: string, onPayload: (payload: string | null) => void) => () => void

export interface Listener {
  listen: Listen
  close: () => Promise<void>
}

const minDelay = 100
const maxDelay = 1000

/** A connection that only listens finds out that it leads nowhere by asking something. */
const checkInterval = 2000
const checkTimeout = 2000

function rejectUnopened(): never {
  throw new Error('it was closed before it was open')
}

/** Opens a connection of its own with the first subscription, and reconnects whenever it is lost. */
export function openListener(Client: HostClientClass, log: (line: string) => void): Listener {
  const listeners = new Map<string, Set<(payload: string | null) => void>>()
  const closing = new AbortController()
  let current: pg.Client | null = null
  let work: Promise<void> | null = null
  let delay = minDelay
  let isLost = false
  let lastAsked: Promise<unknown> = Promise.resolve()

  /** Asks one thing after the other, as a connection wants it. */
  function ask<Row extends pg.QueryResultRow>(client: pg.Client, text: string) {
    const asked = lastAsked.then(() => queryWithTimeout<Row>(client, { text }, checkTimeout))
    lastAsked = asked.catch(() => undefined)
    return asked
  }

  /** Called by the connection, where nobody catches; one listener's failure must not keep the others from hearing. */
  const notifyListeners = (channel: string, payload: string | null) => {
    for (const listener of listeners.get(channel) ?? []) {
      try {
        listener(payload)
      } catch (error) {
        log(`A listener of ${channel} failed: ${error instanceof Error ? error.name : typeof error}`)
      }
    }
  }

  async function subscribe(client: pg.Client, channel: string) {
    await ask(client, `listen ${pg.escapeIdentifier(channel)}`)
    notifyListeners(channel, null)
  }

  /** Resolves when the connection is lost; rejects when there was none to be had. */
  async function runConnection() {
    const client = new Client({ application_name: 'convive listening', ...connectionSettings })
    const lost = new Promise<void>((resolve) => {
      client.on('error', () => resolve())
      client.on('end', () => resolve())
    })
    const { promise: closed, resolve: stopWaiting } = Promise.withResolvers<void>()
    const onClosing = () => {
      client.end().catch(() => undefined)
      stopWaiting()
    }
    closing.signal.addEventListener('abort', onClosing)
    client.on('notification', ({ channel, payload }) => notifyListeners(channel, payload ?? ''))
    try {
      // Closing does not wait for a connection that is being opened. One that is lost meanwhile has nobody to ask.
      await Promise.race([client.connect(), closed, lost.then(rejectUnopened)])
      if (closing.signal.aborted) return
      current = client
      lastAsked = Promise.resolve()
      for (const channel of listeners.keys()) await subscribe(client, channel)
      delay = minDelay
      isLost = false
      await Promise.race([lost, closed, checkConnection(client)])
    } finally {
      current = null
      closing.signal.removeEventListener('abort', onClosing)
      // The other end may never answer a goodbye.
      close(client)
      client.end().catch(() => undefined)
    }
  }

  /** Rejects when the server no longer answers, or only reads: a standby sends no notifications. */
  async function checkConnection(client: HostClient): Promise<never> {
    for (;;) {
      await sleep(checkInterval, undefined, { signal: closing.signal })
      const text = `select current_setting('transaction_read_only') = 'on' as is_read_only`
      const { rows } = await ask<{ is_read_only: boolean }>(client, text)
      if (!rows[0]?.is_read_only) continue
      client.leaveHost()
      throw new Error('the server only reads')
    }
  }

  async function reconnectLoop() {
    while (!closing.signal.aborted) {
      const reason = await runConnection().then(
        () => 'it was closed',
        (error: Error & { code?: string }) => error.code ?? error.message,
      )
      if (closing.signal.aborted) return
      // Once for each time it is lost, not for each try to build it up.
      if (!isLost)
        log(`The connection that listens to the database was lost (${reason}); it is being built up again.`)
      isLost = true
      await sleep(delay, undefined, { signal: closing.signal }).catch(() => undefined)
      delay = Math.min(delay * 2, maxDelay)
    }
  }

  return {
    listen(channel, listener) {
      const registered = listeners.get(channel)
      if (registered) registered.add(listener)
      else {
        listeners.set(channel, new Set([listener]))
        // A connection that was just lost subscribes to every channel when it is open again.
        if (current) subscribe(current, channel).catch(() => undefined)
      }
      work ??= reconnectLoop()
      return () => void listeners.get(channel)?.delete(listener)
    },
    async close() {
      closing.abort()
      await work
    },
  }
}
