import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../platform/db/schema.ts'
import { isMember } from '../groups/queries.ts'
import { notificationCtes } from '../notifications/notify.ts'
import { mentionable } from './mentions.ts'
import { lockFollowerNotifications } from './follower-notifications.ts'

/** Stores the user's own choice to follow a thread or not. */
export async function setFollowing(
  db: Db,
  threadId: string,
  userId: string,
  follows: boolean,
): Promise<void> {
  await db
    .insertInto('thread_follows')
    .values({ thread_id: threadId, user_id: userId, follows })
    .onConflict((conflict) => conflict.columns(['thread_id', 'user_id']).doUpdateSet({ follows }))
    .execute()
}

/** Authors follow their threads, unless they chose not to. */
export async function followAsAuthor(db: Db, threadId: string, userId: string): Promise<void> {
  await db
    .insertInto('thread_follows')
    .values({ thread_id: threadId, user_id: userId, follows: true })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * CTEs that notify of a new post, to append to a statement with the CTEs `thread` and `post`. The author of the
 * answered post or thread gets a reply notification, if a group member who wants it; who else is named gets a mention.
 * The other followers are left to `followerNotifier`. The author follows the thread from now on.
 */
export function postNotificationCtes(
  post: {
    id: string
    threadId: string
    parentId: string | null
    authorId: string
    mentions: readonly string[]
  },
  now: number,
): RawBuilder<unknown> {
  const isGroupMember = isMember(sql`thread.group_id`, sql`candidate.user_id`)
  // The author of the parent post, or of the thread for a post without parent.
  const answered = sql`select candidate.user_id from thread, post,
      lateral (select coalesce(
        (select parent.author_id from forum_posts parent where parent.id = ${post.parentId}::uuid),
        case when ${post.parentId}::uuid is null then thread.author_id end) as user_id) candidate
    where ${isGroupMember} and not exists (select from thread_follows where thread_follows.thread_id = thread.id
      and thread_follows.user_id = candidate.user_id and not thread_follows.follows)`
  const notification = {
    kind: 'reply',
    actorId: post.authorId,
    threadId: post.threadId,
    postId: post.id,
  } as const
  return sql`answered as materialized (${answered}),
    ${notificationCtes(sql`select user_id from answered`, notification, now)},
    mentioned as (${
      post.mentions.length === 0
        ? sql`select null::uuid as user_id where false`
        : sql`
      insert into notifications (user_id, kind, actor_id, thread_id, post_id, created_at)
      select candidate.user_id, 'mention', post.author_id, post.thread_id, post.id, post.created_at
      from thread, post, lateral (${mentionable(post, sql`thread.group_id`)}) candidate
      where candidate.user_id not in (select user_id from folded union select user_id from inserted)
      returning user_id`
    }
    ),
    queued as (
      insert into follower_notification_queue (thread_id, number) select thread_id, number from post
    ),
    following as (
      insert into thread_follows (thread_id, user_id, follows) select thread_id, author_id, true from post
      on conflict do nothing
    )`
}

/**
 * Deletes the notifications of one post, also those that are still queued. Those that count several posts stay, with one
 * less. Call it in the transaction that removes the post.
 */
export async function deletePostNotifications(
  db: Db,
  post: { id: string; thread_id: string; number: number },
): Promise<void> {
  await lockFollowerNotifications(db, post.thread_id)
  await db
    .deleteFrom('follower_notification_queue')
    .where('thread_id', '=', post.thread_id)
    .where('number', '=', post.number)
    .execute()
  await sql`delete from notifications where post_id = ${post.id} and count = 1`.execute(db)
  await sql`update notifications set post_id = null, count = count - 1 where post_id = ${post.id}`.execute(db)
}

/** Marks the thread's notifications as read whose posts are all up to this number. */
export async function markThreadNotificationsRead(
  db: Db,
  threadId: string,
  userId: string,
  number: number,
  now: number,
): Promise<void> {
  await sql`update notifications set read_at = ${new Date(now)}
    where user_id = ${userId} and thread_id = ${threadId} and kind in ('reply', 'mention', 'post') and read_at is null
      and not exists (select from forum_posts where forum_posts.thread_id = ${threadId}
        and forum_posts.number > ${number} and forum_posts.deleted_at is null and forum_posts.hidden_at is null
        and (forum_posts.id = notifications.post_id or notifications.kind = 'post' or notifications.count > 1)
        and forum_posts.author_id is distinct from ${userId})`.execute(db)
}
