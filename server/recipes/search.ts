import { sql, type RawBuilder } from 'kysely'
import type { RecipeFilters, RecipeSort } from '#shared/contract/discover.ts'
import { limits } from '#shared/limits.ts'
import type { Db } from '../db/schema.ts'
import { isPublished } from './access.ts'
import { recipesWithOwner, type RecipeWithOwner } from './queries.ts'
import { anyLanguage, ingredientQuery, searchWords, wholeQuery } from './search-text.ts'

type Condition = RawBuilder<boolean>

/** Whose recipes are looked through: everybody's public ones, or one's own. */
export type Scope = { published: true } | { ownerId: string }

function within(scope: Scope): Condition {
  return 'ownerId' in scope
    ? sql<boolean>`(recipes.owner_id = ${scope.ownerId} and recipes.deleted_at is null)`
    : isPublished
}

/** Each filter as a condition on `recipes`; all must hold. */
function conditionsOf(filters: RecipeFilters): Condition[] {
  const conditions: Condition[] = []
  const add = (condition: Condition) => void conditions.push(condition)
  for (const name of filters.with ?? []) {
    const query = ingredientQuery(name)
    if (query) add(sql`recipes.ingredient_vector @@ ${anyLanguage(query)}`)
  }
  for (const name of filters.without ?? []) {
    const query = ingredientQuery(name)
    if (query) add(sql`not recipes.ingredient_vector @@ ${anyLanguage(query)}`)
  }
  if (filters.dish_type) add(sql`recipes.dish_type = ${filters.dish_type}`)
  if (filters.diet?.length) add(sql`recipes.diets @> ${JSON.stringify(filters.diet)}::jsonb`)
  if (filters.max_minutes !== undefined) add(sql`recipes.minutes <= ${filters.max_minutes}`)
  if (filters.language) add(sql`recipes.language = ${filters.language}`)
  if (filters.min_rating !== undefined) {
    add(
      sql`(recipes.rating_count > 0 and recipes.rating_sum >= ${filters.min_rating} * recipes.rating_count)`,
    )
  }
  return conditions
}

/** Newest first, the id as tie-break, unless something else comes before. */
function orderOf(sort: RecipeSort | undefined): RawBuilder<unknown> {
  const newest = sql`recipes.created_at desc, recipes.id desc`
  if (sort === 'rated') return sql`recipes.rating_score desc, ${newest}`
  if (sort === 'loved') return sql`recipes.like_count desc, ${newest}`
  return newest
}

/** A page of public recipes: the ids from an index alone, then only those rows. */
export async function selectPublicRecipes(
  db: Db,
  filters: RecipeFilters,
  page: { limit: number; offset: number },
): Promise<RecipeWithOwner[]> {
  const conditions = sql.join([isPublished, ...conditionsOf(filters)], sql` and `)
  return recipesWithOwner(db)
    .where(
      sql<boolean>`recipes.id = any(array(select recipes.id from recipes where ${conditions}
        order by ${orderOf(filters.sort)} limit ${page.limit} offset ${page.offset}))`,
    )
    .orderBy(orderOf(filters.sort))
    .execute()
}

export async function countPublicRecipes(db: Db, filters: RecipeFilters): Promise<number> {
  const conditions = conditionsOf(filters)
  if (conditions.length === 0) {
    return (await db.selectFrom('recipe_totals').select('public_count').executeTakeFirstOrThrow())
      .public_count
  }
  const { total } = await db
    .selectFrom('recipes')
    .select(sql<number>`count(*)`.as('total'))
    .where(sql.join([isPublished, ...conditions], sql` and `) as Condition)
    .executeTakeFirstOrThrow()
  return total
}

/**
 * The recipes that match a text, best first: what bears it in its title before what bears it elsewhere. Only when
 * nothing matches as it is written are words of nearly the same sound or spelling tried. Ranked are the newest matches
 * alone, so that a common word costs no more than a rare one. A text without words finds nothing.
 */
export async function searchRecipes(
  db: Db,
  scope: Scope,
  text: string,
  filters: RecipeFilters,
  limit: number,
): Promise<RecipeWithOwner[]> {
  const words = searchWords(text)
  if (words.length === 0) return []
  const conditions = sql.join([within(scope), ...conditionsOf(filters)], sql` and `)
  const newestMatches = (match: RawBuilder<unknown>) => sql`(select recipes.id from recipes
    where ${conditions} and ${match} order by ${orderOf(filters.sort)} limit ${sql.lit(limits.recipe.searchCandidates)})`
  const written = anyLanguage(wholeQuery(words))
  const ranked = sql`
    with exact as materialized (
      ${newestMatches(sql`recipes.title_vector @@ ${written}`)}
      union ${newestMatches(sql`recipes.search_vector @@ ${written}`)}
    ), meant as materialized (
      select case when exists (select from exact) then ${written} else ${anyLanguage(nearlyWritten(words))} end as query
    ), matches as (
      select id from exact
      union ${newestMatches(
        sql`not exists (select from exact) and recipes.search_vector @@ (select query from meant)`,
      )}
    )
    select recipes.id, ${rankOf(filters.sort)} as rank
    from matches join recipes on recipes.id = matches.id cross join meant`
  return recipesWithOwner(db)
    .innerJoin(sql<{ id: string; rank: number }>`(${ranked})`.as('ranked'), 'ranked.id', 'recipes.id')
    .orderBy('ranked.rank', 'desc')
    .orderBy(orderOf(filters.sort))
    .limit(limit)
    .execute()
}

/** Weights for text, ingredients, terms, title. A match in the title counts more than any number elsewhere. */
function rankOf(sort: RecipeSort | undefined): RawBuilder<number> {
  if (sort !== undefined && sort !== 'best') return sql<number>`0`
  return sql<number>`((recipes.title_vector @@ meant.query)::int
    + ts_rank('{0.1, 0.2, 0.4, 1}', recipes.search_vector, meant.query, 1))`
}

/** The words with up to three that are known, nearly alike, for each: a slip in five letters, two in seven. */
function nearlyWritten(words: readonly string[]): RawBuilder<string> {
  const each = words.map(
    (word) => sql`'(' || ${word}::text || coalesce((
      select string_agg(' | ' || near.word, '') from (
        select search_words.word from search_words
        where search_words.sound % search_sound(${word}::text)
          and levenshtein(left(search_words.sound, 100), left(search_sound(${word}::text), 100))
            <= case when length(${word}::text) < 4 then 0 when length(${word}::text) < 7 then 1 else 2 end
        order by levenshtein(search_words.word, left(${word}::text, 100)), search_words.word limit 3
      ) near), '') || ')'`,
  )
  return sql<string>`(${sql.join(each, sql` || ' & ' || `)})`
}
