import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

/**
 * Hears what is said on a channel of the database, by whichever process, once it is committed. `hear` gets each word;
 * null when the connection stands anew and words may have been lost meanwhile. Answers how to stop.
 */
export type Listen = (channel: string, hear: (word: string | null) => void) => () => void

export interface Listener {
  listen: Listen
  close: () => Promise<void>
}

const firstDelay = 100
const longestDelay = 5000

/** Holds a connection of its own as soon as somebody listens, and builds it up again whenever it is lost. */
export function openListener(where: pg.ClientConfig, log: (line: string) => void): Listener {
  const hearers = new Map<string, Set<(word: string | null) => void>>()
  const closing = new AbortController()
  let current: pg.Client | null = null
  let work: Promise<void> | null = null
  let delay = firstDelay

  const tell = (channel: string, word: string | null) => {
    for (const hear of hearers.get(channel) ?? []) hear(word)
  }

  async function subscribe(client: pg.Client, channel: string) {
    await client.query(`listen ${pg.escapeIdentifier(channel)}`)
    tell(channel, null)
  }

  /** Resolves when the connection is lost; rejects when there was none to be had. */
  async function hold() {
    const client = new pg.Client({
      ...where,
      application_name: 'convive listening',
      connectionTimeoutMillis: 10_000,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    })
    const lost = new Promise<void>((resolve) => {
      client.on('error', () => resolve())
      client.on('end', () => resolve())
    })
    closing.signal.addEventListener('abort', () => void client.end().catch(() => undefined), { once: true })
    client.on('notification', ({ channel, payload }) => tell(channel, payload ?? ''))
    try {
      // Who closes while it is being built up does not wait for it.
      await Promise.race([client.connect(), lost])
      if (closing.signal.aborted) return
      current = client
      for (const channel of hearers.keys()) await subscribe(client, channel)
      delay = firstDelay
      await lost
    } finally {
      current = null
      client.end().catch(() => undefined)
    }
  }

  async function keepListening() {
    while (!closing.signal.aborted) {
      const why = await hold().then(
        () => 'it was closed',
        (error: Error & { code?: string }) => error.code ?? error.name,
      )
      if (closing.signal.aborted) return
      log(`The connection that listens to the database was lost (${why}); it is being built up again.`)
      await sleep(delay, undefined, { signal: closing.signal }).catch(() => undefined)
      delay = Math.min(delay * 2, longestDelay)
    }
  }

  return {
    listen(channel, hear) {
      const known = hearers.get(channel)
      if (known) known.add(hear)
      else {
        hearers.set(channel, new Set([hear]))
        // A connection that is lost just now subscribes to every channel when it stands again.
        if (current) subscribe(current, channel).catch(() => undefined)
      }
      work ??= keepListening()
      return () => void hearers.get(channel)?.delete(hear)
    },
    async close() {
      closing.abort()
      await work
    },
  }
}
