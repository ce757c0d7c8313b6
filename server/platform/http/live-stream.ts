import { routePath } from 'hono/route'
import { streamSSE, type SSEStreamingApi } from 'hono/streaming'
import type { FindSession } from '../auth/session-cache.ts'
import { findUsersOfSessions, type User } from '../auth/session.ts'
import { apiError } from '#shared/contract/errors.ts'
import { capacity } from '#shared/constants/capacity.ts'
import type { Deps } from '../../deps.ts'
import type { App, HttpContext } from './app.ts'

/** Who reads a topic, and what the topic remembers about it. */
export interface Reader<State> {
  user: User
  state: State
}

/**
 * What readers of live streams wait for: a thread, or notifications. A change is looked up for many readers together, so
 * a post that 2,000 people are reading costs dozens of queries instead of thousands.
 */
export interface Topic<State> {
  /** Calls `onChange` when there may be something to send to a reader; returns how to unsubscribe. */
  subscribe(reader: Reader<State>, onChange: () => void): () => void
  /** For each reader the events that are new to it, as text; null when nothing more will come. */
  eventsFor(readers: readonly Reader<State>[]): Promise<(string | null)[]>
}

/** One server-sent event as text. The data has no line breaks, as JSON has none. */
export function eventText(event: string, data: string, id?: number): string {
  return `event: ${event}\ndata: ${data}\n${id === undefined ? '' : `id: ${id}\n`}\n`
}

/** What a handler answers for events that go on until the reader leaves or signs out. */
export class LiveStream<State = unknown> {
  readonly topic: Topic<State>
  readonly state: State

  constructor(topic: Topic<State>, state: State) {
    this.topic = topic
    this.state = state
  }
}

export type OpenLiveStream = (
  context: HttpContext,
  reader: { token: string; user: User },
  stream: LiveStream,
) => Response

/** How many readers are served together; between two batches other requests have their turn. */
const batchSize = 50

interface OpenStream extends Reader<unknown> {
  stream: SSEStreamingApi
  token: string
  /** Something may have to be sent; `extend` after a heartbeat, when use also extends the session. */
  due: false | 'change' | 'extend'
  /** Is in a batch, or its last text is still being written: it is served again afterwards. */
  isBusy: boolean
  end: (error?: unknown) => void
}

interface ServerDeps {
  deps: Pick<Deps, 'db' | 'clock' | 'log'>
  findSession: FindSession
}

/** Serves the readers of one topic, one batch after the other. */
function topicServer(topic: Topic<unknown>, { deps, findSession }: ServerDeps) {
  const { db, clock } = deps
  const due = new Set<OpenStream>()
  let isRunning = false

  /** The users whose sessions have not ended, in the order of the streams. */
  async function usersOf(batch: readonly OpenStream[], extending: ReadonlySet<OpenStream>) {
    const now = clock()
    const others = batch.filter((stream) => !extending.has(stream))
    const [users, extended] = await Promise.all([
      others.length === 0
        ? []
        : findUsersOfSessions(
            db,
            others.map(({ token }) => token),
            now,
          ),
      Promise.all(
        [...extending].map(async (stream) => [stream, await findSession(stream.token, now)] as const),
      ),
    ])
    const found = new Map<OpenStream, User | undefined>(others.map((stream, place) => [stream, users[place]]))
    for (const [stream, session] of extended) found.set(stream, session?.user)
    return found
  }

  async function serveBatch(batch: readonly OpenStream[]): Promise<void> {
    const extending = new Set(batch.filter((stream) => stream.due === 'extend'))
    for (const stream of batch) {
      stream.due = false
      stream.isBusy = true
    }
    const users = await usersOf(batch, extending)
    const signedIn = batch.filter((stream) => {
      const user = users.get(stream)
      if (user) stream.user = user
      return user !== undefined
    })
    const texts = await topic.eventsFor(signedIn)
    const textOf = new Map(signedIn.map((stream, place) => [stream, texts[place] ?? null]))
    for (const stream of batch) void write(stream, textOf.get(stream) ?? null, extending.has(stream))
  }

  /** Not awaited by the batch: a reader with a slow line waits for itself only. */
  async function write(stream: OpenStream, text: string | null, isHeartbeat: boolean): Promise<void> {
    try {
      // A heartbeat keeps proxies from closing an idle connection, and detects readers that have left.
      const sent = (isHeartbeat ? ':\n\n' : '') + (text ?? eventText('over', '{}'))
      if (sent !== '') await stream.stream.write(sent)
      if (text === null) return stream.end()
      stream.isBusy = false
      if (stream.due) enqueue(stream)
    } catch (error) {
      stream.end(error)
    }
  }

  function enqueue(stream: OpenStream): void {
    due.add(stream)
    if (!isRunning) void run()
  }

  async function run(): Promise<void> {
    isRunning = true
    // Changes that arrive together are served together.
    await Promise.resolve()
    while (due.size > 0) {
      const batch = [...due].slice(0, batchSize)
      for (const stream of batch) due.delete(stream)
      try {
        await serveBatch(batch)
      } catch (error) {
        for (const stream of batch) stream.end(error)
      }
      await new Promise<void>((resolve) => setImmediate(resolve))
    }
    isRunning = false
  }

  return {
    wake(stream: OpenStream, why: 'change' | 'extend') {
      if (stream.due !== 'extend') stream.due = why
      if (!stream.isBusy) enqueue(stream)
    },
    remove: (stream: OpenStream) => void due.delete(stream),
  }
}

