import { sql } from 'kysely'
import type { Finding } from '#shared/finding.ts'
import type { Language } from '#shared/languages.ts'
import { limits } from '#shared/limits.ts'
import type { RecipeStructure } from '#shared/recipe.ts'
import type { DishType } from '#shared/words/dish-types.ts'
import { fold } from '#shared/words/fold.ts'
import type { Db, RecipeRow } from '../db/schema.ts'
import { isUuid } from '../db/uuid.ts'
import { mayRead } from './access.ts'

/** A row with its owner's name, as `present.ts` takes it. */
export type RecipeWithOwner = RecipeRow & { owner_name: string | null }

function recipesWithOwner(db: Db) {
  return db
    .selectFrom('recipes')
    .innerJoin('users', 'users.id', 'recipes.owner_id')
    .selectAll('recipes')
    .select('users.name as owner_name')
}

export interface NewRecipe {
  ownerId: string
  title: string
  content: string
  language: Language
  imageKey: string | null
  plating: string | null
  taste: string | null
  dishType: DishType
  prepMinutes: number | null
  cookMinutes: number | null
  totalMinutes: number | null
  searchTerms: string[]
  structure: RecipeStructure | null
  findings: Finding[]
}

/**
 * Saves a recipe once per member and key, however often and however concurrently it is asked: the key's row is
 * claimed first, and who does not get it answers what the winner saved.
 */
export async function insertRecipe(
  db: Db,
  recipe: NewRecipe,
  idempotencyKey: string,
  now: number,
): Promise<{ id: string; isNew: boolean }> {
  const id = crypto.randomUUID()
  const at = new Date(now)
  const claimed = await db
    .insertInto('recipe_saves')
    .values({ member_id: recipe.ownerId, key: idempotencyKey, recipe_id: id, created_at: at })
    .onConflict((conflict) => conflict.columns(['member_id', 'key']).doNothing())
    .returning('recipe_id')
    .executeTakeFirst()
  if (!claimed) return { id: (await savedBefore(db, recipe.ownerId, idempotencyKey)) ?? id, isNew: false }
  await db
    .insertInto('recipes')
    .values({
      id,
      owner_id: recipe.ownerId,
      title: recipe.title,
      content: recipe.content,
      language: recipe.language,
      image_key: recipe.imageKey,
      plating: recipe.plating,
      taste: recipe.taste,
      dish_type: recipe.dishType,
      prep_minutes: recipe.prepMinutes,
      cook_minutes: recipe.cookMinutes,
      total_minutes: recipe.totalMinutes,
      search_terms: recipe.searchTerms,
      structure: recipe.structure && JSON.stringify(recipe.structure),
      findings: JSON.stringify(recipe.findings),
      search_title: fold(recipe.title),
      search_text: searchTextOf(recipe),
      created_at: at,
      updated_at: at,
      deleted_at: null,
    })
    .execute()
  return { id, isNew: true }
}

/** The recipe an idempotency key already made, or null. */
export async function savedBefore(db: Db, memberId: string, idempotencyKey: string): Promise<string | null> {
  const row = await db
    .selectFrom('recipe_saves')
    .select('recipe_id')
    .where('member_id', '=', memberId)
    .where('key', '=', idempotencyKey)
    .executeTakeFirst()
  return row?.recipe_id ?? null
}

function searchTextOf(recipe: NewRecipe): string {
  const parts = [
    recipe.title,
    recipe.searchTerms.join(' '),
    recipe.structure?.ingredients.map((ingredient) => ingredient.item).join(' ') ?? '',
    recipe.taste ?? '',
    recipe.content,
  ]
  return fold(parts.join('\n'))
}

/** A recipe this viewer may read, by its id; undefined when there is none for them. */
export async function findRecipe(db: Db, id: string, viewerId: string): Promise<RecipeWithOwner | undefined> {
  if (!isUuid(id)) return undefined
  return recipesWithOwner(db).where('recipes.id', '=', id).where(mayRead(viewerId)).executeTakeFirst()
}

