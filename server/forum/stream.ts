import type { SSEStreamingApi } from 'hono/streaming'
import * as z from 'zod/mini'
import { listPosts } from '#shared/contract/forum.ts'
import { fail, Refusal } from '#shared/errors.ts'
import type { Db } from '../db/schema.ts'
import { watchChannel } from '../db/watch.ts'
import type { App } from '../http/app.ts'
import { liveStreams, wantsEvents } from '../http/live-stream.ts'
import type { Member } from '../http/session.ts'
import { selectChanges } from './posts.ts'
import { presentPost, presentThread } from './present.ts'
import { withReading } from './reading.ts'
import { requireThread } from './thread-routes.ts'

/** Mounts reading along: server-sent events on the path of the list of posts, for who accepts a stream. */
export function serveThreadStream(app: App) {
  const { db, listen } = app.deps
  const { requireReader, openStream } = liveStreams(app.deps)
  const watchThread = watchChannel(listen, 'threads')

  app.http.get(listPosts.path.replaceAll(/\{(\w+)\}/g, ':$1'), async (context, next) => {
    if (!wantsEvents(context)) return next()
    const reader = await requireReader(context)
    const query = z.safeParse(listPosts.query ?? z.never(), context.req.query())
    if (!query.success) throw fail('invalid input', { cause: query.error })
    const { thread } = await requireThread(db, context.req.param('id') ?? '', reader.member, 'enter')

    // A browser that lost the connection says itself how far it had come.
    const last = context.req.header('last-event-id') ?? ''
    let told = /^\d{1,15}$/.test(last) ? Number(last) : (query.data.after ?? thread.revision)
    return openStream(context, reader, {
      watch: (wake) => watchThread(thread.id, wake),
      async tell(stream, member) {
        const change = await tellChanges(stream, db, { member, threadId: thread.id, from: told })
        told = change ?? told
        return change !== null
      },
    })
  })
}

/** Tells a reader what is new and answers how far they are, or null when there is nothing more for them. */
async function tellChanges(
  stream: SSEStreamingApi,
  db: Db,
  { member, threadId, from }: { member: Member; threadId: string; from: number },
): Promise<number | null> {
  const readable = await requireThread(db, threadId, member, 'enter').catch((error: unknown) => {
    if (error instanceof Refusal) return null
    throw error
  })
  if (!readable) return null
  const { thread, role } = readable
  if (thread.revision <= from) return from
  // Looked up after the thread's number: what comes in between is told now and once more in the next round.
  const { posts, gone } = await selectChanges(db, threadId, member.id, from)
  for (const post of posts) {
    await stream.writeSSE({ event: 'post', data: JSON.stringify(presentPost(post, member, role)) })
  }
  if (gone.length > 0) await stream.writeSSE({ event: 'gone', data: JSON.stringify({ ids: gone }) })
  const seen = await withReading(db, thread, member.id)
  const data = JSON.stringify(presentThread(seen, member.id))
  await stream.writeSSE({ event: 'thread', data, id: String(thread.revision) })
  return thread.revision
}
