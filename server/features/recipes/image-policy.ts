import { sql } from 'kysely'
import type { Db } from '../../platform/db/schema.ts'
import type { CanViewImage } from '../../platform/auth/can-view-image.ts'
import { canViewCommentOrPhoto, type CommentOrPhotoViewer } from './comments-and-photos.ts'
import { mayRead, type Viewer } from './policy.ts'

/**
 * An image is visible to everybody who may read a recipe with it, a photo to everybody who may view the photo. Users see
 * the photos of their own cooking log even when they cannot read the recipe any more.
 */
export const canViewRecipeImage: CanViewImage = async (db, name, viewer) =>
  (await isImageOfReadableRecipe(db, name, viewer)) || (await isVisiblePhoto(db, name, viewer))

async function isImageOfReadableRecipe(db: Db, key: string, viewer: Viewer): Promise<boolean> {
  const row = await db
    .selectFrom('recipes')
    .select('id')
    .where(sql<boolean>`(image_key = ${key} or (step_images <> '{}' and step_images @> array[${key}]))`)
    .where(mayRead(viewer))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

const hasOpenReport = sql<boolean>`exists (select from reports where reports.kind = 'photo'
  and reports.content_id = photos.id and reports.closed_at is null)`

/** Admins also see hidden and reported photos of recipes that they may not read. */
async function isVisiblePhoto(
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
      sql<boolean>`((${mayRead(viewer)} and ${canViewCommentOrPhoto('photos', viewer)})
        or (photos.cooking_log_id is not null and photos.author_id = ${viewer?.id ?? null}::uuid)
        or (${viewer?.isAdmin ?? false} and not photos.is_private and (photos.hidden_at is not null or ${hasOpenReport})))`,
    )
    .executeTakeFirst()
  return row !== undefined
}
