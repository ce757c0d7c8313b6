import { sql } from 'kysely'
import type { Db } from '../../../platform/db/schema.ts'
import { jsonFile } from '../../../platform/privacy/personal-data.ts'
import { isShared } from './policy.ts'

/** Deletes a user's entries and takes them out of the counters. The user's ratings and likes are still there. */
export async function eraseCookingLog(db: Db, userId: string): Promise<void> {
  await sql`with deleted as (
      delete from cooking_log where user_id = ${userId} returning recipe_id, ${isShared} as is_shared
    ), counted as (
      select deleted.recipe_id, count(*)::int as entries, max(ratings.stars) as stars
      from deleted left join ratings on ratings.recipe_id = deleted.recipe_id and ratings.user_id = ${userId}
      where is_shared group by deleted.recipe_id
    )
    update recipes set cooked_count = cooked_count - entries, cooks_count = cooks_count - 1,
      cooked_rating_count = cooked_rating_count - (stars is not null)::int,
      cooked_rating_sum = cooked_rating_sum - coalesce(stars, 0)
    from counted where recipes.id = counted.recipe_id`.execute(db)
}

export async function* exportCookingLog(db: Db, userId: string) {
  const entries = await db
    .selectFrom('cooking_log')
    .select(['id', 'recipe_id', 'title', 'cooked_on', 'servings', 'stars', 'note', 'next_time', 'changed'])
    .select(['minutes', 'visible_to', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('cooked_on')
    .orderBy('created_at')
    .execute()
  if (entries.length > 0) yield jsonFile('cooking-log.json', entries)
}
