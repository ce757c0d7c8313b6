import { sql } from 'kysely'
import type { SeasonRegion } from '#shared/constants/season-regions.ts'
import type { Db } from '../../platform/db/schema.ts'
import { completeDueRemovals, createHousehold } from './membership.ts'

/**
 * The household of a user; created at the first call, also by two at once. Removals that are due take effect here, so
 * what is read afterwards belongs to members only.
 */
export async function householdOf(db: Db, userId: string, now: number): Promise<{ id: string }> {
  const found = await findMembership(db, userId, now)
  if (found && !found.is_removal_due) return { id: found.household_id }
  if (found) await completeDueRemovals(db, found.household_id, now)
  return createHousehold(db, userId, now)
}

async function findMembership(db: Db, userId: string, now: number) {
  return db
    .selectFrom('household_members')
    .select([
      'household_id',
      sql<boolean>`exists (select from household_members other
        where other.household_id = household_members.household_id and other.removal_at <= ${new Date(now)})`.as(
        'is_removal_due',
      ),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

/** The household of a user, if they have one. */
export async function findHouseholdId(db: Db, userId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('household_members')
    .select('household_id')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.household_id
}

/** Undefined when its last member has left it meanwhile. */
export async function findHousehold(db: Db, householdId: string) {
  return db.selectFrom('households').selectAll().where('id', '=', householdId).executeTakeFirst()
}

/** In the order in which they joined, with the removals that were announced. Ask `householdOf` first. */
export async function householdMembers(db: Db, householdId: string) {
  return db
    .selectFrom('household_members')
    .innerJoin('users', 'users.id', 'household_members.user_id')
    .leftJoin('users as remover', 'remover.id', 'household_members.removed_by')
    .select([
      'users.id',
      'users.name',
      'household_members.joined_at',
      'household_members.removal_at',
      'remover.name as removed_by_name',
    ])
    .where('household_id', '=', householdId)
    .orderBy('joined_at')
    .orderBy('users.id')
    .execute()
}

export type HouseholdMemberRow = Awaited<ReturnType<typeof householdMembers>>[number]

/** Everybody for whom the household cooks, in the order in which they were added. */
export async function selectEaters(db: Db, householdId: string) {
  return db
    .selectFrom('eaters')
    .selectAll()
    .where('household_id', '=', householdId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** Whether the household of a user has said for whom it cooks. */
export async function hasEaters(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('eaters')
    .innerJoin('household_members', 'household_members.household_id', 'eaters.household_id')
    .select('eaters.id')
    .where('household_members.user_id', '=', userId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export type EaterRow = Awaited<ReturnType<typeof selectEaters>>[number]

/** Where foods are in season for a user, as their household has stated; undefined for somebody without one. */
export async function seasonRegionOf(db: Db, userId: string): Promise<SeasonRegion | undefined> {
  const row = await db
    .selectFrom('household_members')
    .innerJoin('households', 'households.id', 'household_members.household_id')
    .select('region')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.region
}
