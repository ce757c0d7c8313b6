import { sql } from 'kysely'
import type { Allergen } from '#shared/words/allergens.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { Restrictions } from '../recipes/season-queries.ts'
import type { EatTogether } from '../recipes/whole-recipe.ts'
import { selectContained, type ContainedFor } from '../recipes/card-allergens.ts'

/** What somebody at the user's table is allergic to, also who eats there only now and then. */
export async function avoidedAllergens(db: Db, userId: string, now: number): Promise<Allergen[]> {
  const { rows } = await sql<{ allergen: Allergen }>`
    select distinct allergen from household_members member
    join eaters on eaters.household_id = member.household_id
    cross join unnest(eaters.allergens) allergen
    where member.user_id = ${userId}
      and (member.removal_at is null or member.removal_at > ${new Date(now)})
    order by allergen`.execute(db)
  return rows.map(({ allergen }) => allergen)
}

/** Whether two members belong to the same household, so that what was cooked for one's table concerns the other. */
export const eatTogether: EatTogether = async (db, userId, otherId, now) => {
  const { rows } = await sql`
    select 1 from household_members one
    join household_members other on other.household_id = one.household_id
    where one.user_id = ${userId} and other.user_id = ${otherId}
      and (one.removal_at is null or one.removal_at > ${new Date(now)})
      and (other.removal_at is null or other.removal_at > ${new Date(now)})`.execute(db)
  return rows.length > 0
}

/** For the cards of recipes, wherever they are shown. */
export const containedFor: ContainedFor = async (db, recipeIds, { userId, language, now }) =>
  recipeIds.length === 0
    ? new Map()
    : selectContained(db, await avoidedAllergens(db, userId, now), recipeIds, language)

/** What those who usually eat at the user's table must not or do not want to have. */
export async function restrictionsAtTable(db: Db, userId: string, now: number): Promise<Restrictions> {
  const { rows } = await sql<Restrictions>`
    select allergens, diets, dislikes from household_members member
    join eaters on eaters.household_id = member.household_id
    where member.user_id = ${userId} and eaters.is_usual
      and (member.removal_at is null or member.removal_at > ${new Date(now)})`.execute(db)
  return {
    allergens: [...new Set(rows.flatMap(({ allergens }) => allergens))],
    diets: [...new Set(rows.flatMap(({ diets }) => diets))],
    dislikes: [...new Set(rows.flatMap(({ dislikes }) => dislikes))],
  }
}
