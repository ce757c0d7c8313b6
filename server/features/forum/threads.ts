import { sql } from 'kysely'
import type { ForumCategory } from '#shared/constants/categories.ts'
import type { Db, ThreadRow } from '../../platform/db/schema.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { isUuid } from '../../platform/db/uuid.ts'
import { mayRead } from '../recipes/read-access.ts'
import { followAsAuthor } from './thread-follows.ts'
import { attachRecipe, detachRecipes, referenceColumns, type ReferenceColumns } from './recipe-references.ts'
import type { Page } from '../../platform/http/paging.ts'

export type ThreadFound = ThreadRow & ReferenceColumns & { author_name: string | null }

function threadsFor(db: Db, viewerId: string) {
  return db
    .selectFrom('forum_threads as thread')
    .leftJoin('users as author', 'author.id', 'thread.author_id')
    .leftJoin('recipe_references as reference', (join) =>
      join.onRef('reference.thread_id', '=', 'thread.id').on('reference.post_id', 'is', null),
    )
    .leftJoin('recipes', (join) => join.onRef('recipes.id', '=', 'reference.recipe_id').on(mayRead(viewerId)))
    .leftJoin('users as cook', 'cook.id', 'recipes.owner_id')
    .selectAll('thread')
    .select('author.name as author_name')
    .select(referenceColumns)
}

/** Pinned ones first, then by last activity; hidden ones for their author and who moderates. */
export async function selectThreads(
  db: Db,
  groupId: string,
  viewerId: string,
  canModerate: boolean,
  page: Page,
): Promise<ThreadFound[]> {
  const query = threadsFor(db, viewerId)
    .where('thread.group_id', '=', groupId)
    .where(sql<boolean>`(thread.hidden_at is null or thread.author_id = ${viewerId} or ${canModerate})`)
    .orderBy('thread.is_pinned', 'desc')
    .orderBy('thread.active_at', 'desc')
    .orderBy('thread.id', 'desc')
  return query.limit(page.limit).offset(page.offset).execute()
}

export async function findThread(db: Db, id: string, viewerId: string): Promise<ThreadFound | undefined> {
  if (!isUuid(id)) return undefined
  return threadsFor(db, viewerId).where('thread.id', '=', id).executeTakeFirst()
}

export interface NewThread {
  groupId: string
  authorId: string
  title: string
  content: string
  category: ForumCategory
  recipeId: string | null
  /** Nobody wrote the title: it is the recipe's. */
  titledByRecipe?: boolean
}

/** Opens a thread and counts it; to be called in a transaction. */
export async function insertThread(db: Db, thread: NewThread, now: number): Promise<string> {
  const at = new Date(now)
  await countThreads(db, thread.groupId, 1)
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
  if (thread.recipeId !== null) {
    const target = { groupId: thread.groupId, threadId: id, postId: null }
    await attachRecipe(db, target, thread.recipeId, thread.authorId, now)
  }
  return id
}

export interface ThreadChange {
  words: { title?: string | undefined; content?: string | undefined; category?: ForumCategory | undefined }
  marks: { is_pinned?: boolean | undefined; is_locked?: boolean | undefined }
}

/** Missing fields stay; only new words make it an edited thread. */
export async function changeThread(
  db: Db,
  id: string,
  { words, marks }: ThreadChange,
  now: number,
): Promise<void> {
  const isEdit = Object.values(words).some((value) => value !== undefined)
  const changes = { ...words, ...marks, ...(isEdit && { edited_at: new Date(now) }) }
  if (Object.values(changes).every((value) => value === undefined)) return
  // A form sends the title whether or not it was changed.
  const { title } = words
  const writer = title !== undefined && {
    titled_by_recipe: sql<boolean>`titled_by_recipe and title = ${title}`,
  }
  await db
    .updateTable('forum_threads')
    .set({ ...changes, ...writer, revision: sql`revision + 1` })
    .where('id', '=', id)
    .execute()
}

/**
 * Deletes a thread with its posts and withdraws what hung on them; with `onlyEmpty`, only while nobody posted. Answers
 * whether it is gone. The group's row is held first, as by whoever opens a thread.
 */
export async function removeThread(
  db: Db,
  thread: { id: string; group_id: string },
  onlyEmpty: boolean,
): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    await transaction
      .selectFrom('groups')
      .select('id')
      .where('id', '=', thread.group_id)
      .forNoKeyUpdate()
      .execute()
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
    if (locked.hidden_at === null) await countThreads(transaction, thread.group_id, -1)
    return true
  })
}

/** Hides a thread, or with null brings it back; answers whether that changed anything. To be called in a transaction. */
export async function hideThread(
  db: Db,
  thread: { id: string; group_id: string },
  at: Date | null,
): Promise<boolean> {
  await db.selectFrom('groups').select('id').where('id', '=', thread.group_id).forNoKeyUpdate().execute()
  const row = await db
    .updateTable('forum_threads')
    .set({ hidden_at: at, revision: sql`revision + 1` })
    .where('id', '=', thread.id)
    .where('hidden_at', at === null ? 'is not' : 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!row) return false
  await countThreads(db, thread.group_id, at === null ? 1 : -1)
  return true
}

async function countThreads(db: Db, groupId: string, by: 1 | -1): Promise<void> {
  await db
    .updateTable('groups')
    .set({ thread_count: sql`thread_count + ${by}::int` })
    .where('id', '=', groupId)
    .execute()
}
