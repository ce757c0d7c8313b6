import { sql, type RawBuilder } from 'kysely'
import { limits } from '#shared/constants/limits.ts'
import type { Db } from '../../platform/db/schema.ts'

type Sql = RawBuilder<unknown>

/** The number of matches to read through the word index before trying anything else. */
const bound = 3000

/** For a word that reaches the bound, the number of recipes to scan in their sort order. */
const scanLimit = 5000

/** A word is common if at least this many of the first recipes have it. */
const sample = { size: 30, common: 6 }

const maxCandidates = sql.lit(limits.recipe.searchCandidates)

export interface Search {
  /** The condition for the recipes to search. */
  scope: Sql
  order: Sql
  /** The condition for the words anywhere in a recipe, without the filters. */
  words: Sql
  /** The conditions for a match in the title and for a match anywhere, each including the filters. */
  inTitle: Sql
  anywhere: Sql
  /** The number of matches that are answered. */
  limit: number
  /** This many matches in titles make a search elsewhere unnecessary. */
  sufficientTitles: number
}

interface Found {
  titles: string[]
  title_count: number
  others: string[]
  other_count: number
  is_common: boolean
}

/**
 * The ids of the recipes to rank: the first in the sort order that match in the title and, if these do not suffice, the
 * first that match anywhere.
 *
 * The planner overestimates how many recipes contain an unknown word, and would scan a large table in the sort order,
 * expecting enough matches soon. So each statement is bounded: the word index comes first, and only words that reach
 * the bound are searched in the sort order.
 */
export async function searchCandidates(db: Db, search: Search): Promise<string[]> {
  const { scope, order, words, inTitle, anywhere, sufficientTitles } = search
  const bounded = (matches: Sql) => sql`select id, created_at, rating_score, like_count from recipes
    where ${scope} and ${matches} limit ${sql.lit(bound)}`
  const first = (step: Sql) =>
    sql`array(select id from ${step} recipes order by ${order} limit ${maxCandidates})`
  const { rows } = await sql<Found>`
    with titles as materialized (${bounded(inTitle)}),
    sample as materialized (select count(*) >= ${sql.lit(sample.common)} as is_common
      from ${inOrder(search, sample.size)} where ${words}),
    others as materialized (${bounded(sql`${anywhere} and (select count(*) from titles) < ${Math.min(sufficientTitles, bound + 1)}
      and not (select is_common from sample)`)})
    select ${first(sql`titles`)} as titles, (select count(*) from titles) as title_count,
      ${first(sql`others`)} as others, (select count(*) from others) as other_count, is_common from sample`.execute(
    db,
  )
  const [found] = rows
  if (!found) return []
  const titles = found.title_count < bound ? found.titles : await firstOfMany(db, search, inTitle)
  if (titles.length >= sufficientTitles) return titles
  const isBeyond = found.is_common || found.other_count >= bound
  const others = isBeyond ? await firstOfMany(db, search, anywhere) : found.others
  return [...new Set([...titles, ...others])]
}

/** The first recipes in the sort order, matching or not. The conditions use no other columns than these. */
const inOrder = ({ scope, order }: Search, rows: number): Sql => sql`(
  select id, created_at, rating_score, like_count, rating_count, rating_sum, dish_type, diets, minutes, language,
    ingredient_vector, title_vector, search_vector
  from recipes where ${scope} order by ${order} limit ${sql.lit(rows)}) recipes`

/** A common word usually has enough matches among the first recipes; otherwise all matches are sorted. */
async function firstOfMany(db: Db, search: Search, matches: Sql): Promise<string[]> {
  const { scope, order, limit } = search
  const idsOf = async (from: Sql, where: Sql) => {
    const { rows } = await sql<{ id: string }>`
      select id from ${from} where ${where} order by ${order} limit ${maxCandidates}`.execute(db)
    return rows.map(({ id }) => id)
  }
  const near = await idsOf(inOrder(search, scanLimit), matches)
  // Under filters fewer are left; with enough for the answer, nothing older is ranked.
  if (near.length >= Math.min(limit, limits.recipe.searchCandidates)) return near
  // `offset 0` is an optimisation fence: without it the planner would scan in the sort order again, without a bound.
  return idsOf(
    sql`(select id, created_at, rating_score, like_count from recipes where ${scope} and ${matches} offset 0) recipes`,
    sql`true`,
  )
}
