import { sql } from 'kysely'
import { apiError } from '#shared/contract/errors.ts'
import { limits } from '#shared/constants/limits.ts'
import { lifetimes } from '#shared/constants/lifetimes.ts'
import { hashToken, newToken } from '../../platform/auth/session.ts'
import type { Db } from '../../platform/db/schema.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { isUuid } from '../../platform/db/uuid.ts'
import { notifyMember } from '../notifications/notify.ts'
import { lockHouseholds } from './membership.ts'

interface NewInvite {
  householdId: string
  madeBy: string
  now: number
}

const isOpen = (now: number) =>
  sql<boolean>`(household_invites.used_at is null and household_invites.expires_at > ${new Date(now)})`

/** Invites the first member who opens the link; only the hash of its token is stored. */
export async function inviteByLink(db: Db, invite: NewInvite): Promise<string> {
  const token = newToken()
  await insertInvite(db, invite, { token_hash: hashToken(token), sent_to: null, user_id: null })
  return token
}

/**
 * Invites the user with an address. It is stored and listed also when there is none, so that nobody learns from it who
 * has an account. A second invitation of the same address replaces the first.
 */
export async function inviteByEmail(db: Db, invite: NewInvite, email: string): Promise<void> {
  const { householdId, madeBy, now } = invite
  await inTransaction(db, async (transaction) => {
    await sql`delete from household_invites
      where household_id = ${householdId} and lower(sent_to) = lower(${email})`.execute(transaction)
    const { rows } = await sql<{ id: string; is_muted: boolean }>`
      select id, exists (select from mutes where user_id = users.id and muted_user_id = ${madeBy}) as is_muted
      from users where lower(email) = lower(${email}) and verified_at is not null and not exists (
        select from household_members where user_id = users.id and household_id = ${householdId})`.execute(
      transaction,
    )
    const [invited] = rows
    await insertInvite(transaction, invite, {
      token_hash: null,
      sent_to: email,
      user_id: invited?.id ?? null,
    })
    if (!invited || invited.is_muted) return
    await notifyMember(transaction, { kind: 'householdInvite', userId: invited.id, actorId: madeBy }, now)
  })
}

async function insertInvite(
  db: Db,
  { householdId, madeBy, now }: NewInvite,
  to: { token_hash: Buffer | null; sent_to: string | null; user_id: string | null },
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    await lockHouseholds(transaction, [householdId])
    const { count } = await transaction
      .selectFrom('household_invites')
      .select((select) => select.fn.countAll<string>().as('count'))
      .where('household_id', '=', householdId)
      .where(isOpen(now))
      .executeTakeFirstOrThrow()
    if (Number(count) >= limits.household.invites) throw apiError('limit reached')
    await transaction
      .insertInto('household_invites')
      .values({
        household_id: householdId,
        made_by: madeBy,
        ...to,
        created_at: new Date(now),
        expires_at: new Date(now + lifetimes.householdInvite),
      })
      .execute()
  })
}

/** The open invitations of a household, the latest first. */
export async function selectSentInvites(db: Db, householdId: string, now: number) {
  return db
    .selectFrom('household_invites')
    .innerJoin('users', 'users.id', 'household_invites.made_by')
    .select([
      'household_invites.id',
      'household_invites.sent_to',
      'household_invites.expires_at',
      'users.name as made_by_name',
    ])
    .where('household_id', '=', householdId)
    .where(isOpen(now))
    .orderBy('household_invites.created_at', 'desc')
    .orderBy('household_invites.id')
    .execute()
}

/** What somebody who is invited sees before they join. */
function invitations(db: Db, now: number) {
  return db
    .selectFrom('household_invites')
    .innerJoin('households', 'households.id', 'household_invites.household_id')
    .innerJoin('users', 'users.id', 'household_invites.made_by')
    .select([
      'household_invites.id',
      'household_invites.household_id',
      'household_invites.user_id',
      'household_invites.expires_at',
      'households.name as household_name',
      'users.name as made_by_name',
      sql<number>`(select count(*)::int from household_members
        where household_members.household_id = households.id)`.as('members'),
    ])
    .where(isOpen(now))
}

export type InvitationRow = Awaited<ReturnType<typeof selectReceivedInvites>>[number]

/** The open invitations by e-mail to a user; those of users whom they muted are left out. */
export async function selectReceivedInvites(db: Db, userId: string, now: number) {
  return invitations(db, now)
    .where('household_invites.user_id', '=', userId)
    .where(
      sql<boolean>`not exists (select from mutes
        where mutes.user_id = ${userId} and mutes.muted_user_id = household_invites.made_by)`,
    )
    .orderBy('household_invites.created_at', 'desc')
    .orderBy('household_invites.id')
    .execute()
}

/** The open invitation of a link; undefined when it was used, withdrawn, has expired or never existed. */
export async function findInviteByToken(
  db: Db,
  token: string,
  now: number,
): Promise<InvitationRow | undefined> {
  return invitations(db, now).where('household_invites.token_hash', '=', hashToken(token)).executeTakeFirst()
}

/** The open invitation that a user received by e-mail. */
export async function findReceivedInvite(
  db: Db,
  id: string,
  userId: string,
  now: number,
): Promise<InvitationRow | undefined> {
  if (!isUuid(id)) return undefined
  return invitations(db, now)
    .where('household_invites.id', '=', id)
    .where('household_invites.user_id', '=', userId)
    .executeTakeFirst()
}

/** Uses an invitation, of requests at the same time for one of them. */
export async function consumeHouseholdInvite(db: Db, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('household_invites')
    .set({ used_at: new Date(now) })
    .where('id', '=', id)
    .where(isOpen(now))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Members of the household withdraw an invitation, and who received it declines it. */
export async function deleteInvite(
  db: Db,
  id: string,
  { householdId, userId }: { householdId: string; userId: string },
): Promise<void> {
  if (!isUuid(id)) return
  await sql`delete from household_invites
    where id = ${id} and (household_id = ${householdId} or user_id = ${userId})`.execute(db)
}

/** Used and expired invitations hold addresses that nobody needs any more. */
export async function cleanUpHouseholdInvites(db: Db, now: number): Promise<void> {
  await sql`delete from household_invites where used_at is not null or expires_at <= ${new Date(now)}`.execute(
    db,
  )
}
