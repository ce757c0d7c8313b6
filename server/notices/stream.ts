import { countNotices } from '#shared/contract/notices.ts'
import { watchChannel } from '../db/watch.ts'
import type { App } from '../http/app.ts'
import { liveStreams, wantsEvents } from '../http/live-stream.ts'
import { countUnread } from './queries.ts'

/** Mounts the bell: server-sent events on the path of the count, for who accepts a stream. */
export function serveNoticeStream(app: App) {
  const { db, listen } = app.deps
  const { requireReader, openStream } = liveStreams(app.deps)
  const watchMember = watchChannel(listen, 'notifications')

  app.http.get(countNotices.path, async (context, next) => {
    if (!wantsEvents(context)) return next()
    const reader = await requireReader(context)
    return openStream(context, reader, {
      watch: (wake) => watchMember(reader.member.id, wake),
      // Told each time, also when the number is the same: one line may have given way to another.
      async tell(stream, member) {
        const count = await countUnread(db, member.id)
        await stream.writeSSE({ event: 'count', data: JSON.stringify({ count }) })
        return true
      },
    })
  })
}
