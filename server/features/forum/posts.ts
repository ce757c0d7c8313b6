import { sql, type RawBuilder } from 'kysely'
import { apiError } from '#shared/contract/errors.ts'
import { buildOnce } from '../../platform/db/build-once.ts'
import { deferNotify, type DeferredNotify } from '../../platform/db/deferred-notify.ts'
import type { Db, PostRow } from '../../platform/db/schema.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { isUuid } from '../../platform/db/uuid.ts'
import { isMemberOf } from '../groups/queries.ts'
import { mayRead } from '../recipes/policy.ts'
import { deletePostNotifications, postNotificationCtes } from './thread-follows.ts'
import { detachRecipes, referenceColumns, type ReferenceColumns } from './recipe-references.ts'
import type { Page } from '../../platform/http/paging.ts'

/** What is shown of a post. */
const shownColumns = [
  'post.id',
  'post.parent_id',
  'post.author_id',
  'post.content',
  'post.created_at',
  'post.edited_at',
  'post.deleted_at',
  'post.hidden_at',
  'author.name as author_name',
  'author.email as author_email',
] as const

export type PostShown = Omit<PostRow, 'number' | 'ordinal' | 'revision'> &
  ReferenceColumns & { author_name: string | null; author_email: string | null }
export type PostFound = PostRow & PostShown & { group_id: string }

function joinedPosts(db: Db, viewerId: string) {
  return db
    .selectFrom('forum_posts as post')
    .innerJoin('forum_threads as thread', 'thread.id', 'post.thread_id')
    .leftJoin('users as author', 'author.id', 'post.author_id')
    .leftJoin('recipe_references as reference', 'reference.post_id', 'post.id')
    .leftJoin('recipes', (join) => join.onRef('recipes.id', '=', 'reference.recipe_id').on(mayRead(viewerId)))
    .leftJoin('users as cook', 'cook.id', 'recipes.owner_id')
    .select(referenceColumns)
}

function postsFor(db: Db, viewerId: string) {
  return joinedPosts(db, viewerId)
    .selectAll('post')
    .select(['author.name as author_name', 'author.email as author_email', 'thread.group_id'])
}

const postPage = buildOnce(
  (db: Db, { threadId, viewerId, limit, offset }: { threadId: string; viewerId: string } & Page) =>
    postsFor(db, viewerId)
      .where('post.thread_id', '=', threadId)
      .orderBy('post.number')
      .limit(limit)
      .offset(offset),
)

/** Oldest first, placeholders included. */
export async function selectPosts(
  db: Db,
  threadId: string,
  viewerId: string,
  { limit, offset }: Page,
): Promise<PostFound[]> {
  return postPage(db, { threadId, viewerId, limit, offset })
}

const memberPostPage = buildOnce(
  (db: Db, { threadId, viewerId, limit, offset }: { threadId: string; viewerId: string } & Page) =>
    joinedPosts(db, viewerId)
      .select(shownColumns)
      .innerJoin('groups', 'groups.id', 'thread.group_id')
      .select(sql<boolean>`groups.owner_id = ${viewerId}`.as('is_viewers_group'))
      .where('post.thread_id', '=', threadId)
      .where('thread.hidden_at', 'is', null)
      .where(isMemberOf(viewerId))
      .orderBy('post.number')
      .limit(limit)
      .offset(offset),
)

/** The usual case in one query: posts of a thread that is not hidden, for a member of its group; none otherwise. */
export async function selectPostsForMember(
  db: Db,
  threadId: string,
  viewerId: string,
  { limit, offset }: Page,
): Promise<(PostShown & { is_viewers_group: boolean })[]> {
  if (!isUuid(threadId)) return []
  const rows = await memberPostPage(db, { threadId, viewerId, limit, offset })
  // The same in each row, so it does not come from the database.
  return rows.map((row) => Object.assign(row, { thread_id: threadId }))
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
  /** The ids of members whom the text names. */
  mentions: readonly string[]
}

