import { sql } from 'kysely'
import { limits } from '#shared/constants/limits.ts'
import { mealsOfDay } from '#shared/contract/plans.ts'
import { addDays } from '#shared/days.ts'
import type { Db } from '../../platform/db/schema.ts'

const dayText = sql<string>`plan_entries.day::text`

/** The planned recipes of these days and of entries without a day; for each the days on which it is planned. */
export async function selectPlannedRecipes(
  db: Db,
  householdId: string,
  from: string,
  to: string,
): Promise<{ recipeId: string; day: string | null; meal: string }[]> {
  const rows = await db
    .selectFrom('plan_entries')
    .select(['recipe_id', 'meal', sql<string | null>`plan_entries.day::text`.as('day')])
    .where('household_id', '=', householdId)
    .where('deleted_at', 'is', null)
    .where('recipe_id', 'is not', null)
    .where(sql<boolean>`(day is null or day between ${from}::date and ${to}::date)`)
    .orderBy('day')
    .orderBy('id')
    .limit(limits.plan.shown)
    .execute()
  return rows.flatMap(({ recipe_id: recipeId, day, meal }) => (recipeId ? [{ recipeId, day, meal }] : []))
}

/** A subquery for the recipes that a user's household has just cooked, plans for the next weeks or for no day yet. */
export function selectsPlannedIds(userId: string, now: number) {
  const today = new Date(now).toISOString().slice(0, 10)
  return sql`
    select plan_entries.recipe_id from plan_entries
    join household_members on household_members.household_id = plan_entries.household_id
    where household_members.user_id = ${userId} and plan_entries.deleted_at is null
      and plan_entries.recipe_id is not null
      and (household_members.removal_at is null or household_members.removal_at > ${new Date(now)})
      and (plan_entries.day is null or plan_entries.day between ${addDays(today, -7)} and ${addDays(today, 28)})
    order by plan_entries.day limit ${limits.copies.planned}`
}

/** On which day each recipe was last planned before a day. */
export async function selectLastPlanned(
  db: Db,
  householdId: string,
  before: string,
): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('plan_entries')
    .select(['recipe_id', sql<string>`max(day)::text`.as('day')])
    .where('household_id', '=', householdId)
    .where('deleted_at', 'is', null)
    .where('recipe_id', 'is not', null)
    .where('leftover_of', 'is', null)
    .where(sql<boolean>`day < ${before}::date and day > ${before}::date - 365`)
    .groupBy('recipe_id')
    .execute()
  return new Map(rows.flatMap(({ recipe_id, day }) => (recipe_id ? [[recipe_id, day] as const] : [])))
}

const openLines = sql<number>`(
  select count(*)::int from list_items
  where list_items.household_id = plan_entries.household_id and plan_entry_id = plan_entries.id
    and ticked_at is null and list_items.deleted_at is null)`

/** The next meals in the plan of the user's household, in their order: `days` days from `today` on. */
export async function selectNextMeals(
  db: Db,
  userId: string,
  { today, days, limit }: { today: string; days: number; limit: number },
  now: number,
) {
  return (
    db
      .selectFrom('plan_entries')
      .innerJoin('household_members', 'household_members.household_id', 'plan_entries.household_id')
      .leftJoin('users', 'users.id', 'plan_entries.cook_id')
      .select(['plan_entries.id', 'meal', 'recipe_id', 'title', 'leftover_of', dayText.as('day')])
      .select(['servings', 'eaters', 'on_list', 'users.name as cook', openLines.as('to_buy')])
      .where('household_members.user_id', '=', userId)
      // A removal that is due takes effect when somebody of the household next comes by.
      .where(sql<boolean>`(removal_at is null or removal_at > ${new Date(now)})`)
      .where('plan_entries.deleted_at', 'is', null)
      .where(sql<boolean>`day >= ${today}::date and day < ${today}::date + ${days}::int`)
      .orderBy('plan_entries.day')
      .orderBy(sql`array_position(${[...mealsOfDay]}::text[], meal)`)
      .orderBy('position')
      .orderBy('plan_entries.id')
      .limit(limit)
      .execute()
  )
}

