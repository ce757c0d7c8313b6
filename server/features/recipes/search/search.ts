import { sql, type RawBuilder } from 'kysely'
import { fallbackLanguage, type Language } from '#shared/constants/languages.ts'
import type { RecipeFilters } from '#shared/contract/discover.ts'
import { searchWithoutFiller } from '#kitchen/foods'
import type { Db } from '../../../platform/db/schema.ts'
import { dishTypeIn } from './dish-type-search.ts'
import { conditionsOf, inScope, orderOf, type Scope } from './list-filters.ts'
import { namedMatches } from './named-matches.ts'
import { listedRecipes, type ListedRecipe } from '../queries.ts'
import { anyQuery, searchCandidates, type Candidates } from './search-candidates.ts'
import { queryOf, searchUnits, searchWords, type QueryOptions, type SearchUnit } from './search-text.ts'
import { similarWords } from './similar-words.ts'

/** The whole recipes that match a text: see `rankedMatches`. */
export async function searchRecipes(
  db: Db,
  scope: Scope,
  text: string,
  filters: RecipeFilters,
  limit: number,
  reader: Language = fallbackLanguage,
): Promise<ListedRecipe[]> {
  const ranked = await rankedMatches(db, scope, text, filters, limit, reader)
  if (!ranked) return []
  return listedRecipes(db)
    .innerJoin(ranked.as('ranked'), 'ranked.id', 'recipes.id')
    .orderBy('ranked.position')
    .execute()
}

/** Ids with their position, as a table to join: only the matches of the answer are read as a whole. */
export type RankedMatches = RawBuilder<{ id: string; position: number }>

/**
 * The recipes that match a text, best first: its words or what they mean in any language, then words that begin so. If
 * nothing matches, it searches again with similar known words. Null if nothing is found; a text without words finds
 * nothing.
 */
export async function rankedMatches(
  db: Db,
  scope: Scope,
  text: string,
  filters: RecipeFilters,
  limit: number,
  reader: Language = fallbackLanguage,
): Promise<RankedMatches | null> {
  const units = searchUnits(text, reader)
  const last = units.at(-1)
  if (!last) return null
  const search = searchIn(db, scope, filters, limit, reader)
  const named = await namedMatches(db, { ...search, scope, text, limit })
  const found = await search.matches(units)
  const ofType = await matchesOfType(db, scope, text, filters, limit, reader)
  const tiers = [named.titles, named.byCook, found.titles, ofType, named.byCooks, found.others]
  // A whole word for a food or a dish does not mean other words that begin so: "rice" is no ricotta.
  if (last.lexemes.length === 0 && !found.areMany && new Set(tiers.flat()).size < limit) {
    const begun = await search.matches(units, { prefix: true })
    tiers.push(begun.titles, begun.others)
  }
  if (tiers.some((ids) => ids.length > 0)) return search.ranked(tiers, await search.query(units))

  const core = searchWithoutFiller(text, reader)
  if (core !== '' && searchWords(core).length < searchWords(text).length) {
    const inner = await rankedMatches(db, scope, core, filters, limit, reader)
    if (inner) return inner
  }

  // Words with a meaning are spelt right; there is just no such recipe.
  const unknown = units.filter(({ lexemes }) => lexemes.length === 0).flatMap(({ words }) => words)
  if (unknown.length === 0) return null
  const similar = await similarWords(db, scope, unknown)
  const meant = searchUnits(text, reader, 'forgiving')
  if (!similar && meant.every(({ lexemes }) => lexemes.length === 0)) return null
  const options = { similar: similar ?? new Map<string, string[]>() }
  const near = await search.matches(meant, options)
  if (near.titles.length + near.others.length === 0) return null
  return search.ranked([near.titles, near.others], await search.query(meant, options))
}

/** So many parts of a search are looked for by themselves. */
const nearestUnits = 4

