import { sql, type RawBuilder } from 'kysely'
import { fallbackLanguage, type Language } from '#shared/constants/languages.ts'
import { limits } from '#shared/constants/limits.ts'
import type { RecipeFilters, RecipeSort } from '#shared/contract/discover.ts'
import { buildOnce } from '../../platform/db/build-once.ts'
import type { Db } from '../../platform/db/schema.ts'
import { isUuid } from '../../platform/db/uuid.ts'
import { hasIngredients, selectIdsWith } from './search/ingredient-matches.ts'
import { isPublished, mayRead, type Viewer } from './policy.ts'
import { conditionsOf, orderOf, type Condition, type Scope } from './search/list-filters.ts'
import { nearestMatches, rankedMatches, type RankedMatches } from './search/search.ts'

export interface CardPage {
  limit: number
  offset: number
  /** The id of a recipe: the page has those after it, and `offset` counts from there. */
  before: string | undefined
  /** The recipes in this language come before all others. */
  first?: Language | undefined
}

/** The columns of a card, and those that only an owner's card shows. */
export function cards(db: Db) {
  return db
    .selectFrom('recipes')
    .innerJoin('users', 'users.id', 'recipes.owner_id')
    .leftJoin('images', 'images.key', 'recipes.image_key')
    .select([
      'recipes.id',
      'recipes.uuid',
      'recipes.owner_id',
      'recipes.title',
      'recipes.language',
      'recipes.image_key',
      'recipes.dish_type',
      'recipes.total_minutes',
      'recipes.is_public',
      'recipes.hidden_at',
      'recipes.created_at',
      'recipes.like_count',
      'recipes.rating_count',
      'recipes.rating_sum',
      'users.name as owner_name',
      'images.placeholder',
    ])
}

export type CardRow = Awaited<ReturnType<ReturnType<typeof cards>['executeTakeFirstOrThrow']>>

export type FoundCardRow = CardRow & { variants?: number }

/** The other published recipes of the family of each found recipe. */
const publishedRelatives = sql<number>`case when recipes.family_id is null and recipes.remix_count = 0 then 0 else
  (select count(*)::int from recipes relative
    where coalesce(recipes.family_id, recipes.id) in (relative.family_id, relative.id) and relative.id <> recipes.id
      and relative.is_public and relative.deleted_at is null and relative.hidden_at is null) end`

/** The columns of each order, all descending. */
const orderColumns: Record<RecipeSort, RawBuilder<unknown>> = {
  best: sql`recipes.created_at, recipes.id`,
  newest: sql`recipes.created_at, recipes.id`,
  rated: sql`recipes.rating_score, recipes.created_at, recipes.id`,
  loved: sql`recipes.like_count, recipes.created_at, recipes.id`,
}

/** A condition by which an index finds the place of the page, wherever it is. None for a recipe that is gone. */
function isAfter(before: string, sort: RecipeSort | undefined): Condition {
  const columns = orderColumns[sort ?? 'newest']
  return sql<boolean>`(${columns}) < (select ${columns} from recipes where recipes.id = ${before})`
}

/** The ids first, from an index, and then only their rows. */
function pageOfCards(db: Db, conditions: Condition[], sort: RecipeSort | undefined, page: CardPage) {
  const all = page.before === undefined ? conditions : [...conditions, isAfter(page.before, sort)]
  return cardsOfPage(db, all, sort, sql`limit ${page.limit} offset ${page.offset}`)
}

function cardsOfPage(db: Db, all: Condition[], sort: RecipeSort | undefined, page: RawBuilder<unknown>) {
  const ids = sql`array(select recipes.id from recipes where ${sql.join(all, sql` and `)}
        order by ${orderOf(sort)} ${page})`
  return cardsOf(db, ids, sort)
}

const cardsOf = (db: Db, ids: RawBuilder<unknown>, sort: RecipeSort | undefined) =>
  cards(db)
    .where(sql<boolean>`recipes.id = any(${ids})`)
    .orderBy(orderOf(sort))

/**
 * The most requested lists. In subqueries the numbers of a page are unknown to the planner. Otherwise it would find small
 * ones cheaper than the prepared plan, and plan the statement anew each time.
 */
const listInOrder = (sort: RecipeSort) =>
  buildOnce((db: Db, { limit, offset }: { limit: number; offset: number }) =>
    cardsOfPage(
      db,
      [isPublished],
      sort,
      sql`limit (select ${limit}::bigint) offset (select ${offset}::bigint)`,
    ),
  )

const listsInOrder = {
  best: listInOrder('newest'),
  newest: listInOrder('newest'),
  rated: listInOrder('rated'),
  loved: listInOrder('loved'),
}

