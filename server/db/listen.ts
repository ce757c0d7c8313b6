import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { askWithin, close, connectionSettings, TimedClient } from './time-limits.ts'

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
const longestDelay = 1000

/** A connection that only listens finds out that it leads nowhere by asking something. */
const lookEvery = 2000
const lookWithin = 2000

/** Holds a connection of its own as soon as somebody listens, and builds it up again whenever it is lost. */
export function openListener(where: pg.ClientConfig, log: (line: string) => void): Listener {
  const hearers = new Map<string, Set<(word: string | null) => void>>()
  const closing = new AbortController()
  let current: pg.Client | null = null
  let work: Promise<void> | null = null
  let delay = firstDelay
  let isLost = false

  const tell = (channel: string, word: string | null) => {
    for (const hear of hearers.get(channel) ?? []) hear(word)
  }

  async function subscribe(client: pg.Client, channel: string) {
    await askWithin(client, { text: `listen ${pg.escapeIdentifier(channel)}` }, lookWithin)
    tell(channel, null)
  }

  /** Resolves when the connection is lost; rejects when there was none to be had. */
  async function hold() {
    const client = new TimedClient({
      ...where,
      application_name: 'convive listening',
      ...connectionSettings,
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
      isLost = false
      await Promise.race([lost, watch(client)])
    } finally {
      current = null
      // The other end may never answer a goodbye.
      close(client)
      client.end().catch(() => undefined)
    }
  }

  /** Rejects when the server does not answer any more, or only reads: nobody says anything there. */
  async function watch(client: pg.Client): Promise<never> {
    for (;;) {
      await sleep(lookEvery, undefined, { signal: closing.signal })
      const text = `select current_setting('transaction_read_only') = 'on' as is_read_only`
      const { rows } = await askWithin<{ is_read_only: boolean }>(client, { text }, lookWithin)
      if (rows[0]?.is_read_only) throw new Error('the server only reads')
    }
  }

  async function keepListening() {
    while (!closing.signal.aborted) {
      const why = await hold().then(
        () => 'it was closed',
        (error: Error & { code?: string }) => error.code ?? error.message,
      )
      if (closing.signal.aborted) return
      // Once for each time it is lost, not for each try to build it up.
      if (!isLost)
        log(`The connection that listens to the database was lost (${why}); it is being built up again.`)
      isLost = true
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
