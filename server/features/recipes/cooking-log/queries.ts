import { sql, type RawBuilder } from 'kysely'
import { limits } from '#shared/constants/limits.ts'
import type { NextTimeNote } from '#shared/contract/recipe-cooked.ts'
import type { Db } from '../../../platform/db/schema.ts'
import { isUuid } from '../../../platform/db/uuid.ts'
import type { Page } from '../../../platform/http/paging.ts'
import type { CommentOrPhotoViewer } from '../comments-and-photos.ts'
import { mayRead } from '../policy.ts'
import { canViewEntry, isShared } from './policy.ts'

const columns = [
  'cooking_log.id',
  'cooking_log.user_id',
  'cooking_log.recipe_id',
  'cooking_log.cooked_on',
  'cooking_log.servings',
  'cooking_log.stars',
  'cooking_log.note',
  'cooking_log.next_time',
  'cooking_log.changed',
  'cooking_log.minutes',
  'cooking_log.visible_to',
  'cooking_log.shared_at',
  'cooking_log.created_at',
  'cooking_log.hidden_at',
] as const

function newestFirst(db: Db) {
  return db
    .selectFrom('cooking_log')
    .select(columns)
    .orderBy('cooking_log.cooked_on', 'desc')
    .orderBy('cooking_log.created_at', 'desc')
    .orderBy('cooking_log.id', 'desc')
}

/** What the user has logged for days from one on, as recipe and day in one text. */
export async function selectLoggedDays(
  db: Db,
  userId: string,
  recipeIds: readonly string[],
  from: string,
): Promise<Set<string>> {
  if (recipeIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('cooking_log')
    .select(['recipe_id', sql<string>`cooked_on::text`.as('day')])
    .where('user_id', '=', userId)
    .where('recipe_id', 'in', recipeIds)
    .where(sql<boolean>`cooked_on >= ${from}::date`)
    .limit(limits.list.max)
    .execute()
  return new Set(rows.map(({ recipe_id, day }) => `${recipe_id} ${day}`))
}

export type SharedEntryRow = Awaited<ReturnType<typeof selectSharedEntries>>[number]
export type OwnEntryRow = Awaited<ReturnType<typeof selectDiary>>[number]

/** The entries for a recipe that are shown to the viewer below it; their own private ones are in their diary only. */
export async function selectSharedEntries(
  db: Db,
  recipeId: string,
  viewer: CommentOrPhotoViewer,
  page: Page,
) {
  return newestFirst(db)
    .innerJoin('users', 'users.id', 'cooking_log.user_id')
    .select('users.name as cook_name')
    .where('cooking_log.recipe_id', '=', recipeId)
    .where('cooking_log.visible_to', '=', 'members')
    .where(canViewEntry(viewer))
    .limit(page.limit)
    .offset(page.offset)
    .execute()
}

interface Summary {
  cooks: number
  changers: number
  last_cooked_on: string | null
}

/** How many members cooked a recipe and how many changed something; and when the viewer last cooked it. */
export async function summarizeCooked(db: Db, recipeId: string, viewerId: string): Promise<Summary> {
  const { rows } = await sql<Summary>`select cooks_count as cooks,
      (select count(distinct user_id) from cooking_log
        where recipe_id = recipes.id and ${isShared} and changed is not null) as changers,
      (select max(cooked_on) from cooking_log where recipe_id = recipes.id and user_id = ${viewerId}) as last_cooked_on
    from recipes where id = ${recipeId}`.execute(db)
  return rows[0] ?? { cooks: 0, changers: 0, last_cooked_on: null }
}

/** A user's own entries with what the user may still see of the recipe. */
function diary(db: Db, userId: string) {
  return newestFirst(db)
    .leftJoin('recipes', (join) => join.onRef('recipes.id', '=', 'cooking_log.recipe_id').on(mayRead(userId)))
    .leftJoin('images', 'images.key', 'recipes.image_key')
    .select([
      'recipes.id as readable_id',
      'recipes.owner_id',
      'recipes.image_key',
      'images.placeholder',
      sql<string>`coalesce(recipes.title, cooking_log.title)`.as('title'),
    ])
    .where('cooking_log.user_id', '=', userId)
}

export interface DiaryRange {
  from?: string | undefined
  to?: string | undefined
  /** A day: the weeks around it in the years before. */
  around?: string | undefined
}

const { aroundDays } = limits.cookingLog
/** How many years before are looked at. */
const yearsBack = 50

/** The days as a list, which an index answers; for a range that depends on the year all entries would be read. */
const daysAround = (day: string) => sql`array(
  select (${day}::date - make_interval(years => ago))::date + distance
  from generate_series(1, ${sql.lit(yearsBack)}) ago,
    generate_series(${sql.lit(-aroundDays)}, ${sql.lit(aroundDays)}) distance)`

/** The ids first, from an index, and then only their rows. */
export async function selectDiary(db: Db, userId: string, { from, to, around }: DiaryRange, page: Page) {
  const conditions = [
    sql`user_id = ${userId}`,
    ...(from === undefined ? [] : [sql`cooked_on >= ${from}::date`]),
    ...(to === undefined ? [] : [sql`cooked_on <= ${to}::date`]),
    ...(around === undefined ? [] : [sql`cooked_on = any(${daysAround(around)})`]),
  ]
  return diary(db, userId)
    .where(
      sql<boolean>`cooking_log.id = any(array(select id from cooking_log where ${sql.join(conditions, sql` and `)}
        order by cooked_on desc, created_at desc, id desc limit ${page.limit} offset ${page.offset}))`,
    )
    .execute()
}

/** An own entry as it is shown to its cook. */
export async function findDiaryEntry(db: Db, id: string, userId: string): Promise<OwnEntryRow | undefined> {
  return diary(db, userId).where('cooking_log.id', '=', id).executeTakeFirst()
}

/** An entry of anybody, and whether the viewer may read its recipe. */
export async function findEntry(db: Db, id: string, viewerId: string) {
  if (!isUuid(id)) return undefined
  return db
    .selectFrom('cooking_log')
    .leftJoin('recipes', 'recipes.id', 'cooking_log.recipe_id')
    .select(columns)
    .select(sql<boolean>`coalesce(${mayRead(viewerId)}, false)`.as('readable'))
    .select('recipes.owner_id')
    .where('cooking_log.id', '=', id)
    .executeTakeFirst()
}

/** What the user noted for the next time, the latest, as a column; null without a user. */
export const nextTimeOf = (recipeId: RawBuilder<unknown>, userId: string | null) =>
  sql<NextTimeNote | null>`(select json_build_object('text', next_time, 'cookedOn', cooked_on) from cooking_log
    where recipe_id = ${recipeId} and user_id = ${userId}::uuid and next_time is not null
    order by cooked_on desc, created_at desc limit 1)`

export async function findNextTime(db: Db, recipeId: string, userId: string): Promise<NextTimeNote | null> {
  const { rows } = await sql<{ note: NextTimeNote | null }>`
    select ${nextTimeOf(sql`${recipeId}::uuid`, userId)} as note`.execute(db)
  return rows[0]?.note ?? null
}
