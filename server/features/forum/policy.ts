import { defaultForumCategory, forumCategories, type ForumCategory } from '#shared/constants/categories.ts'
import { apiError, type ErrorCode } from '#shared/contract/errors.ts'
import type { GroupAccess } from '../groups/policy.ts'

/** What somebody does with a thread: reads it and posts in it; changes its words; pins or locks it; deletes it. */
export type ThreadAction = 'participate' | 'edit' | 'moderate' | 'delete'

/** How somebody stands to a thread: to its group, and to the thread itself. */
export interface ThreadAccess {
  group: GroupAccess
  isAuthor: boolean
  hasPosts: boolean
  /** Until somebody has looked at it. */
  isHidden: boolean
}

export const canModerate = ({ role, isAdmin }: GroupAccess) => role === 'owner' || isAdmin

/**
 * Why somebody may not, or null. All of a group's threads are for its members; an admin from outside only moderates.
 * Its author deletes a thread until somebody posted in it. A hidden one is there for its author and who moderates.
 */
export function threadDenialReason(access: ThreadAccess | undefined, action: ThreadAction): ErrorCode | null {
  if (!access) return 'not found'
  const { group, isAuthor, hasPosts, isHidden } = access
  if ((action === 'moderate' || action === 'delete') && canModerate(group)) return null
  if (!group.role) return 'members only'
  if (isHidden && !isAuthor && !canModerate(group)) return 'not found'
  if (action === 'participate' || (action === 'edit' && isAuthor)) return null
  return action === 'delete' && isAuthor && !hasPosts ? null : 'not allowed'
}

/** The same for a post, which is read with its thread; a placeholder, for who sees no more than that, is no post. */
export function postDenialReason(
  access: { group: GroupAccess; isAuthor: boolean; isDeleted: boolean; isHidden: boolean } | undefined,
  action: 'participate' | 'edit' | 'delete',
): ErrorCode | null {
  if (!access) return 'not found'
  const { group, isAuthor, isDeleted, isHidden } = access
  const fromOutside = action === 'delete' && canModerate(group)
  if (!group.role && !fromOutside) return 'members only'
  if (action === 'participate') return null
  if (isDeleted || (isHidden && !isAuthor && !canModerate(group))) return 'not found'
  return isAuthor || fromOutside ? null : 'not allowed'
}

/** Who takes a shared recipe back out of a group: its owner from anywhere, the group's owner, an admin. */
export function withdrawalDenialReason(
  access: { group: GroupAccess; ownsRecipe: boolean; isShared: boolean } | undefined,
): ErrorCode | null {
  if (!access) return 'not found'
  const { group, ownsRecipe, isShared } = access
  if (!ownsRecipe && !group.role && !group.isAdmin) return 'members only'
  if (!isShared) return 'not found'
  return ownsRecipe || canModerate(group) ? null : 'not allowed'
}

/** What was found, or the refusal thrown. */
export function authorize<Found>(found: Found | undefined, denial: ErrorCode | null): Found {
  if (found === undefined || denial) throw apiError(denial ?? 'not found')
  return found
}

/** One of the five; nothing means the default. Throws `unknown category`. */
export function readCategory(value: string | null | undefined): ForumCategory {
  if (!value) return defaultForumCategory
  const known = forumCategories.find((category) => category === value)
  if (!known) throw apiError('unknown category')
  return known
}
