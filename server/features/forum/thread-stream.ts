import type { SSEStreamingApi } from 'hono/streaming'
import { ApiError } from '#shared/contract/errors.ts'
import type { Deps } from '../../deps.ts'
import type { Db } from '../../platform/db/schema.ts'
import { channelSubscriber } from '../../platform/db/subscribe.ts'
import { LiveStream } from '../../platform/http/live-stream.ts'
import type { User } from '../../platform/auth/session.ts'
import { selectChanges } from './posts.ts'
import { presentPost, presentThread } from './present.ts'
import { withReadState } from './read-positions.ts'
import { authorizeThreadActions } from './thread-routes.ts'

/** What changes in a thread as server-sent events. */
export function threadStreams({ db, listen }: Pick<Deps, 'db' | 'listen'>) {
  const watchThread = channelSubscriber(listen, 'threads')

  return async (
    { threadId, user }: { threadId: string; user: User },
    { after, lastEventId = '' }: { after: number | undefined; lastEventId: string | undefined },
  ): Promise<LiveStream> => {
    const { thread } = await authorizeThreadActions(db, threadId, user, 'participate')
    // A browser that lost the connection says itself how far it had come.
    let lastSent = /^\d{1,15}$/.test(lastEventId) ? Number(lastEventId) : (after ?? thread.revision)
    return new LiveStream({
      subscribe: (onChange) => watchThread(thread.id, onChange),
      async send(stream, reader) {
        const change = await sendChanges(stream, db, { user: reader, threadId: thread.id, from: lastSent })
        lastSent = change ?? lastSent
        return change !== null
      },
    })
  }
}

/** Tells a reader what is new and answers how far they are, or null when there is nothing more for them. */
async function sendChanges(
  stream: SSEStreamingApi,
  db: Db,
  { user, threadId, from }: { user: User; threadId: string; from: number },
): Promise<number | null> {
  const readable = await authorizeThreadActions(db, threadId, user, 'participate').catch((error: unknown) => {
    if (error instanceof ApiError) return null
    throw error
  })
  if (!readable) return null
  const { thread, role } = readable
  if (thread.revision <= from) return from
  // Looked up after the thread's number: what comes in between is told now and once more in the next round.
  const { posts, gone } = await selectChanges(db, threadId, user.id, from)
  for (const post of posts) {
    await stream.writeSSE({ event: 'post', data: JSON.stringify(presentPost(post, user, role)) })
  }
  if (gone.length > 0) await stream.writeSSE({ event: 'gone', data: JSON.stringify({ ids: gone }) })
  const seen = await withReadState(db, thread, user.id)
  const data = JSON.stringify(presentThread(seen, user.id))
  await stream.writeSSE({ event: 'thread', data, id: String(thread.revision) })
  return thread.revision
}
