import { sql } from 'kysely'
import { fail } from '#shared/errors.ts'
import type { Db } from '../db/schema.ts'
import { isUuid } from '../db/uuid.ts'
import type { Page } from '../http/page.ts'
import type { Member } from '../http/session.ts'
import type { IsSilenced, RequireVoice } from '../recipes/voice.ts'

const isRunning = (now: number) =>
  sql<boolean>`(suspension.ends_at is null or suspension.ends_at > ${new Date(now)})`

export const isSilenced: IsSilenced = (memberId, groupId, now) =>
  sql<boolean>`exists (select from suspensions suspension where suspension.user_id = ${memberId} and ${isRunning(now)}
    and (suspension.group_id is null or suspension.group_id = ${groupId}))`

export const requireVoice: RequireVoice = async (db, memberId, groupId, now) => {
  const asked = sql<{ is: boolean }>`select ${isSilenced(memberId, sql`${groupId}::uuid`, now)} as is`
  const { rows } = await asked.execute(db)
  if (rows[0]?.is) throw fail('muted')
}

function shownSilences(db: Db, now: number, page: Page) {
  return db
    .selectFrom('suspensions as suspension')
    .where(isRunning(now))
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

export type SilenceFound = Awaited<ReturnType<typeof selectSilencesOf>>[number]

/** Those that keep one member from writing. */
export async function selectSilencesOf(db: Db, memberId: string, now: number, page: Page) {
  return shownSilences(db, now, page).where('suspension.user_id', '=', memberId).execute()
}

/** Those that this member may end. */
export async function selectSilences(
  db: Db,
  member: Member,
  now: number,
  page: Page,
): Promise<SilenceFound[]> {
  const query = shownSilences(db, now, page)
  return (member.isAdmin ? query : query.where('groups.owner_id', '=', member.id)).execute()
}

export async function findPerson(db: Db, id: string) {
  if (!isUuid(id)) return undefined
  return db.selectFrom('users').select(['id', 'is_admin']).where('id', '=', id).executeTakeFirst()
}

export interface NewSilence {
  memberId: string
  groupId: string | null
  reason: string
  endsAt: Date | null
}

/** Whether somebody belongs to a group, or wrote there. */
export async function isOfGroup(db: Db, groupId: string, memberId: string): Promise<boolean> {
  const asked = sql<{ is: boolean }>`select
    exists (select from group_members where group_id = ${groupId} and user_id = ${memberId})
    or exists (select from forum_threads where group_id = ${groupId} and author_id = ${memberId})
    or exists (
      select from forum_posts post join forum_threads thread on thread.id = post.thread_id
      where thread.group_id = ${groupId} and post.author_id = ${memberId}
    ) as is`
  const { rows } = await asked.execute(db)
  return rows[0]?.is ?? false
}

/**
 * Takes the place of the one before, if there is one for the same place, and answers whether that was still running.
 * To be called in a transaction.
 */
export async function putSilence(db: Db, silence: NewSilence, now: number): Promise<boolean> {
  // Several at once wait for each other, so that one of them finds none before it.
  await db.selectFrom('users').select('id').where('id', '=', silence.memberId).forNoKeyUpdate().execute()
  const before = await db
    .selectFrom('suspensions as suspension')
    .select('id')
    .where('user_id', '=', silence.memberId)
    .where(sql<boolean>`group_id is not distinct from ${silence.groupId}::uuid`)
    .where(isRunning(now))
    .executeTakeFirst()
  const values = { reason: silence.reason, created_at: new Date(now), ends_at: silence.endsAt }
  await db
    .insertInto('suspensions')
    .values({ user_id: silence.memberId, group_id: silence.groupId, ...values })
    .onConflict((conflict) => conflict.columns(['user_id', 'group_id']).doUpdateSet(values))
    .execute()
  return before !== undefined
}

/** Ends one that is in this member's care, and answers whom it held; undefined when there is none such. */
export async function removeSilence(db: Db, id: string, member: Member) {
  if (!isUuid(id)) return undefined
  let removal = db.deleteFrom('suspensions').where('id', '=', id)
  if (!member.isAdmin) {
    removal = removal.where('group_id', 'in', (groups) =>
      groups.selectFrom('groups').select('id').where('owner_id', '=', member.id),
    )
  }
  return removal.returning(['user_id', 'group_id']).executeTakeFirst()
}
