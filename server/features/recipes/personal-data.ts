import { sql } from 'kysely'
import { jsonFile, type PersonalData } from '../../platform/privacy/personal-data.ts'
import type { Db } from '../../platform/db/schema.ts'
import { queueImageDeletion } from '../images/deletion-queue.ts'
import { eraseArchives, exportArchives } from './archives/personal-data.ts'
import { eraseCookingLog, exportCookingLog } from './cooking-log/personal-data.ts'
import { fileNameOf } from './export/file-name.ts'
import { selectImports } from './import/import-lists.ts'
import { fallbackImageNames } from './fallback-image.ts'
import { recipeJsonLd } from './json-ld.ts'
import { selectWholeRecipesOf } from './list-queries.ts'
import type { RecipeWithOwner } from './queries.ts'
import { selectEarlierVersions } from './versions/queries.ts'
import { findNote, selectTags } from './saved/tags-and-notes.ts'
import { savedPersonalData } from './saved/personal-data.ts'
import { eraseSavedTitles } from './saved/saved-queries.ts'

/** The user's recipes and cooking log, and their responses to other recipes, whose counters are corrected. */
export const recipesPersonalData: PersonalData = {
  columns: [
    'recipes.owner_id',
    'idempotency_keys.user_id',
    'ratings.user_id',
    'likes.user_id',
    'comments.author_id',
    'photos.author_id',
    'recipe_translations.requested_by',
    'translation_corrections.author_id',
    ...savedPersonalData.columns,
    'cooking_log.user_id',
    'recipe_imports.user_id',
    'recipe_archives.user_id',
  ],

  async erase(db, person, now) {
    await db.deleteFrom('idempotency_keys').where('user_id', '=', person.id).execute()
    await erasePhotos(db, person.id, now)
    await db.deleteFrom('translation_corrections').where('author_id', '=', person.id).execute()
    await db
      .updateTable('recipe_translations')
      .set({ requested_by: null })
      .where('requested_by', '=', person.id)
      .execute()
    await savedPersonalData.erase(db, person)
    await eraseArchives(db, person.id, now)
    await db.deleteFrom('recipe_imports').where('user_id', '=', person.id).execute()
    await eraseSavedTitles(db, person.id)
    await eraseCookingLog(db, person.id)
    const deleted = await db
      .deleteFrom('recipes')
      .where('owner_id', '=', person.id)
      .returning(['uuid', 'title', 'image_key', 'structure'])
      .execute()
    await queueImageDeletion(db, deleted.flatMap(fallbackImageNames), now)
    await sql`with deleted as (delete from likes where user_id = ${person.id} returning recipe_id)
      update recipes set like_count = like_count - 1 from deleted where recipes.id = deleted.recipe_id`.execute(
      db,
    )
    await sql`with deleted as (delete from ratings where user_id = ${person.id} returning recipe_id, stars)
      update recipes set rating_count = rating_count - 1, rating_sum = rating_sum - deleted.stars
      from deleted where recipes.id = deleted.recipe_id`.execute(db)
    await sql`with deleted as (delete from comments where author_id = ${person.id} returning recipe_id, hidden_at),
      counted as (select recipe_id, count(*)::int as count from deleted where hidden_at is null group by recipe_id)
      update recipes set comments_count = comments_count - counted.count
      from counted where recipes.id = counted.recipe_id`.execute(db)
  },

  async *export(deps, person) {
    yield* recipeFiles(deps, person.id)
    yield* savedPersonalData.export(deps, person)
    const { db, images } = deps
    const ratings = await db
      .selectFrom('ratings')
      .select(['recipe_id', 'stars', 'rated_at'])
      .where('user_id', '=', person.id)
      .execute()
    const likes = await db
      .selectFrom('likes')
      .select(['recipe_id', 'liked_at'])
      .where('user_id', '=', person.id)
      .execute()
    const comments = await db
      .selectFrom('comments')
      .select(['recipe_id', 'content', 'created_at'])
      .where('author_id', '=', person.id)
      .orderBy('created_at')
      .execute()
    const photos = await db
      .selectFrom('photos')
      .select(['recipe_id', 'cooking_log_id', 'object_name', 'description', 'created_at'])
      .where('author_id', '=', person.id)
      .orderBy('created_at')
      .execute()
    const corrections = await db
      .selectFrom('translation_corrections')
      .select(['recipe_id', 'language', 'key', 'original', 'text', 'created_at', 'accepted_at'])
      .where('author_id', '=', person.id)
      .orderBy('created_at')
      .execute()
    yield jsonFile('recipes-of-others.json', { ratings, likes, comments, photos, corrections })
    const imports = await selectImports(db, person.id)
    if (imports.length > 0) yield jsonFile('recipe-imports.json', imports)
    yield* exportArchives(db, person.id)
    yield* exportCookingLog(db, person.id)
    for (const { object_name } of photos) {
      const bytes = await images.get(object_name)
      if (bytes) yield { name: `photos/${object_name.split('/').at(-1)}`, bytes }
    }
  },
}

