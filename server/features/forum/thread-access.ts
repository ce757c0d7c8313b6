import { sql, type RawBuilder } from 'kysely'
import { apiError, type ErrorCode } from '#shared/contract/errors.ts'
import type { GroupRole } from '#shared/contract/groups.ts'
import { rateLimits } from '#shared/constants/rate-limits.ts'
import type { User } from '../../platform/auth/session.ts'
import type { Db } from '../../platform/db/schema.ts'
import { isUuid } from '../../platform/db/uuid.ts'
import { memberLimit } from '../../platform/rate-limit/rate-limit.ts'
import { findGroup, isMemberOf, roleOf } from '../groups/queries.ts'
import {
  authorize,
  postDenialReason,
  shareDenialReason,
  threadDenialReason,
  type PostAction,
  type ThreadAccess,
  type ThreadAction,
} from './policy.ts'
import { findPost } from './posts.ts'
import { findShareable } from './recipe-references.ts'
import { findThread, type ThreadFound } from './threads.ts'

/** Threads, posts and shared recipes count against one limit. */
export const postLimit = memberLimit('post', rateLimits.postsPerMember)

type SuspensionCondition = (groupId: RawBuilder<unknown>) => RawBuilder<boolean>

/** The user's access to a thread in one query, without the thread's content. */
async function findThreadAccess(db: Db, id: string, user: User, isSuspended?: SuspensionCondition) {
  if (!isUuid(id)) return undefined
  const row = await db
    .selectFrom('forum_threads as thread')
    .innerJoin('groups', 'groups.id', 'thread.group_id')
    .select(['thread.group_id', 'thread.author_id', 'thread.post_count', 'thread.hidden_at'])
    .select(['groups.owner_id', 'groups.is_public', isMemberOf(user.id).as('is_member')])
    .select((isSuspended?.(sql`thread.group_id`) ?? sql<boolean>`false`).as('is_suspended'))
    .where('thread.id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const group = { isPublic: row.is_public, role: roleOf(row, user), isAdmin: user.isAdmin }
  const access = accessOf(row, group, user)
  return { groupId: row.group_id, access, isSuspended: row.is_suspended }
}

export function accessOf(
  thread: Pick<ThreadFound, 'author_id' | 'post_count' | 'hidden_at'>,
  group: ThreadAccess['group'],
  user: User,
): ThreadAccess {
  return {
    group,
    isAuthor: thread.author_id === user.id,
    hasPosts: thread.post_count > 0,
    isHidden: thread.hidden_at !== null,
  }
}

/** Whether the user may read the thread and its posts. */
export async function canViewThread(db: Db, id: string, user: User): Promise<boolean> {
  const found = await findThreadAccess(db, id, user)
  return threadDenialReason(found?.access, 'participate') === null
}

/**
 * The thread's group and the user's role in it. Throws unless the user may read the thread and, with `isSuspended`,
 * post in it.
 */
export async function authorizeThread(
  db: Db,
  id: string,
  user: User,
  isSuspended?: SuspensionCondition,
): Promise<{ threadId: string; groupId: string; role: GroupRole | null }> {
  const found = await findThreadAccess(db, id, user, isSuspended)
  const { groupId, access, ...posting } = authorize(found, threadDenialReason(found?.access, 'participate'))
  if (posting.isSuspended) throw apiError('suspended')
  return { threadId: id, groupId, role: access.group.role }
}

async function findThreadWithAccess(db: Db, id: string, user: User) {
  const thread = await findThread(db, id, user.id)
  const group = thread && (await findGroup(db, thread.group_id, user))
  return group && { thread, role: group.access.role, access: accessOf(thread, group.access, user) }
}

/** The whole thread, for all of the given actions; throws the reason for the first refusal. */
export async function authorizeThreadActions(db: Db, id: string, user: User, ...actions: ThreadAction[]) {
  const found = await findThreadWithAccess(db, id, user)
  const denials = actions.map((action) => threadDenialReason(found?.access, action))
  return authorize(found, denials.find((denial) => denial !== null) ?? null)
}

/** A post with the user's role in its group. Throws the reason for a refusal. */
export async function authorizePost(db: Db, id: string, user: User, action: PostAction) {
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

/** A recipe that the user may share into the group; its row stays locked. Throws `missing` or `unsafe recipe`. */
export async function authorizeShare(
  db: Db,
  recipeId: string,
  groupId: string,
  userId: string,
  missing: ErrorCode,
) {
  const recipe = await findShareable(db, recipeId, groupId, userId)
  return authorize(recipe, shareDenialReason(recipe, missing))
}
