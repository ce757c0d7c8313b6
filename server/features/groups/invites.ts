import { sql } from 'kysely'
import { apiError } from '#shared/contract/errors.ts'
import { limits } from '#shared/constants/limits.ts'
import { lifetimes } from '#shared/constants/lifetimes.ts'
import type { Db } from '../../platform/db/schema.ts'
import { isUuid } from '../../platform/db/uuid.ts'
import { notifyMember } from '../notifications/notify.ts'
import { lockGroups } from './queries.ts'

interface NewInvite {
  groupId: string
  madeBy: string
  now: number
}

const isOpen = (now: number) => sql<boolean>`group_invites.expires_at > ${new Date(now)}`

/**
 * Invites the user with an address. It is stored and listed also when there is none, so that the owner does not learn
 * who has an account. A second invitation of the same address replaces the first, without another notification.
 */
export async function inviteToGroupByEmail(db: Db, invite: NewInvite, email: string): Promise<void> {
  const { groupId, madeBy, now } = invite
  await db.transaction().execute(async (transaction) => {
    await lockGroups(transaction, [groupId])
    const { rows } = await sql<{ id: string; is_silent: boolean }>`
      select id, exists (select from mutes where user_id = users.id and muted_user_id = ${madeBy})
        or exists (select from group_invites
          where user_id = users.id and group_id = ${groupId} and ${isOpen(now)}) as is_silent
      from users where lower(email) = lower(${email}) and verified_at is not null and not exists (
        select from group_members where user_id = users.id and group_id = ${groupId})`.execute(transaction)
    const [invited] = rows
    await sql`delete from group_invites
      where group_id = ${groupId} and (lower(sent_to) = lower(${email}) or not ${isOpen(now)})`.execute(
      transaction,
    )
    const { count } = await transaction
      .selectFrom('group_invites')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('group_id', '=', groupId)
      .executeTakeFirstOrThrow()
    if (count >= limits.group.invites) throw apiError('limit reached')
    await transaction
      .insertInto('group_invites')
      .values({
        group_id: groupId,
        made_by: madeBy,
        sent_to: email,
        user_id: invited?.id ?? null,
        created_at: new Date(now),
        expires_at: new Date(now + lifetimes.groupInvite),
      })
      .execute()
    if (!invited || invited.is_silent) return
    await notifyMember(
      transaction,
      { kind: 'groupInvite', userId: invited.id, actorId: madeBy, groupId },
      now,
    )
  })
}

/** The open invitations of a group, the latest first. */
export async function selectSentGroupInvites(db: Db, groupId: string, now: number) {
  return db
    .selectFrom('group_invites')
    .select(['id', 'sent_to', 'expires_at'])
    .where('group_id', '=', groupId)
    .where(isOpen(now))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limits.group.invites)
    .execute()
}

export type ReceivedInviteRow = Awaited<ReturnType<typeof selectReceivedGroupInvites>>[number]

/** The groups that a user is invited to, the latest first; invitations of users whom they muted are left out. */
export async function selectReceivedGroupInvites(db: Db, userId: string, now: number) {
  return db
    .selectFrom('group_invites')
    .innerJoin('groups', 'groups.id', 'group_invites.group_id')
    .innerJoin('users', 'users.id', 'group_invites.made_by')
    .select(['groups.id', 'groups.name', 'groups.description', 'groups.member_count', 'groups.is_public'])
    .select(['users.name as made_by_name', 'group_invites.expires_at'])
    .where('group_invites.user_id', '=', userId)
    .where(isOpen(now))
    .where(
      sql<boolean>`not exists (select from mutes
        where mutes.user_id = ${userId} and mutes.muted_user_id = group_invites.made_by)`,
    )
    .orderBy('group_invites.created_at', 'desc')
    .orderBy('group_invites.id')
    .limit(limits.list.max)
    .execute()
}

export async function isInvitedToGroup(
  db: Db,
  groupId: string,
  userId: string,
  now: number,
): Promise<boolean> {
  const row = await db
    .selectFrom('group_invites')
    .select('id')
    .where('group_id', '=', groupId)
    .where('user_id', '=', userId)
    .where(isOpen(now))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Uses or declines the invitations of a user to a group; whether one was open. */
export async function deleteReceivedGroupInvites(
  db: Db,
  groupId: string,
  userId: string,
  now: number,
): Promise<boolean> {
  const { rows } = await sql<{ is_open: boolean }>`delete from group_invites
    where group_id = ${groupId} and user_id = ${userId} returning ${isOpen(now)} as is_open`.execute(db)
  return rows.some((row) => row.is_open)
}

/** The owner withdraws an invitation; an unknown one is gone already. */
export async function withdrawSentGroupInvite(db: Db, groupId: string, id: string): Promise<void> {
  if (!isUuid(id)) return
  await db.deleteFrom('group_invites').where('id', '=', id).where('group_id', '=', groupId).execute()
}

/** Expired invitations hold addresses that nobody needs any more. */
export async function cleanUpGroupInvites(db: Db, now: number): Promise<void> {
  await sql`delete from group_invites where not ${isOpen(now)}`.execute(db)
}
