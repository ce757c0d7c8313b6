import { sql, type RawBuilder } from 'kysely'
import type { ForumCategory } from '#shared/constants/categories.ts'
import { buildOnce } from '../../platform/db/build-once.ts'
import type { Db, ThreadRow } from '../../platform/db/schema.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { isUuid } from '../../platform/db/uuid.ts'
import { mayRead } from '../recipes/policy.ts'
import { addToThreadCount, isMember, lockGroups } from '../groups/queries.ts'
import { notifyMembers } from '../notifications/notify.ts'
import { mentionable } from './mentions.ts'
import { followAsAuthor } from './thread-follows.ts'
import { readStateOf, type ReadState } from './read-positions.ts'
import { attachRecipe, detachRecipes, referenceColumns, type ReferenceColumns } from './recipe-references.ts'
import type { Page } from '../../platform/http/paging.ts'

export type ThreadFound = ThreadRow & ReferenceColumns & ReadState & { author_name: string | null }

type ThreadSource = 'forum_threads' | RawBuilder<ThreadRow>

/** Threads with what the viewer may see of their recipe, and what they have read. */
function threadsFor(db: Db, viewerId: string, threads: ThreadSource = 'forum_threads') {
  const source = threads === 'forum_threads' ? sql<ThreadRow>`forum_threads` : threads
  return db
    .selectFrom(source.as<'thread'>('thread'))
    .leftJoin('users as author', 'author.id', 'thread.author_id')
    .leftJoin('recipe_references as reference', (join) =>
      join.onRef('reference.thread_id', '=', 'thread.id').on('reference.post_id', 'is', null),
    )
    .leftJoin('recipes', (join) => join.onRef('recipes.id', '=', 'reference.recipe_id').on(mayRead(viewerId)))
    .leftJoin('users as cook', 'cook.id', 'recipes.owner_id')
    .innerJoinLateral(readStateOf(sql`${viewerId}::uuid`).as<'read'>('read'), (join) => join.onTrue())
    .selectAll('thread')
    .select('author.name as author_name')
    .select(referenceColumns)
    .select(['read.is_new', 'read.unread_count', 'read.first_unread_id', 'read.is_followed'])
}

interface ThreadPage {
  groupId: string
  viewerId: string
  isAdmin: boolean
  offset: number
}

type SelectPage = (db: Db, page: ThreadPage) => Promise<ThreadFound[]>

const selectPages = new Map<string, SelectPage>()

/**
 * One for each page size, whose number stands in its text: for a page of unknown size the database plans anew each time,
 * which takes longer than answering.
 */
function pageSelector(limit: number, isFirst: boolean): SelectPage {
  const key = `${limit} ${isFirst}`
  const known = selectPages.get(key)
  if (known) return known
  const built = buildOnce((db: Db, { groupId, viewerId, isAdmin, offset }: ThreadPage) => {
    // The page is cut out first: the rest is looked up for the threads that are shown only.
    const page = sql<ThreadRow>`(select thread.* from forum_threads thread where thread.group_id = ${groupId}
        and (thread.hidden_at is null or thread.author_id = ${viewerId} or ${isAdmin}::boolean
          or exists (select from groups where groups.id = ${groupId} and groups.owner_id = ${viewerId}))
        and ${isMember(sql`${groupId}`, sql`${viewerId}`)}
      order by thread.is_pinned desc, thread.active_at desc, thread.id desc
      limit ${sql.lit(limit)} ${isFirst ? sql`` : sql`offset ${offset}`})`
    return threadsFor(db, viewerId, page)
      .orderBy('thread.is_pinned', 'desc')
      .orderBy('thread.active_at', 'desc')
      .orderBy('thread.id', 'desc')
  })
  selectPages.set(key, built)
  return built
}

/**
 * Pinned threads first, then by last activity; none for users outside the group. Hidden ones are for their author and for
 * moderators.
 */
export async function selectThreads(
  db: Db,
  groupId: string,
  viewer: { id: string; isAdmin: boolean },
  page: Page,
): Promise<ThreadFound[]> {
  if (!isUuid(groupId)) return []
  const { limit, offset } = page
  return pageSelector(limit, offset === 0)(db, {
    groupId,
    viewerId: viewer.id,
    isAdmin: viewer.isAdmin,
    offset,
  })
}

const threadById = buildOnce((db: Db, { id, viewerId }: { id: string; viewerId: string }) =>
  threadsFor(db, viewerId).where('thread.id', '=', id),
)

