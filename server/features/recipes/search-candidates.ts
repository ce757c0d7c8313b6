import { sql, type RawBuilder } from 'kysely'
import { limits } from '#shared/constants/limits.ts'
import type { Db } from '../../platform/db/schema.ts'

type Sql = RawBuilder<unknown>

/** So many matches are read through the index of words before anything else is tried. */
const bound = 3000

/** So many recipes, the first in their order, are looked through for a word that reaches the bound. */
const walk = 5000

/** A word is common when so many of the very first recipes have it. */
const sample = { size: 30, common: 6 }

const maxCandidates = sql.lit(limits.recipe.searchCandidates)

export interface Search {
  /** Whose recipes. */
  scope: Sql
  order: Sql
  /** What must hold for a match in the title, and for a match anywhere; the filters included. */
  inTitle: Sql
  anywhere: Sql
  /** With so many matches in titles nobody looks elsewhere. */
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
 * The ids of the recipes that are ranked: the first in their order that match in the title, and, where these do not
 * suffice, the first that match anywhere.
 *
 * The planner guesses how many recipes have a word that it does not know, and guesses too many. Left alone it reads a
 * large table in its order and hopes to have enough soon. So each statement is bounded: the index of words answers
 * first, and only a word that reaches the bound is looked for in the order of the list.
 */
export async function searchCandidates(db: Db, search: Search): Promise<string[]> {
  const { scope, order, inTitle, anywhere, sufficientTitles } = search
  const bounded = (matches: Sql) => sql`select id, created_at, rating_score, like_count from recipes
    where ${scope} and ${matches} limit ${sql.lit(bound)}`
  const first = (step: Sql) =>
    sql`array(select id from ${step} recipes order by ${order} limit ${maxCandidates})`
  const { rows } = await sql<Found>`
    with titles as materialized (${bounded(inTitle)}),
    sample as materialized (select count(*) >= ${sql.lit(sample.common)} as is_common
      from ${inOrder(search, sample.size)} where ${anywhere}),
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

/** The first recipes of all, whatever they hold. The conditions read no other columns than these. */
const inOrder = ({ scope, order }: Search, rows: number): Sql => sql`(
  select id, created_at, rating_score, like_count, rating_count, rating_sum, dish_type, diets, minutes, language,
    ingredient_vector, title_vector, search_vector
  from recipes where ${scope} order by ${order} limit ${sql.lit(rows)}) recipes`

/** Of a word that many have, enough are usually among the first; else they are all sorted. */
async function firstOfMany(db: Db, search: Search, matches: Sql): Promise<string[]> {
  const { scope, order } = search
  const idsOf = async (from: Sql, where: Sql) => {
    const { rows } = await sql<{ id: string }>`
      select id from ${from} where ${where} order by ${order} limit ${maxCandidates}`.execute(db)
    return rows.map(({ id }) => id)
  }
  const near = await idsOf(inOrder(search, walk), matches)
  if (near.length >= limits.recipe.searchCandidates) return near
  // Without the fence the planner would walk through the list again, this time without a bound.
  return idsOf(
    sql`(select id, created_at, rating_score, like_count from recipes where ${scope} and ${matches} offset 0) recipes`,
    sql`true`,
  )
}
