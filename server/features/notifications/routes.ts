import {
  countNotifications,
  getNotificationPreferences,
  listNotifications,
  markNotificationsRead,
  setNotificationPreferences,
} from '#shared/contract/notifications.ts'
import type { Deps } from '../../deps.ts'
import { channelSubscriber } from '../../platform/db/subscribe.ts'
import type { App } from '../../platform/http/app.ts'
import { eventText, LiveStream, type Topic } from '../../platform/http/live-stream.ts'
import { serve } from '../../platform/http/serve.ts'
import { presentNotification } from './present.ts'
import {
  changePreferences,
  countUnread,
  countUnreadOf,
  markRead,
  selectNotifications,
  selectPreferences,
} from './queries.ts'

/** `settled` resolves when what was posted before is notified. */
export function notificationsRoutes(app: App, settled: () => Promise<void>) {
  const streamUnreadCount = unreadCountStreams(app.deps)

  serve(app, listNotifications, async ({ db, user, query }) => {
    await settled()
    return (await selectNotifications(db, user.id, query)).map(presentNotification)
  })

  serve(app, countNotifications, async ({ db, user, wantsEvents }) => {
    if (wantsEvents) return streamUnreadCount()
    await settled()
    return { count: await countUnread(db, user.id) }
  })

  serve(app, markNotificationsRead, async ({ db, user, body, now }) => {
    await settled()
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

/** The number of unread notifications as server-sent events, one whenever it may have changed. */
function unreadCountStreams({ db, listen }: Pick<Deps, 'db' | 'listen'>) {
  const subscribeToUser = channelSubscriber(listen, 'notifications')
  const topic: Topic<unknown> = {
    subscribe: ({ user }, onChange) => subscribeToUser(user.id, onChange),
    // Also when the number is the same: the notifications behind it may have changed.
    async eventsFor(readers) {
      const counts = await countUnreadOf(
        db,
        readers.map(({ user }) => user.id),
      )
      return readers.map(({ user }) =>
        eventText('count', JSON.stringify({ count: counts.get(user.id) ?? 0 })),
      )
    },
  }
  return () => new LiveStream(topic, null)
}
