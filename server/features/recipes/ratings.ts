import { sql } from 'kysely'
import type { Db } from '../../platform/db/schema.ts'
import type { Page } from '../../platform/http/paging.ts'
import { notifyMember } from '../notifications/notify.ts'
import { isVisibleCook } from './cooking-log/counters.ts'

interface Rating {
  mean: number
  count: number
}

/** Four decimals are more than anything shows, and short. */
export function meanOf(row: { rating_count: number; rating_sum: number }): Rating {
  const mean = row.rating_count === 0 ? 0 : Math.round((row.rating_sum / row.rating_count) * 1e4) / 1e4
  return { mean, count: row.rating_count }
}

/** A user's own rating of a recipe, null without one, and whether the user likes it. */
export async function findReactions(
  db: Db,
  recipeId: string,
  userId: string,
): Promise<{ myRating: number | null; liked: boolean }> {
  const row = await db
    .selectNoFrom((select) => [
      select
        .selectFrom('ratings')
        .select('stars')
        .where('recipe_id', '=', recipeId)
        .where('user_id', '=', userId)
        .as('stars'),
      select
        .exists(
          select
            .selectFrom('likes')
            .select('user_id')
            .where('recipe_id', '=', recipeId)
            .where('user_id', '=', userId),
        )
        .as('liked'),
    ])
    .executeTakeFirstOrThrow()
  return { myRating: row.stars, liked: Boolean(row.liked) }
}

/** Stores a user's first or changed rating and returns the new mean. Call it with the recipe's row locked. */
export async function storeRating(
  db: Db,
  rating: { recipeId: string; ownerId: string; userId: string; stars: number },
  now: number,
): Promise<Rating> {
  const before = await db
    .selectFrom('ratings')
    .select('stars')
    .where('recipe_id', '=', rating.recipeId)
    .where('user_id', '=', rating.userId)
    .executeTakeFirst()
  const stored = { stars: rating.stars, rated_at: new Date(now) }
  await db
    .insertInto('ratings')
    .values({ recipe_id: rating.recipeId, user_id: rating.userId, ...stored })
    .onConflict((conflict) => conflict.columns(['recipe_id', 'user_id']).doUpdateSet(stored))
    .execute()
  const added = { count: before ? 0 : 1, stars: rating.stars - (before?.stars ?? 0) }
  const ofCook = (by: number) =>
    sql`case when ${isVisibleCook(rating.recipeId, rating.userId)} then ${by}::int else 0 end`
  const row = await db
    .updateTable('recipes')
    .set({
      rating_count: sql`rating_count + ${added.count}::int`,
      rating_sum: sql`rating_sum + ${added.stars}::int`,
      cooked_rating_count: sql`cooked_rating_count + ${ofCook(added.count)}`,
      cooked_rating_sum: sql`cooked_rating_sum + ${ofCook(added.stars)}`,
    })
    .where('id', '=', rating.recipeId)
    .returning(['rating_count', 'rating_sum'])
    .executeTakeFirstOrThrow()
  // Ratings are anonymous, and a changed rating does not notify again.
  const notification = {
    kind: 'rating',
    userId: rating.ownerId,
    actorId: null,
    recipeId: rating.recipeId,
  } as const
  if (!before) await notifyMember(db, notification, now)
  return meanOf(row)
}

export async function selectRatingsBy(db: Db, userId: string, page: Page) {
  return db
    .selectFrom('ratings')
    .select(['recipe_id', 'stars'])
    .where('user_id', '=', userId)
    .orderBy('rated_at', 'desc')
    .orderBy('recipe_id')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
}

/** Adds or removes a like and returns the new state. Call it with the recipe's row locked. */
export async function toggleLike(
  db: Db,
  { recipeId, userId }: { recipeId: string; userId: string },
  now: number,
): Promise<'liked' | 'unliked'> {
  const removed = await db
    .deleteFrom('likes')
    .where('recipe_id', '=', recipeId)
    .where('user_id', '=', userId)
    .returning('user_id')
    .executeTakeFirst()
  if (!removed) {
    await db
      .insertInto('likes')
      .values({ recipe_id: recipeId, user_id: userId, liked_at: new Date(now) })
      .execute()
  }
  await db
    .updateTable('recipes')
    .set({ like_count: sql`like_count + ${removed ? -1 : 1}::int` })
    .where('id', '=', recipeId)
    .execute()
  return removed ? 'unliked' : 'liked'
}

export async function selectLikesOf(db: Db, userId: string, page: Page): Promise<string[]> {
  const rows = await db
    .selectFrom('likes')
    .select('recipe_id')
    .where('user_id', '=', userId)
    .orderBy('liked_at', 'desc')
    .orderBy('recipe_id')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  return rows.map((row) => row.recipe_id)
}
