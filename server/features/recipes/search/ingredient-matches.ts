import { sql, type RawBuilder } from 'kysely'
import type { Language } from '#shared/constants/languages.ts'
import type { RecipeFilters } from '#shared/contract/discover.ts'
import type { Db } from '../../../platform/db/schema.ts'
import { conditionsOf, orderOf, type Condition } from './list-filters.ts'
import { isPublished } from '../policy.ts'
import { inOrder } from './search-candidates.ts'

type Sql = RawBuilder<unknown>

/** So many recipes are looked at first, in the order of the list. */
const looked = 500

/** A language or a kind has about this share of all recipes. */
const shareOfOne = 1 / 4

/** So many recipes with an ingredient are read at most if the other filters may reject them. */
const mostRejected = 20_000

export interface IngredientSearch {
  filters: RecipeFilters
  reader: Language
  /** The condition of the place in the order where the list begins. */
  after?: Condition | null
}

/** Whether the filters name an ingredient; one without words is none. */
export const hasIngredients = ({ with: names }: RecipeFilters, reader: Language): boolean =>
  conditionsOf({ with: names }, reader).length > 0

/** The ids of a page of public recipes with certain ingredients. */
export function selectIdsWith(
  db: Db,
  search: IngredientSearch,
  { limit, offset }: { limit: number; offset: number },
): Promise<string[]> {
  const order = orderOf(search.filters.sort)
  return firstMatches(db, search, {
    needed: limit + offset,
    read: (recipes) =>
      sql`array(select recipes.id from ${recipes} order by ${order} limit ${limit} offset ${offset})`,
    isEnough: (ids) => ids.length === limit,
  })
}

/** Their number, up to `most`. */
export function countWith(db: Db, filters: RecipeFilters, most: number, reader: Language): Promise<number> {
  return firstMatches(
    db,
    { filters: { ...filters, sort: 'newest' }, reader },
    {
      needed: most,
      read: (recipes) =>
        sql`(select count(*)::int from (select from ${recipes} limit ${sql.lit(most)}) found)`,
      isEnough: (count) => count === most,
    },
  )
}

interface Wanted<Found> {
  needed: number
  /** What is asked of some recipes, given as a table `recipes` with its conditions. */
  read: (recipes: Sql) => RawBuilder<Found>
  isEnough: (found: Found) => boolean
}

interface Near<Found> {
  found: Found
  looked_at: number
  in_index: number
  matching: number
  recipes: number
}

/**
 * How many recipes of a language or kind have an ingredient is not known to the planner: one that every tenth recipe has may
 * be in none in Spanish, and the list would be read to its end for a page. So a few recipes are looked at first. They tell
 * whether enough are found soon in the order of the list, which is then read with a bound. Otherwise few recipes have the
 * ingredient, and all of them are read from the word index of the language or kind.
 */
async function firstMatches<Found>(
  db: Db,
  { filters, reader, after }: IngredientSearch,
  { needed, read, isEnough }: Wanted<Found>,
): Promise<Found> {
  const { language, dish_type, with: names, without, ...others } = filters
  const published = [isPublished, ...(after ? [after] : [])]
  const one = oneInOrder(filters)
  const inList = {
    scope: all(one ? [...published, one.condition] : published),
    order: one ? sql`${one.column}, ${orderOf('newest')}` : orderOf(filters.sort),
  }
  const ask = async (recipes: Sql) =>
    (await onlyRow(db, sql<{ found: Found }>`select ${read(recipes)} as found`)).found

  const indexed = all(conditionsOf({ language, dish_type, with: names, without }, reader))
  const rest = conditionsOf(others, reader)
  const near = await onlyRow(
    db,
    sql<Near<Found>>`
    with near as materialized (
      select id, created_at, rating_score, like_count, ${indexed} as is_in_index, ${all(rest)} as passes
      from ${inOrder(inList, looked)})
    select ${read(sql`near recipes where is_in_index and passes`)} as found,
      (select count(*)::int from near) as looked_at,
      (select count(*)::int from near where is_in_index) as in_index,
      (select count(*)::int from near where is_in_index and passes) as matching,
      (select public_count from recipe_totals) as recipes`,
  )
  if (isEnough(near.found) || near.looked_at < looked) return near.found

  const inIndex = near.recipes * (one ? shareOfOne : 1) * (near.in_index / looked)
  // Half as many again, because the first ones may have more of them than others.
  const bound = Math.ceil((1.5 * needed * looked) / near.matching)
  if (bound <= inIndex) {
    const found = await ask(sql`${inOrder(inList, bound)} where ${all(conditionsOf(filters, reader))}`)
    if (isEnough(found)) return found
  }
  if (rest.length > 0 && inIndex > mostRejected)
    return ask(sql`recipes where ${all([...published, ...conditionsOf(filters, reader)])}`)
  // `offset 0` is an optimisation fence: the order of the list does not decide the plan.
  return ask(sql`(select id, created_at, rating_score, like_count from recipes
    where ${all([...published, ...conditionsOf(filters, reader, 'hidden')])} offset 0) recipes`)
}

/**
 * The language or kind whose recipes have an index in the order of the list. Asked for one value by `=`, the planner might
 * look for it in the index of all recipes, which has no end if it is only among the oldest; this order only that index has.
 */
function oneInOrder({
  language,
  dish_type,
  sort,
}: RecipeFilters): { column: Sql; condition: Condition } | null {
  if (sort === 'rated' || sort === 'loved') return null
  const value = language ?? dish_type
  if (!value) return null
  const column = language ? sql`recipes.language` : sql`recipes.dish_type`
  return { column, condition: sql`${column} between ${value} and ${value}` }
}

async function onlyRow<Row>(db: Db, query: RawBuilder<Row>): Promise<Row> {
  const [row] = (await query.execute(db)).rows
  if (!row) throw new Error('A statement without a table answered no row.')
  return row
}

const all = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join([...conditions], sql` and `)})`
