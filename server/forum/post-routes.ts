import { sql, type RawBuilder } from 'kysely'
import { createPost, deletePost, listPostReferences, listPosts, updatePost } from '#shared/contract/forum.ts'
import { ringer } from '../db/ringing.ts'
import type { Db, PostRow } from '../db/schema.ts'
import { findGroup } from '../groups/queries.ts'
import type { App } from '../http/app.ts'
import { pageOf } from '../http/page.ts'
import { serve } from '../http/serve.ts'
import type { Member } from '../http/session.ts'
import type { IsSilenced, RequireVoice } from '../recipes/voice.ts'
import { enterThread } from './entering.ts'
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
import { attachRecipe, noReference } from './references.ts'
import { allowed, refusalOfPost } from './rules.ts'
import { countPost, requireShareable } from './thread-routes.ts'

/** A post with the member's role in its group, if they may do this with it; else the refusal thrown. */
async function requirePost(db: Db, id: string, member: Member, deed: 'enter' | 'edit' | 'delete') {
  const post = await findPost(db, id, member.id)
  const group = post && (await findGroup(db, post.group_id, member))
  const standing = group && {
    group: group.standing,
    isAuthor: post.author_id === member.id,
    isDeleted: post.deleted_at !== null,
    isHidden: post.hidden_at !== null,
  }
  return { post: allowed(post, refusalOfPost(standing, deed)), role: group?.standing.role ?? null }
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
    const recipe = await requireShareable(transaction, recipeId, groupId, authorId, 'unknown recipe')
    const { id: postId } = await insertPost(transaction, post, now)
    await attachRecipe(transaction, { groupId, threadId, postId }, recipe.id, authorId, now)
    return postId
  })
  return allowed(await findPost(db, id, authorId), null)
}

/** A post as its author has just written it, without anything that hangs on it. */
function writtenBy(row: PostRow, author: Member): PostShown {
  return { ...row, ...noReference, author_name: author.name, author_email: author.email }
}

/** A member of the group, who is not silenced, at a thread that is there for all of them. */
const isUsual = (memberId: string, isSilenced: (groupId: RawBuilder<unknown>) => RawBuilder<boolean>) =>
  sql`hidden_at is null and not ${isSilenced(sql`forum_threads.group_id`)}
    and exists (select from group_members
      where group_members.group_id = forum_threads.group_id and group_members.user_id = ${memberId})`

export function postRoutes(app: App, requireVoice: RequireVoice, isSilenced: IsSilenced) {
  const ring = ringer(app.deps.db)

  serve(app, listPosts, async ({ db, member, params, query }) => {
    const { threadId, role } = await enterThread(db, params.id ?? '', member)
    const posts = await selectPosts(db, threadId, member.id, pageOf(listPosts, query))
    return posts.map((post) => presentPost(post, member, role))
  })

  serve(
    app,
    createPost,
    async ({ db, member, params, body, now }) => {
      const { content, parent_post_id: parentId, recipe_id: recipeId } = body
      const post = { threadId: params.id ?? '', authorId: member.id, content, parentId: parentId || null }
      const silenced = (groupId: RawBuilder<unknown>) => isSilenced(member.id, groupId, now)
      const enter = () => enterThread(db, post.threadId, member, silenced)
      if (recipeId) {
        const { role, groupId } = await enter()
        return presentPost(await insertWithRecipe(db, post, { recipeId, groupId }, now), member, role)
      }
      // Nearly always all is well; who is refused, or has more rights than a member, is looked at closely.
      const usual = isUsual(member.id, silenced)
      let row = await insertPostWhere(db, usual, post, now, ring)
      if (!row) {
        await enter()
        row = await insertPost(db, post, now, ring)
      }
      return presentPost(writtenBy(row, member), member, null)
    },
    { limit: countPost },
  )

  serve(app, updatePost, async ({ db, member, params, body, now }) => {
    const { post, role } = await requirePost(db, params.id ?? '', member, 'edit')
    await requireVoice(db, member.id, post.group_id, now)
    await changePost(db, post, body.content, now)
    return presentPost(allowed(await findPost(db, post.id, member.id), null), member, role)
  })

  serve(app, deletePost, async ({ db, member, params, now }) => {
    const { post } = await requirePost(db, params.id ?? '', member, 'delete')
    await removePost(db, post, now)
    return {}
  })

  serve(app, listPostReferences, async ({ db, member, params }) => {
    const { post, role } = await requirePost(db, params.id ?? '', member, 'enter')
    const { recipe_reference: reference } = presentPost(post, member, role)
    return reference === null ? [] : [reference]
  })
}
