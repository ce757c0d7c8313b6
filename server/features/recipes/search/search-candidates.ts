import { sql, type RawBuilder } from 'kysely'
import { limits } from '#shared/constants/limits.ts'
import type { Db } from '../../../platform/db/schema.ts'

type Sql = RawBuilder<unknown>

/** The number of matches to read through the word index before trying anything else. */
const bound = 1000

/** For a word that reaches the bound, the number of recipes to scan in their sort order; then at most so many. */
const scan = { first: 5000, most: 40_000 }

/**
 * A word is common if at least so many of the first recipes have it in their title or ingredients, or of some of these
 * anywhere. Fewer titles suffice if that share of all recipes is several times the bound: the word index would be read for
 * nothing.
 */
const sample = { size: 300, inTitle: 9, inFewTitles: 4, inIngredients: 12, textSize: 30, inText: 6 }
const manyTitles = 5 * bound

/** So many matches are ranked for one that is answered. */
const rankedPerAnswer = 2

export interface Search {
  /** The condition for the recipes to search. */
  scope: Sql
  /** The order of the list, which an index has. */
  order: Sql
  /** The condition for recipes that come before others of the same kind: those in the reader's language. */
  preferred: Sql | null
  /** The number of recipes in the scope, if it is known. */
  total: Sql | null
  /** The scope and the conditions of the filters. */
  conditions: Sql
  /** The text of the query, with prefixes if they are wanted. */
  query: string
  /** The number of matches that are answered. */
  limit: number
  /** This many matches in titles make a search elsewhere unnecessary. */
  sufficientTitles: number
}

/**
 * A query whose words do not decide the plan, so that the statement may be prepared: planning takes longer than finding
 * the matches of most words.
 */
export const anyQuery = (query: string): Sql => sql`cast(${query} as tsquery)`

/** A query whose words decide the plan: the planner sees how common they are. */
const plannedQuery = (query: string): Sql => sql`${query}::tsquery`

export interface Candidates {
  /** Those that match in the title or are about what is searched. */
  titles: string[]
  /** The others, if the titles do not suffice. */
  others: string[]
  /** There are more matches than were read. */
  areMany: boolean
}

const none: Candidates = { titles: [], others: [], areMany: false }

interface Found {
  titles: string[]
  title_count: number
  others: string[]
  other_count: number
  is_common: boolean
  is_common_in_titles: boolean
}

/**
 * The ids of the recipes to rank: the first preferred ones, then the first others, that match in the title and, if these do not suffice,
 * the first that match anywhere.
 *
 * The planner overestimates how many recipes contain an unknown word, and would scan a large table in the sort order,
 * expecting enough matches soon. So each statement is bounded: the word index comes first, and only words that reach
 * the bound, or occur in many of the first recipes, are searched in the sort order.
 */
