import { sql } from 'kysely'
import type { Db } from '../../../platform/db/schema.ts'
import { isShared } from './policy.ts'

/** What one user adds to the counters of a recipe. */
interface Contribution {
  entries: number
  stars: number | null
}

async function contributionOf(db: Db, recipeId: string, userId: string): Promise<Contribution> {
  const { rows } = await sql<Contribution>`select
    (select count(*) from cooking_log where recipe_id = ${recipeId} and user_id = ${userId} and ${isShared}) as entries,
    (select stars from ratings where recipe_id = ${recipeId} and user_id = ${userId}) as stars`.execute(db)
  return rows[0] ?? { entries: 0, stars: null }
}

/** Only the rating of somebody who shows that they cooked it counts twice: others must not find out from the order. */
const countsTwice = ({ entries, stars }: Contribution) => (entries > 0 && stars !== null ? stars : 0)

/**
 * Runs `work`, which changes entries of one user, and corrects the counters of the recipe. Call it with the recipe's row
 * locked.
 */
export async function withCookCounters<Result>(
  db: Db,
  { recipeId, userId }: { recipeId: string; userId: string },
  work: () => Promise<Result>,
): Promise<Result> {
  const before = await contributionOf(db, recipeId, userId)
  const result = await work()
  const after = await contributionOf(db, recipeId, userId)
  if (before.entries === after.entries) return result
  const difference = (of: (contribution: Contribution) => number) => sql`${of(after) - of(before)}::int`
  await db
    .updateTable('recipes')
    .set({
      cooked_count: sql`cooked_count + ${difference(({ entries }) => entries)}`,
      cooks_count: sql`cooks_count + ${difference(({ entries }) => Math.sign(entries))}`,
      cooked_rating_count: sql`cooked_rating_count + ${difference((of) => Math.sign(countsTwice(of)))}`,
      cooked_rating_sum: sql`cooked_rating_sum + ${difference(countsTwice)}`,
    })
    .where('id', '=', recipeId)
    .execute()
  return result
}

/** Whether the user has a visible entry, as a condition for statements that change the user's rating. */
export function isVisibleCook(recipeId: string, userId: string) {
  return sql<boolean>`exists (select from cooking_log
    where recipe_id = ${recipeId} and user_id = ${userId} and ${isShared})`
}
