import { sql, type RawBuilder } from 'kysely'
import type { ReportableKind } from '#shared/contract/moderation.ts'
import type { Db } from '../../platform/db/schema.ts'
import { isUuid } from '../../platform/db/uuid.ts'
import { hideCollection, removeCollection } from '../collections/queries.ts'
import { hidePost, removePost } from '../forum/posts.ts'
import { hideThread, removeThread } from '../forum/threads.ts'
import { removeComment } from '../recipes/comments.ts'
import { hideCommentOrPhoto } from '../recipes/comments-and-photos.ts'
import { hideEntry, removeEntry } from '../recipes/cooking-log/write.ts'
import { removePhoto } from '../recipes/photos.ts'
import { hideCorrection, removeCorrection } from '../recipes/translations/corrections.ts'
import { hideRecipe, markDeleted } from '../recipes/queries.ts'

/** Content of any feature that can be reported, unless it has been deleted. */
export interface ReportedContent {
  kind: ReportableKind
  id: string
  author_id: string | null
  group_id: string | null
  /** The recipe or thread that it is or belongs to; neither for a collection. */
  recipe_id: string | null
  thread_id: string | null
  title: string
  excerpt: string | null
  image_name: string | null
  hidden_at: Date | null
}

/** The number of characters that moderators see before they open the content itself. */
const excerptLength = sql.lit(2000)

const none = sql`null::uuid`

const rows: Record<ReportableKind, RawBuilder<ReportedContent>> = {
  recipe: sql`select 'recipe' as kind, id, owner_id as author_id, ${none} as group_id, id as recipe_id,
      ${none} as thread_id, title, left(content, ${excerptLength}) as excerpt, image_key as image_name, hidden_at
    from recipes where deleted_at is null`,
  comment: sql`select 'comment', comments.id, author_id, ${none}, recipe_id, ${none}, recipes.title, comments.content,
      null, comments.hidden_at
    from comments join recipes on recipes.id = comments.recipe_id`,
  photo: sql`select 'photo', photos.id, author_id, ${none}, recipe_id, ${none}, recipes.title, photos.description,
      object_name, photos.hidden_at
    from photos join recipes on recipes.id = photos.recipe_id where not photos.is_private`,
  cooked: sql`select 'cooked', cooking_log.id, user_id, ${none}, recipe_id, ${none}, recipes.title,
      concat_ws(E'\\n', note, changed), null, cooking_log.hidden_at
    from cooking_log join recipes on recipes.id = cooking_log.recipe_id where visible_to = 'members'`,
  correction: sql`select 'correction', correction.id, author_id, ${none}, recipe_id, ${none}, recipes.title,
      correction.text, null, correction.hidden_at
    from translation_corrections correction join recipes on recipes.id = correction.recipe_id`,
  thread: sql`select 'thread', id, author_id, group_id, ${none}, id, title, left(content, ${excerptLength}), null, hidden_at
    from forum_threads`,
  post: sql`select 'post', post.id, post.author_id, thread.group_id, ${none}, post.thread_id, thread.title,
      left(post.content, ${excerptLength}), null, post.hidden_at
    from forum_posts post join forum_threads thread on thread.id = post.thread_id where post.deleted_at is null`,
  // Of a group: nobody but its owner sees another one.
  collection: sql`select 'collection', id, owner_id, group_id, ${none}, ${none}, title,
      left(concat_ws(E'\\n', description, (select string_agg(note, E'\\n' order by position)
        from collection_recipes where collection_id = collections.id)), ${excerptLength}), null, hidden_at
    from collections where group_id is not null`,
}

/** All reportable content as one table. */
export const allContent: RawBuilder<ReportedContent> = sql.join(
  Object.values(rows),
  sql` union all `,
) as RawBuilder<ReportedContent>

const columns = sql`(kind, id, author_id, group_id, recipe_id, thread_id, title, excerpt, image_name, hidden_at)`

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

/** Serialises reports and decisions about one piece of content until the transaction ends. */
export async function lockContent(db: Db, kind: ReportableKind, id: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('reports'), hashtext(${`${kind} ${id}`}))`.execute(db)
}

/** Hides content, or shows it again with null; returns whether that changed anything. */
export async function hideContent(db: Db, content: ReportedContent, at: Date | null): Promise<boolean> {
  const { id } = content
  switch (content.kind) {
    case 'recipe':
      return hideRecipe(db, id, at)
    case 'comment':
    case 'photo':
      return hideCommentOrPhoto(db, `${content.kind}s`, { id, recipe_id: content.recipe_id ?? '' }, at)
    case 'correction':
      return hideCorrection(db, id, at)
    case 'cooked':
      return hideEntry(db, { id, userId: content.author_id ?? '' }, at)
    case 'thread':
      return hideThread(db, { id, group_id: content.group_id ?? '' }, at)
    case 'post':
      return hidePost(db, { id, thread_id: content.thread_id ?? '' }, at)
    case 'collection':
      return hideCollection(db, id, at)
  }
}

/** Deletes content as its feature does. A recipe is marked as deleted and stays hidden if its owner restores it. */
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
    case 'correction':
      return removeCorrection(db, id)
    case 'cooked':
      return removeEntry(db, { id, userId: content.author_id ?? '' }, now)
    case 'thread':
      await removeThread(db, { id, group_id: content.group_id ?? '' }, false)
      return
    case 'post':
      return removePost(db, { id, thread_id: content.thread_id ?? '' }, now)
    case 'collection':
      return removeCollection(db, id)
  }
}