export async function searchCandidates(db: Db, search: Search): Promise<Candidates> {
  const { scope, total, order, preferred, conditions, sufficientTitles } = search
  // Unknown to the planner, which then takes the word index.
  const query = sql`(select query from given)`
  const most = sql.lit(candidatesOf(search))
  const inTitle = sql`recipes.title_vector @@ ${query}`
  const inTitles = sql`count(*) filter (where ${inTitle})`
  const areManyOfAll = total
    ? sql`(${inTitles} >= ${sql.lit(sample.inFewTitles)}
        and ${inTitles} * ${total} >= ${sql.lit(manyTitles * sample.size)})`
    : sql`false`
  // The filters come after the bound: otherwise a common word would be read to its end for a filter that few pass.
  const bounded = (matches: Sql) => sql`select id, language, created_at, rating_score, like_count,
      ${conditions} as passes
    from recipes where ${scope} and ${matches} limit ${sql.lit(bound)}`
  const passing = (step: Sql) => sql`(select count(*) filter (where passes) from ${step})`
  const first = (step: Sql) => sql`array(select id from ${step} recipes where passes
    order by ${preferred ? sql`(${preferred}) desc, ${order}` : order} limit ${most})`
  const { rows } = await sql<Found>`
    with given as materialized (select ${anyQuery(search.query)} as query),
    sample as materialized (
      select ${inTitles} >= ${sql.lit(sample.inTitle)} or ${areManyOfAll} as is_common_in_titles,
        count(*) filter (where recipes.ingredient_vector @@ ${query}) >= ${sql.lit(sample.inIngredients)}
          or (select count(*) from ${inOrder(search, sample.textSize)} where recipes.search_vector @@ ${query})
            >= ${sql.lit(sample.inText)} as is_common
      from ${inOrder(search, sample.size)}),
    titles as materialized (${bounded(sql`${inTitle} and not (select is_common_in_titles from sample)`)}),
    others as materialized (${bounded(sql`recipes.search_vector @@ ${query}
      and ${passing(sql`titles`)} < ${Math.min(sufficientTitles, bound + 1)}
      and not (select is_common or is_common_in_titles from sample)`)})
    select ${first(sql`titles`)} as titles, (select count(*) from titles) as title_count,
      ${first(sql`others`)} as others, (select count(*) from others) as other_count,
      is_common, is_common_in_titles from sample`.execute(db)
  const [found] = rows
  if (!found) return none
  const areManyTitles = found.is_common_in_titles || found.title_count >= bound
  const many = anyQuery(search.query)
  const titles = areManyTitles
    ? await firstOfMany(db, search, sql`recipes.title_vector @@ ${many}`)
    : found.titles
  if (titles.length >= sufficientTitles) return { titles, others: [], areMany: areManyTitles }
  const areMany = areManyTitles || found.is_common || found.other_count >= bound
  if (!areMany) return { titles, others: found.others, areMany }
  const others = await firstOfMany(db, search, anywhere(many))
  const enough = titles.length + others.length >= Math.min(search.limit, candidatesOf(search))
  return { titles, others: enough ? others : await allSorted(db, search), areMany }
}

const candidatesOf = ({ limit }: Search) => Math.min(limit * rankedPerAnswer, limits.recipe.searchCandidates)

/** The short vectors first: that of the whole text is stored apart from the row and takes ten times as long to read. */
const anywhere = (query: Sql): Sql =>
  sql`(recipes.title_vector @@ ${query} or recipes.ingredient_vector @@ ${query} or recipes.search_vector @@ ${query})`

/** The first recipes in the sort order, matching or not. The conditions use no other columns than these. */
export const inOrder = ({ scope, order }: Pick<Search, 'scope' | 'order'>, rows: number): Sql => sql`(
  select id, owner_id, is_public, deleted_at, hidden_at, created_at, rating_score, like_count, rating_count,
    rating_sum, dish_type, diets, minutes, language, ingredient_vector, title_vector, search_vector
  from recipes where ${scope} order by ${order} limit ${sql.lit(rows)}) recipes`

/**
 * A common word usually has enough matches among the first recipes, or among some more of them. With enough preferred
 * matches for the answer, no others are looked for. Under filters that few recipes pass there may be fewer than enough.
 */
async function firstOfMany(db: Db, search: Search, matches: Sql): Promise<string[]> {
  const { order, preferred, conditions, limit } = search
  const scanned = async (rows: number, more: Sql = sql`true`) => {
    const found = await sql<{ id: string }>`select id from ${inOrder(search, rows)}
      where ${more} and ${conditions} and ${matches} order by ${order} limit ${candidatesOf(search)}`.execute(
      db,
    )
    return found.rows.map(({ id }) => id)
  }
  const own = preferred ? await scanned(scan.first, preferred) : []
  if (own.length >= limit) return own
  const near = await scanned(scan.first)
  const both = [...new Set([...own, ...near])]
  if (both.length >= limit) return both
  const needed = near.length === 0 ? Infinity : (scan.first * limit * 1.5) / near.length
  if (needed > scan.most) return both
  return [...new Set([...own, ...(await scanned(Math.ceil(needed)))])]
}

/**
 * All matches, sorted. `offset 0` is an optimisation fence: without it the planner would scan in the sort order again,
 * without a bound.
 */
async function allSorted(db: Db, search: Search): Promise<string[]> {
  const { order, conditions, query } = search
  const { rows } = await sql<{ id: string }>`select id from (
      select id, created_at, rating_score, like_count from recipes
      where ${conditions} and recipes.search_vector @@ ${plannedQuery(query)} offset 0) recipes
    order by ${order} limit ${candidatesOf(search)}`.execute(db)
  return rows.map(({ id }) => id)
}
