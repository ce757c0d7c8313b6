import { streamSSE, type SSEStreamingApi } from 'hono/streaming'
import { apiError } from '#shared/contract/errors.ts'
import { limits } from '#shared/constants/limits.ts'
import type { Deps } from '../../deps.ts'
import type { HttpContext } from './app.ts'
import { readSessionCookie } from '../auth/cookies.ts'
import { findSession, type User } from '../auth/session.ts'

export interface Reader {
  token: string
  user: User
}

interface StreamSource {
  /** Has `wake` called when there may be something to tell; answers how to stop. */
  subscribe: (onChange: () => void) => () => void
  /** Tells what is new to who is still signed in; false when there is nothing more for them. */
  send: (stream: SSEStreamingApi, user: User) => Promise<boolean>
}

/** Whether the caller would read the answer as it grows. */
export function wantsEvents(context: HttpContext): boolean {
  return context.req.header('accept')?.includes('text/event-stream') === true
}

/** Server-sent events of one kind: who may open one, how many, and for how long. */
export function liveStreams(deps: Pick<Deps, 'db' | 'clock' | 'log' | 'publicUrl' | 'stopping'>) {
  const { db, clock, log, publicUrl, stopping } = deps
  const open = new Map<string, number>()

  /** Throws `not signed in`. */
  async function requireReader(context: HttpContext): Promise<Reader> {
    const token = readSessionCookie(context, publicUrl)
    const found = token === undefined ? null : await findSession(db, token, clock())
    if (token === undefined || !found) throw apiError('not signed in')
    return { token, user: found.user }
  }

  /** Throws `too many requests`. */
  function openStream(context: HttpContext, { token, user }: Reader, source: StreamSource): Response {
    const streams = open.get(user.id) ?? 0
    if (streams >= limits.live.streamsPerMember) {
      throw apiError('too many requests', { retryAfter: Math.ceil(limits.live.heartbeat / 1000) })
    }
    open.set(user.id, streams + 1)
    const response = streamSSE(context, async (stream) => {
      try {
        await run(stream, token, source)
      } catch (error) {
        // The browser comes back by itself and is told what it missed.
        log.warn({ err: error }, 'a stream broke off')
      } finally {
        const left = (open.get(user.id) ?? 1) - 1
        if (left > 0) open.set(user.id, left)
        else open.delete(user.id)
      }
    })
    response.headers.set('cache-control', 'private, no-store')
    // Proxies that collect an answer before they pass it on would make a stream of it in vain.
    response.headers.set('x-accel-buffering', 'no')
    return response
  }

  async function run(stream: SSEStreamingApi, token: string, source: StreamSource): Promise<void> {
    let change = Promise.withResolvers<void>()
    const onChange = () => change.resolve()
    const unsubscribe = source.subscribe(onChange)
    stream.onAbort(onChange)
    stopping.addEventListener('abort', onChange)
    try {
      await stream.write(`retry: ${limits.live.retry}\n\n`)
      for (;;) {
        // Before the look, so that what happens meanwhile rings again.
        change = Promise.withResolvers()
        const found = await findSession(db, token, clock())
        if (!found || !(await source.send(stream, found.user))) {
          await stream.writeSSE({ event: 'over', data: '{}' })
          return
        }
        if (stream.aborted) return
        const heartbeat = setTimeout(onChange, limits.live.heartbeat)
        await change.promise
        clearTimeout(heartbeat)
        // Without a word: the browser comes back by itself, to whoever answers then.
        if (stream.aborted || stopping.aborted) return
        // Keeps proxies from closing what seems asleep, and finds out who is gone.
        await stream.write(':\n\n')
      }
    } finally {
      unsubscribe()
      stopping.removeEventListener('abort', onChange)
    }
  }

  return { requireReader, openStream }
}
