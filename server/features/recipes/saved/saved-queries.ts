import { sql } from 'kysely'
import { apiError } from '#shared/contract/errors.ts'
import { limits } from '#shared/constants/limits.ts'
import type { Db } from '../../../platform/db/schema.ts'
import { isUuid } from '../../../platform/db/uuid.ts'
import type { Page } from '../../../platform/http/paging.ts'
import { cards, type CardRow } from '../card-queries.ts'
import { groupMayRead } from '../policy.ts'
import { isShownTo, type SavedAccess } from './policy.ts'

/** A user and a recipe, whose row may be gone. */
export interface UserAndRecipe {
  userId: string
  recipeId: string
}

export async function findSavedAccess(db: Db, { userId, recipeId }: UserAndRecipe): Promise<SavedAccess> {
  if (!isUuid(recipeId)) return { recipe: 'unreadable', isSaved: false }
  const { rows } = await sql<{ recipe: SavedAccess['recipe'] | null; is_saved: boolean }>`
    select (select case when owner_id = ${userId} then 'own' when ${isShownTo(userId)} then 'readable' end
        from recipes where recipes.id = ${recipeId}) as recipe,
      exists (select from saved_recipes where user_id = ${userId} and recipe_id = ${recipeId}) as is_saved`.execute(
    db,
  )
  return { recipe: rows[0]?.recipe ?? 'unreadable', isSaved: rows[0]?.is_saved ?? false }
}

/**
 * Saves a recipe once and returns when that was; concurrent requests get the same answer. Throws `limit reached`, or
 * `not found` if the recipe was withdrawn meanwhile.
 */
export async function insertSaved(db: Db, { userId, recipeId }: UserAndRecipe, now: number): Promise<Date> {
  const { rows } = await sql<{ saved_at: Date }>`
    insert into saved_recipes (user_id, recipe_id, title, dish_type, saved_at)
    select ${userId}, id, title, dish_type, ${new Date(now)} from recipes
    where id = ${recipeId} and ${isShownTo(userId)}
      and (exists (select from saved_recipes where user_id = ${userId} and recipe_id = ${recipeId})
        or (select count(*) from saved_recipes where user_id = ${userId}) < ${limits.saved.perMember})
    on conflict (user_id, recipe_id) do update set saved_at = saved_recipes.saved_at
    returning saved_at`.execute(db)
  if (rows[0]) return rows[0].saved_at
  const { recipe } = await findSavedAccess(db, { userId, recipeId })
  throw apiError(recipe === 'unreadable' ? 'not found' : 'limit reached')
}

export async function findSavedAt(db: Db, { userId, recipeId }: UserAndRecipe): Promise<Date | null> {
  const row = await db
    .selectFrom('saved_recipes')
    .select('saved_at')
    .where('user_id', '=', userId)
    .where('recipe_id', '=', recipeId)
    .executeTakeFirst()
  return row?.saved_at ?? null
}

/** Tags and the note of a recipe that the user cannot open any more go with it: nothing would lead to them. */
export async function deleteSaved(db: Db, { userId, recipeId }: UserAndRecipe): Promise<void> {
  await sql`with removed as (
      delete from saved_recipes where user_id = ${userId} and recipe_id = ${recipeId} returning recipe_id
    ), unreachable as (
      select recipe_id from removed
      where not exists (select from recipes where recipes.id = removed.recipe_id and ${isShownTo(userId)})
    ), tags as (
      delete from recipe_tags using unreachable
      where recipe_tags.user_id = ${userId} and recipe_tags.recipe_id = unreachable.recipe_id
    )
    delete from recipe_notes using unreachable
    where recipe_notes.user_id = ${userId} and recipe_notes.recipe_id = unreachable.recipe_id`.execute(db)
}

export async function selectSaved(db: Db, userId: string, page: Page) {
  return db
    .selectFrom('saved_recipes')
    .select(['recipe_id', 'title', 'dish_type', 'saved_at'])
    .where('user_id', '=', userId)
    .orderBy('saved_at', 'desc')
    .orderBy('recipe_id')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
}

/** The titles that recipes had when the user saved them. */
export async function selectSavedTitles(
  db: Db,
  userId: string,
  recipeIds: readonly string[],
): Promise<Map<string, string | null>> {
  if (recipeIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('saved_recipes')
    .select(['recipe_id', 'title'])
    .where('user_id', '=', userId)
    .where('recipe_id', '=', sql<string>`any(${recipeIds}::uuid[])`)
    .execute()
  return new Map(rows.map((row) => [row.recipe_id, row.title]))
}

/** Of these recipes the ones that binder and collections show to the viewer. */
export async function selectShownCards(
  db: Db,
  viewerId: string,
  recipeIds: readonly string[],
): Promise<Map<string, CardRow>> {
  if (recipeIds.length === 0) return new Map()
  const rows = await cards(db)
    .where('recipes.id', '=', sql<string>`any(${recipeIds}::uuid[])`)
    .where(isShownTo(viewerId))
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** Whether every member of a group may read the recipe. */
export async function canGroupReadRecipe(db: Db, groupId: string, recipeId: string): Promise<boolean> {
  const row = await db
    .selectFrom('recipes')
    .select('id')
    .where('id', '=', recipeId)
    .where(groupMayRead(groupId))
    .executeTakeFirst()
  return row !== undefined
}

/** For users who saved recipes of a person who leaves: their own rows stay, without the title. */
export async function eraseSavedTitles(db: Db, authorId: string): Promise<void> {
  await sql`update saved_recipes set title = null from recipes
    where recipes.owner_id = ${authorId} and saved_recipes.recipe_id = recipes.id`.execute(db)
}

/** The last day on which the user cooked each recipe, the latest first; hidden and private entries count too. */
export async function selectLastCooked(db: Db, userId: string, page: Page) {
  const { rows } = await sql<{ recipe_id: string; cooked_on: string }>`
    select recipe_id, max(cooked_on)::text as cooked_on from cooking_log
    where user_id = ${userId} and recipe_id is not null
    group by recipe_id order by max(cooked_on) desc, recipe_id
    limit ${page.limit} offset ${page.offset}`.execute(db)
  return rows
}