/** Deletes the user's photos, and all photos of the user's recipes. */
async function erasePhotos(db: Db, userId: string, now: number): Promise<void> {
  const { rows } = await sql<{ object_name: string }>`
    with deleted as (
      delete from photos using recipes
      where recipes.id = photos.recipe_id and (photos.author_id = ${userId} or recipes.owner_id = ${userId})
      returning photos.recipe_id, photos.object_name, photos.hidden_at, photos.is_private
    ), counted as (
      select recipe_id, count(*)::int as count from deleted where hidden_at is null and not is_private
      group by recipe_id
    ),
    corrected as (
      update recipes set photos_count = photos_count - counted.count
      from counted where recipes.id = counted.recipe_id
    )
    select object_name from deleted`.execute(db)
  const names = rows.map((row) => row.object_name)
  await queueImageDeletion(db, names, now)
}

async function* recipeFiles({ db, publicUrl }: { db: Db; publicUrl: string }, userId: string) {
  const rows = await selectWholeRecipesOf(db, userId)
  for (const [index, row] of rows.entries()) {
    const folder = row.deleted_at === null ? 'recipes' : 'recipes/deleted'
    const name = `${folder}/${String(index + 1).padStart(4, '0')}-${fileNameOf(row.title)}`
    const page = `${publicUrl}/recipes/${row.uuid}`
    const picture = row.image_key === null ? `${page}/picture` : `../pictures/${row.image_key}`
    const stepPicture = (key: string) => `../pictures/${key}`
    const recipes = `${publicUrl}/recipes`
    const parts = (row.structure?.ingredients ?? []).flatMap(({ item, recipe }) =>
      recipe ? [{ uuid: recipe.uuid, title: item }] : [],
    )
    const about = { userId, recipeId: row.id }
    yield jsonFile(`${name}.json`, {
      ...recipeJsonLd(row, { page, picture, recipes, stepPicture }, null, parts),
      // With this it comes back as it was when the export is imported.
      convive: {
        structure: row.structure,
        plating: row.plating,
        tags: await selectTags(db, about),
        note: (await findNote(db, about))?.text,
      },
    })
    yield { name: `${name}.txt`, bytes: Buffer.from(asText(row)) }
    if (row.eaters) {
      yield jsonFile(`${name}.eaters.json`, { eaters: row.eaters, findings: row.eater_findings ?? [] })
    }
    if (row.plan) yield jsonFile(`${name}.plan.json`, row.plan)
    const earlier = await selectEarlierVersions(db, row.id)
    if (earlier.length > 0) yield jsonFile(`${name}.versions.json`, earlier)
  }
}

function asText(row: RecipeWithOwner): string {
  return `${[row.title, row.taste, row.content, row.plating].filter((part) => part).join('\n\n')}\n`
}
