import { sql, type RawBuilder } from 'kysely'
import { limits } from '#shared/constants/limits.ts'
import type { Db } from '../../platform/db/schema.ts'

type Sql = RawBuilder<unknown>

/** The number of matches to read through the word index before trying anything else. */
const bound = 2000

/** For a word that reaches the bound, the number of recipes to scan in their sort order; then at most so many. */
const scan = { first: 5000, most: 40_000 }

/** A word is common if at least this many of the first recipes have it. */
const sample = { size: 30, common: 6, inTitles: 3 }

const maxCandidates = sql.lit(limits.recipe.searchCandidates)

export interface Search {
  /** The condition for the recipes to search. */
  scope: Sql
  /** The order of the list, which an index has. */
  order: Sql
  /** The condition for recipes that come before others of the same kind: those in the reader's language. */
  preferred: Sql | null
  /** The scope and the conditions of the filters. */
  conditions: Sql
  /** The query, with prefixes if they are wanted. */
  query: Sql
  /** The number of matches that are answered. */
  limit: number
  /** This many matches in titles make a search elsewhere unnecessary. */
  sufficientTitles: number
}

export interface Candidates {
  /** Those that match in the title or are about what is searched. */
  titles: string[]
  /** The others, if the titles do not suffice. */
  others: string[]
}

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
  const { scope, order, preferred, conditions, query, sufficientTitles } = search
  const inTitle = sql`recipes.title_vector @@ ${query}`
  // The filters come after the bound: otherwise a common word would be read to its end for a filter that few pass.
  const bounded = (matches: Sql) => sql`select id, language, created_at, rating_score, like_count,
      ${conditions} as passes
    from recipes where ${scope} and ${matches} limit ${sql.lit(bound)}`
  const passing = (step: Sql) => sql`(select count(*) filter (where passes) from ${step})`
  const first = (step: Sql) => sql`array(select id from ${step} recipes where passes
    order by ${preferred ? sql`(${preferred}) desc, ${order}` : order} limit ${maxCandidates})`
  const { rows } = await sql<Found>`
    with sample as materialized (
      select count(*) filter (where ${anywhere(query)}) >= ${sql.lit(sample.common)} as is_common,
        count(*) filter (where ${inTitle}) >= ${sql.lit(sample.inTitles)} as is_common_in_titles
      from ${inOrder(search, sample.size)}),
    titles as materialized (${bounded(sql`${inTitle} and not (select is_common_in_titles from sample)`)}),
    others as materialized (${bounded(sql`recipes.search_vector @@ ${query}
      and ${passing(sql`titles`)} < ${Math.min(sufficientTitles, bound + 1)}
      and not (select is_common or is_common_in_titles from sample)`)})
    select ${first(sql`titles`)} as titles, (select count(*) from titles) as title_count,
      ${first(sql`others`)} as others, (select count(*) from others) as other_count,
      is_common, is_common_in_titles from sample`.execute(db)
  const [found] = rows
  if (!found) return { titles: [], others: [] }
  const areMany = found.is_common_in_titles || found.title_count >= bound
  const titles = areMany ? await firstOfMany(db, search, inTitle) : found.titles
  if (titles.length >= sufficientTitles) return { titles, others: [] }
  const isBeyond = found.is_common || found.is_common_in_titles || found.other_count >= bound
  return { titles, others: isBeyond ? await firstOfMany(db, search, anywhere(query)) : found.others }
}

/** The short vectors first: that of the whole text is stored apart from the row and takes ten times as long to read. */
const anywhere = (query: Sql): Sql =>
  sql`(recipes.title_vector @@ ${query} or recipes.ingredient_vector @@ ${query} or recipes.search_vector @@ ${query})`

/** The first recipes in the sort order, matching or not. The conditions use no other columns than these. */
const inOrder = ({ scope, order }: Search, rows: number): Sql => sql`(
  select id, owner_id, is_public, deleted_at, hidden_at, created_at, rating_score, like_count, rating_count,
    rating_sum, dish_type, diets, minutes, language, ingredient_vector, title_vector, search_vector
  from recipes where ${scope} order by ${order} limit ${sql.lit(rows)}) recipes`

/**
 * A common word usually has enough matches among the first recipes, or among some more of them; otherwise all matches
 * are sorted. With enough preferred matches for the answer, no others are looked for.
 */
async function firstOfMany(db: Db, search: Search, matches: Sql): Promise<string[]> {
  const { order, preferred, conditions, limit } = search
  const idsOf = async (from: Sql, where: Sql) => {
    const { rows } = await sql<{ id: string }>`
      select id from ${from} where ${where} order by ${order} limit ${maxCandidates}`.execute(db)
    return rows.map(({ id }) => id)
  }
  const scanned = (rows: number, more: Sql = sql`true`) =>
    idsOf(inOrder(search, rows), sql`${more} and ${conditions} and ${matches}`)
  const enough = Math.min(limit, limits.recipe.searchCandidates)
  const own = preferred ? await scanned(scan.first, preferred) : []
  if (own.length >= enough) return own
  // Under filters fewer are left; with enough for the answer, nothing older is ranked.
  const near = await scanned(scan.first)
  const both = [...new Set([...own, ...near])]
  if (both.length >= enough) return both
  const needed = near.length === 0 ? Infinity : (scan.first * enough * 1.5) / near.length
  const further = needed <= scan.most ? await scanned(Math.ceil(needed)) : []
  if (further.length >= enough) return [...new Set([...own, ...further])]
  // `offset 0` is an optimisation fence: without it the planner would scan in the sort order again, without a bound.
  return idsOf(
    sql`(select id, created_at, rating_score, like_count from recipes
      where ${conditions} and ${matches} offset 0) recipes`,
    sql`true`,
  )
}
