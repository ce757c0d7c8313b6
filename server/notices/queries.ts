import { sql } from 'kysely'
import { limits } from '#shared/limits.ts'
import { noticeSwitches, type NoticeSwitch } from '#shared/contract/notices.ts'
import type { Db } from '../db/schema.ts'
import { isUuid } from '../db/uuid.ts'

/** The comments or photos that a line stands for and that are still to be seen. */
function remarksOf(table: 'comments' | 'photos') {
  return sql`from ${sql.table(table)} remark
    where remark.recipe_id = notices.recipe_id and remark.author_id = notices.actor_id and remark.hidden_at is null
      and remark.created_at between coalesce(notices.begun_at, notices.created_at) and notices.created_at`
}

/**
 * What a member is told and may still see: who left a group hears no more of it; what is hidden tells nothing, but that
 * it was hidden its author hears; a recipe has to be there and one's own, and whoever came by an invitation still with
 * us.
 */
function noticesOf(db: Db, memberId: string) {
  return db
    .selectFrom('notices')
    .leftJoin('forum_threads as thread', 'thread.id', 'notices.thread_id')
    .leftJoin('groups', (join) =>
      join.on(sql<boolean>`groups.id = coalesce(thread.group_id, notices.group_id)`),
    )
    .leftJoin('recipes as recipe', 'recipe.id', 'notices.recipe_id')
    .where('notices.member_id', '=', memberId)
    .where(
      sql<boolean>`(notices.thread_id is null
        or ((thread.hidden_at is null or notices.thing = 'thread') and exists (select from group_members
          where group_members.group_id = thread.group_id and group_members.member_id = ${memberId})))`,
    )
    .where(sql<boolean>`(notices.kind <> 'comment' or exists (select ${remarksOf('comments')}))`)
    .where(sql<boolean>`(notices.kind <> 'photo' or exists (select ${remarksOf('photos')}))`)
    .where(
      sql<boolean>`(notices.many > 1 or notices.thing is not null or not exists (select from forum_posts
        where forum_posts.id = notices.post_id and forum_posts.hidden_at is not null))`,
    )
    .where(
      sql<boolean>`(notices.recipe_id is null or notices.thing is not null
        or (recipe.owner_id = ${memberId} and recipe.deleted_at is null))`,
    )
    .where(sql<boolean>`(notices.kind <> 'invite' or notices.actor_id is not null)`)
}

function noticesInWords(db: Db, memberId: string) {
  return noticesOf(db, memberId)
    .leftJoin('users as actor', 'actor.id', 'notices.actor_id')
    .select(['notices.id', 'notices.kind', 'notices.post_id', 'notices.created_at'])
    .select(
      sql<number>`case notices.kind when 'comment' then (select count(*) ${remarksOf('comments')})
        when 'photo' then (select count(*) ${remarksOf('photos')}) else notices.many end`.as('many'),
    )
    .select(['notices.read_at', 'notices.actor_id', 'actor.name as actor_name'])
    .select(['notices.thing', 'notices.title', 'notices.reason'])
    .select([
      'thread.id as thread_id',
      sql<string | null>`coalesce(notices.title, shown_title(thread))`.as('thread_title'),
    ])
    .select(['groups.id as group_id', 'groups.name as group_name'])
    .select([
      'recipe.id as recipe_id',
      sql<string | null>`coalesce(notices.title, recipe.title)`.as('recipe_title'),
    ])
    .orderBy('notices.created_at', 'desc')
    .orderBy('notices.id', 'desc')
}

export type NoticeFound = Awaited<ReturnType<typeof selectNotices>>[number]

export async function selectNotices(
  db: Db,
  memberId: string,
  { limit, offset }: { limit?: number | undefined; offset?: number | undefined },
) {
  return noticesInWords(db, memberId)
    .limit(limit ?? limits.list.max)
    .offset(offset ?? 0)
    .execute()
}

/** All of it, for who takes it along. */
export async function selectEveryNotice(db: Db, memberId: string): Promise<NoticeFound[]> {
  return noticesInWords(db, memberId).execute()
}

/** What is unread and no mail has told yet, newest first. */
export async function selectUntold(db: Db, memberId: string): Promise<NoticeFound[]> {
  return noticesInWords(db, memberId)
    .where('notices.read_at', 'is', null)
    .where('notices.mailed_at', 'is', null)
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

export async function selectWanted(db: Db, memberId: string): Promise<Record<NoticeSwitch, boolean>> {
  const rows = await db
    .selectFrom('unwanted_notices')
    .select('kind')
    .where('member_id', '=', memberId)
    .execute()
  const unwanted = new Set(rows.map((row) => row.kind))
  const switches = noticeSwitches.map((kind) => [kind, !unwanted.has(kind)] as const)
  return Object.fromEntries(switches) as Record<NoticeSwitch, boolean>
}

export async function changeWanted(
  db: Db,
  memberId: string,
  changes: Partial<Record<NoticeSwitch, boolean | undefined>>,
): Promise<void> {
  for (const kind of noticeSwitches) {
    if (changes[kind] === false) await switchOff(db, memberId, kind)
    if (changes[kind] === true) {
      await db
        .deleteFrom('unwanted_notices')
        .where('member_id', '=', memberId)
        .where('kind', '=', kind)
        .execute()
    }
  }
}

/** Also for who is gone by now: then there is nothing to switch off. */
export async function switchOff(db: Db, memberId: string, kind: NoticeSwitch): Promise<void> {
  await sql`insert into unwanted_notices (member_id, kind)
    select id, ${kind} from users where id = ${memberId} on conflict do nothing`.execute(db)
}
