import type { Deps } from '../../deps.ts'
import type { Db } from '../../platform/db/schema.ts'
import { isUuid } from '../../platform/db/uuid.ts'
import { takeRoom } from '../../platform/storage/room.ts'
import { queueImageDeletion } from '../images/deletion-queue.ts'
import { missingSizes } from '../images/missing-sizes.ts'
import type { StoredUpload } from '../images/uploads.ts'
import { notifyMember } from '../notifications/notify.ts'
import {
  changeCount,
  deleteCommentOrPhoto,
  newestBelow,
  type CommentOrPhotoViewer,
} from './comments-and-photos.ts'
import { mayRead, type Viewer } from './policy.ts'

export function photosWithAuthor(db: Db) {
  return db
    .selectFrom('photos')
    .innerJoin('users', 'users.id', 'photos.author_id')
    .selectAll('photos')
    .select('users.name as author_name')
}

export type PhotoWithAuthor = Awaited<ReturnType<typeof selectPhotos>>[number]

export const selectPhotos = (
  db: Db,
  recipeId: string,
  viewer: CommentOrPhotoViewer,
  page: { limit: number; offset: number },
) => newestBelow(photosWithAuthor(db), 'photos', recipeId, viewer, page)

/**
 * Adds a photo and notifies the recipe's owner, unless it belongs to an entry of the cooking log, which notifies itself.
 * Call it with the recipe's row locked, at the end of the transaction. Throws `storage full`.
 */
export async function insertPhoto(
  db: Db,
  photo: {
    recipeId: string
    ownerId: string
    authorId: string
    description: string | null
    upload: StoredUpload
    entry?: { id: string; isPrivate: boolean } | null
  },
  now: number,
): Promise<PhotoWithAuthor> {
  const { name, width, height, placeholder, bytes } = photo.upload
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
      cooking_log_id: photo.entry?.id ?? null,
      is_private: photo.entry?.isPrivate ?? false,
      bytes,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (!photo.entry?.isPrivate) await changeCount(db, 'photos', photo.recipeId, 1)
  const { recipeId, ownerId, authorId } = photo
  const notification = { kind: 'photo', userId: ownerId, actorId: authorId, recipeId, photoId: id } as const
  if (!photo.entry) await notifyMember(db, notification, now)
  const row = await photosWithAuthor(db).where('photos.id', '=', id).executeTakeFirstOrThrow()
  await takeRoom(db, authorId, bytes)
  return row
}

const photoSizes = missingSizes({
  select: (db, limit) =>
    db
      .selectFrom('photos')
      .select(['id', 'object_name as name'])
      .where('bytes', 'is', null)
      .limit(limit)
      .execute(),
  write: (db, { id }, bytes) => db.updateTable('photos').set({ bytes }).where('id', '=', id).execute(),
})

export async function addMissingPhotoSizes(deps: Deps): Promise<void> {
  await photoSizes(deps)
}

/** A photo, and whether the viewer may read its recipe. */
export async function findPhoto(db: Db, id: string, viewer: Viewer) {
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
      mayRead(viewer).as('readable'),
    ])
    .where('photos.id', '=', id)
    .executeTakeFirst()
}

/** Deletes the photo and queues its files for deletion. */
export function removePhoto(
  db: Db,
  photo: { id: string; recipe_id: string; object_name: string },
  now: number,
): Promise<void> {
  return deleteCommentOrPhoto(db, 'photos', photo, (transaction) =>
    queueImageDeletion(transaction, [photo.object_name], now),
  )
}
