import { sql } from 'kysely'
import type { Db } from '../../platform/db/schema.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { isUuid } from '../../platform/db/uuid.ts'
import { queueImageDeletion } from '../images/deletion-queue.ts'
import type { StoredUpload } from '../images/uploads.ts'
import { notifyMember } from '../notifications/notify.ts'
import { mayRead } from './read-access.ts'
import { isReported, canViewCommentOrPhoto, type CommentOrPhotoViewer } from './hidden-content.ts'
import { lockRecipe } from './recipe-lock.ts'

function photosWithAuthor(db: Db) {
  return db
    .selectFrom('photos')
    .innerJoin('users', 'users.id', 'photos.author_id')
    .selectAll('photos')
    .select('users.name as author_name')
}

export type PhotoWithAuthor = Awaited<ReturnType<typeof selectPhotos>>[number]

export async function selectPhotos(
  db: Db,
  recipeId: string,
  reader: CommentOrPhotoViewer,
  page: { limit: number; offset: number },
) {
  return photosWithAuthor(db)
    .where('photos.recipe_id', '=', recipeId)
    .where(canViewCommentOrPhoto('photos', reader))
    .orderBy('photos.created_at', 'desc')
    .orderBy('photos.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
}

/** To be called by who holds the recipe's row. */
export async function insertPhoto(
  db: Db,
  photo: {
    recipeId: string
    ownerId: string
    authorId: string
    description: string | null
    upload: StoredUpload
  },
  now: number,
): Promise<PhotoWithAuthor> {
  const { name, width, height, placeholder } = photo.upload
  const { id } = await db
    .insertInto('photos')
    .values({
      recipe_id: photo.recipeId,
      author_id: photo.authorId,
      object_name: name,
      description: photo.description,
      width,
      height,
      placeholder,
      created_at: new Date(now),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await changeCount(db, photo.recipeId, 1)
  const { recipeId, ownerId, authorId } = photo
  const notification = { kind: 'photo', userId: ownerId, actorId: authorId, recipeId, photoId: id } as const
  await notifyMember(db, notification, now)
  return photosWithAuthor(db).where('photos.id', '=', id).executeTakeFirstOrThrow()
}

/** A photo with whether this viewer may read the recipe it hangs on. */
export async function findPhoto(db: Db, id: string, viewerId: string) {
  if (!isUuid(id)) return undefined
  return db
    .selectFrom('photos')
    .innerJoin('recipes', 'recipes.id', 'photos.recipe_id')
    .select([
      'photos.id',
      'photos.recipe_id',
      'photos.author_id',
      'photos.object_name',
      'photos.hidden_at',
      mayRead(viewerId).as('readable'),
    ])
    .where('photos.id', '=', id)
    .executeTakeFirst()
}

/** Takes the row away and notes its files for removal; of racing deletions one counts. */
export async function removePhoto(
  db: Db,
  photo: { id: string; recipe_id: string; object_name: string },
  now: number,
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    await lockRecipe(transaction, photo.recipe_id)
    const gone = await transaction
      .deleteFrom('photos')
      .where('id', '=', photo.id)
      .returning('hidden_at')
      .executeTakeFirst()
    if (!gone) return
    if (gone.hidden_at === null) await changeCount(transaction, photo.recipe_id, -1)
    await queueImageDeletion(transaction, [photo.object_name], now)
  })
}

/** Whether a viewer may see a stored photo: who may read its recipe, and an admin what has been reported. */
export async function isVisiblePhoto(
  db: Db,
  objectName: string,
  viewer: CommentOrPhotoViewer | null,
): Promise<boolean> {
  const row = await db
    .selectFrom('photos')
    .innerJoin('recipes', 'recipes.id', 'photos.recipe_id')
    .select('photos.id')
    .where('photos.object_name', '=', objectName)
    .where(
      sql<boolean>`((${mayRead(viewer?.id ?? null)} and ${canViewCommentOrPhoto('photos', viewer)})
        or (${viewer?.isAdmin ?? false} and (photos.hidden_at is not null or ${isReported('photo', 'photos')})))`,
    )
    .executeTakeFirst()
  return row !== undefined
}

async function changeCount(db: Db, recipeId: string, by: 1 | -1): Promise<void> {
  await db
    .updateTable('recipes')
    .set({ photos_count: sql`photos_count + ${by}::int` })
    .where('id', '=', recipeId)
    .execute()
}
