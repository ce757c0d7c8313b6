import type { App } from '../http/app.ts'
import { liveThreads } from './live-threads.ts'
import { postRoutes } from './post-routes.ts'
import { serveThreadStream } from './stream.ts'
import { threadRoutes } from './thread-routes.ts'

export function forumRoutes(app: App) {
  const live = liveThreads(app.deps)
  threadRoutes(app, live)
  // Stands before the list of posts, whose path it shares: whoever accepts a stream gets one.
  serveThreadStream(app, live)
  postRoutes(app, live)
}
