import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'
import { deferNotify, deferredNotifier } from '../../platform/db/deferred-notify.ts'
import type { Db } from '../../platform/db/schema.ts'
import { isMember } from '../groups/queries.ts'

/** How many posts of a thread are notified in one transaction. */
const maxPosts = 200

/** How long the posts of a thread are collected, in milliseconds: a transaction for each would cost as much as the post. */
const collectFor = 500

/** How often posts are looked for that another process left behind, in milliseconds. */
const pollInterval = 2000

export interface FollowerNotifier {
  /** Call it after a post was committed. */
  posted: (threadId: string) => void
  /** Resolves when the followers of all posts that this process has written so far are notified, or that failed. */
  settled: () => Promise<void>
  /** Notifies of posts that no process is busy with. */
  deliverLeft: () => Promise<void>
}

/**
 * Waits until the notifications of a thread are not being written by anybody else, and keeps others from it until the
 * transaction ends. Who deletes or reads notifications must not pass a transaction that is writing them.
 */
export async function lockFollowerNotifications(db: Db, threadId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('followers ' || ${threadId}, 0))`.execute(db)
}

/** Notifies the followers of new posts: one thread after the other, all of its queued posts together. */
export function followerNotifier({ db, log }: Pick<Deps, 'db' | 'log'>): FollowerNotifier {
  const notify = deferredNotifier(db)
  const waiting = new Map<string, PromiseWithResolvers<void>>()
  let current: Promise<void> | null = null
  let timer: NodeJS.Timeout | undefined
  let isRunning = false
  /** Whether there are posts that should not be collected any longer. */
  let isDue = false

  async function run() {
    isRunning = true
    while (isDue) {
      isDue = false
      // Those that come meanwhile are collected.
      const due = new Map(waiting)
      for (const [threadId, done] of due) {
        waiting.delete(threadId)
        current = done.promise
        try {
          while ((await deliver(threadId)) === maxPosts);
        } catch (error) {
          // The rows stay in the queue for the next look.
          log.warn({ err: error }, 'followers were not notified')
        }
        done.resolve()
      }
    }
    current = null
    isRunning = false
  }

  async function deliver(threadId: string): Promise<number> {
    const { posts, userIds } = await notifyFollowers(db, threadId)
    notify('notifications', userIds)
    return posts
  }

  function posted(threadId: string) {
    if (!waiting.has(threadId)) waiting.set(threadId, Promise.withResolvers())
    // What is left at the end of the process stays in the queue.
    timer ??= setTimeout(begin, collectFor).unref()
  }

  function begin() {
    clearTimeout(timer)
    timer = undefined
    isDue = true
    if (!isRunning) void run()
  }

  const settled = async () => {
    if (waiting.size > 0) begin()
    await Promise.all([current, ...[...waiting.values()].map(({ promise }) => promise)])
  }

  return {
    posted,
    settled,
    async deliverLeft() {
      const { rows } = await sql<{ thread_id: string }>`
        select distinct thread_id from follower_notification_queue limit 1000`.execute(db)
      for (const { thread_id } of rows) posted(thread_id)
      await settled()
    },
  }
}

/** Notifies the followers of all queued posts. */
export async function notifyQueuedFollowers(db: Deps['db']): Promise<void> {
  const { rows } = await sql<{ thread_id: string }>`
    select distinct thread_id from follower_notification_queue`.execute(db)
  for (const { thread_id } of rows) while ((await notifyFollowers(db, thread_id)).posts === maxPosts);
}

/** Looks for posts that a process that ended has left behind; `stop` waits for the look under way. */
export function startFollowerNotifications(deps: Pick<Deps, 'db' | 'log'>): { stop: () => Promise<void> } {
  const notifier = followerNotifier(deps)
  const stopping = new AbortController()
  const work = (async () => {
    while (!stopping.signal.aborted) {
      await notifier.deliverLeft().catch((error: unknown) => {
        if (!stopping.signal.aborted) deps.log.warn({ err: error }, 'queued notifications')
      })
      await sleep(pollInterval, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
    await notifier.settled()
  })()
  return {
    async stop() {
      stopping.abort()
      await work
    },
  }
}

/**
 * Takes the queued posts of a thread and notifies its followers, in one transaction, so that a post is never notified
 * twice and never forgotten. Followers share one unread notification per thread whose count grows. Left out are the
 * authors, those who got a notification of a reply or a mention, those who are not in the group or do not want the kind, and what was read
 * already. Users are in the order of their ids and each has one row, so that two such statements cannot deadlock.
 */
async function notifyFollowers(
  db: Deps['db'],
  threadId: string,
): Promise<{ posts: number; userIds: string[] }> {
  return db.transaction().execute(async (transaction) => {
    // The thread stays until the end: deleting it waits, instead of half of its notifications waiting for it.
    await sql`select ${deferNotify},
        pg_advisory_xact_lock(hashtextextended('followers ' || ${threadId}, 0)),
        (select id from forum_threads where id = ${threadId} for key share)`.execute(transaction)
    const taken = await sql<{ number: number }>`delete from follower_notification_queue
      where thread_id = ${threadId} and number in (select number from follower_notification_queue
        where thread_id = ${threadId} order by number limit ${maxPosts})
      returning number`.execute(transaction)
    const numbers = taken.rows.map(({ number }) => number)
    if (numbers.length === 0) return { posts: 0, userIds: [] }
    const { rows } = await sql<{ user_id: string }>`with post as materialized (
        select post.*, thread.group_id, answered.user_id as answered_id
        from forum_posts post join forum_threads thread on thread.id = post.thread_id
        left join forum_posts parent on parent.id = post.parent_id
        cross join lateral (
          select case when post.parent_id is null then thread.author_id else parent.author_id end as user_id) answered
        where post.thread_id = ${threadId} and post.number = any(${numbers}::bigint[])
          and post.deleted_at is null and post.hidden_at is null
      )
      insert into notifications (user_id, kind, actor_id, thread_id, post_id, created_at, count)
      select follower.user_id, 'post', (array_agg(post.author_id order by post.number desc))[1], post.thread_id,
        (array_agg(post.id order by post.number))[1], max(post.created_at), count(*)
      from post cross join thread_followers(${threadId}) follower (user_id)
      where ${isMember(sql`post.group_id`, sql`follower.user_id`)}
        and follower.user_id is distinct from post.author_id and follower.user_id is distinct from post.answered_id
        and not exists (select from notification_opt_outs
          where notification_opt_outs.user_id = follower.user_id and notification_opt_outs.kind = 'post')
        and not exists (select from notifications mention where mention.post_id = post.id
          and mention.user_id = follower.user_id and mention.kind = 'mention')
        and not exists (select from thread_read_positions position where position.thread_id = post.thread_id
          and position.user_id = follower.user_id and position.number >= post.number)
      group by follower.user_id, post.thread_id
      order by follower.user_id
      on conflict (user_id, thread_id) where kind = 'post' and read_at is null
      do update set count = notifications.count + excluded.count, actor_id = excluded.actor_id,
        created_at = greatest(notifications.created_at, excluded.created_at),
        post_id = coalesce(notifications.post_id, excluded.post_id), mailed_at = null
      returning user_id`.execute(transaction)
    return { posts: numbers.length, userIds: rows.map((row) => row.user_id) }
  })
}
