import type { Db } from '../../platform/db/schema.ts'
import { isUuid } from '../../platform/db/uuid.ts'
import { notifyMember } from '../notifications/notify.ts'
import {
  changeCount,
  deleteCommentOrPhoto,
  newestBelow,
  type CommentOrPhotoViewer,
} from './comments-and-photos.ts'
import { mayRead, type Viewer } from './policy.ts'

function commentsWithAuthor(db: Db) {
  return db
    .selectFrom('comments')
    .innerJoin('users', 'users.id', 'comments.author_id')
    .select([
      'comments.id',
      'comments.author_id',
      'users.name as author_name',
      'comments.content',
      'comments.created_at',
      'comments.hidden_at',
    ])
}

export type CommentWithAuthor = Awaited<ReturnType<typeof selectComments>>[number]

export const selectComments = (
  db: Db,
  recipeId: string,
  viewer: CommentOrPhotoViewer,
  page: { limit: number; offset: number },
) => newestBelow(commentsWithAuthor(db), 'comments', recipeId, viewer, page)

/** Adds a comment and notifies the recipe's owner. Call it with the recipe's row locked. */
export async function insertComment(
  db: Db,
  comment: { recipeId: string; ownerId: string; authorId: string; content: string },
  now: number,
): Promise<CommentWithAuthor> {
  const { id } = await db
    .insertInto('comments')
    .values({
      recipe_id: comment.recipeId,
      author_id: comment.authorId,
      content: comment.content,
      created_at: new Date(now),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await changeCount(db, 'comments', comment.recipeId, 1)
  const { recipeId, ownerId, authorId } = comment
  const notification = {
    kind: 'comment',
    userId: ownerId,
    actorId: authorId,
    recipeId,
    commentId: id,
  } as const
  await notifyMember(db, notification, now)
  return commentsWithAuthor(db).where('comments.id', '=', id).executeTakeFirstOrThrow()
}

/** A comment, and whether the viewer may read its recipe. */
export async function findComment(db: Db, id: string, viewer: Viewer) {
  if (!isUuid(id)) return undefined
  return db
    .selectFrom('comments')
    .innerJoin('recipes', 'recipes.id', 'comments.recipe_id')
    .select(['comments.id', 'comments.recipe_id', 'comments.author_id', 'comments.hidden_at'])
    .select(mayRead(viewer).as('readable'))
    .where('comments.id', '=', id)
    .executeTakeFirst()
}

export function removeComment(db: Db, comment: { id: string; recipe_id: string }): Promise<void> {
  return deleteCommentOrPhoto(db, 'comments', comment)
}
