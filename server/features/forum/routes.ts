import type { App } from '../../platform/http/app.ts'
import type { IsSuspended, RequireMayPost } from '../../platform/auth/may-post.ts'
import type { FollowerNotifier } from './follower-notifications.ts'
import { postRoutes } from './post-routes.ts'
import { threadRoutes } from './thread-routes.ts'

export function forumRoutes(
  app: App,
  requireMayPost: RequireMayPost,
  isSuspended: IsSuspended,
  followers: FollowerNotifier,
) {
  threadRoutes(app, requireMayPost)
  postRoutes(app, requireMayPost, isSuspended, followers)
}
