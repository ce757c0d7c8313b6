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
import { fail, type ErrorCode } from '#shared/errors.ts'
import { limits } from '#shared/limits.ts'
import type { Db } from '../db/schema.ts'
import { findGroup } from '../groups/queries.ts'
import { requireGroup } from '../groups/rules.ts'
import type { App } from '../http/app.ts'
import { perMember } from '../http/limits.ts'
import { pageOf } from '../http/page.ts'
import { serve } from '../http/serve.ts'
import type { Member } from '../http/session.ts'
import { readNotices, setFollowing } from './following.ts'
import type { RequireVoice } from '../recipes/voice.ts'
import { findPost } from './posts.ts'
import { presentThread } from './present.ts'
import { rememberReading, withReading } from './reading.ts'
import { findRecipe } from '../recipes/queries.ts'
import { requireRight } from '../recipes/rules.ts'
import {
  findShareable,
  findShares,
  presentReference,
  refusalOfRecipe,
  removeShares,
  selectSharesOf,
} from './references.ts'
import {
  allowed,
  moderates,
  readCategory,
  refusalOfThread,
  refusalOfWithdrawal,
  type ThreadDeed,
} from './rules.ts'
import {
  changeThread,
  findThread,
  insertThread,
  removeThread,
  selectThreads,
  type NewThread,
} from './threads.ts'

/** Whatever puts words into a group is counted together. */
export const countPost = perMember('post', limits.attempts.postsPerMember)

/** A thread with how the member stands to its group, if they may do this with it; else the refusal thrown. */
export async function requireThread(db: Db, id: string, member: Member, ...deeds: ThreadDeed[]) {
  const thread = await findThread(db, id, member.id)
  const group = thread && (await findGroup(db, thread.group_id, member))
  const standing = group && {
    group: group.standing,
    isAuthor: thread.author_id === member.id,
    hasPosts: thread.post_count > 0,
    isHidden: thread.hidden_at !== null,
  }
  const refusal = deeds.map((deed) => refusalOfThread(standing, deed)).find((each) => each !== null)
  return { thread: allowed(thread, refusal ?? null), role: group?.standing.role ?? null }
}

/** A recipe that may come into the group, or the refusal thrown; one that is not there for them is called `missing`. */
export async function requireShareable(
  db: Db,
  recipeId: string,
  groupId: string,
  memberId: string,
  missing: ErrorCode,
) {
  const recipe = await findShareable(db, recipeId, groupId, memberId)
  return allowed(recipe, refusalOfRecipe(recipe, missing))
}

