import { sql, type RawBuilder } from 'kysely'
import { apiError } from '#shared/contract/errors.ts'
import { deferNotify, type DeferredNotify } from '../../platform/db/deferred-notify.ts'
import type { Db, PostRow } from '../../platform/db/schema.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { isUuid } from '../../platform/db/uuid.ts'
import { mayRead } from '../recipes/read-access.ts'
import { deletePostNotifications, postNotificationCtes } from './thread-follows.ts'
import { detachRecipes, referenceColumns, type ReferenceColumns } from './recipe-references.ts'
import type { Page } from '../../platform/http/paging.ts'

export type PostShown = PostRow &
  ReferenceColumns & { author_name: string | null; author_email: string | null }
export type PostFound = PostShown & { group_id: string }

function postsFor(db: Db, viewerId: string) {
  return db
    .selectFrom('forum_posts as post')
    .innerJoin('forum_threads as thread', 'thread.id', 'post.thread_id')
    .leftJoin('users as author', 'author.id', 'post.author_id')
    .leftJoin('recipe_references as reference', 'reference.post_id', 'post.id')
    .leftJoin('recipes', (join) => join.onRef('recipes.id', '=', 'reference.recipe_id').on(mayRead(viewerId)))
    .leftJoin('users as cook', 'cook.id', 'recipes.owner_id')
    .selectAll('post')
    .select(['author.name as author_name', 'author.email as author_email', 'thread.group_id'])
    .select(referenceColumns)
}

/** Oldest first, placeholders included. */
export async function selectPosts(
  db: Db,
  threadId: string,
  viewerId: string,
  page: Page,
): Promise<PostFound[]> {
  const query = postsFor(db, viewerId).where('post.thread_id', '=', threadId).orderBy('post.number')
  return query.limit(page.limit).offset(page.offset).execute()
}

/** What happened in a thread after a change: posts as they are now, and those that went. */
export async function selectChanges(
  db: Db,
  threadId: string,
  viewerId: string,
  after: number,
): Promise<{ posts: PostFound[]; gone: string[] }> {
  const posts = await postsFor(db, viewerId)
    .where('post.thread_id', '=', threadId)
    .where('post.revision', '>', after)
    .orderBy('post.number')
    .execute()
  const removals = await db
    .selectFrom('post_tombstones')
    .select('post_id')
    .where('thread_id', '=', threadId)
    .where('revision', '>', after)
    .execute()
  return { posts, gone: removals.map((row) => row.post_id) }
}

export async function findPost(db: Db, id: string, viewerId: string): Promise<PostFound | undefined> {
  if (!isUuid(id)) return undefined
  return postsFor(db, viewerId).where('post.id', '=', id).executeTakeFirst()
}

export interface NewPost {
  threadId: string
  authorId: string
  content: string
  parentId: string | null
}

/**
 * Adds a post, counts it and tells of it, in one statement: whoever posts holds the thread's row until its end, so posts
 * are counted and numbered one after the other. Throws `thread locked`, `unknown parent`, and `not found` for a thread
 * that just went.
 */
export async function insertPost(
  db: Db,
  post: NewPost,
  now: number,
  notify?: DeferredNotify,
): Promise<PostRow> {
  return (await insertPostWhere(db, sql`true`, post, now, notify)) ?? throwPostDenial(db, post.threadId)
}

/**
 * The same where a condition on `forum_threads` holds; undefined when nothing was written. With `ring` it stands alone,
 * and the bells are rung when it is committed.
 */
export async function insertPostWhere(
  db: Db,
  condition: RawBuilder<unknown>,
  post: NewPost,
  now: number,
  notify?: DeferredNotify,
): Promise<PostRow | undefined> {
  const { threadId, parentId } = post
  if (!isUuid(threadId) || (parentId !== null && !isUuid(parentId))) return undefined
  const id = crypto.randomUUID()
  const at = new Date(now)
  // Words that are gone or hidden take no answer.
  const canBeAnswered = sql`(${parentId}::uuid is null or exists (select from forum_posts parent
    where parent.id = ${parentId}::uuid and parent.thread_id = ${threadId}
      and parent.deleted_at is null and parent.hidden_at is null))`
  const written = sql<PostRow & { notified_ids: string[] }>`with thread as (
      update forum_threads set post_count = post_count + 1, active_at = greatest(active_at, ${at}), revision = revision + 1
      where id = ${threadId} and not is_locked and ${condition} and ${canBeAnswered}
      returning id, group_id, author_id, revision
    ), post as (
      insert into forum_posts (id, thread_id, parent_id, author_id, content, created_at, revision)
      select ${id}::uuid, thread.id, ${parentId}::uuid, ${post.authorId}::uuid, ${post.content}, ${at}::timestamptz,
        thread.revision
      from thread
      returning *
    ), ${postNotificationCtes({ ...post, id }, now)}
    select post.*, array(select user_id from folded union select user_id from inserted
      union select user_id from counted) as notified_ids, ${notify ? deferNotify : sql`null`} as deferred
    from post`
  const { rows } = await written.execute(db).catch((error: unknown) => {
    throw isParentDeleted(error) ? apiError('unknown parent') : error
  })
  const [row] = rows
  if (row && notify) {
    notify('threads', [row.thread_id])
    notify('notifications', row.notified_ids)
  }
  return row
}

