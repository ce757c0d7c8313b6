import { sql, type RawBuilder } from 'kysely'
import { limits } from '#shared/constants/limits.ts'
import { fallbackLanguage, type Language } from '#shared/constants/languages.ts'
import type { RecipeFilters, RecipeSort } from '#shared/contract/discover.ts'
import type { Db } from '../../platform/db/schema.ts'
import { isPublished } from './policy.ts'
import { listedRecipes, type ListedRecipe } from './queries.ts'
import { ingredientQuery } from './search-text.ts'

export type Condition = RawBuilder<boolean>

/** The recipes to search: all published ones, or those of one owner. */
export type Scope = { published: true } | { ownerId: string }

export function inScope(scope: Scope): Condition {
  return 'ownerId' in scope
    ? sql<boolean>`(recipes.owner_id = ${scope.ownerId} and recipes.deleted_at is null)`
    : isPublished
}

/**
 * Each filter as a condition on `recipes`; all must be true. PostgreSQL tests conditions of equal cost in this order. The
 * names of ingredients are read in the reader's language first.
 */
export function conditionsOf(filters: RecipeFilters, reader: Language): Condition[] {
  const conditions: Condition[] = []
  const add = (condition: Condition) => void conditions.push(condition)
  if (filters.dish_type) add(sql`recipes.dish_type = ${filters.dish_type}`)
  if (filters.diet?.length) add(sql`recipes.diets @> ${JSON.stringify(filters.diet)}::jsonb`)
  if (filters.max_minutes !== undefined) add(sql`recipes.minutes <= ${filters.max_minutes}`)
  if (filters.language) add(sql`recipes.language = ${filters.language}`)
  if (filters.min_rating !== undefined) {
    add(
      sql`(recipes.rating_count > 0 and recipes.rating_sum >= ${filters.min_rating} * recipes.rating_count)`,
    )
  }
  // The word vectors are stored apart from the row, so PostgreSQL should look at them last.
  for (const name of filters.with ?? []) {
    const query = ingredientQuery(name, reader)
    if (query) add(sql`recipes.ingredient_vector @@ ${query}`)
  }
  // PostgreSQL takes all operators for equally cheap; within a `case` the cheaper conditions certainly come first.
  const cheaper = conditions.length === 0 ? null : sql.join([...conditions], sql` and `)
  for (const name of filters.without ?? []) {
    const query = ingredientQuery(name, reader)
    if (!query) continue
    const lacks = sql<boolean>`not recipes.ingredient_vector @@ ${query}`
    add(cheaper ? sql`(case when ${cheaper} then ${lacks} else false end)` : lacks)
  }
  return conditions
}

/** The sort order, then newest first, with the id as tie-break. */
export function orderOf(sort: RecipeSort | undefined): RawBuilder<unknown> {
  const newest = sql`recipes.created_at desc, recipes.id desc`
  if (sort === 'rated') return sql`recipes.rating_score desc, ${newest}`
  if (sort === 'loved') return sql`recipes.like_count desc, ${newest}`
  return newest
}

/** A page of public recipes: first the ids from an index, then only their rows. */
export async function selectPublicRecipes(
  db: Db,
  filters: RecipeFilters,
  page: { limit: number; offset: number },
  reader: Language = fallbackLanguage,
): Promise<ListedRecipe[]> {
  const conditions = sql.join([isPublished, ...conditionsOf(filters, reader)], sql` and `)
  return listedRecipes(db)
    .where(
      sql<boolean>`recipes.id = any(array(select recipes.id from recipes where ${conditions}
        order by ${orderOf(filters.sort)} limit ${page.limit} offset ${page.offset}))`,
    )
    .orderBy(orderOf(filters.sort))
    .execute()
}

/** All of them, or with filters the number up to `limits.discover.counted`, and whether there are more. */
export async function countPublicRecipes(
  db: Db,
  filters: RecipeFilters,
  reader: Language = fallbackLanguage,
): Promise<{ total: number; more?: true }> {
  const conditions = conditionsOf(filters, reader)
  if (conditions.length === 0) {
    const row = await db.selectFrom('recipe_totals').select('public_count').executeTakeFirstOrThrow()
    return { total: row.public_count }
  }
  const most = limits.discover.counted
  const counted = (recipes: RawBuilder<unknown>) => sql`select count(*) as total from (
    select from ${recipes} where ${sql.join([isPublished, ...conditions], sql` and `)}
    limit ${sql.lit(most + 1)}) found`
  const first = firstInOrder(filters)
  const { rows } = await (
    first
      ? sql<{ total: number }>`with near as materialized (${counted(first)})
        select case when total > ${most} then total else (${counted(sql`recipes`)}) end as total from near`
      : sql<{ total: number }>`${counted(sql`recipes`)}`
  ).execute(db)
  const total = rows[0]?.total ?? 0
  return total > most ? { total: most, more: true } : { total }
}

/** Of so many recipes, the first in the order of the list are looked at before all. */
const looksAhead = { from: 200_000, rows: 12_000 }

/**
 * The first recipes of a kind or language, if there are many recipes. Of these alone more than are counted may have a
 * common ingredient; the word index would be read to the end of the ingredient's list first. Null under other filters,
 * which may leave too few recipes to find the first ones soon.
 */
function firstInOrder(filters: RecipeFilters): RawBuilder<unknown> | null {
  const { dish_type, language } = filters
  const { diet, max_minutes, min_rating } = filters
  const areFew =
    diet?.length || max_minutes !== undefined || min_rating !== undefined || (dish_type && language)
  if (!filters.with?.length || areFew) return null
  const conditions = sql.join(
    [isPublished, ...conditionsOf({ dish_type, language }, fallbackLanguage)],
    sql` and `,
  )
  return sql`(select is_public, deleted_at, hidden_at, dish_type, language, ingredient_vector
    from recipes where ${conditions} order by ${orderOf('newest')}
    limit (select case when public_count >= ${sql.lit(looksAhead.from)} then ${sql.lit(looksAhead.rows)} else 0 end
      from recipe_totals)) recipes`
}