export async function findThread(db: Db, id: string, viewerId: string): Promise<ThreadFound | undefined> {
  if (!isUuid(id)) return undefined
  return (await threadById(db, { id, viewerId }))[0]
}

export interface NewThread {
  groupId: string
  authorId: string
  title: string
  content: string
  category: ForumCategory
  recipeId: string | null
  /** The ids of members whom the text names. */
  mentions?: readonly string[]
  /** The title is the recipe's, not written by the author. */
  titledByRecipe?: boolean
}

/** Adds a thread, counts it and notifies whom its text names. Call it in a transaction. */
export async function insertThread(db: Db, thread: NewThread, now: number): Promise<string> {
  const at = new Date(now)
  await addToThreadCount(db, thread.groupId, 1)
  const { id } = await db
    .insertInto('forum_threads')
    .values({
      group_id: thread.groupId,
      author_id: thread.authorId,
      title: thread.title,
      titled_by_recipe: thread.titledByRecipe ?? false,
      content: thread.content,
      category: thread.category,
      created_at: at,
      active_at: at,
      edited_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await followAsAuthor(db, id, thread.authorId)
  const { authorId, mentions = [] } = thread
  if (mentions.length > 0) {
    const recipients = mentionable({ mentions, authorId }, sql`${thread.groupId}::uuid`)
    await notifyMembers(db, recipients, { kind: 'mention', actorId: authorId, threadId: id }, now)
  }
  if (thread.recipeId !== null) {
    const target = { groupId: thread.groupId, threadId: id, postId: null }
    await attachRecipe(db, target, thread.recipeId, thread.authorId, now)
  }
  return id
}

export interface ThreadChange {
  edit: { title?: string | undefined; content?: string | undefined; category?: ForumCategory | undefined }
  marks: { is_pinned?: boolean | undefined; is_locked?: boolean | undefined }
}

/** Missing fields stay unchanged. Pinning and locking do not mark a thread as edited. */
export async function changeThread(
  db: Db,
  id: string,
  { edit, marks }: ThreadChange,
  now: number,
): Promise<void> {
  const isEdit = Object.values(edit).some((value) => value !== undefined)
  const changes = { ...edit, ...marks, ...(isEdit && { edited_at: new Date(now) }) }
  if (Object.values(changes).every((value) => value === undefined)) return
  // Forms send the title even when it is unchanged.
  const { title } = edit
  const titleSource = title !== undefined && {
    titled_by_recipe: sql<boolean>`titled_by_recipe and title = ${title}`,
  }
  await db
    .updateTable('forum_threads')
    .set({ ...changes, ...titleSource, revision: sql`revision + 1` })
    .where('id', '=', id)
    .execute()
}

/**
 * Deletes a thread with its posts and withdraws their recipes; with `onlyEmpty`, only while it has no posts. Returns
 * whether it is deleted. Locks the group's row first, in the same order as `insertThread`.
 */
export async function removeThread(
  db: Db,
  thread: { id: string; group_id: string },
  onlyEmpty: boolean,
): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    await lockGroups(transaction, [thread.group_id])
    const locked = await transaction
      .selectFrom('forum_threads')
      .select(['post_count', 'hidden_at'])
      .where('id', '=', thread.id)
      .forUpdate()
      .executeTakeFirst()
    if (!locked) return true
    if (onlyEmpty && locked.post_count > 0) return false
    await detachRecipes(transaction, { threadId: thread.id })
    await transaction.deleteFrom('forum_threads').where('id', '=', thread.id).execute()
    if (locked.hidden_at === null) await addToThreadCount(transaction, thread.group_id, -1)
    return true
  })
}

/** Hides a thread, or shows it again with null; returns whether that changed anything. Call it in a transaction. */
export async function hideThread(
  db: Db,
  thread: { id: string; group_id: string },
  at: Date | null,
): Promise<boolean> {
  await lockGroups(db, [thread.group_id])
  const row = await db
    .updateTable('forum_threads')
    .set({ hidden_at: at, revision: sql`revision + 1` })
    .where('id', '=', thread.id)
    .where('hidden_at', at === null ? 'is not' : 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!row) return false
  await addToThreadCount(db, thread.group_id, at === null ? 1 : -1)
  return true
}

/** A condition: whether a user started a thread or posted in a group. */
export function hasWrittenIn(groupId: string, userId: string): RawBuilder<boolean> {
  return sql<boolean>`(exists (select from forum_threads where group_id = ${groupId} and author_id = ${userId})
    or exists (
      select from forum_posts post join forum_threads thread on thread.id = post.thread_id
      where thread.group_id = ${groupId} and post.author_id = ${userId}
    ))`
}
