import { addComment, countComments, deleteComment, listComments } from '#shared/contract/comments.ts'
import { limits } from '#shared/limits.ts'
import type { App } from '../http/app.ts'
import { perMember } from '../http/limits.ts'
import { serve } from '../http/serve.ts'
import {
  findComment,
  insertComment,
  removeComment,
  selectComments,
  type CommentWithAuthor,
} from './comments.ts'
import { requireReadable, respondTo } from './respond.ts'
import { requireAuthor } from './rules.ts'
import type { RequireVoice } from './voice.ts'

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

export function commentRoutes(app: App, requireVoice: RequireVoice) {
  serve(app, listComments, async ({ db, member, params, query }) => {
    const { id } = await requireReadable(db, params.id ?? '', member.id)
    const page = { limit: query.limit ?? limits.comments.pageSize, offset: query.offset ?? 0 }
    return (await selectComments(db, id, member, page)).map((row) => presentComment(row, member.id))
  })

  serve(app, countComments, async ({ db, member, params }) => ({
    count: (await requireReadable(db, params.id ?? '', member.id)).comments_count,
  }))

  serve(
    app,
    addComment,
    async ({ db, member, params, body, now }) => {
      const recipeId = params.id ?? ''
      const row = await respondTo(db, recipeId, member.id, 'respond', async (transaction, ownerId) => {
        await requireVoice(transaction, member.id, null, now)
        const comment = { recipeId, ownerId, authorId: member.id, content: body.content }
        return insertComment(transaction, comment, now)
      })
      return presentComment(row, member.id)
    },
    { limit: perMember('comment', limits.attempts.commentsPerMember) },
  )

  serve(app, deleteComment, async ({ db, member, params }) => {
    const comment = requireAuthor(await findComment(db, params.id ?? '', member.id), member.id)
    await removeComment(db, comment)
    return {}
  })
}
