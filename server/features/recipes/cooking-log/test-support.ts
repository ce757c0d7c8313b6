import { sql } from 'kysely'
import { logCooked, type OwnEntry } from '#shared/contract/cooking-log.ts'
import type { BodyOf } from '#shared/contract/endpoint.ts'
import type { TestApp } from '../../../test/app.ts'
import type { TestUser } from '../../../test/users.ts'

export function cook(
  person: TestUser,
  recipeId: string,
  fields: Partial<BodyOf<typeof logCooked>> = {},
): Promise<OwnEntry> {
  return person.call(logCooked, { params: { id: recipeId }, body: { id: crypto.randomUUID(), ...fields } })
}

/** The recipes whose counters of the cooking log, photos or ratings differ from a recount. */
export async function wrongCookCounters(app: TestApp) {
  const { rows } = await sql`with shown as (
      select * from cooking_log where visible_to = 'members' and hidden_at is null
    ), recounted as (
      select recipes.id,
        (select count(*) from shown where recipe_id = recipes.id) as cooked,
        (select count(distinct user_id) from shown where recipe_id = recipes.id) as cooks,
        (select count(*) from photos where recipe_id = recipes.id and hidden_at is null and not is_private) as photos,
        (select count(*) from ratings where recipe_id = recipes.id) as ratings,
        (select coalesce(sum(stars), 0) from ratings where recipe_id = recipes.id) as stars,
        (select count(*) from ratings where recipe_id = recipes.id
          and user_id in (select user_id from shown where recipe_id = recipes.id)) as cooked_ratings,
        (select coalesce(sum(stars), 0) from ratings where recipe_id = recipes.id
          and user_id in (select user_id from shown where recipe_id = recipes.id)) as cooked_stars
      from recipes
    )
    select recipes.title, recounted.* from recipes join recounted using (id)
    where (cooked_count, cooks_count, photos_count, rating_count, rating_sum, cooked_rating_count, cooked_rating_sum)
      is distinct from (cooked, cooks, photos, ratings, stars, cooked_ratings, cooked_stars)`.execute(app.db)
  return rows
}
