import { sql } from 'kysely'
import { limits } from '#shared/limits.ts'
import { noticeKinds, type NoticeKind } from '#shared/contract/notices.ts'
import type { Db } from '../db/schema.ts'
import { isUuid } from '../db/uuid.ts'

/** What a member is told and may still see: who left a group hears no more of it. */
function noticesOf(db: Db, memberId: string) {
  return db
    .selectFrom('notices')
    .innerJoin('forum_threads as thread', 'thread.id', 'notices.thread_id')
    .innerJoin('groups', 'groups.id', 'thread.group_id')
    .innerJoin('group_members as membership', (join) =>
      join.onRef('membership.group_id', '=', 'groups.id').on('membership.member_id', '=', memberId),
    )
    .where('notices.member_id', '=', memberId)
}

export type NoticeFound = Awaited<ReturnType<typeof selectNotices>>[number]

export async function selectNotices(
  db: Db,
  memberId: string,
  { limit, offset }: { limit?: number | undefined; offset?: number | undefined },
) {
  return noticesOf(db, memberId)
    .leftJoin('users as actor', 'actor.id', 'notices.actor_id')
    .select(['notices.id', 'notices.kind', 'notices.many', 'notices.post_id', 'notices.created_at'])
    .select(['notices.read_at', 'thread.id as thread_id', 'thread.title as thread_title'])
    .select(['groups.id as group_id', 'groups.name as group_name', 'actor.name as actor_name'])
    .orderBy('notices.created_at', 'desc')
    .orderBy('notices.id', 'desc')
    .limit(limit ?? limits.list.max)
    .offset(offset ?? 0)
    .execute()
}

export async function countUnread(db: Db, memberId: string): Promise<number> {
  const row = await noticesOf(db, memberId)
    .select(sql<number>`count(*)`.as('count'))
    .where('notices.read_at', 'is', null)
    .executeTakeFirstOrThrow()
  return row.count
}

/** Marks the member's own among these, or all; what is unknown or somebody else's is passed over. */
export async function markRead(
  db: Db,
  memberId: string,
  ids: readonly string[] | undefined,
  now: number,
): Promise<void> {
  let update = db
    .updateTable('notices')
    .set({ read_at: new Date(now) })
    .where('member_id', '=', memberId)
    .where('read_at', 'is', null)
  if (ids) {
    const known = ids.filter(isUuid)
    if (known.length === 0) return
    update = update.where('id', 'in', known)
  }
  await update.execute()
}

export async function selectWanted(db: Db, memberId: string): Promise<Record<NoticeKind, boolean>> {
  const rows = await db
    .selectFrom('unwanted_notices')
    .select('kind')
    .where('member_id', '=', memberId)
    .execute()
  const unwanted = new Set(rows.map((row) => row.kind))
  return { reply: !unwanted.has('reply'), post: !unwanted.has('post') }
}

export async function changeWanted(
  db: Db,
  memberId: string,
  changes: Partial<Record<NoticeKind, boolean | undefined>>,
): Promise<void> {
  for (const kind of noticeKinds) {
    if (changes[kind] === false) {
      await db
        .insertInto('unwanted_notices')
        .values({ member_id: memberId, kind })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    }
    if (changes[kind] === true) {
      await db
        .deleteFrom('unwanted_notices')
        .where('member_id', '=', memberId)
        .where('kind', '=', kind)
        .execute()
    }
  }
}