export async function findPublicRecipe(db: Db, uuid: string): Promise<RecipeWithOwner | undefined> {
  if (!isUuid(uuid)) return undefined
  return recipesWithOwner(db).where('recipes.uuid', '=', uuid).where(mayRead(null)).executeTakeFirst()
}

export async function selectShowcase(db: Db): Promise<RecipeWithOwner[]> {
  return recipesWithOwner(db)
    .where(mayRead(null))
    .orderBy('recipes.created_at', 'desc')
    .orderBy('recipes.id', 'desc')
    .limit(6)
    .execute()
}

export async function selectRecipesOf(db: Db, ownerId: string): Promise<RecipeWithOwner[]> {
  return recipesWithOwner(db)
    .where('recipes.owner_id', '=', ownerId)
    .where('recipes.deleted_at', 'is', null)
    .orderBy('recipes.created_at', 'desc')
    .orderBy('recipes.id', 'desc')
    .execute()
}

export async function selectDeletedRecipesOf(db: Db, ownerId: string): Promise<RecipeWithOwner[]> {
  return recipesWithOwner(db)
    .where('recipes.owner_id', '=', ownerId)
    .where('recipes.deleted_at', 'is not', null)
    .orderBy('recipes.deleted_at', 'desc')
    .orderBy('recipes.id', 'desc')
    .execute()
}

/** Every word must be in the recipe, or nearly (trigrams forgive a typo); titles come before texts. */
export async function searchRecipesOf(db: Db, ownerId: string, text: string): Promise<RecipeWithOwner[]> {
  const words = fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .slice(0, 12)
  if (words.length === 0) return []
  let query = recipesWithOwner(db)
    .where('recipes.owner_id', '=', ownerId)
    .where('recipes.deleted_at', 'is', null)
  for (const word of words) {
    query = query.where(
      sql<boolean>`(position(${word} in recipes.search_text) > 0 or strict_word_similarity(${word}, recipes.search_text) >= 0.4)`,
    )
  }
  const whole = words.join(' ')
  return query
    .orderBy(sql`word_similarity(${whole}, recipes.search_title)`, 'desc')
    .orderBy(sql`word_similarity(${whole}, recipes.search_text)`, 'desc')
    .orderBy('recipes.created_at', 'desc')
    .orderBy('recipes.id', 'desc')
    .limit(limits.recipe.searchResults)
    .execute()
}

/** Publishes or takes back; answers the uuid, or null when a dangerous finding forbids publishing. */
export async function updateVisibility(
  db: Db,
  recipe: { id: string; ownerId: string },
  isPublic: boolean,
  now: number,
): Promise<string | null> {
  let update = db
    .updateTable('recipes')
    .set({ is_public: isPublic, updated_at: new Date(now) })
    .where('id', '=', recipe.id)
    .where('owner_id', '=', recipe.ownerId)
    .where('deleted_at', 'is', null)
  if (isPublic) update = update.where(sql<boolean>`not findings @> '[{"severity": "dangerous"}]'`)
  const row = await update.returning('uuid').executeTakeFirst()
  return row?.uuid ?? null
}

export async function markDeleted(
  db: Db,
  recipe: { id: string; ownerId: string },
  now: number,
): Promise<void> {
  await db
    .updateTable('recipes')
    .set({ deleted_at: sql`coalesce(deleted_at, ${new Date(now)})` })
    .where('id', '=', recipe.id)
    .where('owner_id', '=', recipe.ownerId)
    .execute()
}

/** Answers whether there was such a recipe of this owner, deleted or not. */
export async function unmarkDeleted(db: Db, recipe: { id: string; ownerId: string }): Promise<boolean> {
  if (!isUuid(recipe.id)) return false
  const row = await db
    .updateTable('recipes')
    .set({ deleted_at: null })
    .where('id', '=', recipe.id)
    .where('owner_id', '=', recipe.ownerId)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Whether a viewer may see a picture because a recipe that shows it can be read. */
export async function showsImage(db: Db, key: string, viewerId: string | null): Promise<boolean> {
  const row = await db
    .selectFrom('recipes')
    .select('id')
    .where('image_key', '=', key)
    .where(mayRead(viewerId))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
