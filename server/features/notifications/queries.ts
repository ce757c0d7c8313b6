import { sql, type RawBuilder } from 'kysely'
import { limits } from '#shared/constants/limits.ts'
import { notificationPreferences, type NotificationPreference } from '#shared/contract/notifications.ts'
import { buildOnce } from '../../platform/db/build-once.ts'
import type { Db } from '../../platform/db/schema.ts'
import { isUuid } from '../../platform/db/uuid.ts'

/** What a kind of notifications counts: rows of a table by one author, each at a time, if others can see them. */
const countedTables = {
  comment: sql`(select recipe_id, author_id, created_at, hidden_at from comments)`,
  // Those of the cooking log are notified with their entry.
  photo: sql`(select recipe_id, author_id, created_at, hidden_at from photos where cooking_log_id is null)`,
  cooked: sql`(select recipe_id, user_id as author_id, shared_at as created_at, hidden_at from cooking_log
    where visible_to = 'members')`,
}

/** The content that a notification counts and that is still visible. */
function countedContent(kind: keyof typeof countedTables) {
  return sql`from ${countedTables[kind]} posted
    where posted.recipe_id = notifications.recipe_id and posted.author_id = notifications.actor_id
      and posted.hidden_at is null and posted.created_at
        between coalesce(notifications.first_at, notifications.created_at) and notifications.created_at`
}

/**
 * The user's notifications about content that the user may still see. Left out are those of groups that the user has
 * left, of hidden content (except the decision to hide it), of recipes that are deleted or have another owner (except
 * published variants), of users who joined or invite to a household and whose account is deleted, and invitations to
 * groups that were answered or withdrawn.
 */
function visibleNotifications(db: Db, userId: string | RawBuilder<string>) {
  return db
    .selectFrom('notifications')
    .leftJoin('forum_threads as thread', 'thread.id', 'notifications.thread_id')
    .leftJoin('groups', (join) =>
      join.on(sql<boolean>`groups.id = coalesce(thread.group_id, notifications.group_id)`),
    )
    .leftJoin('recipes as recipe', 'recipe.id', 'notifications.recipe_id')
    .where('notifications.user_id', '=', userId)
    .where(
      sql<boolean>`(notifications.thread_id is null
        or ((thread.hidden_at is null or notifications.content_kind = 'thread') and exists (select from group_members
          where group_members.group_id = thread.group_id and group_members.user_id = ${userId})))`,
    )
    .where(sql<boolean>`(notifications.kind <> 'comment' or exists (select ${countedContent('comment')}))`)
    .where(sql<boolean>`(notifications.kind <> 'photo' or exists (select ${countedContent('photo')}))`)
    .where(sql<boolean>`(notifications.kind <> 'cooked' or exists (select ${countedContent('cooked')}))`)
    .where(
      sql<boolean>`(notifications.kind <> 'correction' or exists (select from translation_corrections correction
        where correction.recipe_id = notifications.recipe_id and correction.author_id = notifications.actor_id
          and correction.hidden_at is null))`,
    )
    .where(
      sql<boolean>`(notifications.count > 1 or notifications.content_kind is not null or not exists (select from forum_posts
        where forum_posts.id = notifications.post_id and forum_posts.hidden_at is not null))`,
    )
    .where(
      sql<boolean>`(notifications.recipe_id is null or notifications.content_kind is not null
        or (recipe.deleted_at is null and (recipe.owner_id = ${userId}
          or (notifications.kind = 'remix' and recipe.is_public and recipe.hidden_at is null))))`,
    )
    .where(sql<boolean>`(notifications.kind not in ('invite', 'householdInvite', 'householdJoined', 'groupInvite')
        or notifications.actor_id is not null)`)
    .where(
      sql<boolean>`(notifications.kind <> 'groupInvite' or exists (select from group_invites
        where group_invites.group_id = notifications.group_id and group_invites.user_id = notifications.user_id))`,
    )
}

