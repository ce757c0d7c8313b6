import { sql, type RawBuilder } from 'kysely'
import { limits } from '#shared/constants/limits.ts'
import type { RecipeFilters, RecipeSort } from '#shared/contract/discover.ts'
import type { Db } from '../../platform/db/schema.ts'
import { isPublished } from './policy.ts'
import { listedRecipes, type ListedRecipe } from './queries.ts'
import { searchCandidates } from './search-candidates.ts'
import {
  anyLanguage,
  ingredientQuery,
  sameInAll,
  searchWords,
  wholeQuery,
  type QueryText,
} from './search-text.ts'

export type Condition = RawBuilder<boolean>

/** The recipes to search: all published ones, or those of one owner. */
export type Scope = { published: true } | { ownerId: string }

function inScope(scope: Scope): Condition {
  return 'ownerId' in scope
    ? sql<boolean>`(recipes.owner_id = ${scope.ownerId} and recipes.deleted_at is null)`
    : isPublished
}

/** Each filter as a condition on `recipes`; all must be true. PostgreSQL tests conditions of equal cost in this order. */
export function conditionsOf(filters: RecipeFilters): Condition[] {
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
    const query = ingredientQuery(name)
    if (query) add(sql`recipes.ingredient_vector @@ ${anyLanguage(query)}`)
  }
  for (const name of filters.without ?? []) {
    const query = ingredientQuery(name)
    if (query) add(sql`not recipes.ingredient_vector @@ ${anyLanguage(query)}`)
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
): Promise<ListedRecipe[]> {
  const conditions = sql.join([isPublished, ...conditionsOf(filters)], sql` and `)
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
): Promise<{ total: number; more?: true }> {
  const conditions = conditionsOf(filters)
  if (conditions.length === 0) {
    const row = await db.selectFrom('recipe_totals').select('public_count').executeTakeFirstOrThrow()
    return { total: row.public_count }
  }
  const most = limits.discover.counted
  const { rows } = await sql<{ total: number }>`select count(*) as total from (
    select from recipes where ${sql.join([isPublished, ...conditions], sql` and `)}
    limit ${sql.lit(most + 1)}) found`.execute(db)
  const total = rows[0]?.total ?? 0
  return total > most ? { total: most, more: true } : { total }
}

/** The whole recipes that match a text: see `rankedMatches`. */
export async function searchRecipes(
  db: Db,
  scope: Scope,
  text: string,
  filters: RecipeFilters,
  limit: number,
): Promise<ListedRecipe[]> {
  const ranked = await rankedMatches(db, scope, text, filters, limit)
  if (!ranked) return []
  return listedRecipes(db)
    .innerJoin(ranked.as('ranked'), 'ranked.id', 'recipes.id')
    .orderBy('ranked.position')
    .execute()
}

/** Ids with their position, as a table to join: only the matches of the answer are read as a whole. */
export type RankedMatches = RawBuilder<{ id: string; position: number }>

/**
 * The recipes that match a text, best first, with matches in the title before others. If nothing matches, it searches
 * again with similar known words. Null if nothing is found; a text without words finds nothing.
 */
export async function rankedMatches(
  db: Db,
  scope: Scope,
  text: string,
  filters: RecipeFilters,
  limit: number,
): Promise<RankedMatches | null> {
  const words = searchWords(text)
  if (words.length === 0) return null
  const asWritten = await matchesOf(db, scope, sameInAll(wholeQuery(words)), filters, limit)
  if (asWritten) return asWritten
  const similar = await nearestWords(db, scope, words)
  return similar === null ? null : matchesOf(db, scope, sameInAll(similar), filters, limit)
}

/**
 * Ranks only the first matches in the sort order: those in the title and, if they do not suffice, others. The query is
 * a value instead of a subquery, because the planner must see how common it is.
 */
