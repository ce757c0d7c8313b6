import {
  countNotifications,
  getNotificationPreferences,
  listNotifications,
  markNotificationsRead,
  setNotificationPreferences,
  type WireNotification,
} from '#shared/contract/notifications.ts'
import type { App } from '../../platform/http/app.ts'
import { serve } from '../../platform/http/serve.ts'
import {
  changePreferences,
  countUnread,
  markRead,
  selectNotifications,
  selectPreferences,
  type NotificationRow,
} from './queries.ts'
import { unreadCountStreams } from './stream.ts'

function presentNotification(row: NotificationRow): WireNotification {
  return {
    id: row.id,
    kind: row.kind,
    actor_id: row.actor_id,
    actor: row.actor_name,
    many: row.count,
    group_id: row.group_id,
    group_name: row.group_name,
    thread_id: row.thread_id,
    thread_title: row.thread_title,
    post_id: row.post_id,
    recipe_id: row.recipe_id,
    recipe_title: row.recipe_title,
    thing: row.content_kind,
    title: row.title,
    reason: row.reason,
    created_at: row.created_at.toISOString(),
    is_read: row.read_at !== null,
  }
}

export function notificationsRoutes(app: App) {
  const streamUnreadCount = unreadCountStreams(app.deps)

  serve(app, listNotifications, async ({ db, user, query }) =>
    (await selectNotifications(db, user.id, query)).map(presentNotification),
  )

  serve(app, countNotifications, async ({ db, user, wantsEvents }) =>
    wantsEvents ? streamUnreadCount(user.id) : { count: await countUnread(db, user.id) },
  )

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
