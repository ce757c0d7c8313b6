import { sql } from 'kysely'
import type { Db } from '../../platform/db/schema.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { isUuid } from '../../platform/db/uuid.ts'
import { notifyMember } from '../notifications/notify.ts'
import { mayRead } from './read-access.ts'
import { canViewCommentOrPhoto, type CommentOrPhotoViewer } from './hidden-content.ts'
import { lockRecipe } from './recipe-lock.ts'

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

export async function selectComments(
  db: Db,
  recipeId: string,
  reader: CommentOrPhotoViewer,
  page: { limit: number; offset: number },
) {
  return commentsWithAuthor(db)
    .where('comments.recipe_id', '=', recipeId)
    .where(canViewCommentOrPhoto('comments', reader))
    .orderBy('comments.created_at', 'desc')
    .orderBy('comments.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
}

/** To be called by who holds the recipe's row. */
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
  await changeCount(db, comment.recipeId, 1)
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

/** A comment with whether this viewer may read the recipe it hangs on. */
export async function findComment(db: Db, id: string, viewerId: string) {
  if (!isUuid(id)) return undefined
  return db
    .selectFrom('comments')
    .innerJoin('recipes', 'recipes.id', 'comments.recipe_id')
    .select(['comments.id', 'comments.recipe_id', 'comments.author_id', 'comments.hidden_at'])
    .select(mayRead(viewerId).as('readable'))
    .where('comments.id', '=', id)
    .executeTakeFirst()
}

/** Of racing deletions one removes it and counts; the others change nothing. */
export async function removeComment(db: Db, comment: { id: string; recipe_id: string }): Promise<void> {
  await inTransaction(db, async (transaction) => {
    await lockRecipe(transaction, comment.recipe_id)
    const gone = await transaction
      .deleteFrom('comments')
      .where('id', '=', comment.id)
      .returning('hidden_at')
      .executeTakeFirst()
    if (gone?.hidden_at === null) await changeCount(transaction, comment.recipe_id, -1)
  })
}

async function changeCount(db: Db, recipeId: string, by: 1 | -1): Promise<void> {
  await db
    .updateTable('recipes')
    .set({ comments_count: sql`comments_count + ${by}::int` })
    .where('id', '=', recipeId)
    .execute()
}