/** How many things on the lists of the user's household are still to buy, each food counted once; archived lists wait. */
export async function countToBuy(db: Db, userId: string, now: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct coalesce(food_id, lower(item)))::int as count
    from list_items join household_members using (household_id)
    where user_id = ${userId} and (removal_at is null or removal_at > ${new Date(now)})
      and ticked_at is null and list_items.deleted_at is null
      and not exists (
        select from shopping_lists
        where shopping_lists.household_id = list_items.household_id and shopping_lists.id = list_id
          and is_archived and shopping_lists.deleted_at is null)`.execute(db)
  return rows[0]?.count ?? 0
}

/** A planned recipe; undefined for an entry of another household, without a recipe, or of leftovers. */
export async function findPlannedRecipe(db: Db, householdId: string, id: string) {
  const row = await db
    .selectFrom('plan_entries')
    .select(['recipe_id', 'servings'])
    .where('household_id', '=', householdId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where('leftover_of', 'is', null)
    .executeTakeFirst()
  return row?.recipe_id ? { recipeId: row.recipe_id, servings: row.servings } : undefined
}

interface CalendarRange {
  today: string
  from: string
  to: string
  deletedSince: Date
}

/**
 * The entries of a calendar by their days: the nearest ones, and as cancelled those that were deleted last. What was made
 * and deleted again within a day is not cancelled, since few calendars can have seen it.
 */
export async function selectCalendarEntries(
  db: Db,
  feed: { household_id: string; meals: readonly string[] },
  { today, from, to, deletedSince }: CalendarRange,
) {
  const entries = db
    .selectFrom('plan_entries')
    .select(['id', 'meal', 'title', 'recipe_id', 'leftover_of', 'revision', 'clocks', 'deleted_at'])
    .select(dayText.as('day'))
    .where('household_id', '=', feed.household_id)
    .where(sql<boolean>`plan_entries.day between ${from}::date and ${to}::date`)
    .where(sql<boolean>`meal = any(${feed.meals}::text[])`)
  // A clock begins with the milliseconds.
  const madeAt = sql<Date>`(select to_timestamp(min(left(clock, 13)::bigint) / 1000.0) from jsonb_each_text(clocks) made (field, clock))`
  const [planned, cancelled] = await Promise.all([
    entries
      .where('deleted_at', 'is', null)
      .orderBy(sql`plan_entries.day < ${today}::date`)
      .orderBy(sql`abs(plan_entries.day - ${today}::date)`)
      .orderBy('position')
      .orderBy('id')
      .limit(limits.calendar.events)
      .execute(),
    entries
      .where('deleted_at', '>', deletedSince)
      .where(sql<boolean>`coalesce(deleted_at - ${madeAt} >= interval '1 day', true)`)
      .orderBy('deleted_at', 'desc')
      .orderBy('id')
      .limit(limits.calendar.cancelled)
      .execute(),
  ])
  return [...planned, ...cancelled].toSorted((one, other) => one.day.localeCompare(other.day))
}

export type CalendarEntryRow = Awaited<ReturnType<typeof selectCalendarEntries>>[number]

/** Everything in the plan of a household, for the export. */
export async function selectAllEntries(db: Db, householdId: string) {
  return db
    .selectFrom('plan_entries')
    .leftJoin('users', 'users.id', 'plan_entries.cook_id')
    .select(['plan_entries.id', 'meal', 'recipe_id', 'title', 'servings', 'note', 'leftover_of', 'on_list'])
    .select(['users.name as cook', sql<string | null>`plan_entries.day::text`.as('day')])
    .where('household_id', '=', householdId)
    .where('deleted_at', 'is', null)
    .orderBy('plan_entries.day')
    .orderBy('position')
    .orderBy('plan_entries.id')
    .execute()
}

/** The recipes among these that the week plan or the shopping list of the user's household has. */
export async function selectPlannedAmong(
  db: Db,
  userId: string,
  recipeIds: readonly string[],
): Promise<string[]> {
  const home = sql`(select household_id from household_members where user_id = ${userId})`
  const isAmong = sql`recipe_id = any(${[...recipeIds]}::uuid[]) and deleted_at is null`
  const { rows } = await sql<{ recipe_id: string }>`
    select recipe_id from plan_entries where household_id in ${home} and ${isAmong}
    union select recipe_id from list_items where household_id in ${home} and ${isAmong}`.execute(db)
  return rows.map((row) => row.recipe_id)
}
