import { streamSSE, type SSEStreamingApi } from 'hono/streaming'
import * as z from 'zod/mini'
import { listPosts } from '#shared/contract/forum.ts'
import { fail, Refusal } from '#shared/errors.ts'
import { limits } from '#shared/limits.ts'
import type { Deps } from '../deps.ts'
import type { App } from '../http/app.ts'
import { readSessionCookie } from '../http/cookies.ts'
import { findSession } from '../http/session.ts'
import type { LiveThreads } from './live-threads.ts'
import { selectChanges } from './posts.ts'
import { presentPost, presentThread } from './present.ts'
import { withReading } from './reading.ts'
import { requireThread } from './thread-routes.ts'

/** Mounts reading along: server-sent events on the path of the list of posts, for who accepts a stream. */
export function serveThreadStream(app: App, live: LiveThreads) {
  const { deps } = app
  const open = new Map<string, number>()

  app.http.get(listPosts.path.replaceAll(/\{(\w+)\}/g, ':$1'), async (context, next) => {
    if (!context.req.header('accept')?.includes('text/event-stream')) return next()
    const token = readSessionCookie(context, deps.publicUrl)
    const found = token === undefined ? null : await findSession(deps.db, token, deps.clock())
    if (token === undefined || !found) throw fail('not signed in')
    const query = z.safeParse(listPosts.query ?? z.never(), context.req.query())
    if (!query.success) throw fail('invalid input', { cause: query.error })
    const { member } = found
    const { thread } = await requireThread(deps.db, context.req.param('id') ?? '', member, 'enter')
    const streams = open.get(member.id) ?? 0
    if (streams >= limits.live.streamsPerMember) {
      throw fail('too many requests', { retryAfter: Math.ceil(limits.live.heartbeat / 1000) })
    }
    open.set(member.id, streams + 1)

    // A browser that lost the connection says itself how far it had come.
    const last = context.req.header('last-event-id') ?? ''
    const from = /^\d{1,15}$/.test(last) ? Number(last) : (query.data.after ?? thread.change)
    const response = streamSSE(context, async (stream) => {
      try {
        await readAlong(stream, deps, live, { token, threadId: thread.id, from })
      } catch (error) {
        // The browser comes back by itself and is told what it missed.
        deps.log.warn({ err: error }, 'a stream of a thread broke off')
      } finally {
        const left = (open.get(member.id) ?? 1) - 1
        if (left > 0) open.set(member.id, left)
        else open.delete(member.id)
      }
    })
    response.headers.set('cache-control', 'private, no-store')
    return response
  })
}

interface Reader {
  token: string
  threadId: string
  /** The last change they know of. */
  from: number
}

async function readAlong(
  stream: SSEStreamingApi,
  deps: Deps,
  live: LiveThreads,
  { token, threadId, from }: Reader,
): Promise<void> {
  let bell = Promise.withResolvers<void>()
  const ring = () => bell.resolve()
  const stop = live.watch(threadId, ring)
  stream.onAbort(ring)
  try {
    await stream.write(`retry: ${limits.live.retry}\n\n`)
    for (let told: number | null = from; told !== null;) {
      // Before the look, so that what happens meanwhile rings again.
      bell = Promise.withResolvers()
      told = await tellChanges(stream, deps, { token, threadId, from: told })
      if (stream.aborted || told === null) return
      const heartbeat = setTimeout(ring, limits.live.heartbeat)
      await bell.promise
      clearTimeout(heartbeat)
      if (stream.aborted) return
      // Keeps proxies from closing what seems asleep, and finds out who is gone.
      await stream.write(':\n\n')
    }
  } finally {
    stop()
  }
}

/** Tells a reader what is new and answers how far they are, or null when there is nothing more for them. */
async function tellChanges(
  stream: SSEStreamingApi,
  deps: Deps,
  { token, threadId, from }: Reader,
): Promise<number | null> {
  const { db } = deps
  const found = await findSession(db, token, deps.clock())
  const readable =
    found &&
    (await requireThread(db, threadId, found.member, 'enter').catch((error: unknown) => {
      if (error instanceof Refusal) return null
      throw error
    }))
  if (!readable) {
    await stream.writeSSE({ event: 'over', data: '{}' })
    return null
  }
  const { thread, role } = readable
  if (thread.change <= from) return from
  const { member } = found
  // Looked up after the thread's number: what comes in between is told now and once more in the next round.
  const { posts, gone } = await selectChanges(db, threadId, member.id, from)
  for (const post of posts) {
    await stream.writeSSE({ event: 'post', data: JSON.stringify(presentPost(post, member, role)) })
  }
  if (gone.length > 0) await stream.writeSSE({ event: 'gone', data: JSON.stringify({ ids: gone }) })
  const seen = await withReading(db, thread, member.id)
  const data = JSON.stringify(presentThread(seen, member.id))
  await stream.writeSSE({ event: 'thread', data, id: String(thread.change) })
  return thread.change
}