function notificationRows(db: Db, userId: string) {
  return visibleNotifications(db, userId)
    .leftJoin('users as actor', 'actor.id', 'notifications.actor_id')
    .select(['notifications.id', 'notifications.kind', 'notifications.post_id', 'notifications.created_at'])
    .select(
      sql<number>`case notifications.kind when 'comment' then (select count(*) ${countedContent('comment')})
        when 'photo' then (select count(*) ${countedContent('photo')})
        when 'cooked' then (select count(*) ${countedContent('cooked')}) else notifications.count end`.as(
        'count',
      ),
    )
    .select(['notifications.read_at', 'notifications.actor_id', 'actor.name as actor_name'])
    .select(['notifications.content_kind', 'notifications.title', 'notifications.reason'])
    .select([
      'thread.id as thread_id',
      sql<string | null>`coalesce(notifications.title, shown_title(thread))`.as('thread_title'),
    ])
    .select(['groups.id as group_id', 'groups.name as group_name'])
    .select([
      'recipe.id as recipe_id',
      sql<string | null>`coalesce(notifications.title, recipe.title)`.as('recipe_title'),
    ])
    .orderBy('notifications.created_at', 'desc')
    .orderBy('notifications.id', 'desc')
}

export type NotificationRow = Awaited<ReturnType<typeof selectNotifications>>[number]

export async function selectNotifications(
  db: Db,
  userId: string,
  { limit, offset }: { limit?: number | undefined; offset?: number | undefined },
) {
  return notificationRows(db, userId)
    .limit(limit ?? limits.list.max)
    .offset(offset ?? 0)
    .execute()
}

/** For the export. */
export async function selectAllNotifications(db: Db, userId: string): Promise<NotificationRow[]> {
  return notificationRows(db, userId).execute()
}

/** Unread notifications that were not mailed yet, newest first. */
export async function selectUnmailed(db: Db, userId: string): Promise<NotificationRow[]> {
  return notificationRows(db, userId)
    .where('notifications.read_at', 'is', null)
    .where('notifications.mailed_at', 'is', null)
    .execute()
}

export async function countUnread(db: Db, userId: string): Promise<number> {
  return (await countUnreadOf(db, [userId])).get(userId) ?? 0
}

const unreadCounts = buildOnce((db: Db, { userIds }: { userIds: readonly string[] }) =>
  db.selectFrom(sql<{ id: string }>`unnest(${userIds}::uuid[])`.as<'reader'>(sql`reader (id)`)).select([
    'reader.id',
    () =>
      visibleNotifications(db, sql<string>`reader.id`)
        .select(sql<number>`count(*)`.as('count'))
        .where('notifications.read_at', 'is', null)
        .as('count'),
  ]),
)

/** The numbers of several users' unread notifications. */
export async function countUnreadOf(db: Db, userIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await unreadCounts(db, { userIds: [...new Set(userIds)] })
  return new Map(rows.map(({ id, count }) => [id, count ?? 0]))
}

/** Marks the given notifications as read, or all. Unknown ids and those of other users are ignored. */
export async function markRead(
  db: Db,
  userId: string,
  ids: readonly string[] | undefined,
  now: number,
): Promise<void> {
  let update = db
    .updateTable('notifications')
    .set({ read_at: new Date(now) })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
  if (ids) {
    const known = ids.filter(isUuid)
    if (known.length === 0) return
    update = update.where('id', 'in', known)
  }
  await update.execute()
}

export async function selectPreferences(
  db: Db,
  userId: string,
): Promise<Record<NotificationPreference, boolean>> {
  const rows = await db
    .selectFrom('notification_opt_outs')
    .select('kind')
    .where('user_id', '=', userId)
    .execute()
  const optedOut = new Set(rows.map((row) => row.kind))
  const switches = notificationPreferences.map((kind) => [kind, !optedOut.has(kind)] as const)
  return Object.fromEntries(switches) as Record<NotificationPreference, boolean>
}

export async function changePreferences(
  db: Db,
  userId: string,
  changes: Partial<Record<NotificationPreference, boolean | undefined>>,
): Promise<void> {
  for (const kind of notificationPreferences) {
    if (changes[kind] === false) await optOut(db, userId, kind)
    if (changes[kind] === true) {
      await db
        .deleteFrom('notification_opt_outs')
        .where('user_id', '=', userId)
        .where('kind', '=', kind)
        .execute()
    }
  }
}

/** Does nothing when the account is deleted: the link in a mail may be older. */
export async function optOut(db: Db, userId: string, kind: NotificationPreference): Promise<void> {
  await sql`insert into notification_opt_outs (user_id, kind)
    select id, ${kind} from users where id = ${userId} on conflict do nothing`.execute(db)
}
