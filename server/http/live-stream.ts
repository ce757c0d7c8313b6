import { streamSSE, type SSEStreamingApi } from 'hono/streaming'
import { fail } from '#shared/errors.ts'
import { limits } from '#shared/limits.ts'
import type { Deps } from '../deps.ts'
import type { HttpContext } from './app.ts'
import { readSessionCookie } from './cookies.ts'
import { findSession, type Member } from './session.ts'

export interface Reader {
  token: string
  member: Member
}

interface Story {
  /** Has `wake` called when there may be something to tell; answers how to stop. */
  watch: (wake: () => void) => () => void
  /** Tells what is new to who is still signed in; false when there is nothing more for them. */
  tell: (stream: SSEStreamingApi, member: Member) => Promise<boolean>
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
    if (token === undefined || !found) throw fail('not signed in')
    return { token, member: found.member }
  }

  /** Throws `too many requests`. */
  function openStream(context: HttpContext, { token, member }: Reader, story: Story): Response {
    const streams = open.get(member.id) ?? 0
    if (streams >= limits.live.streamsPerMember) {
      throw fail('too many requests', { retryAfter: Math.ceil(limits.live.heartbeat / 1000) })
    }
    open.set(member.id, streams + 1)
    const response = streamSSE(context, async (stream) => {
      try {
        await keepTelling(stream, token, story)
      } catch (error) {
        // The browser comes back by itself and is told what it missed.
        log.warn({ err: error }, 'a stream broke off')
      } finally {
        const left = (open.get(member.id) ?? 1) - 1
        if (left > 0) open.set(member.id, left)
        else open.delete(member.id)
      }
    })
    response.headers.set('cache-control', 'private, no-store')
    // Proxies that collect an answer before they pass it on would make a stream of it in vain.
    response.headers.set('x-accel-buffering', 'no')
    return response
  }

  async function keepTelling(stream: SSEStreamingApi, token: string, story: Story): Promise<void> {
    let bell = Promise.withResolvers<void>()
    const ring = () => bell.resolve()
    const stop = story.watch(ring)
    stream.onAbort(ring)
    stopping.addEventListener('abort', ring)
    try {
      await stream.write(`retry: ${limits.live.retry}\n\n`)
      for (;;) {
        // Before the look, so that what happens meanwhile rings again.
        bell = Promise.withResolvers()
        const found = await findSession(db, token, clock())
        if (!found || !(await story.tell(stream, found.member))) {
          await stream.writeSSE({ event: 'over', data: '{}' })
          return
        }
        if (stream.aborted) return
        const heartbeat = setTimeout(ring, limits.live.heartbeat)
        await bell.promise
        clearTimeout(heartbeat)
        // Without a word: the browser comes back by itself, to whoever answers then.
        if (stream.aborted || stopping.aborted) return
        // Keeps proxies from closing what seems asleep, and finds out who is gone.
        await stream.write(':\n\n')
      }
    } finally {
      stop()
      stopping.removeEventListener('abort', ring)
    }
  }

  return { requireReader, openStream }
}