async function matchesOf(
  db: Db,
  scope: Scope,
  text: QueryText,
  filters: RecipeFilters,
  limit: number,
): Promise<RankedMatches | null> {
  const query = await parsedQuery(db, text)
  const order = orderOf(filters.sort)
  const titlesFirst = filters.sort === undefined || filters.sort === 'best'
  const matching = (match: Condition) => sql.join([...conditionsOf(filters), match], sql` and `)
  const ids = await searchCandidates(db, {
    scope: inScope(scope),
    order,
    limit,
    words: sql`recipes.search_vector @@ ${query}`,
    inTitle: matching(sql`recipes.title_vector @@ ${query}`),
    anywhere: matching(sql`recipes.search_vector @@ ${query}`),
    sufficientTitles: titlesFirst ? limit : Infinity,
  })
  if (ids.length === 0) return null
  const best = titlesFirst ? sql`${rankOf(query)} desc, ${order}` : order
  // A recipe may have become private between the two statements.
  return sql`(select recipes.id, row_number() over (order by ${best}) as position from recipes
    where recipes.id = any(${ids}::uuid[]) and ${inScope(scope)} order by position limit ${limit})`
}

/** Queries by their text; users often repeat a search, and every letter typed is one. */
const parsedQueries = new Map<string, string>()
const maxParsed = 1000

/**
 * The `tsquery` of a text as a value. A statement uses it several times and would parse it in four languages each time,
 * which takes longer than most searches.
 */
async function parsedQuery(db: Db, text: QueryText): Promise<RawBuilder<string>> {
  const key = Object.values(text).join('\n')
  let parsed = parsedQueries.get(key)
  if (parsed === undefined) {
    const { rows } = await sql<{ query: string }>`select ${anyLanguage(text)}::text as query`.execute(db)
    parsed = rows[0]?.query ?? ''
    if (parsedQueries.size >= maxParsed) parsedQueries.clear()
    parsedQueries.set(key, parsed)
  }
  return sql<string>`${parsed}::tsquery`
}

/** Weights for text, ingredients, terms, title. One match in the title outranks all matches elsewhere. */
function rankOf(query: RawBuilder<string>): RawBuilder<number> {
  return sql<number>`((recipes.title_vector @@ ${query})::int
    + ts_rank('{0.1, 0.2, 0.4, 1}', recipes.search_vector, ${query}, 1))`
}

/**
 * The words to compare with: those of published recipes, or of the owner's newest recipes when they search their own.
 * Words of other users' private recipes must not leak. The owner's words are read once for all words of the search.
 */
function knownWords(scope: Scope): RawBuilder<unknown> {
  if (!('ownerId' in scope)) return sql`known as not materialized (select word, sound from search_words)`
  return sql`known as materialized (
    select word, search_sound(word) as sound from (
      select distinct word from (
        select search_title, term_text, ingredient_text from recipes
        where ${inScope(scope)} order by ${orderOf('newest')} limit 1000
      ) recent cross join words_of(search_title, term_text, ingredient_text) word
    ) distinct_words)`
}

/**
 * A query of the words and, for each, the nearest known words of similar sound or spelling: one typo is allowed from
 * four letters, two from seven. Null if there are no similar words.
 */
async function nearestWords(db: Db, scope: Scope, words: readonly string[]): Promise<string | null> {
  const { rows } = await sql<{ word: string; near: string[] }>`
    with ${knownWords(scope)}
    select given.word, array(
      select known.word from known
      where known.sound % search_sound(given.word) and known.word <> given.word
        and levenshtein(left(known.sound, 100), left(search_sound(given.word), 100))
          <= case when length(given.word) < 4 then 0 when length(given.word) < 7 then 1 else 2 end
      order by levenshtein(known.word, left(given.word, 100)) fetch first row with ties
    ) as near
    from unnest(${words}::text[]) with ordinality given (word, position) order by given.position`.execute(db)
  if (rows.every(({ near }) => near.length === 0)) return null
  return rows.map(({ word, near }) => `(${[word, ...near.toSorted().slice(0, 3)].join(' | ')})`).join(' & ')
}