/** A post that went, and left no placeholder, while its answer waited for the thread's row. */
function isParentDeleted(error: unknown): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === 'forum_posts_parent_id_fkey'
}

/** Why a post was not written. */
async function throwPostDenial(db: Db, threadId: string): Promise<never> {
  const thread = await db
    .selectFrom('forum_threads')
    .select('is_locked')
    .where('id', '=', threadId)
    .executeTakeFirst()
  if (!thread) throw apiError('not found')
  throw apiError(thread.is_locked ? 'thread locked' : 'unknown parent')
}

/** Counts one more change of a thread and answers its number; the thread's row is held until the transaction ends. */
export async function countChange(db: Db, threadId: string): Promise<number | undefined> {
  const row = await db
    .updateTable('forum_threads')
    .set({ revision: sql`revision + 1` })
    .where('id', '=', threadId)
    .returning('revision')
    .executeTakeFirst()
  return row?.revision
}

export async function changePost(
  db: Db,
  post: { id: string; thread_id: string },
  content: string,
  now: number,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const change = await countChange(transaction, post.thread_id)
    await transaction
      .updateTable('forum_posts')
      .set({
        content,
        // Always later than the post itself: that is how one sees that it was edited.
        edited_at: sql`greatest(${new Date(now)}, created_at + interval '1 millisecond')`,
        revision: change ?? 0,
      })
      .where('id', '=', post.id)
      .where('deleted_at', 'is', null)
      .execute()
  })
}

/**
 * Deletes a post and withdraws what hung on it. With replies it stays as a placeholder; without, it goes, and with it
 * the placeholders above that nothing else hangs on. Of racing deletions one counts.
 */
export async function removePost(
  db: Db,
  post: { id: string; thread_id: string },
  now: number,
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const change = await countChange(transaction, post.thread_id)
    if (change === undefined) return
    const alive = await transaction
      .updateTable('forum_posts')
      .set({ content: '', author_id: null, edited_at: null, deleted_at: new Date(now), revision: change })
      .where('id', '=', post.id)
      .where('deleted_at', 'is', null)
      .returning('hidden_at')
      .executeTakeFirst()
    if (!alive) return
    await detachRecipes(transaction, { postId: post.id })
    await deletePostNotifications(transaction, post.id)
    let leafId: string | null = post.id
    while (leafId !== null) leafId = await removeBarePlaceholder(transaction, leafId, change)
    await countPosts(transaction, post.thread_id, alive.hidden_at === null ? -1 : 0)
  })
}

/** Sets right what a thread says of its posts, after one of them came into sight or went out of it. */
async function countPosts(db: Db, threadId: string, by: -1 | 0 | 1): Promise<void> {
  await db
    .updateTable('forum_threads')
    .set({
      post_count: sql`post_count + ${by}::int`,
      active_at: sql`greatest(created_at, (select created_at from forum_posts
        where thread_id = ${threadId} and deleted_at is null and hidden_at is null order by number desc limit 1))`,
    })
    .where('id', '=', threadId)
    .execute()
}

/**
 * Hides a post, or with null brings it back; answers whether that changed anything. What was told of it goes, as when
 * it is deleted. To be called in a transaction.
 */
export async function hidePost(
  db: Db,
  post: { id: string; thread_id: string },
  at: Date | null,
): Promise<boolean> {
  const change = await countChange(db, post.thread_id)
  if (change === undefined) return false
  const row = await db
    .updateTable('forum_posts')
    .set({ hidden_at: at, revision: change })
    .where('id', '=', post.id)
    .where('deleted_at', 'is', null)
    .where('hidden_at', at === null ? 'is not' : 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!row) return false
  if (at !== null) await deletePostNotifications(db, post.id)
  await countPosts(db, post.thread_id, at === null ? 1 : -1)
  return true
}

/** Takes a placeholder away that nobody replied to, remembers that it went, and answers what it hung on, else null. */
async function removeBarePlaceholder(db: Db, id: string, change: number): Promise<string | null> {
  const gone = await db
    .deleteFrom('forum_posts')
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .where(sql<boolean>`not exists (select from forum_posts reply where reply.parent_id = forum_posts.id)`)
    .returning(['thread_id', 'parent_id'])
    .executeTakeFirst()
  if (!gone) return null
  await db
    .insertInto('post_tombstones')
    .values({ thread_id: gone.thread_id, post_id: id, revision: change })
    .execute()
  return gone.parent_id
}