/**
 * Adds a post, counts it, notifies whom it answers and queues the notifications of the other followers, in one statement.
 * The update locks the thread's row until the statement commits, so posts are counted and numbered one after the other.
 * Throws `thread locked`, `unknown parent`, or `not found` for a
 * thread deleted meanwhile.
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
 * The same if a condition on `forum_threads` is true; undefined when nothing was written. With `notify`, which must not
 * be used in a transaction, NOTIFY is sent after the commit instead of by the triggers.
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
  // Deleted and hidden posts cannot be answered.
  const canBeAnswered = sql`(${parentId}::uuid is null or exists (select from forum_posts parent
    where parent.id = ${parentId}::uuid and parent.thread_id = ${threadId}
      and parent.deleted_at is null and parent.hidden_at is null))`
  const statement = sql<PostRow & { notified_ids: string[] }>`with thread as (
      update forum_threads set post_count = post_count + 1, last_ordinal = last_ordinal + 1,
        active_at = greatest(active_at, ${at}), revision = revision + 1
      where id = ${threadId} and not is_locked and ${condition} and ${canBeAnswered}
      returning id, group_id, author_id, revision, last_ordinal
    ), post as (
      insert into forum_posts (id, thread_id, parent_id, author_id, content, created_at, revision, ordinal)
      select ${id}::uuid, thread.id, ${parentId}::uuid, ${post.authorId}::uuid, ${post.content}, ${at}::timestamptz,
        thread.revision, thread.last_ordinal
      from thread
      returning *
    ), ${postNotificationCtes({ ...post, id }, now)}
    select post.*, array(select user_id from folded union select user_id from inserted
      union select user_id from mentioned) as notified_ids, ${notify ? deferNotify : sql`null`} as deferred
    from post`
  const { rows } = await statement.execute(db).catch((error: unknown) => {
    throw isParentDeleted(error) ? apiError('unknown parent') : error
  })
  const [row] = rows
  if (row && notify) {
    notify('threads', [row.thread_id])
    notify('notifications', row.notified_ids)
  }
  return row
}

/** Whether the parent was deleted, without a placeholder, while its reply waited for the thread's row. */
function isParentDeleted(error: unknown): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === 'forum_posts_parent_id_fkey'
}

/** Throws the reason why a post was not written. */
async function throwPostDenial(db: Db, threadId: string): Promise<never> {
  const thread = await db
    .selectFrom('forum_threads')
    .select('is_locked')
    .where('id', '=', threadId)
    .executeTakeFirst()
  if (!thread) throw apiError('not found')
  throw apiError(thread.is_locked ? 'thread locked' : 'unknown parent')
}

/** Increments a thread's revision and returns it. The thread's row stays locked until the transaction ends. */
async function incrementRevision(db: Db, threadId: string): Promise<number | undefined> {
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
    const revision = await incrementRevision(transaction, post.thread_id)
    await transaction
      .updateTable('forum_posts')
      .set({
        content,
        // Always later than the creation: clients compare the two to show that a post was edited.
        edited_at: sql`greatest(${new Date(now)}, created_at + interval '1 millisecond')`,
        revision: revision ?? 0,
      })
      .where('id', '=', post.id)
      .where('deleted_at', 'is', null)
      .execute()
  })
}

/**
 * Deletes a post and withdraws its recipes. A post with replies becomes a placeholder; one without is removed together
 * with parent placeholders that have no other replies. Only one of concurrent deletions takes effect.
 */
export async function removePost(
  db: Db,
  post: { id: string; thread_id: string },
  now: number,
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const revision = await incrementRevision(transaction, post.thread_id)
    if (revision === undefined) return
    const deleted = await transaction
      .updateTable('forum_posts')
      .set({ content: '', author_id: null, edited_at: null, deleted_at: new Date(now), revision })
      .where('id', '=', post.id)
      .where('deleted_at', 'is', null)
      .returning(['id', 'thread_id', 'number', 'hidden_at'])
      .executeTakeFirst()
    if (!deleted) return
    await detachRecipes(transaction, { postId: post.id })
    await deletePostNotifications(transaction, deleted)
    let leafId: string | null = post.id
    while (leafId !== null) leafId = await removeLeafPlaceholder(transaction, leafId, revision)
    await updatePostCount(transaction, post.thread_id, deleted.hidden_at === null ? -1 : 0)
  })
}

/** Updates a thread's post count and last activity after a post became visible or invisible. */
async function updatePostCount(db: Db, threadId: string, by: -1 | 0 | 1): Promise<void> {
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
 * Hides a post, or shows it again with null; returns whether that changed anything. Hiding deletes its notifications,
 * as deleting it does. Call it in a transaction.
 */
export async function hidePost(
  db: Db,
  post: { id: string; thread_id: string },
  at: Date | null,
): Promise<boolean> {
  const revision = await incrementRevision(db, post.thread_id)
  if (revision === undefined) return false
  const row = await db
    .updateTable('forum_posts')
    .set({ hidden_at: at, revision })
    .where('id', '=', post.id)
    .where('deleted_at', 'is', null)
    .where('hidden_at', at === null ? 'is not' : 'is', null)
    .returning(['id', 'thread_id', 'number'])
    .executeTakeFirst()
  if (!row) return false
  if (at !== null) await deletePostNotifications(db, row)
  await updatePostCount(db, post.thread_id, at === null ? 1 : -1)
  return true
}

/** Removes a placeholder that has no replies and returns its parent's id, else null. */
async function removeLeafPlaceholder(db: Db, id: string, revision: number): Promise<string | null> {
  const removed = await db
    .deleteFrom('forum_posts')
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .where(sql<boolean>`not exists (select from forum_posts reply where reply.parent_id = forum_posts.id)`)
    .returning(['thread_id', 'parent_id', 'ordinal'])
    .executeTakeFirst()
  if (!removed) return null
  await db
    .insertInto('post_tombstones')
    .values({ thread_id: removed.thread_id, post_id: id, revision, ordinal: removed.ordinal })
    .execute()
  return removed.parent_id
}
