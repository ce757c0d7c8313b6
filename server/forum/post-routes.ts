import { createPost, deletePost, listPostReferences, listPosts, updatePost } from '#shared/contract/forum.ts'
import type { Db } from '../db/schema.ts'
import { findGroup } from '../groups/queries.ts'
import type { App } from '../http/app.ts'
import { serve } from '../http/serve.ts'
import type { Member } from '../http/session.ts'
import type { RequireVoice } from '../recipes/voice.ts'
import { changePost, findPost, insertPost, removePost, selectPosts } from './posts.ts'
import { presentPost } from './present.ts'
import { attachRecipe } from './references.ts'
import { allowed, refusalOfPost } from './rules.ts'
import { countPost, requireShareable, requireThread } from './thread-routes.ts'

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

export function postRoutes(app: App, requireVoice: RequireVoice) {
  serve(app, listPosts, async ({ db, member, params, query }) => {
    const { thread, role } = await requireThread(db, params.id ?? '', member, 'enter')
    const posts = await selectPosts(db, thread.id, member.id, query)
    return posts.map((post) => presentPost(post, member, role))
  })

  serve(
    app,
    createPost,
    async ({ db, member, params, body, now }) => {
      const { thread, role } = await requireThread(db, params.id ?? '', member, 'enter')
      await requireVoice(db, member.id, thread.group_id, now)
      const { content, parent_post_id: parentId, recipe_id: recipeId } = body
      const id = await db.transaction().execute(async (transaction) => {
        const recipe = recipeId
          ? await requireShareable(transaction, recipeId, thread.group_id, member.id, 'unknown recipe')
          : null
        const post = { threadId: thread.id, authorId: member.id, content, parentId: parentId || null }
        const postId = await insertPost(transaction, post, now)
        if (recipe) {
          const place = { groupId: thread.group_id, threadId: thread.id, postId }
          await attachRecipe(transaction, place, recipe.id, member.id, now)
        }
        return postId
      })
      return presentPost(allowed(await findPost(db, id, member.id), null), member, role)
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
