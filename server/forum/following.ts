import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'
import { tellMembers } from '../notices/telling.ts'

/** Follows a thread or no longer, because the member says so. */
export async function setFollowing(
  db: Db,
  threadId: string,
  memberId: string,
  follows: boolean,
): Promise<void> {
  await db
    .insertInto('thread_follows')
    .values({ thread_id: threadId, member_id: memberId, follows })
    .onConflict((conflict) => conflict.columns(['thread_id', 'member_id']).doUpdateSet({ follows }))
    .execute()
}

/** Who writes in a thread follows it, unless they said once that they do not want to. */
export async function followAsWriter(db: Db, threadId: string, memberId: string): Promise<void> {
  await db
    .insertInto('thread_follows')
    .values({ thread_id: threadId, member_id: memberId, follows: true })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * Tells of a new post, in the transaction that makes it: whom it answers, as an answer; everybody else who follows the
 * thread, by one line that counts on until it is read. Told are members of the group who want the kind.
 */
export async function noticePost(
  db: Db,
  post: { id: string; threadId: string; parentId: string | null; authorId: string },
  now: number,
): Promise<void> {
  const at = new Date(now)
  // Answered is the author of the parent, or of the thread when it is a post to the thread itself.
  const answered = sql`select coalesce(parent.author_id, case when ${post.parentId}::uuid is null
      then thread.author_id end) as member_id
    from forum_threads thread left join forum_posts parent on parent.id = ${post.parentId}::uuid
    where thread.id = ${post.threadId}`
  const isMember = sql`exists (select from group_members
    join forum_threads on forum_threads.group_id = group_members.group_id
    where forum_threads.id = ${post.threadId} and group_members.member_id = candidate.member_id)`
  const silent = sql`select from thread_follows where thread_follows.thread_id = ${post.threadId}
    and thread_follows.member_id = candidate.member_id and not thread_follows.follows`

  const told = { kind: 'reply', actorId: post.authorId, threadId: post.threadId, postId: post.id } as const
  await tellMembers(
    db,
    sql`select candidate.member_id from (${answered}) candidate where ${isMember} and not exists (${silent})`,
    told,
    now,
  )

  // In the order of the members, so that two posters never wait for each other.
  await sql`insert into notices (member_id, kind, actor_id, thread_id, post_id, created_at)
    select candidate.member_id, 'post', ${post.authorId}::uuid, ${post.threadId}::uuid, ${post.id}::uuid, ${at}
    from thread_follows candidate
    where candidate.thread_id = ${post.threadId} and candidate.follows and ${isMember}
      and candidate.member_id <> ${post.authorId} and candidate.member_id is distinct from (${answered})
      and not exists (select from unwanted_notices
        where unwanted_notices.member_id = candidate.member_id and unwanted_notices.kind = 'post')
    order by candidate.member_id
    on conflict (member_id, thread_id) where kind = 'post' and read_at is null
    do update set many = notices.many + 1, actor_id = excluded.actor_id, created_at = excluded.created_at,
      post_id = coalesce(notices.post_id, excluded.post_id), mailed_at = null`.execute(db)
}

/** What was told of a post goes when its words go; what counts several posts stays. */
export async function forgetNotices(db: Db, postId: string): Promise<void> {
  await sql`delete from notices where post_id = ${postId} and many = 1`.execute(db)
  await sql`update notices set post_id = null, many = many - 1 where post_id = ${postId}`.execute(db)
}

/** Who has read a thread so far has read what they were told of it. */
export async function readNotices(
  db: Db,
  threadId: string,
  memberId: string,
  number: number,
  now: number,
): Promise<void> {
  await sql`update notices set read_at = ${new Date(now)}
    where member_id = ${memberId} and thread_id = ${threadId} and kind in ('reply', 'post') and read_at is null
      and not exists (select from forum_posts where forum_posts.thread_id = ${threadId}
        and forum_posts.number > ${number} and forum_posts.deleted_at is null and forum_posts.hidden_at is null
        and (forum_posts.id = notices.post_id or notices.kind = 'post' or notices.many > 1)
        and forum_posts.author_id is distinct from ${memberId})`.execute(db)
}
