import { sql } from 'kysely'
import { usualRegion } from '#shared/constants/season-regions.ts'
import type { Db } from '../../platform/db/schema.ts'
import { inTransaction } from '../../platform/db/transaction.ts'

/** Until the end of the transaction nobody else changes to which household the user belongs. */
export async function lockMembershipOf(db: Db, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('household member'), hashtext(${userId}))`.execute(db)
}

/** Creates the household of a user who has none, and returns the one they have. */
export function createHousehold(db: Db, userId: string, now: number): Promise<{ id: string }> {
  return inTransaction(db, async (transaction) => {
    // Of two requests at once the second waits here, and its next statement sees what the first has created.
    await lockMembershipOf(transaction, userId)
    const user = await transaction
      .selectFrom('users')
      .select('language')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
    const at = new Date(now)
    const { rows } = await sql<{ id: string }>`
      with present as (
        select household_id as id from household_members where user_id = ${userId}
      ), created as (
        insert into households (created_at, week_starts, measures, region)
        select ${at}, 1, 'metric', ${usualRegion[user.language]} where not exists (select from present)
        returning id
      ), joined as (
        insert into household_members (household_id, user_id, joined_at)
        select id, ${userId}::uuid, ${at}::timestamptz from created
      )
      select id from present union all select id from created`.execute(transaction)
    const [household] = rows
    if (!household) throw new Error('a user has neither an old nor a new household')
    return household
  })
}

/** Locks households in one order, so that two users who change places do not wait for each other. */
export async function lockHouseholds(db: Db, ids: readonly string[]): Promise<void> {
  await sql`select from households where id = any(${ids}::uuid[]) order by id for update`.execute(db)
}

/**
 * Takes a user out of their household and returns it; undefined if they were in none, or not on the given condition. The
 * invitations that they made end. The last one's leaving deletes the household with everything in it; otherwise the
 * caller has to see to the own eater of the member who leaves.
 */
export async function leaveHousehold(
  db: Db,
  userId: string,
  onlyIfDueAt: number | null = null,
): Promise<{ id: string; isDeleted: boolean } | undefined> {
  const { rows } = await sql<{ household_id: string }>`
    select household_id from household_members where user_id = ${userId}`.execute(db)
  const id = rows[0]?.household_id
  if (id === undefined) return undefined
  await lockHouseholds(db, [id])
  const isDue = onlyIfDueAt === null ? sql`true` : sql`removal_at <= ${new Date(onlyIfDueAt)}`
  const { numAffectedRows = 0n } = await sql`
    delete from household_members where user_id = ${userId} and household_id = ${id} and ${isDue}`.execute(db)
  if (numAffectedRows === 0n) return undefined
  await db
    .deleteFrom('household_invites')
    .where('household_id', '=', id)
    .where('made_by', '=', userId)
    .execute()
  const { numDeletedRows } = await db
    .deleteFrom('households')
    .where('id', '=', id)
    .where(sql<boolean>`not exists (select from household_members where household_id = ${id})`)
    .executeTakeFirst()
  return { id, isDeleted: numDeletedRows > 0n }
}

/** Moves the eater who is this user to another household. */
async function moveOwnEater(db: Db, userId: string, householdId: string): Promise<void> {
  await db.updateTable('eaters').set({ household_id: householdId }).where('user_id', '=', userId).execute()
}

/** Leaves for a new household, with the own eater: what somebody must not eat does not get lost. */
export function leaveForNewHousehold(
  db: Db,
  userId: string,
  now: number,
  onlyIfDueAt: number | null = null,
): Promise<void> {
  return inTransaction(db, async (transaction) => {
    await lockMembershipOf(transaction, userId)
    const left = await leaveHousehold(transaction, userId, onlyIfDueAt)
    if (!left || left.isDeleted) return
    const { id } = await createHousehold(transaction, userId, now)
    await moveOwnEater(transaction, userId, id)
  })
}

/** The announced removals of a household whose time has come. */
export async function completeDueRemovals(db: Db, householdId: string, now: number): Promise<void> {
  const due = await db
    .selectFrom('household_members')
    .select('user_id')
    .where('household_id', '=', householdId)
    .where('removal_at', '<=', new Date(now))
    .execute()
  for (const { user_id } of due) await leaveForNewHousehold(db, user_id, now, now)
}
