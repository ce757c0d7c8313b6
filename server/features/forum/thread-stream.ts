import type { SSEStreamingApi } from 'hono/streaming'
import type { Deps } from '../../deps.ts'
import type { Db } from '../../platform/db/schema.ts'
import { channelSubscriber } from '../../platform/db/subscribe.ts'
import { LiveStream } from '../../platform/http/live-stream.ts'
import type { User } from '../../platform/auth/session.ts'
import { selectChanges } from './posts.ts'
import { presentPost, presentThread } from './present.ts'
import { authorizeThreadActions, findViewableThread } from './thread-access.ts'

/** Live updates of a thread as server-sent events, on the path of its post list when the client accepts a stream. */
export function threadStreams({ db, listen }: Pick<Deps, 'db' | 'listen'>) {
  const watchThread = channelSubscriber(listen, 'threads')

  return async (
    { threadId, user }: { threadId: string; user: User },
    { after, lastEventId = '' }: { after: number | undefined; lastEventId: string | undefined },
  ): Promise<LiveStream> => {
    const { thread } = await authorizeThreadActions(db, threadId, user, 'participate')
    // A browser that reconnects sends the id of the last event it received.
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

/** Sends what changed after a revision. Returns the thread's revision, or null if the user may not read it any more. */
async function sendChanges(
  stream: SSEStreamingApi,
  db: Db,
  { user, threadId, from }: { user: User; threadId: string; from: number },
): Promise<number | null> {
  const found = await findViewableThread(db, threadId, user)
  if (!found) return null
  const { thread, role } = found
  if (thread.revision <= from) return from
  // Read after the revision: a change in between is sent now and again with the next revision.
  const { posts, removedIds } = await selectChanges(db, threadId, user.id, from)
  for (const post of posts) {
    await stream.writeSSE({ event: 'post', data: JSON.stringify(presentPost(post, user, role)) })
  }
  if (removedIds.length > 0) {
    await stream.writeSSE({ event: 'gone', data: JSON.stringify({ ids: removedIds }) })
  }
  const data = JSON.stringify(presentThread(thread, user.id))
  await stream.writeSSE({ event: 'thread', data, id: String(thread.revision) })
  return thread.revision
}