export async function selectPublicCards(
  db: Db,
  filters: RecipeFilters,
  page: CardPage,
  reader: Language = fallbackLanguage,
): Promise<CardRow[]> {
  if (page.before !== undefined && !isUuid(page.before)) return []
  const { sort } = filters
  if (hasIngredients(filters, reader)) {
    const after = page.before === undefined ? null : isAfter(page.before, sort)
    const ids = await selectIdsWith(db, { filters, reader, after }, page)
    return cardsOf(db, sql`${ids}::uuid[]`, sort).execute()
  }
  const conditions = [isPublished, ...conditionsOf(filters, reader)]
  if (page.first && page.before === undefined)
    return languageFirst(db, conditions, sort, { ...page, first: page.first }).execute()
  if (conditions.length > 1 || page.before !== undefined)
    return pageOfCards(db, conditions, sort, page).execute()
  return listsInOrder[sort ?? 'newest'](db, { limit: page.limit, offset: page.offset })
}

/** Each part from an index in its order, so that a page reads no more than the recipes up to its end. */
function languageFirst(
  db: Db,
  conditions: Condition[],
  sort: RecipeSort | undefined,
  { limit, offset, first }: CardPage & { first: Language },
) {
  const isFirst = sql<boolean>`recipes.language = ${first}`
  const part = (condition: Condition, turn: number) => sql`(
    select recipes.id, recipes.created_at, recipes.rating_score, recipes.like_count, ${sql.lit(turn)} as turn
    from recipes where ${sql.join([...conditions, condition], sql` and `)}
    order by ${orderOf(sort)} limit ${offset + limit})`
  const ids = sql`array(select recipes.id
    from (${part(isFirst, 0)} union all ${part(sql`recipes.language <> ${first}`, 1)}) recipes
    order by recipes.turn, ${orderOf(sort)} limit ${limit} offset ${offset})`
  return cards(db)
    .where(sql<boolean>`recipes.id = any(${ids})`)
    .orderBy(isFirst, 'desc')
    .orderBy(orderOf(sort))
}

export async function selectCardsOf(db: Db, ownerId: string, page: CardPage): Promise<CardRow[]> {
  if (page.before !== undefined && !isUuid(page.before)) return []
  const isOwn = sql<boolean>`recipes.owner_id = ${ownerId} and recipes.deleted_at is null`
  return pageOfCards(db, [isOwn], 'newest', page).execute()
}

export async function selectDeletedCardsOf(
  db: Db,
  ownerId: string,
  page: { limit: number; offset: number },
): Promise<CardRow[]> {
  return cards(db)
    .where('recipes.owner_id', '=', ownerId)
    .where('recipes.deleted_at', 'is not', null)
    .orderBy('recipes.deleted_at', 'desc')
    .orderBy('recipes.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
}

export async function selectShowcaseCards(db: Db): Promise<CardRow[]> {
  return selectPublicCards(db, {}, { limit: limits.discover.showcase, offset: 0, before: undefined })
}

export async function findCard(db: Db, id: string, viewer: Viewer): Promise<CardRow | undefined> {
  if (!isUuid(id)) return undefined
  return cards(db).where('recipes.id', '=', id).where(mayRead(viewer)).executeTakeFirst()
}

/** The cards among these that the viewer may read, in the order of the ids. */
export async function selectCardsById(db: Db, ids: readonly string[], viewerId: string): Promise<CardRow[]> {
  if (ids.length === 0) return []
  const rows = await cards(db).where('recipes.id', 'in', ids).where(mayRead(viewerId)).execute()
  return rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
}

export async function searchCards(
  db: Db,
  scope: Scope,
  text: string,
  filters: RecipeFilters,
  limit: number,
  reader: Language = fallbackLanguage,
): Promise<FoundCardRow[]> {
  return rankedCards(db, await rankedMatches(db, scope, text, filters, limit, reader))
}

/** For a search that finds nothing: what matches some of its words. */
export async function nearestCards(
  ...[db, scope, text, filters, limit, reader = fallbackLanguage]: Parameters<typeof searchCards>
): Promise<FoundCardRow[]> {
  return rankedCards(db, await nearestMatches(db, scope, text, filters, limit, reader))
}

async function rankedCards(db: Db, ranked: RankedMatches | null): Promise<FoundCardRow[]> {
  if (!ranked) return []
  return cards(db)
    .select(publishedRelatives.as('variants'))
    .innerJoin(ranked.as('ranked'), 'ranked.id', 'recipes.id')
    .orderBy('ranked.position')
    .execute()
}
