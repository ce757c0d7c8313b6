import { sql } from 'kysely'
import { apiError } from '#shared/contract/errors.ts'
import type { Bringing } from '#shared/contract/household-members.ts'
import { limits } from '#shared/constants/limits.ts'
import type { Db } from '../../platform/db/schema.ts'
import { notifyMembers } from '../notifications/notify.ts'
import { consumeHouseholdInvite, type InvitationRow } from './invites.ts'
import { leaveHousehold, lockHouseholds, lockMembershipOf } from './membership.ts'

/**
 * Joins the household of an invitation and leaves the former one, which is deleted if nobody else is in it. The eaters
 * that come along are all of a household of one, otherwise only the user's own. A member of the household stays one,
 * without using the invitation. Throws `invalid token` when it was used meanwhile, and `limit reached`.
 */
export async function joinHousehold(
  db: Db,
  { invitation, userId, bring }: { invitation: InvitationRow; userId: string; bring: Bringing },
  now: number,
): Promise<void> {
  const target = invitation.household_id
  await db.transaction().execute(async (transaction) => {
    await lockMembershipOf(transaction, userId)
    const former = await findFormer(transaction, userId)
    if (former?.id === target) return
    await lockHouseholds(transaction, former ? [former.id, target] : [target])
    if (!(await consumeHouseholdInvite(transaction, invitation.id, now))) throw apiError('invalid token')
    if (former) {
      const isAlone = (await countMembers(transaction, former.id)) === 1
      await bringEaters(transaction, { userId, bring, isAlone, former: former.id, target })
      await leaveHousehold(transaction, userId)
    }
    if ((await countMembers(transaction, target)) >= limits.household.members) throw apiError('limit reached')
    await transaction
      .insertInto('household_members')
      .values({ household_id: target, user_id: userId, joined_at: new Date(now) })
      .execute()
    const others = sql`select user_id from household_members where household_id = ${target}`
    await notifyMembers(transaction, others, { kind: 'householdJoined', actorId: userId }, now)
  })
}

async function findFormer(db: Db, userId: string): Promise<{ id: string } | undefined> {
  return db
    .selectFrom('household_members')
    .select('household_id as id')
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

async function countMembers(db: Db, householdId: string): Promise<number> {
  const { count } = await db
    .selectFrom('household_members')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('household_id', '=', householdId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

interface Move {
  userId: string
  bring: Bringing
  isAlone: boolean
  former: string
  target: string
}

async function bringEaters(db: Db, { userId, bring, isAlone, former, target }: Move): Promise<void> {
  if (bring === 'nothing') {
    await db.deleteFrom('eaters').where('user_id', '=', userId).execute()
    return
  }
  await db
    .updateTable('eaters')
    .set({ household_id: target })
    .where('household_id', '=', former)
    .where(isAlone ? sql<boolean>`true` : sql<boolean>`user_id = ${userId}`)
    .execute()
  const { count } = await db
    .selectFrom('eaters')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('household_id', '=', target)
    .executeTakeFirstOrThrow()
  if (Number(count) > limits.eaters.perHousehold) throw apiError('limit reached')
}
