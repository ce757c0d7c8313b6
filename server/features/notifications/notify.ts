import { sql, type RawBuilder } from 'kysely'
import type { NotificationKind, ContentKind } from '#shared/contract/notifications.ts'
import { lifetimes } from '#shared/constants/lifetimes.ts'
import type { Db } from '../../platform/db/schema.ts'

interface Notification {
  kind: NotificationKind
  /** Who caused it; null when the recipient must not know. */
  actorId: string | null
  recipeId?: string | undefined
  commentId?: string | undefined
  photoId?: string | undefined
  threadId?: string | undefined
  postId?: string | undefined
  groupId?: string | undefined
  /** A moderator's decision: the kind of content, its current title and the reason. */
  contentKind?: ContentKind
  title?: string
  reason?: string | null
}

/** Repeated ones of one actor in one place within `lifetimes.notificationsFoldWithin` share a row. */
const groupedKinds: readonly NotificationKind[] = [
  'reply',
  'comment',
  'photo',
  'cooked',
  'correction',
  'labels',
  'request',
  'report',
]

/** Nobody is notified of these twice. */
const singleKinds: readonly NotificationKind[] = ['remix']

/** `notifyMembers` for one user. */
export function notifyMember(
  db: Db,
  { userId, ...notification }: Notification & { userId: string },
  now: number,
): Promise<void> {
  return notifyMembers(db, sql`select ${userId}::uuid as user_id`, notification, now)
}

/**
 * Notifies the users that the query `recipients` selects as `user_id`, in the transaction of the event. The actor and
 * users who have opted out are left out. Ratings of a recipe share one row whose count grows until it is read.
 */
export async function notifyMembers(
  db: Db,
  recipients: RawBuilder<unknown>,
  notification: Notification,
  now: number,
): Promise<void> {
  await sql`with ${notificationCtes(recipients, notification, now)} select`.execute(db)
}

/**
 * The same as CTEs to append to the caller's own statement; `folded` and `inserted` contain the notified users. A row
 * that is read while the update waits for its lock is not counted up; a new one is inserted instead.
 */
export function notificationCtes(
  recipients: RawBuilder<unknown>,
  notification: Notification,
  now: number,
): RawBuilder<unknown> {
  const { kind } = notification
  const at = new Date(now)
  const uuid = (id: string | null | undefined) => sql`${id ?? null}::uuid`
  const text = (value: string | null | undefined) => sql`${value ?? null}::text`
  return sql`reader as (
      select users.id from (${recipients}) named join users on users.id = named.user_id
      where users.id is distinct from ${uuid(notification.actorId)}
        and not exists (select from notification_opt_outs where user_id = users.id and kind = ${kind})
        and not (${singleKinds.includes(kind)} and exists (select from notifications earlier
          where earlier.user_id = users.id and earlier.kind = ${kind}
            and earlier.recipe_id is not distinct from ${uuid(notification.recipeId)}))
    ), folded as (
      update notifications set count = notifications.count + 1,
        first_at = coalesce(notifications.first_at, notifications.created_at), created_at = ${at},
        comment_id = null, photo_id = null, mailed_at = null
      from reader cross join lateral (
        select id from notifications line
        where ${groupedKinds.includes(kind)} and line.user_id = reader.id and line.kind = ${kind}
          and line.actor_id is not distinct from ${uuid(notification.actorId)} and line.recipe_id is not distinct from ${uuid(notification.recipeId)}
          and line.thread_id is not distinct from ${uuid(notification.threadId)} and line.read_at is null
          and line.created_at > ${new Date(now - lifetimes.notificationsFoldWithin)}
        order by line.created_at desc limit 1
      ) line
      where notifications.id = line.id and notifications.read_at is null
      returning notifications.user_id
    ), inserted as (
      insert into notifications (user_id, kind, actor_id, recipe_id, comment_id, photo_id, thread_id, post_id, group_id,
        content_kind, title, reason, created_at)
      select reader.id, ${kind}, ${uuid(notification.actorId)}, ${uuid(notification.recipeId)}, ${uuid(notification.commentId)},
        ${uuid(notification.photoId)}, ${uuid(notification.threadId)}, ${uuid(notification.postId)}, ${uuid(notification.groupId)},
        ${text(notification.contentKind)}, ${text(notification.title)}, ${text(notification.reason)}, ${at}
      from reader where reader.id not in (select user_id from folded)
      on conflict (user_id, recipe_id) where kind = 'rating' and read_at is null
      do update set count = notifications.count + 1, created_at = excluded.created_at, mailed_at = null
      returning user_id
    )`
}
