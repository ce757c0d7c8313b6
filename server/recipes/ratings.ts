import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'
import type { Page } from '../http/page.ts'
import { tellMember } from '../notices/telling.ts'

/** Writes one person's rating, the first or another; to be called by who holds the recipe's row. */
export async function putRating(
  db: Db,
  rating: { recipeId: string; ownerId: string; memberId: string; stars: number },
  now: number,
): Promise<void> {
  const before = await db
    .selectFrom('ratings')
    .select('stars')
    .where('recipe_id', '=', rating.recipeId)
    .where('user_id', '=', rating.memberId)
    .executeTakeFirst()
  const stored = { stars: rating.stars, rated_at: new Date(now) }
  await db
    .insertInto('ratings')
    .values({ recipe_id: rating.recipeId, user_id: rating.memberId, ...stored })
    .onConflict((conflict) => conflict.columns(['recipe_id', 'user_id']).doUpdateSet(stored))
    .execute()
  await db
    .updateTable('recipes')
    .set({
      rating_count: sql`rating_count + ${before ? 0 : 1}::int`,
      rating_sum: sql`rating_sum + ${rating.stars - (before?.stars ?? 0)}::int`,
    })
    .where('id', '=', rating.recipeId)
    .execute()
  // A rating is nobody's signature, and a second thought is no second rating.
  const told = { kind: 'rating', memberId: rating.ownerId, actorId: null, recipeId: rating.recipeId } as const
  if (!before) await tellMember(db, told, now)
}

export async function selectRatingsBy(db: Db, memberId: string, page: Page) {
  return db
    .selectFrom('ratings')
    .select(['recipe_id', 'stars'])
    .where('user_id', '=', memberId)
    .orderBy('rated_at', 'desc')
    .orderBy('recipe_id')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
}

/** Likes, or takes the like back; answers what it is now. To be called by who holds the recipe's row. */
export async function toggleLike(
  db: Db,
  { recipeId, memberId }: { recipeId: string; memberId: string },
  now: number,
): Promise<'liked' | 'unliked'> {
  const gone = await db
    .deleteFrom('likes')
    .where('recipe_id', '=', recipeId)
    .where('user_id', '=', memberId)
    .returning('user_id')
    .executeTakeFirst()
  if (!gone) {
    await db
      .insertInto('likes')
      .values({ recipe_id: recipeId, user_id: memberId, liked_at: new Date(now) })
      .execute()
  }
  await db
    .updateTable('recipes')
    .set({ like_count: sql`like_count + ${gone ? -1 : 1}::int` })
    .where('id', '=', recipeId)
    .execute()
  return gone ? 'unliked' : 'liked'
}

export async function selectLikesOf(db: Db, memberId: string, page: Page): Promise<string[]> {
  const rows = await db
    .selectFrom('likes')
    .select('recipe_id')
    .where('user_id', '=', memberId)
    .orderBy('liked_at', 'desc')
    .orderBy('recipe_id')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  return rows.map((row) => row.recipe_id)
}
