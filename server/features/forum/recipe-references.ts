import { sql } from 'kysely'
import type { Db } from '../../platform/db/schema.ts'
import { isUuid } from '../../platform/db/uuid.ts'
import { groupMayRead } from '../recipes/policy.ts'
import type { Page } from '../../platform/http/paging.ts'

/** A reference with its recipe's columns, which are null for a recipe that the viewer may not read. */
export const referenceColumns = [
  'reference.id as reference_id',
  'reference.recipe_id as referenced_id',
  'recipes.title as recipe_title',
  'recipes.image_key as recipe_image',
  'cook.name as recipe_owner',
] as const

export interface ReferenceColumns {
  reference_id: string | null
  referenced_id: string | null
  recipe_title: string | null
  recipe_image: string | null
  recipe_owner: string | null
}

export const noReference: ReferenceColumns = {
  reference_id: null,
  referenced_id: null,
  recipe_title: null,
  recipe_image: null,
  recipe_owner: null,
}

export interface Shareable {
  id: string
  title: string
  isUnsafe: boolean
}

/**
 * A recipe that the user may share into a group: their own, or one that the group may read already. Its row stays
 * locked against edits and deletion until the transaction ends.
 */
export async function findShareable(
  db: Db,
  recipeId: string,
  groupId: string,
  userId: string,
): Promise<Shareable | undefined> {
  if (!isUuid(recipeId)) return undefined
  return db
    .selectFrom('recipes')
    .select(['id', 'title', sql<boolean>`recipes.findings @> '[{"severity": "dangerous"}]'`.as('isUnsafe')])
    .where('id', '=', recipeId)
    .where('deleted_at', 'is', null)
    .where('hidden_at', 'is', null)
    .where(sql<boolean>`(recipes.owner_id = ${userId} or ${groupMayRead(groupId)})`)
    .forShare()
    .executeTakeFirst()
}

/** Attaches a recipe to a thread or to one of its posts, and shares it with the group. */
export async function attachRecipe(
  db: Db,
  target: { groupId: string; threadId: string; postId: string | null },
  recipeId: string,
  userId: string,
  now: number,
): Promise<void> {
  const at = new Date(now)
  const share = await db
    .insertInto('recipe_shares')
    .values({ group_id: target.groupId, recipe_id: recipeId, sharer_id: userId, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('recipe_references')
    .values({
      thread_id: target.threadId,
      post_id: target.postId,
      recipe_id: recipeId,
      share_id: share.id,
      created_at: at,
    })
    .execute()
}

/**
 * Withdraws the recipes attached to a post, or to a thread and all of its posts. Deletes shares before references, in
 * the same order as `removeShares`, to avoid deadlocks.
 */
export async function detachRecipes(
  db: Db,
  target: { threadId: string } | { postId: string },
): Promise<void> {
  const condition = 'postId' in target ? sql`post_id = ${target.postId}` : sql`thread_id = ${target.threadId}`
  await sql`delete from recipe_shares
    where id in (select share_id from recipe_references where ${condition})`.execute(db)
  await sql`delete from recipe_references where ${condition}`.execute(db)
}

/** Whether a recipe is shared into a group, and whether the user owns it. */
export async function findShares(
  db: Db,
  groupId: string,
  recipeId: string,
  userId: string,
): Promise<{ ownsRecipe: boolean; isShared: boolean }> {
  const row = isUuid(recipeId)
    ? await db
        .selectFrom('recipes')
        .select([
          'recipes.owner_id',
          sql<boolean>`exists (select from recipe_shares
            where recipe_shares.recipe_id = recipes.id and recipe_shares.group_id = ${groupId})`.as(
            'is_shared',
          ),
        ])
        .where('recipes.id', '=', recipeId)
        .executeTakeFirst()
    : undefined
  return { ownsRecipe: row?.owner_id === userId, isShared: row?.is_shared ?? false }
}

/** Withdraws every share of a recipe in a group. References on threads and posts stay, without the recipe's details. */
export async function removeShares(db: Db, groupId: string, recipeId: string): Promise<void> {
  await db
    .deleteFrom('recipe_shares')
    .where('group_id', '=', groupId)
    .where('recipe_id', '=', recipeId)
    .execute()
}

/**
 * The groups into which a recipe's owner shared it. Shares by other members are left out: they could reveal a private
 * group.
 */
export async function selectSharesOf(
  db: Db,
  recipe: { id: string; owner_id: string },
  page: Page,
): Promise<{ id: string; name: string }[]> {
  return db
    .selectFrom('groups')
    .select(['id', 'name'])
    .where('id', 'in', (shares) =>
      shares
        .selectFrom('recipe_shares')
        .select('group_id')
        .where('recipe_id', '=', recipe.id)
        .where('sharer_id', '=', recipe.owner_id),
    )
    .orderBy('name')
    .orderBy('id')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
}

/** The ids of the recipes of others that were shared into a user's groups last, among the newest shares. */
export async function selectSharedWith(db: Db, userId: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ recipe_id: string }>`
    select recipe_id from (
      select recipe_id, sharer_id, recipe_shares.created_at from recipe_shares
      join group_members on group_members.group_id = recipe_shares.group_id and group_members.user_id = ${userId}
      order by recipe_shares.created_at desc limit ${10 * limit}) shares
    where sharer_id <> ${userId}
    group by recipe_id order by max(created_at) desc, recipe_id limit ${limit}`.execute(db)
  return rows.map((row) => row.recipe_id)
}

/** The recipes among these that are shared into a group, or attached to a thread or post. */
export async function selectReferredAmong(db: Db, recipeIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ recipe_id: string }>`
    select recipe_id from recipe_shares where recipe_id = any(${[...recipeIds]}::uuid[])
    union select recipe_id from recipe_references where recipe_id = any(${[...recipeIds]}::uuid[])`.execute(
    db,
  )
  return rows.map((row) => row.recipe_id)
}