/** The live streams of one call: how many a user may have open, and for how long. */
export function liveStreams({ deps, findSession }: Pick<App, 'deps' | 'findSession'>): OpenLiveStream {
  const { log, metrics, stopping } = deps
  const open = new Map<string, number>()
  const servers = new WeakMap<Topic<unknown>, ReturnType<typeof topicServer>>()

  function serverOf(topic: Topic<unknown>) {
    const server = servers.get(topic) ?? topicServer(topic, { deps, findSession })
    servers.set(topic, server)
    return server
  }

  async function run(
    stream: SSEStreamingApi,
    { token, user }: { token: string; user: User },
    { topic, state }: LiveStream,
  ): Promise<void> {
    const server = serverOf(topic)
    const ended = Promise.withResolvers<void>()
    // It may fail before it is awaited below, or never be awaited.
    ended.promise.catch(() => undefined)
    const end = (error?: unknown) => (error === undefined ? ended.resolve() : ended.reject(error))
    const reader: OpenStream = { stream, token, user, state, due: false, isBusy: false, end }
    // Without an event: the browser reconnects by itself, to whichever process answers then.
    const stop = () => ended.resolve()
    const unsubscribe = topic.subscribe(reader, () => server.wake(reader, 'change'))
    stream.onAbort(stop)
    stopping.addEventListener('abort', stop)
    const heartbeat = setInterval(() => server.wake(reader, 'extend'), capacity.live.heartbeat)
    try {
      await stream.write(`retry: ${capacity.live.retry}\n\n`)
      server.wake(reader, 'change')
      if (stream.aborted || stopping.aborted) return
      await ended.promise
    } finally {
      clearInterval(heartbeat)
      server.remove(reader)
      unsubscribe()
      stopping.removeEventListener('abort', stop)
    }
  }

  /** Throws `too many requests`. */
  return (context, reader, live) => {
    const { user } = reader
    const streams = open.get(user.id) ?? 0
    if (streams >= capacity.live.streamsPerMember) {
      throw apiError('too many requests', { retryAfter: Math.ceil(capacity.live.heartbeat / 1000) })
    }
    open.set(user.id, streams + 1)
    // A body that comes with it is read away: behind bytes that nobody reads, the client's leaving would not be seen.
    context.env?.incoming?.resume()
    const route = routePath(context)
    const response = streamSSE(context, async (stream) => {
      metrics.streams.inc({ route })
      try {
        await run(stream, reader, live)
      } catch (error) {
        // The browser reconnects by itself and receives what it missed.
        log.warn({ err: error }, 'a stream broke off')
      } finally {
        metrics.streams.dec({ route })
        const left = (open.get(user.id) ?? 1) - 1
        if (left > 0) open.set(user.id, left)
        else open.delete(user.id)
      }
    })
    response.headers.set('cache-control', 'private, no-store')
    // Proxies that buffer an answer would hold the events back.
    response.headers.set('x-accel-buffering', 'no')
    return response
  }
}
