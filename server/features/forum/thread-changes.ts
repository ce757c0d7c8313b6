import { sql } from 'kysely'
import { buildOnce } from '../../platform/db/build-once.ts'
import type { Db, PostRow } from '../../platform/db/schema.ts'
import { isMember } from '../groups/queries.ts'
import { mayRead } from '../recipes/policy.ts'
import type { PostShown } from './posts.ts'
import { readStateOf, type ReadState } from './read-positions.ts'
import type { ThreadFound } from './threads.ts'
import { referenceColumns } from './recipe-references.ts'

/** What is the same for all readers; recipes are included whether they may read them or not. */
export interface ThreadChange {
  from: number
  thread: Omit<ThreadFound, keyof ReadState>
  /** Changed after `from`. */
  posts: (PostRow & PostShown)[]
  tombstones: { post_id: string; revision: number }[]
}

/** What decides what one reader may see, and has read. */
export interface ThreadReader {
  author_id: string | null
  post_count: number
  hidden_at: Date | null
  revision: number
  owner_id: string
  is_public: boolean
  is_member: boolean
  /** Of the thread. */
  can_read_recipe: boolean
  /** Those with a recipe that the reader may read. */
  readable_posts: string[]
  read: ReadState
}

const threadOnce = buildOnce((db: Db, { threadId }: { threadId: string }) =>
  db
    .selectFrom('forum_threads as thread')
    .leftJoin('users as author', 'author.id', 'thread.author_id')
    .leftJoin('recipe_references as reference', (join) =>
      join.onRef('reference.thread_id', '=', 'thread.id').on('reference.post_id', 'is', null),
    )
    .leftJoin('recipes', 'recipes.id', 'reference.recipe_id')
    .leftJoin('users as cook', 'cook.id', 'recipes.owner_id')
    .selectAll('thread')
    .select('author.name as author_name')
    .select(referenceColumns)
    .where('thread.id', '=', threadId),
)

const postsOnce = buildOnce((db: Db, { threadId, from }: { threadId: string; from: number }) =>
  db
    .selectFrom('forum_posts as post')
    .leftJoin('users as author', 'author.id', 'post.author_id')
    .leftJoin('recipe_references as reference', 'reference.post_id', 'post.id')
    .leftJoin('recipes', 'recipes.id', 'reference.recipe_id')
    .leftJoin('users as cook', 'cook.id', 'recipes.owner_id')
    .selectAll('post')
    .select(['author.name as author_name', 'author.email as author_email'])
    .select(referenceColumns)
    .where('post.thread_id', '=', threadId)
    .where('post.revision', '>', from)
    .orderBy('post.number'),
)

/** The thread and what changed in it after a revision; undefined if it is deleted. */
export async function selectThreadChange(
  db: Db,
  threadId: string,
  from: number,
): Promise<ThreadChange | undefined> {
  // The thread first: what changes after it is sent again with the next revision.
  const [thread] = await threadOnce(db, { threadId })
  if (!thread) return undefined
  const posts = await postsOnce(db, { threadId, from })
  const tombstones = await db
    .selectFrom('post_tombstones')
    .select(['post_id', 'revision'])
    .where('thread_id', '=', threadId)
    .where('revision', '>', from)
    .execute()
  return { from, thread, posts, tombstones }
}

const readersOnce = buildOnce(
  (db: Db, { threadId, userIds }: { threadId: string; userIds: readonly string[] }) => {
    const reader = sql<string>`reader.id`
    const readable = sql`select from recipes where recipes.id = reference.recipe_id and ${mayRead(reader)}`
    return db
      .selectFrom('forum_threads as thread')
      .innerJoin('groups', 'groups.id', 'thread.group_id')
      .innerJoin(sql<{ id: string }>`unnest(${userIds}::uuid[])`.as<'reader'>(sql`reader (id)`), (join) =>
        join.onTrue(),
      )
      .innerJoinLateral(readStateOf(reader).as<'read'>('read'), (join) => join.onTrue())
      .select(['reader.id', 'thread.author_id', 'thread.post_count', 'thread.hidden_at', 'thread.revision'])
      .select(['groups.owner_id', 'groups.is_public'])
      .select(isMember(sql`groups.id`, reader).as('is_member'))
      .select(['read.is_new', 'read.unread_count', 'read.first_unread_id', 'read.is_followed'])
      .select([
        sql<boolean>`exists (select from recipe_references reference where reference.thread_id = thread.id
          and reference.post_id is null and exists (${readable}))`.as('can_read_recipe'),
        sql<string[]>`array(select reference.post_id from recipe_references reference
          where reference.thread_id = thread.id and reference.post_id is not null and exists (${readable}))`.as(
          'readable_posts',
        ),
      ])
      .where('thread.id', '=', threadId)
  },
)

/** By user; empty if the thread is deleted. */
export async function selectThreadReaders(
  db: Db,
  threadId: string,
  userIds: readonly string[],
): Promise<Map<string, ThreadReader>> {
  const rows = await readersOnce(db, { threadId, userIds: [...new Set(userIds)] })
  return new Map(
    rows.map(({ id, is_new, unread_count, first_unread_id, is_followed, ...facts }) => [
      id,
      { ...facts, read: { is_new, unread_count, first_unread_id, is_followed } },
    ]),
  )
}