/** The recipes that match some of the parts of a text: those that match most of them first. */
export async function nearestMatches(
  db: Db,
  scope: Scope,
  text: string,
  filters: RecipeFilters,
  limit: number,
  reader: Language = fallbackLanguage,
): Promise<RankedMatches | null> {
  const units = searchUnits(searchWithoutFiller(text, reader) || text, reader).slice(0, nearestUnits)
  const search = searchIn(db, scope, filters, limit, reader)
  const counts = new Map<string, number>()
  for (const unit of units) {
    const { titles, others } = await search.matches([unit])
    for (const id of new Set([...titles, ...others])) counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  if (counts.size === 0) return null
  const tiers = units.map((_, index) =>
    [...counts].flatMap(([id, count]) => (count === units.length - index ? [id] : [])),
  )
  return search.ranked(tiers, await search.query(units))
}

/** The dishes of the type that a text names, which match its other words: "lemon dessert". */
async function matchesOfType(
  db: Db,
  scope: Scope,
  text: string,
  filters: RecipeFilters,
  limit: number,
  reader: Language,
): Promise<string[]> {
  const named = dishTypeIn(text, reader)
  if (!named || (filters.dish_type && filters.dish_type !== named.dishType)) return []
  const search = searchIn(db, scope, { ...filters, dish_type: named.dishType }, limit, reader)
  const units = searchUnits(named.rest, reader)
  if (units.length === 0) return search.all()
  const { titles, others } = await search.matches(units)
  return [...titles, ...others]
}

/** What the steps of one search have in common. */
function searchIn(db: Db, scope: Scope, filters: RecipeFilters, limit: number, reader: Language) {
  const order = orderOf(filters.sort)
  const isByMatch = filters.sort === undefined || filters.sort === 'best'
  const isOwnLanguage = sql`recipes.language = ${reader}`
  const conditions = sql<boolean>`(${sql.join([inScope(scope), ...conditionsOf(filters, reader)], sql` and `)})`
  const query = (units: readonly SearchUnit[], options: QueryOptions = {}) => parsedQuery(db, units, options)
  return {
    order,
    conditions,
    query,
    /** The first that pass the filters, those in the reader's language before the others. */
    async all(): Promise<string[]> {
      const first = (more: RawBuilder<unknown>) => sql`(select id, created_at, rating_score, like_count
        from recipes where ${conditions} and ${more} order by ${order} limit ${limit})`
      const { rows } = await sql<{ id: string }>`select id from (
          select 0 as turn, own.* from ${first(isByMatch ? isOwnLanguage : sql`true`)} own
          union all select 1, every.* from ${first(sql`true`)} every) recipes
        order by turn, ${order}`.execute(db)
      return [...new Set(rows.map(({ id }) => id))]
    },
    /** Matches in titles suffice if there are enough of them, unless another order than the best match is wanted. */
    async matches(units: readonly SearchUnit[], options: QueryOptions = {}): Promise<Candidates> {
      return searchCandidates(db, {
        scope: inScope(scope),
        total: 'published' in scope ? sql`(select public_count from recipe_totals)` : null,
        order,
        preferred: isByMatch && !filters.language ? isOwnLanguage : null,
        conditions,
        query: await query(units, options),
        limit,
        sufficientTitles: isByMatch ? limit : Infinity,
      })
    },
    /** The first of the ids: by tier, and in each the reader's language first, then by rank. */
    ranked(tiers: readonly (readonly string[])[], text: string): RankedMatches {
      const tierOf = new Map<string, number>()
      for (const [tier, ids] of tiers.entries())
        for (const id of ids) if (!tierOf.has(id)) tierOf.set(id, tier)
      const parsed = anyQuery(text)
      const rank = sql`ts_rank(recipes.title_vector, ${parsed}, 1)
        + ts_rank(recipes.ingredient_vector, ${parsed}, 1) / 10`
      const best = isByMatch ? sql`given.tier, (${isOwnLanguage}) desc, ${rank} desc, ${order}` : order
      // Of a recipe and its variants one is found: the best match, among equal ones the original.
      const bestOfFamily = isByMatch
        ? sql`given.tier, (${isOwnLanguage}) desc, ${rank} desc, recipes.family_id is null desc, ${order}`
        : order
      const family = sql`partition by coalesce(recipes.family_id, recipes.id) order by ${bestOfFamily}`
      const isFirst = 'published' in scope ? sql`place = 1` : sql`true`
      // A recipe may have become private between the statements.
      return sql`(select id, position from (
          select recipes.id, row_number() over (order by ${best}) as position, row_number() over (${family}) as place
          from unnest(${[...tierOf.keys()]}::uuid[], ${[...tierOf.values()]}::int[]) given (id, tier)
          join recipes on recipes.id = given.id
          where ${inScope(scope)}) ranked
        where ${isFirst} order by position limit ${limit})`
    },
  }
}

/** Queries by their parts; users often repeat a search. */
const parsedQueries = new Map<string, string>()
const maxParsed = 1000

/**
 * The text of the `tsquery`. A statement uses it several times and would parse it in four languages each time, which takes
 * longer than most searches.
 */
async function parsedQuery(db: Db, units: readonly SearchUnit[], options: QueryOptions): Promise<string> {
  const key = JSON.stringify([units, options.prefix, [...(options.similar ?? [])]])
  let parsed = parsedQueries.get(key)
  if (parsed === undefined) {
    const { rows } = await sql<{ query: string }>`select ${queryOf(units, options)} as query`.execute(db)
    parsed = rows[0]?.query ?? ''
    if (parsedQueries.size >= maxParsed) parsedQueries.clear()
    parsedQueries.set(key, parsed)
  }
  return parsed
}
