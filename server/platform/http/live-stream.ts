import { routePath } from 'hono/route'
import { streamSSE, type SSEStreamingApi } from 'hono/streaming'
import type { User } from '../auth/session.ts'
import { apiError } from '#shared/contract/errors.ts'
import { capacity } from '#shared/constants/capacity.ts'
import type { App, HttpContext } from './app.ts'

interface Source {
  /** Calls `onChange` when there may be something to send; returns how to unsubscribe. */
  subscribe: (onChange: () => void) => () => void
  /** Sends what is new to a user who is still signed in; false when nothing more will come. */
  send: (stream: SSEStreamingApi, user: User) => Promise<boolean>
}

/** What a handler answers for events that go on until the reader leaves or signs out. */
export class LiveStream {
  readonly source: Source

  constructor(source: Source) {
    this.source = source
  }
}

export type OpenLiveStream = (
  context: HttpContext,
  reader: { token: string; user: User },
  stream: LiveStream,
) => Response

/** The live streams of one call: how many a user may have open, and for how long. */
export function liveStreams({ deps, findSession }: Pick<App, 'deps' | 'findSession'>): OpenLiveStream {
  const { clock, log, metrics, stopping } = deps
  const open = new Map<string, number>()

  async function run(stream: SSEStreamingApi, token: string, source: Source): Promise<void> {
    let change = Promise.withResolvers<void>()
    const onChange = () => change.resolve()
    const unsubscribe = source.subscribe(onChange)
    stream.onAbort(onChange)
    stopping.addEventListener('abort', onChange)
    try {
      await stream.write(`retry: ${capacity.live.retry}\n\n`)
      for (;;) {
        // Renewed before looking, so that a change during the look is not missed.
        change = Promise.withResolvers()
        const found = await findSession(token, clock())
        if (!found || !(await source.send(stream, found.user))) {
          await stream.writeSSE({ event: 'over', data: '{}' })
          return
        }
        if (stream.aborted) return
        const heartbeat = setTimeout(onChange, capacity.live.heartbeat)
        await change.promise
        clearTimeout(heartbeat)
        // Without an event: the browser reconnects by itself, to whichever process answers then.
        if (stream.aborted || stopping.aborted) return
        // Keeps proxies from closing an idle connection, and detects readers that have left.
        await stream.write(':\n\n')
      }
    } finally {
      unsubscribe()
      stopping.removeEventListener('abort', onChange)
    }
  }

  /** Throws `too many requests`. */
  return (context, { token, user }, { source }) => {
    const streams = open.get(user.id) ?? 0
    if (streams >= capacity.live.streamsPerMember) {
      throw apiError('too many requests', { retryAfter: Math.ceil(capacity.live.heartbeat / 1000) })
    }
    open.set(user.id, streams + 1)
    const route = routePath(context)
    const response = streamSSE(context, async (stream) => {
      metrics.streams.inc({ route })
      try {
        await run(stream, token, source)
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
