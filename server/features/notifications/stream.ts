import { countNotifications } from '#shared/contract/notifications.ts'
import { channelSubscriber } from '../../platform/db/subscribe.ts'
import type { App } from '../../platform/http/app.ts'
import { liveStreams, wantsEvents } from '../../platform/http/live-stream.ts'
import { countUnread } from './queries.ts'

/** Mounts the bell: server-sent events on the path of the count, for who accepts a stream. */
export function serveNotificationStream(app: App) {
  const { db, listen } = app.deps
  const { requireReader, openStream } = liveStreams(app.deps)
  const subscribeToUser = channelSubscriber(listen, 'notifications')

  app.http.get(countNotifications.path, async (context, next) => {
    if (!wantsEvents(context)) return next()
    const reader = await requireReader(context)
    return openStream(context, reader, {
      subscribe: (onChange) => subscribeToUser(reader.user.id, onChange),
      // Told each time, also when the number is the same: one line may have given way to another.
      async send(stream, user) {
        const count = await countUnread(db, user.id)
        await stream.writeSSE({ event: 'count', data: JSON.stringify({ count }) })
        return true
      },
    })
  })
}
