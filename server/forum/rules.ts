import { defaultForumCategory, forumCategories, type ForumCategory } from '#shared/limits.ts'
import { fail, type ErrorCode } from '#shared/errors.ts'
import type { Standing } from '../groups/rules.ts'

/** What somebody does with a thread: reads it and posts in it; changes its words; pins or locks it; deletes it. */
export type ThreadDeed = 'enter' | 'edit' | 'moderate' | 'delete'

/** How somebody stands to a thread: to its group, and to the thread itself. */
export interface ThreadStanding {
  group: Standing
  isAuthor: boolean
  hasPosts: boolean
  /** Until somebody has looked at it. */
  isHidden: boolean
}

export const moderates = ({ role, isAdmin }: Standing) => role === 'owner' || isAdmin

/**
 * Why somebody may not, or null. All of a group's threads are for its members; an admin from outside only moderates.
 * Its author deletes a thread until somebody posted in it. A hidden one is there for its author and who moderates.
 */
export function refusalOfThread(standing: ThreadStanding | undefined, deed: ThreadDeed): ErrorCode | null {
  if (!standing) return 'not found'
  const { group, isAuthor, hasPosts, isHidden } = standing
  if ((deed === 'moderate' || deed === 'delete') && moderates(group)) return null
  if (!group.role) return 'members only'
  if (isHidden && !isAuthor && !moderates(group)) return 'not found'
  if (deed === 'enter' || (deed === 'edit' && isAuthor)) return null
  return deed === 'delete' && isAuthor && !hasPosts ? null : 'not allowed'
}

/** The same for a post, which is read with its thread; a placeholder, for who sees no more than that, is no post. */
export function refusalOfPost(
  standing: { group: Standing; isAuthor: boolean; isDeleted: boolean; isHidden: boolean } | undefined,
  deed: 'enter' | 'edit' | 'delete',
): ErrorCode | null {
  if (!standing) return 'not found'
  const { group, isAuthor, isDeleted, isHidden } = standing
  const fromOutside = deed === 'delete' && moderates(group)
  if (!group.role && !fromOutside) return 'members only'
  if (deed === 'enter') return null
  if (isDeleted || (isHidden && !isAuthor && !moderates(group))) return 'not found'
  return isAuthor || fromOutside ? null : 'not allowed'
}

/** Who takes a shared recipe back out of a group: its owner from anywhere, the group's owner, an admin. */
export function refusalOfWithdrawal(
  standing: { group: Standing; ownsRecipe: boolean; isShared: boolean } | undefined,
): ErrorCode | null {
  if (!standing) return 'not found'
  const { group, ownsRecipe, isShared } = standing
  if (!ownsRecipe && !group.role && !group.isAdmin) return 'members only'
  if (!isShared) return 'not found'
  return ownsRecipe || moderates(group) ? null : 'not allowed'
}

/** What was found, or the refusal thrown. */
export function allowed<Found>(found: Found | undefined, refusal: ErrorCode | null): Found {
  if (found === undefined || refusal) throw fail(refusal ?? 'not found')
  return found
}

/** One of the five; nothing means the default. Throws `unknown category`. */
export function readCategory(value: string | null | undefined): ForumCategory {
  if (!value) return defaultForumCategory
  const known = forumCategories.find((category) => category === value)
  if (!known) throw fail('unknown category')
  return known
}
