import { sql, type RawBuilder } from 'kysely'
import { createPost, deletePost, listPostReferences, listPosts, updatePost } from '#shared/contract/forum.ts'
import { deferredNotifier } from '../../platform/db/deferred-notify.ts'
import type { Db, PostRow } from '../../platform/db/schema.ts'
import { findGroup } from '../groups/queries.ts'
import type { App } from '../../platform/http/app.ts'
import { pageOf } from '../../platform/http/paging.ts'
import { serve } from '../../platform/http/serve.ts'
import type { User } from '../../platform/auth/session.ts'
import type { IsSuspended, RequireMayPost } from '../../platform/auth/may-post.ts'
import { authorizeThread } from './thread-access.ts'
import {
  changePost,
  findPost,
  insertPost,
  insertPostWhere,
  removePost,
  selectPosts,
  type NewPost,
  type PostFound,
  type PostShown,
} from './posts.ts'
import { presentPost } from './present.ts'
import { attachRecipe, noReference } from './recipe-references.ts'
import { authorize, postDenialReason } from './policy.ts'
import { postLimit, authorizeShare } from './thread-routes.ts'
import { threadStreams } from './thread-stream.ts'

/** A post with the member's role in its group, if they may do this with it; else the refusal thrown. */
async function authorizePost(db: Db, id: string, user: User, action: 'participate' | 'edit' | 'delete') {
  const post = await findPost(db, id, user.id)
  const group = post && (await findGroup(db, post.group_id, user))
  const access = group && {
    group: group.access,
    isAuthor: post.author_id === user.id,
    isDeleted: post.deleted_at !== null,
    isHidden: post.hidden_at !== null,
  }
  return { post: authorize(post, postDenialReason(access, action)), role: group?.access.role ?? null }
}

/** A post with the recipe that comes with it: both or neither. */
async function insertWithRecipe(
  db: Db,
  post: NewPost,
  { recipeId, groupId }: { recipeId: string; groupId: string },
  now: number,
): Promise<PostFound> {
  const { threadId, authorId } = post
  const id = await db.transaction().execute(async (transaction) => {
    const recipe = await authorizeShare(transaction, recipeId, groupId, authorId, 'unknown recipe')
    const { id: postId } = await insertPost(transaction, post, now)
    await attachRecipe(transaction, { groupId, threadId, postId }, recipe.id, authorId, now)
    return postId
  })
  return authorize(await findPost(db, id, authorId), null)
}

/** A post as its author has just written it, without anything that hangs on it. */
function writtenBy(row: PostRow, author: User): PostShown {
  return { ...row, ...noReference, author_name: author.name, author_email: author.email }
}

/** A member of the group, who is not silenced, at a thread that is there for all of them. */
const canPostWithoutLookup = (
  userId: string,
  isSuspended: (groupId: RawBuilder<unknown>) => RawBuilder<boolean>,
) =>
  sql`hidden_at is null and not ${isSuspended(sql`forum_threads.group_id`)}
    and exists (select from group_members
      where group_members.group_id = forum_threads.group_id and group_members.user_id = ${userId})`

export function postRoutes(app: App, requireMayPost: RequireMayPost, isSuspended: IsSuspended) {
  const notify = deferredNotifier(app.deps.db)
  const streamThread = threadStreams(app.deps)

  serve(app, listPosts, async ({ db, user, params, query, wantsEvents, lastEventId }) => {
    if (wantsEvents) {
      return streamThread({ threadId: params.id, user }, { after: query.after, lastEventId })
    }
    const { threadId, role } = await authorizeThread(db, params.id, user)
    const posts = await selectPosts(db, threadId, user.id, pageOf(listPosts, query))
    return posts.map((post) => presentPost(post, user, role))
  })

  serve(
    app,
    createPost,
    async ({ db, user, params, body, now }) => {
      const { content, parent_post_id: parentId, recipe_id: recipeId } = body
      const post = { threadId: params.id, authorId: user.id, content, parentId: parentId || null }
      const isAuthorSuspended = (groupId: RawBuilder<unknown>) => isSuspended(user.id, groupId, now)
      const requireAccess = () => authorizeThread(db, post.threadId, user, isAuthorSuspended)
      if (recipeId) {
        const { role, groupId } = await requireAccess()
        return presentPost(await insertWithRecipe(db, post, { recipeId, groupId }, now), user, role)
      }
      // Nearly always all is well; who is refused, or has more rights than a member, is looked at closely.
      const condition = canPostWithoutLookup(user.id, isAuthorSuspended)
      let row = await insertPostWhere(db, condition, post, now, notify)
      if (!row) {
        await requireAccess()
        row = await insertPost(db, post, now, notify)
      }
      return presentPost(writtenBy(row, user), user, null)
    },
    { limit: postLimit },
  )

  serve(app, updatePost, async ({ db, user, params, body, now }) => {
    const { post, role } = await authorizePost(db, params.id, user, 'edit')
    await requireMayPost(db, user.id, post.group_id, now)
    await changePost(db, post, body.content, now)
    return presentPost(authorize(await findPost(db, post.id, user.id), null), user, role)
  })

  serve(app, deletePost, async ({ db, user, params, now }) => {
    const { post } = await authorizePost(db, params.id, user, 'delete')
    await removePost(db, post, now)
    return {}
  })

  serve(app, listPostReferences, async ({ db, user, params }) => {
    const { post, role } = await authorizePost(db, params.id, user, 'participate')
    const { recipe_reference: reference } = presentPost(post, user, role)
    return reference === null ? [] : [reference]
  })
}
