import { sql } from 'kysely'
import { apiError } from '#shared/contract/errors.ts'
import { limits } from '#shared/constants/limits.ts'
import { fold } from '#shared/words/fold.ts'
import type { Db } from '../../../platform/db/schema.ts'
import type { Page } from '../../../platform/http/paging.ts'
import type { UserAndRecipe } from './saved-queries.ts'

export async function selectTags(db: Db, { userId, recipeId }: UserAndRecipe): Promise<string[]> {
  const rows = await db
    .selectFrom('recipe_tags')
    .select('tag')
    .where('user_id', '=', userId)
    .where('recipe_id', '=', recipeId)
    .orderBy('folded')
    .execute()
  return rows.map(({ tag }) => tag)
}

/**
 * Replaces the tags of a recipe and returns them. A tag that the user has on another recipe takes its spelling. Throws
 * `limit reached` for more different tags than a user may have.
 */
export async function replaceTags(
  db: Db,
  { userId, recipeId }: UserAndRecipe,
  tags: readonly string[],
): Promise<string[]> {
  return db.transaction().execute(async (transaction) => {
    // One replacement after the other: two at once would join their tags.
    await lockTags(transaction, userId)
    await transaction
      .deleteFrom('recipe_tags')
      .where('user_id', '=', userId)
      .where('recipe_id', '=', recipeId)
      .execute()
    if (tags.length === 0) return []
    await insertTags(transaction, { userId, recipeId }, tags)
    if ((await selectFolded(transaction, userId)).length > limits.tags.perMember)
      throw apiError('limit reached')
    return selectTags(transaction, { userId, recipeId })
  })
}

/** Tags a recipe that has just been saved, with as many of the tags as the user may have. */
export async function addFirstTags(
  transaction: Db,
  { userId, recipeId }: UserAndRecipe,
  tags: readonly string[],
): Promise<void> {
  if (tags.length === 0) return
  await lockTags(transaction, userId)
  const known = new Set(await selectFolded(transaction, userId))
  let left = limits.tags.perMember - known.size
  const taken: string[] = []
  for (const tag of new Map(tags.map((each) => [fold(each), each])).values()) {
    const isKnown = known.has(fold(tag))
    if (taken.length === limits.tags.perRecipe || (!isKnown && left <= 0)) continue
    if (!isKnown) left -= 1
    taken.push(tag)
  }
  await insertTags(transaction, { userId, recipeId }, taken)
}

const lockTags = (transaction: Db, userId: string) =>
  sql`select pg_advisory_xact_lock(hashtext('recipe tags'), hashtext(${userId}))`.execute(transaction)

async function selectFolded(db: Db, userId: string): Promise<string[]> {
  const { rows } = await sql<{ folded: string }>`
    select distinct folded from recipe_tags where user_id = ${userId}`.execute(db)
  return rows.map(({ folded }) => folded)
}

/** A tag that the user has on another recipe takes its spelling. */
async function insertTags(
  db: Db,
  { userId, recipeId }: UserAndRecipe,
  tags: readonly string[],
): Promise<void> {
  const byFolded = new Map(tags.map((tag) => [fold(tag), tag]))
  const [spellings, folded] = [[...byFolded.values()], [...byFolded.keys()]]
  await sql`insert into recipe_tags (user_id, recipe_id, tag, folded)
    select ${userId}, ${recipeId}, coalesce((select min(other.tag) from recipe_tags other
        where other.user_id = ${userId} and other.folded = added.folded), added.tag), added.folded
    from unnest(${spellings}::text[], ${folded}::text[]) as added (tag, folded)`.execute(db)
}

/** Each tag with its recipes: own ones that are not deleted, and saved ones. */
export async function selectTagsOf(db: Db, userId: string, page: Page) {
  const { rows } = await sql<{ tag: string; recipes: string[] }>`
    select min(tag) as tag, array_agg(recipe_id order by recipe_id) as recipes from recipe_tags
    where user_id = ${userId} and (
      exists (select from saved_recipes where saved_recipes.user_id = ${userId}
        and saved_recipes.recipe_id = recipe_tags.recipe_id)
      or exists (select from recipes where recipes.id = recipe_tags.recipe_id
        and recipes.owner_id = ${userId} and recipes.deleted_at is null))
    group by folded order by folded limit ${page.limit} offset ${page.offset}`.execute(db)
  return rows
}

export interface NoteRow {
  text: string
  updated_at: Date
}

export async function findNote(db: Db, { userId, recipeId }: UserAndRecipe): Promise<NoteRow | undefined> {
  return db
    .selectFrom('recipe_notes')
    .select(['text', 'updated_at'])
    .where('user_id', '=', userId)
    .where('recipe_id', '=', recipeId)
    .executeTakeFirst()
}

/** Writes the note; a blank one is deleted. The latest text wins, whenever it arrives; returns the note that is left. */
export async function storeNote(
  db: Db,
  { userId, recipeId }: UserAndRecipe,
  text: string,
  now: number,
): Promise<NoteRow | undefined> {
  if (text === '') {
    await db
      .deleteFrom('recipe_notes')
      .where('user_id', '=', userId)
      .where('recipe_id', '=', recipeId)
      .where('updated_at', '<=', new Date(now))
      .execute()
    return findNote(db, { userId, recipeId })
  }
  const stored = { text, updated_at: new Date(now) }
  await db
    .insertInto('recipe_notes')
    .values({ user_id: userId, recipe_id: recipeId, ...stored })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'recipe_id'])
        .doUpdateSet(stored)
        .where('recipe_notes.updated_at', '<=', stored.updated_at),
    )
    .execute()
  return findNote(db, { userId, recipeId })
}
