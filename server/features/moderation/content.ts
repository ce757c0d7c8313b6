import { sql, type RawBuilder } from 'kysely'
import type { ReportableKind } from '#shared/contract/moderation.ts'
import type { Db } from '../../platform/db/schema.ts'
import { isUuid } from '../../platform/db/uuid.ts'
import { hidePost, removePost } from '../forum/posts.ts'
import { hideThread, removeThread } from '../forum/threads.ts'
import { removeComment } from '../recipes/comments.ts'
import { hideRecipe, hideCommentOrPhoto } from '../recipes/hidden-content.ts'
import { removePhoto } from '../recipes/photos.ts'
import { markDeleted } from '../recipes/queries.ts'

/** Something that can be reported, whichever feature it belongs to, as long as it has not been deleted. */
export interface ReportedContent {
  kind: ReportableKind
  id: string
  author_id: string | null
  group_id: string | null
  /** The recipe or thread that it is, or hangs on. */
  recipe_id: string | null
  thread_id: string | null
  title: string
  words: string | null
  image_name: string | null
  hidden_at: Date | null
}

/** So much of a text is enough to judge it by; the content itself is one step away. */
const excerpt = sql.lit(2000)

const none = sql`null::uuid`

const rows: Record<ReportableKind, RawBuilder<ReportedContent>> = {
  recipe: sql`select 'recipe' as kind, id, owner_id as author_id, ${none} as group_id, id as recipe_id,
      ${none} as thread_id, title, left(content, ${excerpt}) as words, image_key as image_name, hidden_at
    from recipes where deleted_at is null`,
  comment: sql`select 'comment', comments.id, author_id, ${none}, recipe_id, ${none}, recipes.title, comments.content,
      null, comments.hidden_at
    from comments join recipes on recipes.id = comments.recipe_id`,
  photo: sql`select 'photo', photos.id, author_id, ${none}, recipe_id, ${none}, recipes.title, photos.description,
      object_name, photos.hidden_at
    from photos join recipes on recipes.id = photos.recipe_id`,
  thread: sql`select 'thread', id, author_id, group_id, ${none}, id, title, left(content, ${excerpt}), null, hidden_at
    from forum_threads`,
  post: sql`select 'post', post.id, post.author_id, thread.group_id, ${none}, post.thread_id, thread.title,
      left(post.content, ${excerpt}), null, post.hidden_at
    from forum_posts post join forum_threads thread on thread.id = post.thread_id where post.deleted_at is null`,
}

/** All things as one table. */
export const allContent: RawBuilder<ReportedContent> = sql.join(
  Object.values(rows),
  sql` union all `,
) as RawBuilder<ReportedContent>

const columns = sql`(kind, id, author_id, group_id, recipe_id, thread_id, title, words, image_name, hidden_at)`

export async function findContent(
  db: Db,
  kind: ReportableKind,
  id: string,
): Promise<ReportedContent | undefined> {
  if (!isUuid(id)) return undefined
  const found =
    await sql<ReportedContent>`select * from (${rows[kind]}) content ${columns} where id = ${id}`.execute(db)
  return found.rows[0]
}

/** Who reports or decides about a content waits for who does so already, until their transaction ends. */
export async function lockContent(db: Db, kind: ReportableKind, id: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('reports'), hashtext(${`${kind} ${id}`}))`.execute(db)
}

/** Hides a content, or with null brings it back; answers whether that changed anything. */
export async function hideContent(db: Db, content: ReportedContent, at: Date | null): Promise<boolean> {
  const { id } = content
  switch (content.kind) {
    case 'recipe':
      return hideRecipe(db, id, at)
    case 'comment':
    case 'photo':
      return hideCommentOrPhoto(db, `${content.kind}s`, { id, recipe_id: content.recipe_id ?? '' }, at)
    case 'thread':
      return hideThread(db, { id, group_id: content.group_id ?? '' }, at)
    case 'post':
      return hidePost(db, { id, thread_id: content.thread_id ?? '' }, at)
  }
}

/** Takes a content away as its feature does it. A recipe goes to its owner's deleted ones and is hidden there as well. */
export async function removeContent(db: Db, content: ReportedContent, now: number): Promise<void> {
  const { id } = content
  switch (content.kind) {
    case 'recipe':
      await hideRecipe(db, id, new Date(now))
      return markDeleted(db, { id, ownerId: content.author_id ?? '' }, now)
    case 'comment':
      return removeComment(db, { id, recipe_id: content.recipe_id ?? '' })
    case 'photo':
      return removePhoto(
        db,
        { id, recipe_id: content.recipe_id ?? '', object_name: content.image_name ?? '' },
        now,
      )
    case 'thread':
      await removeThread(db, { id, group_id: content.group_id ?? '' }, false)
      return
    case 'post':
      return removePost(db, { id, thread_id: content.thread_id ?? '' }, now)
  }
}
