import { defaultForumCategory, forumCategories, type ForumCategory } from '#shared/constants/categories.ts'
import { apiError, type ErrorCode } from '#shared/contract/errors.ts'
import { canModerateGroup, type GroupAccess, type GroupRights } from '../groups/policy.ts'

/** Read a thread and post in it; change its text; pin or lock it; delete it. */
export type ThreadAction = 'participate' | 'edit' | 'moderate' | 'delete'

export type PostAction = 'participate' | 'edit' | 'delete'

/** A user's relation to a thread and to its group. */
export interface ThreadAccess {
  group: GroupAccess
  isAuthor: boolean
  hasPosts: boolean
  isHidden: boolean
}

export interface PostAccess {
  group: GroupAccess
  isAuthor: boolean
  isDeleted: boolean
  isHidden: boolean
}

/** Hidden threads and posts are visible to their author and to moderators of the group. */
export function canViewHidden({ group, isAuthor }: { group: GroupRights; isAuthor: boolean }): boolean {
  return isAuthor || canModerateGroup(group)
}

/**
 * Why the action is refused, or null. Threads are for members of the group; an admin from outside may only moderate and
 * delete. The author may delete a thread until it has posts.
 */
export function threadDenialReason(access: ThreadAccess | undefined, action: ThreadAction): ErrorCode | null {
  if (!access) return 'not found'
  const { group, isAuthor, hasPosts, isHidden } = access
  if ((action === 'moderate' || action === 'delete') && canModerateGroup(group)) return null
  if (!group.role) return 'members only'
  if (isHidden && !canViewHidden(access)) return 'not found'
  if (action === 'participate' || (action === 'edit' && isAuthor)) return null
  return action === 'delete' && isAuthor && !hasPosts ? null : 'not allowed'
}

/** The same for a post. A deleted post cannot be edited or deleted, nor a hidden one by users who cannot see it. */
export function postDenialReason(access: PostAccess | undefined, action: PostAction): ErrorCode | null {
  if (!access) return 'not found'
  const { group, isAuthor, isDeleted, isHidden } = access
  const deletesAsModerator = action === 'delete' && canModerateGroup(group)
  if (!group.role && !deletesAsModerator) return 'members only'
  if (action === 'participate') return null
  if (isDeleted || (isHidden && !canViewHidden(access))) return 'not found'
  return isAuthor || deletesAsModerator ? null : 'not allowed'
}

/** Shared recipes can be withdrawn by the recipe's owner (even from outside the group) and by moderators. */
export function withdrawalDenialReason(
  access: { group: GroupAccess; ownsRecipe: boolean; isShared: boolean } | undefined,
): ErrorCode | null {
  if (!access) return 'not found'
  const { group, ownsRecipe, isShared } = access
  if (!ownsRecipe && !group.role && !group.isAdmin) return 'members only'
  if (!isShared) return 'not found'
  return ownsRecipe || canModerateGroup(group) ? null : 'not allowed'
}

/** Why a recipe cannot be shared into a group, or null. `missing` is the code for a recipe the user cannot share. */
export function shareDenialReason(
  recipe: { isUnsafe: boolean } | undefined,
  missing: ErrorCode,
): ErrorCode | null {
  if (!recipe) return missing
  return recipe.isUnsafe ? 'unsafe recipe' : null
}

/** Returns what was found, or throws the reason for the refusal. */
export function authorize<Found>(found: Found | undefined, denial: ErrorCode | null): Found {
  if (found === undefined || denial) throw apiError(denial ?? 'not found')
  return found
}

/** Returns the category, or the default one when it is missing. Throws `unknown category`. */
export function readCategory(value: string | null | undefined): ForumCategory {
  if (!value) return defaultForumCategory
  const known = forumCategories.find((category) => category === value)
  if (!known) throw apiError('unknown category')
  return known
}
