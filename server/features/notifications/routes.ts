import {
  countNotifications,
  getNotificationPreferences,
  listNotifications,
  markNotificationsRead,
  setNotificationPreferences,
} from '#shared/contract/notifications.ts'
import { channelSubscriber } from '../../platform/db/subscribe.ts'
import type { App } from '../../platform/http/app.ts'
import { liveStreams, wantsEvents } from '../../platform/http/live-stream.ts'
import { serve } from '../../platform/http/serve.ts'
import { presentNotification } from './present.ts'
import {
  changePreferences,
  countUnread,
  markRead,
  selectNotifications,
  selectPreferences,
} from './queries.ts'

export function notificationsRoutes(app: App) {
  serve(app, listNotifications, async ({ db, user, query }) =>
    (await selectNotifications(db, user.id, query)).map(presentNotification),
  )

  // Mounted before the count, which has the same path.
  serveCountStream(app)
  serve(app, countNotifications, async ({ db, user }) => ({ count: await countUnread(db, user.id) }))

  serve(app, markNotificationsRead, async ({ db, user, body, now }) => {
    await markRead(db, user.id, body.ids, now)
    return {}
  })

  serve(app, getNotificationPreferences, ({ db, user }) => selectPreferences(db, user.id))

  serve(app, setNotificationPreferences, ({ db, user, body }) =>
    db.transaction().execute(async (transaction) => {
      await changePreferences(transaction, user.id, body)
      return selectPreferences(transaction, user.id)
    }),
  )
}

/** Sends the count as server-sent events to clients that accept them. */
function serveCountStream(app: App) {
  const { db, listen } = app.deps
  const { requireReader, openStream } = liveStreams(app.deps)
  const subscribeToUser = channelSubscriber(listen, 'notifications')

  app.http.get(countNotifications.path, async (context, next) => {
    if (!wantsEvents(context)) return next()
    const reader = await requireReader(context)
    return openStream(context, reader, {
      subscribe: (onChange) => subscribeToUser(reader.user.id, onChange),
      // Also when the number is the same: the notifications behind it may have changed.
      async send(stream, user) {
        const count = await countUnread(db, user.id)
        await stream.writeSSE({ event: 'count', data: JSON.stringify({ count }) })
        return true
      },
    })
  })
}
