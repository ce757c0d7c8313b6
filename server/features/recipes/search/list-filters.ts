import { sql, type RawBuilder } from 'kysely'
import type { Language } from '#shared/constants/languages.ts'
import type { RecipeFilters, RecipeSort } from '#shared/contract/discover.ts'
import { isPublished } from '../policy.ts'
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
 * names of ingredients are read in the reader's language first. The planner expects few recipes to have an ingredient that
 * is `hidden` from it, whatever the statistics say, and takes a word index.
 */
export function conditionsOf(
  filters: RecipeFilters,
  reader: Language,
  ingredients: 'seen' | 'hidden' = 'seen',
): Condition[] {
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
    if (query)
      add(sql`recipes.ingredient_vector @@ ${ingredients === 'seen' ? query : sql`(select ${query})`}`)
  }
  // PostgreSQL takes all operators for equally cheap; within a `case` the cheaper conditions certainly come first.
  const cheaper = conditions.length === 0 ? null : sql.join([...conditions], sql` and `)
  for (const name of filters.without ?? []) {
    const query = ingredientQuery(name, reader)
    if (!query) continue
    if (ingredients === 'hidden') {
      // The word index finds what lacks a word only if it is asked so.
      add(sql`recipes.ingredient_vector @@ (select !!(${query}))`)
      continue
    }
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
