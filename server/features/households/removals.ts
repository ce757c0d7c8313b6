import { lifetimes } from '#shared/constants/lifetimes.ts'
import type { Db } from '../../platform/db/schema.ts'
import { isUuid } from '../../platform/db/uuid.ts'
import { notifyMember } from '../notifications/notify.ts'
import { completeDueRemovals } from './membership.ts'
import { assertAllowed, removalDenialReason } from './policy.ts'

interface Removal {
  householdId: string
  /** Who is to be removed. */
  memberId: string
  /** Who announces or withdraws it. */
  userId: string
}

async function assertMember(db: Db, { householdId, memberId, userId }: Removal): Promise<void> {
  const member = isUuid(memberId)
    ? await db
        .selectFrom('household_members')
        .select('user_id')
        .where('household_id', '=', householdId)
        .where('user_id', '=', memberId)
        .executeTakeFirst()
    : undefined
  assertAllowed(removalDenialReason({ isMember: member !== undefined, isSelf: memberId === userId }))
}

/** Announces that a member is removed; a repeated announcement changes nothing. The member is notified at once. */
export async function announceRemoval(db: Db, removal: Removal, now: number): Promise<void> {
  const { householdId, memberId, userId } = removal
  await db.transaction().execute(async (transaction) => {
    await assertMember(transaction, removal)
    const { numUpdatedRows } = await transaction
      .updateTable('household_members')
      .set({ removed_by: userId, removal_at: new Date(now + lifetimes.householdRemoval) })
      .where('household_id', '=', householdId)
      .where('user_id', '=', memberId)
      .where('removal_at', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return
    await notifyMember(transaction, { kind: 'householdRemoval', userId: memberId, actorId: userId }, now)
  })
}

/** Withdraws an announced removal; every member may, except the one who is to be removed. */
export async function withdrawRemoval(db: Db, removal: Removal): Promise<void> {
  await assertMember(db, removal)
  await db
    .updateTable('household_members')
    .set({ removed_by: null, removal_at: null })
    .where('household_id', '=', removal.householdId)
    .where('user_id', '=', removal.memberId)
    .execute()
}

/** For households that nobody opens: their removals take effect, too. */
export async function completeAllDueRemovals(db: Db, now: number): Promise<void> {
  const due = await db
    .selectFrom('household_members')
    .select('household_id')
    .distinct()
    .where('removal_at', '<=', new Date(now))
    .execute()
  for (const { household_id } of due) await completeDueRemovals(db, household_id, now)
}
