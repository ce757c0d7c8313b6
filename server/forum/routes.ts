import type { App } from '../http/app.ts'
import type { IsSilenced, RequireVoice } from '../recipes/voice.ts'
import { postRoutes } from './post-routes.ts'
import { serveThreadStream } from './stream.ts'
import { threadRoutes } from './thread-routes.ts'

export function forumRoutes(app: App, requireVoice: RequireVoice, isSilenced: IsSilenced) {
  threadRoutes(app, requireVoice)
  // Stands before the list of posts, whose path it shares: whoever accepts a stream gets one.
  serveThreadStream(app)
  postRoutes(app, requireVoice, isSilenced)
}
