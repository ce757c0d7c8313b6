import {
  countNotices,
  getWantedNotices,
  listNotices,
  markNoticesRead,
  setWantedNotices,
  type WireNotice,
} from '#shared/contract/notices.ts'
import type { App } from '../http/app.ts'
import { serve } from '../http/serve.ts'
import {
  changeWanted,
  countUnread,
  markRead,
  selectNotices,
  selectWanted,
  type NoticeFound,
} from './queries.ts'
import { serveNoticeStream } from './stream.ts'

function presentNotice(row: NoticeFound): WireNotice {
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

export function noticesRoutes(app: App) {
  serve(app, listNotices, async ({ db, member, query }) =>
    (await selectNotices(db, member.id, query)).map(presentNotice),
  )

  // Stands before the count, whose path it shares: whoever accepts a stream gets one.
  serveNoticeStream(app)
  serve(app, countNotices, async ({ db, member }) => ({ count: await countUnread(db, member.id) }))

  serve(app, markNoticesRead, async ({ db, member, body, now }) => {
    await markRead(db, member.id, body.ids, now)
    return {}
  })

  serve(app, getWantedNotices, ({ db, member }) => selectWanted(db, member.id))

  serve(app, setWantedNotices, ({ db, member, body }) =>
    db.transaction().execute(async (transaction) => {
      await changeWanted(transaction, member.id, body)
      return selectWanted(transaction, member.id)
    }),
  )
}
