import {
  createThread,
  deleteThread,
  followThread,
  getThread,
  listRecipeShares,
  listThreadReferences,
  listThreads,
  markThreadRead,
  shareRecipeToGroup,
  updateThread,
  withdrawRecipe,
} from '#shared/contract/forum.ts'
import { apiError } from '#shared/contract/errors.ts'
import type { Db } from '../../platform/db/schema.ts'
import { findGroup } from '../groups/queries.ts'
import { authorizeGroup, canModerateGroup } from '../groups/policy.ts'
import type { App } from '../../platform/http/app.ts'
import { pageOf } from '../../platform/http/paging.ts'
import { serve } from '../../platform/http/serve.ts'
import type { User } from '../../platform/auth/session.ts'
import { markThreadNotificationsRead, setFollowing } from './thread-follows.ts'
import type { RequireMayPost } from '../../platform/auth/may-post.ts'
import { findPost } from './posts.ts'
import { presentReference, presentThread } from './present.ts'
import { lockFollowerNotifications } from './follower-notifications.ts'
import { storeReadPosition } from './read-positions.ts'
import { findRecipe } from '../recipes/queries.ts'
import { authorizeRecipe } from '../recipes/policy.ts'
import { authorize, readCategory, withdrawalDenialReason, type ThreadAction } from './policy.ts'
import { findShares, removeShares, selectSharesOf } from './recipe-references.ts'
import { authorizeShare, authorizeThreadActions, postLimit } from './thread-access.ts'
import {
  changeThread,
  findThread,
  insertThread,
  removeThread,
  selectThreads,
  type NewThread,
} from './threads.ts'

export function threadRoutes(app: App, requireMayPost: RequireMayPost) {
  async function presentThreadById(db: Db, id: string, user: User) {
    const thread = authorize(await findThread(db, id, user.id), null)
    return presentThread(thread, user.id)
  }

  serve(app, listThreads, async ({ db, user, params, query }) => {
    const threads = await selectThreads(db, params.id, user, pageOf(listThreads, query))
    // Whether the group is empty or refused is only asked when there is nothing to show.
    if (threads.length === 0) authorizeGroup(await findGroup(db, params.id, user), 'participate')
    return threads.map((thread) => presentThread(thread, user.id))
  })

  serve(
    app,
    createThread,
    async ({ db, user, params, body, now }) => {
      const { row } = authorizeGroup(await findGroup(db, params.id, user), 'participate')
      await requireMayPost(db, user.id, row.id, now)
      const category = readCategory(body.category)
      const id = await db.transaction().execute(async (transaction) => {
        const recipe = body.recipe_id
          ? await authorizeShare(transaction, body.recipe_id, row.id, user.id, 'unknown recipe')
          : null
        const { title, content, mentions } = body
        const thread: NewThread = {
          groupId: row.id,
          authorId: user.id,
          title,
          content,
          mentions: mentions ?? [],
          category,
          recipeId: recipe?.id ?? null,
        }
        return insertThread(transaction, thread, now)
      })
      return presentThreadById(db, id, user)
    },
    { limit: postLimit },
  )

  serve(
    app,
    shareRecipeToGroup,
    async ({ db, user, params, body, now }) => {
      const { row } = authorizeGroup(await findGroup(db, params.id, user), 'participate')
      await requireMayPost(db, user.id, row.id, now)
      const id = await db.transaction().execute(async (transaction) => {
        const recipe = await authorizeShare(transaction, body.recipe_id, row.id, user.id, 'not found')
        const thread: NewThread = {
          groupId: row.id,
          authorId: user.id,
          title: recipe.title,
          titledByRecipe: true,
          content: body.message ?? '',
          category: 'recipes',
          recipeId: recipe.id,
        }
        return insertThread(transaction, thread, now)
      })
      return presentThreadById(db, id, user)
    },
    { limit: postLimit },
  )

  serve(app, withdrawRecipe, async ({ db, user, params }) => {
    const recipeId = params.recipeId
    const group = await findGroup(db, params.id, user)
    const shares = group && (await findShares(db, group.row.id, recipeId, user.id))
    const denial = withdrawalDenialReason(shares && { group: group.access, ...shares })
    await removeShares(db, authorize(group, denial).row.id, recipeId)
    return {}
  })

  serve(app, listRecipeShares, async ({ db, user, params, query }) => {
    const recipe = authorizeRecipe(await findRecipe(db, params.id, user.id), user.id, 'own')
    return (await selectSharesOf(db, recipe, pageOf(listRecipeShares, query))).map(({ id, name }) => ({
      group_id: id,
      name,
    }))
  })

  serve(app, getThread, async ({ db, user, params }) => {
    const { thread } = await authorizeThreadActions(db, params.id, user, 'participate')
    return presentThread(thread, user.id)
  })

  serve(app, updateThread, async ({ db, user, params, body, now }) => {
    const { title, content, category, is_pinned, is_locked } = body
    const marks = { is_pinned, is_locked }
    const isMarked = is_pinned !== undefined || is_locked !== undefined
    const isEdited = title !== undefined || content !== undefined || category !== undefined
    const actions: ThreadAction[] = [
      ...(isMarked ? (['moderate'] as const) : []),
      ...(isEdited ? (['edit'] as const) : []),
    ]
    const { thread } = await authorizeThreadActions(
      db,
      params.id,
      user,
      ...(actions.length > 0 ? actions : (['participate'] as const)),
    )
    if (isEdited) await requireMayPost(db, user.id, thread.group_id, now)
    const edit = { title, content, category: category === undefined ? undefined : readCategory(category) }
    await changeThread(db, thread.id, { edit, marks }, now)
    return presentThreadById(db, thread.id, user)
  })

  serve(app, deleteThread, async ({ db, user, params }) => {
    const { thread, access } = await authorizeThreadActions(db, params.id, user, 'delete')
    const onlyEmpty = !canModerateGroup(access.group)
    if (!(await removeThread(db, thread, onlyEmpty))) throw apiError('not allowed')
    return {}
  })

  serve(app, followThread, async ({ db, user, params, body }) => {
    const { thread } = await authorizeThreadActions(db, params.id, user, 'participate')
    await setFollowing(db, thread.id, user.id, body.follows)
    return {}
  })

  serve(app, markThreadRead, async ({ db, user, params, body, now }) => {
    const { thread } = await authorizeThreadActions(db, params.id, user, 'participate')
    const post = body.post_id ? authorize(await findPost(db, body.post_id, user.id), null) : null
    if (post && post.thread_id !== thread.id) throw apiError('not found')
    const isQueued = await storeReadPosition(db, thread.id, user.id, post?.number ?? 0)
    // What is being written does not see the new position; what is written later does.
    if (isQueued) await lockFollowerNotifications(db, thread.id)
    await markThreadNotificationsRead(db, thread.id, user.id, post?.number ?? 0, now)
    return {}
  })

  serve(app, listThreadReferences, async ({ db, user, params }) => {
    const { thread } = await authorizeThreadActions(db, params.id, user, 'participate')
    return [presentReference(thread)].filter((reference) => reference !== null)
  })
}
