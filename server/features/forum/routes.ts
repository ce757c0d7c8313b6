import type { App } from '../../platform/http/app.ts'
import type { IsSuspended, RequireMayPost } from '../../platform/auth/may-post.ts'
import { postRoutes } from './post-routes.ts'
import { threadStreamRoutes } from './thread-stream.ts'
import { threadRoutes } from './thread-routes.ts'

export function forumRoutes(app: App, requireMayPost: RequireMayPost, isSuspended: IsSuspended) {
  threadRoutes(app, requireMayPost)
  // Shares its path with the list of posts, so it comes first and handles clients that accept a stream.
  threadStreamRoutes(app)
  postRoutes(app, requireMayPost, isSuspended)
}
