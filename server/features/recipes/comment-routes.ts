import { addComment, countComments, deleteComment, listComments } from '#shared/contract/comments.ts'
import { limits } from '#shared/constants/limits.ts'
import { rateLimits } from '#shared/constants/rate-limits.ts'
import type { App } from '../../platform/http/app.ts'
import { memberLimit } from '../../platform/rate-limit/rate-limit.ts'
import { serve } from '../../platform/http/serve.ts'
import {
  findComment,
  insertComment,
  removeComment,
  selectComments,
  type CommentWithAuthor,
} from './comments.ts'
import { requireReadableRecipe, withLockedRecipe } from './recipe-lock.ts'
import { authorizeAuthor } from './policy.ts'
import type { RequireMayPost } from '../../platform/auth/may-post.ts'

export function presentComment(row: CommentWithAuthor, viewerId: string) {
  return {
    id: row.id,
    author: row.author_name,
    content: row.content,
    created_at: row.created_at.toISOString(),
    mine: row.author_id === viewerId,
    author_id: row.author_id,
    hidden: row.hidden_at !== null,
  }
}

export function commentRoutes(app: App, requireMayPost: RequireMayPost) {
  serve(app, listComments, async ({ db, user, params, query }) => {
    const { id } = await requireReadableRecipe(db, params.id, user.id)
    const page = { limit: query.limit ?? limits.comments.pageSize, offset: query.offset ?? 0 }
    return (await selectComments(db, id, user, page)).map((row) => presentComment(row, user.id))
  })

  serve(app, countComments, async ({ db, user, params }) => ({
    count: (await requireReadableRecipe(db, params.id, user.id)).comments_count,
  }))

  serve(
    app,
    addComment,
    async ({ db, user, params, body, now }) => {
      const recipeId = params.id
      const row = await withLockedRecipe(db, recipeId, user.id, 'respond', async (transaction, ownerId) => {
        await requireMayPost(transaction, user.id, null, now)
        const comment = { recipeId, ownerId, authorId: user.id, content: body.content }
        return insertComment(transaction, comment, now)
      })
      return presentComment(row, user.id)
    },
    { limit: memberLimit('comment', rateLimits.commentsPerMember) },
  )

  serve(app, deleteComment, async ({ db, user, params }) => {
    const comment = authorizeAuthor(await findComment(db, params.id, user.id), user.id)
    await removeComment(db, comment)
    return {}
  })
}
