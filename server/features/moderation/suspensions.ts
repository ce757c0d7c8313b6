import { sql } from 'kysely'
import { apiError } from '#shared/contract/errors.ts'
import type { Db } from '../../platform/db/schema.ts'
import { hasWrittenIn } from '../forum/threads.ts'
import { hasAgreedTo } from '../groups/members.ts'
import { isMember } from '../groups/queries.ts'
import { isUuid } from '../../platform/db/uuid.ts'
import type { Page } from '../../platform/http/paging.ts'
import type { User } from '../../platform/auth/session.ts'
import type { IsSuspended, RequireMayPost } from '../../platform/auth/may-post.ts'

const isActive = (now: number) =>
  sql<boolean>`(suspension.ends_at is null or suspension.ends_at > ${new Date(now)})`

export const isSuspended: IsSuspended = (userId, groupId, now) =>
  sql<boolean>`exists (select from suspensions suspension where suspension.user_id = ${userId} and ${isActive(now)}
    and (suspension.group_id is null or suspension.group_id = ${groupId}))`

export const requireMayPost: RequireMayPost = async (db, userId, groupId, now) => {
  const query = sql<{ is: boolean }>`select ${isSuspended(userId, sql`${groupId}::uuid`, now)} as is`
  const { rows } = await query.execute(db)
  if (rows[0]?.is) throw apiError('suspended')
}

function activeSuspensions(db: Db, now: number, page: Page) {
  return db
    .selectFrom('suspensions as suspension')
    .where(isActive(now))
    .innerJoin('users', 'users.id', 'suspension.user_id')
    .leftJoin('groups', 'groups.id', 'suspension.group_id')
    .select([
      'suspension.id',
      'suspension.user_id',
      'suspension.group_id',
      'suspension.reason',
      'suspension.created_at',
    ])
    .select(['suspension.ends_at', 'users.name as member_name', 'groups.name as group_name'])
    .orderBy('suspension.created_at', 'desc')
    .orderBy('suspension.id')
    .limit(page.limit)
    .offset(page.offset)
}

export type SuspensionRow = Awaited<ReturnType<typeof selectSuspensionsOf>>[number]

/** The same for the user: without the reasons of owners into whose groups they may have been put unasked. */
export async function selectOwnSuspensions(db: Db, userId: string, now: number, page: Page) {
  const rows = await selectSuspensionsOf(db, userId, now, page)
  const shown = await Promise.all(
    rows.map(({ group_id }) => group_id === null || hasAgreedTo(db, group_id, userId)),
  )
  return rows.map((row, index) => (shown[index] ? row : { ...row, reason: null }))
}

/** The active suspensions of a user. */
export async function selectSuspensionsOf(db: Db, userId: string, now: number, page: Page) {
  return activeSuspensions(db, now, page).where('suspension.user_id', '=', userId).execute()
}

/** The active suspensions that the user may lift. */
export async function selectSuspensions(
  db: Db,
  user: User,
  now: number,
  page: Page,
): Promise<SuspensionRow[]> {
  const query = activeSuspensions(db, now, page)
  return (user.isAdmin ? query : query.where('groups.owner_id', '=', user.id)).execute()
}

/** The user to mute or suspend. */
export async function findTarget(db: Db, id: string) {
  if (!isUuid(id)) return undefined
  return db.selectFrom('users').select(['id', 'is_admin']).where('id', '=', id).executeTakeFirst()
}

export interface NewSuspension {
  userId: string
  groupId: string | null
  reason: string
  endsAt: Date | null
}

/** Whether a user is a member of a group or wrote in it. */
export async function belongsToGroup(db: Db, groupId: string, userId: string): Promise<boolean> {
  const query = sql<{ is: boolean }>`select ${isMember(sql`${groupId}`, sql`${userId}`)}
    or ${hasWrittenIn(groupId, userId)} as is`
  const { rows } = await query.execute(db)
  return rows[0]?.is ?? false
}

/**
 * Replaces the user's suspension in the same group (or everywhere), and returns whether that was still active. Call it
 * in a transaction.
 */
export async function storeSuspension(db: Db, suspension: NewSuspension, now: number): Promise<boolean> {
  // Serialises concurrent suspensions, so that exactly one of them finds none before it.
  await db.selectFrom('users').select('id').where('id', '=', suspension.userId).forNoKeyUpdate().execute()
  const before = await db
    .selectFrom('suspensions as suspension')
    .select('id')
    .where('user_id', '=', suspension.userId)
    .where(sql<boolean>`group_id is not distinct from ${suspension.groupId}::uuid`)
    .where(isActive(now))
    .executeTakeFirst()
  const values = { reason: suspension.reason, created_at: new Date(now), ends_at: suspension.endsAt }
  await db
    .insertInto('suspensions')
    .values({ user_id: suspension.userId, group_id: suspension.groupId, ...values })
    .onConflict((conflict) => conflict.columns(['user_id', 'group_id']).doUpdateSet(values))
    .execute()
  return before !== undefined
}

/** Lifts a suspension that the user may lift and returns whose it was; undefined if there is none. */
export async function removeSuspension(db: Db, id: string, user: User) {
  if (!isUuid(id)) return undefined
  let removal = db.deleteFrom('suspensions').where('id', '=', id)
  if (!user.isAdmin) {
    removal = removal.where('group_id', 'in', (groups) =>
      groups.selectFrom('groups').select('id').where('owner_id', '=', user.id),
    )
  }
  return removal.returning(['user_id', 'group_id']).executeTakeFirst()
}
