import { sql, type RawBuilder } from 'kysely'
import { createPost, deletePost, listPostReferences, listPosts, updatePost } from '#shared/contract/forum.ts'
import { deferredNotifier } from '../../platform/db/deferred-notify.ts'
import type { Db, PostRow } from '../../platform/db/schema.ts'
import { isMember } from '../groups/queries.ts'
import type { App } from '../../platform/http/app.ts'
import { pageOf } from '../../platform/http/paging.ts'
import { serve } from '../../platform/http/serve.ts'
import type { User } from '../../platform/auth/session.ts'
import type { IsSuspended, RequireMayPost } from '../../platform/auth/may-post.ts'
import { authorizePost, authorizeShare, authorizeThread, postLimit } from './thread-access.ts'
import {
  changePost,
  findPost,
  insertPost,
  insertPostWhere,
  removePost,
  selectPosts,
  selectPostsForMember,
  type NewPost,
  type PostFound,
  type PostShown,
} from './posts.ts'
import type { FollowerNotifier } from './follower-notifications.ts'
import { presentPost } from './present.ts'
import { attachRecipe, noReference } from './recipe-references.ts'
import { authorize } from './policy.ts'
import { threadStreams } from './thread-stream.ts'

/** Adds a post and shares its recipe with the group in one transaction. */
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

/** A new post, as it is presented to its author. */
function withAuthor(row: PostRow, author: User): PostShown {
  return { ...row, ...noReference, author_name: author.name, author_email: author.email }
}

/** The usual case as a condition on `forum_threads`: a group member, not suspended, and a thread that is not hidden. */
const canPostWithoutLookup = (
  userId: string,
  isSuspended: (groupId: RawBuilder<unknown>) => RawBuilder<boolean>,
) =>
  sql`hidden_at is null and not ${isSuspended(sql`forum_threads.group_id`)}
    and ${isMember(sql`forum_threads.group_id`, sql`${userId}`)}`

export function postRoutes(
  app: App,
  requireMayPost: RequireMayPost,
  isSuspended: IsSuspended,
  { posted }: FollowerNotifier,
) {
  const notify = deferredNotifier(app.deps.db)
  const streamThread = threadStreams(app.deps)

  serve(app, listPosts, async ({ db, user, params, query, wantsEvents, lastEventId }) => {
    if (wantsEvents) {
      return streamThread({ threadId: params.id, user }, { after: query.after, lastEventId })
    }
    const page = pageOf(listPosts, query)
    const found = await selectPostsForMember(db, params.id, user.id, page)
    if (found[0]) {
      const role = found[0].is_viewers_group ? 'owner' : 'member'
      return found.map((post) => presentPost(post, user, role))
    }
    const { threadId, role } = await authorizeThread(db, params.id, user)
    const posts = await selectPosts(db, threadId, user.id, page)
    return posts.map((post) => presentPost(post, user, role))
  })

  serve(
    app,
    createPost,
    async ({ db, user, params, body, now }) => {
      const { content, parent_post_id: parentId, recipe_id: recipeId, mentions = [] } = body
      const post = { threadId: params.id, authorId: user.id, content, parentId: parentId || null, mentions }
      const isAuthorSuspended = (groupId: RawBuilder<unknown>) => isSuspended(user.id, groupId, now)
      const requireAccess = () => authorizeThread(db, post.threadId, user, isAuthorSuspended)
      if (recipeId) {
        const { role, groupId } = await requireAccess()
        const found = await insertWithRecipe(db, post, { recipeId, groupId }, now)
        posted(post.threadId)
        return presentPost(found, user, role)
      }
      // One statement checks and writes in the usual case. Refusals and moderators take the detailed check.
      const condition = canPostWithoutLookup(user.id, isAuthorSuspended)
      let row = await insertPostWhere(db, condition, post, now, notify)
      if (!row) {
        await requireAccess()
        row = await insertPost(db, post, now, notify)
      }
      posted(post.threadId)
      return presentPost(withAuthor(row, user), user, null)
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
