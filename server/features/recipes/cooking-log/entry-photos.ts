import { sql } from 'kysely'
import { limits } from '#shared/constants/limits.ts'
import { apiError } from '#shared/contract/errors.ts'
import type { Db } from '../../../platform/db/schema.ts'
import { isUuid } from '../../../platform/db/uuid.ts'
import { queueImageDeletion } from '../../images/deletion-queue.ts'
import { canViewCommentOrPhoto, type CommentOrPhotoViewer } from '../comments-and-photos.ts'
import { photosWithAuthor, type PhotoWithAuthor } from '../photos.ts'

/** The photos of several entries, oldest first, by the id of the entry. */
export async function selectEntryPhotos(
  db: Db,
  entryIds: readonly string[],
  viewer: CommentOrPhotoViewer,
): Promise<Map<string, PhotoWithAuthor[]>> {
  const photos = new Map<string, PhotoWithAuthor[]>()
  if (entryIds.length === 0) return photos
  const rows = await photosWithAuthor(db)
    .where('photos.cooking_log_id', 'in', entryIds)
    .where(canViewCommentOrPhoto('photos', viewer))
    .orderBy('photos.created_at')
    .orderBy('photos.id')
    .execute()
  for (const row of rows) {
    const id = row.cooking_log_id ?? ''
    photos.set(id, [...(photos.get(id) ?? []), row].slice(0, limits.cookingLog.photosPerEntry))
  }
  return photos
}

/** Shows or hides the photos of an entry, and counts them. Call it with the recipe's row locked. */
export async function setPhotosPrivate(db: Db, entryId: string, isPrivate: boolean): Promise<void> {
  await sql`with changed as (
      update photos set is_private = ${isPrivate} where cooking_log_id = ${entryId} and is_private <> ${isPrivate}
      returning recipe_id, hidden_at
    ), counted as (
      select recipe_id, count(*)::int as count from changed where hidden_at is null group by recipe_id
    )
    update recipes set photos_count = photos_count + counted.count * ${isPrivate ? -1 : 1}::int
    from counted where recipes.id = counted.recipe_id`.execute(db)
}

/** Deletes the photos of an entry and queues their files for deletion. Call it with the recipe's row locked. */
export async function deleteEntryPhotos(db: Db, entryId: string, now: number): Promise<void> {
  const { rows } = await sql<{ object_name: string }>`with deleted as (
      delete from photos where cooking_log_id = ${entryId} returning recipe_id, object_name, hidden_at, is_private
    ), counted as (
      select recipe_id, count(*)::int as count from deleted where hidden_at is null and not is_private group by recipe_id
    ), corrected as (
      update recipes set photos_count = photos_count - counted.count
      from counted where recipes.id = counted.recipe_id
    )
    select object_name from deleted`.execute(db)
  const names = rows.map((row) => row.object_name)
  await queueImageDeletion(db, names, now)
}

/** The user's entry that a photo is sent for, null for none. Throws `not found` for any other entry. */
export async function findPhotoEntry(
  db: Db,
  id: string | undefined,
  { recipeId, userId }: { recipeId: string; userId: string },
): Promise<{ id: string; isPrivate: boolean } | null> {
  if (id === undefined) return null
  const entry = isUuid(id)
    ? await db
        .selectFrom('cooking_log')
        .select(['id', sql<boolean>`visible_to = 'me'`.as('isPrivate')])
        .where('id', '=', id)
        .where('recipe_id', '=', recipeId)
        .where('user_id', '=', userId)
        .executeTakeFirst()
    : undefined
  if (!entry) throw apiError('not found')
  return entry
}
