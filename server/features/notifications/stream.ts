import type { Deps } from '../../deps.ts'
import { channelSubscriber } from '../../platform/db/subscribe.ts'
import { LiveStream } from '../../platform/http/live-stream.ts'
import { countUnread } from './queries.ts'

/** The number of unread notifications as server-sent events, one whenever it may have changed. */
export function unreadCountStreams({ db, listen }: Pick<Deps, 'db' | 'listen'>) {
  const subscribeToUser = channelSubscriber(listen, 'notifications')

  return (userId: string): LiveStream =>
    new LiveStream({
      subscribe: (onChange) => subscribeToUser(userId, onChange),
      // Sent each time, also when the number is the same: one notification may have replaced another.
      async send(stream, user) {
        const count = await countUnread(db, user.id)
        await stream.writeSSE({ event: 'count', data: JSON.stringify({ count }) })
        return true
      },
    })
}