export function threadRoutes(app: App, requireVoice: RequireVoice) {
  async function answerThread(db: Db, id: string, member: Member) {
    const thread = allowed(await findThread(db, id, member.id), null)
    return presentThread(await withReading(db, thread, member.id), member.id)
  }

  serve(app, listThreads, async ({ db, member, params, query }) => {
    const { row, standing } = requireGroup(await findGroup(db, params.id ?? '', member), 'enter')
    const threads = await selectThreads(
      db,
      row.id,
      member.id,
      moderates(standing),
      pageOf(listThreads, query),
    )
    const seen = await withReading(db, threads, member.id)
    return seen.map((thread) => presentThread(thread, member.id))
  })

  serve(
    app,
    createThread,
    async ({ db, member, params, body, now }) => {
      const { row } = requireGroup(await findGroup(db, params.id ?? '', member), 'enter')
      await requireVoice(db, member.id, row.id, now)
      const category = readCategory(body.category)
      const id = await db.transaction().execute(async (transaction) => {
        const recipe = body.recipe_id
          ? await requireShareable(transaction, body.recipe_id, row.id, member.id, 'unknown recipe')
          : null
        const { title, content } = body
        const thread: NewThread = {
          groupId: row.id,
          authorId: member.id,
          title,
          content,
          category,
          recipeId: recipe?.id ?? null,
        }
        return insertThread(transaction, thread, now)
      })
      return answerThread(db, id, member)
    },
    { limit: countPost },
  )

  serve(
    app,
    shareRecipeToGroup,
    async ({ db, member, params, body, now }) => {
      const { row } = requireGroup(await findGroup(db, params.id ?? '', member), 'enter')
      await requireVoice(db, member.id, row.id, now)
      const id = await db.transaction().execute(async (transaction) => {
        const recipe = await requireShareable(transaction, body.recipe_id, row.id, member.id, 'not found')
        const thread: NewThread = {
          groupId: row.id,
          authorId: member.id,
          title: recipe.title,
          titledByRecipe: true,
          content: body.message ?? '',
          category: 'recipes',
          recipeId: recipe.id,
        }
        return insertThread(transaction, thread, now)
      })
      return answerThread(db, id, member)
    },
    { limit: countPost },
  )

  serve(app, withdrawRecipe, async ({ db, member, params }) => {
    const recipeId = params.recipeId ?? ''
    const group = await findGroup(db, params.id ?? '', member)
    const shares = group && (await findShares(db, group.row.id, recipeId, member.id))
    const refusal = refusalOfWithdrawal(shares && { group: group.standing, ...shares })
    await removeShares(db, allowed(group, refusal).row.id, recipeId)
    return {}
  })

  serve(app, listRecipeShares, async ({ db, member, params, query }) => {
    const recipe = requireRight(await findRecipe(db, params.id ?? '', member.id), member.id, 'keep')
    return (await selectSharesOf(db, recipe, pageOf(listRecipeShares, query))).map(({ id, name }) => ({
      group_id: id,
      name,
    }))
  })

  serve(app, getThread, async ({ db, member, params }) => {
    const { thread } = await requireThread(db, params.id ?? '', member, 'enter')
    return presentThread(await withReading(db, thread, member.id), member.id)
  })

  serve(app, updateThread, async ({ db, member, params, body, now }) => {
    const { title, content, category, is_pinned, is_locked } = body
    const marks = { is_pinned, is_locked }
    const isMarked = is_pinned !== undefined || is_locked !== undefined
    const isEdited = title !== undefined || content !== undefined || category !== undefined
    const deeds: ThreadDeed[] = [
      ...(isMarked ? (['moderate'] as const) : []),
      ...(isEdited ? (['edit'] as const) : []),
    ]
    const { thread } = await requireThread(
      db,
      params.id ?? '',
      member,
      ...(deeds.length > 0 ? deeds : (['enter'] as const)),
    )
    if (isEdited) await requireVoice(db, member.id, thread.group_id, now)
    const words = { title, content, category: category === undefined ? undefined : readCategory(category) }
    await changeThread(db, thread.id, { words, marks }, now)
    return answerThread(db, thread.id, member)
  })

  serve(app, deleteThread, async ({ db, member, params }) => {
    const { thread, role } = await requireThread(db, params.id ?? '', member, 'delete')
    const onlyEmpty = role !== 'owner' && !member.isAdmin
    if (!(await removeThread(db, thread, onlyEmpty))) throw fail('not allowed')
    return {}
  })

  serve(app, followThread, async ({ db, member, params, body }) => {
    const { thread } = await requireThread(db, params.id ?? '', member, 'enter')
    await setFollowing(db, thread.id, member.id, body.follows)
    return {}
  })

  serve(app, markThreadRead, async ({ db, member, params, body, now }) => {
    const { thread } = await requireThread(db, params.id ?? '', member, 'enter')
    const post = body.post_id ? allowed(await findPost(db, body.post_id, member.id), null) : null
    if (post && post.thread_id !== thread.id) throw fail('not found')
    await rememberReading(db, thread.id, member.id, post?.number ?? 0)
    await readNotices(db, thread.id, member.id, post?.number ?? 0, now)
    return {}
  })

  serve(app, listThreadReferences, async ({ db, member, params }) => {
    const { thread } = await requireThread(db, params.id ?? '', member, 'enter')
    return [presentReference(thread)].filter((reference) => reference !== null)
  })
}
