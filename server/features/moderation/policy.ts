import type { ErrorCode } from '#shared/contract/errors.ts'

/** A user's relation to content that can be reported. */
export interface ContentAccess {
  isAuthor: boolean
  /** Whether they may read the recipe or thread that it belongs to. */
  isReadable: boolean
  isHidden: boolean
}

/** Why a report is refused, or null. Unreadable and hidden content does not exist for the user. */
export function reportDenialReason(access: ContentAccess | undefined): ErrorCode | null {
  if (!access?.isReadable) return 'not found'
  if (access.isAuthor) return 'own content'
  return access.isHidden ? 'not found' : null
}

/** A user's relation to content that somebody has to decide about. */
export interface ModerationAccess {
  isAuthor: boolean
  isAdmin: boolean
  /** The content is in a group that they own. */
  ownsGroup: boolean
  /** The content is in any group, has been reported, is hidden, or is readable for the admin like for other users. */
  concernsAdmins: boolean
}

/**
 * Why a decision is refused, or null. Admins decide about everything that concerns them, owners of groups about content
 * in their groups; for others it does not exist. Nobody decides about their own content.
 */
export function decisionDenialReason(access: ModerationAccess | undefined): ErrorCode | null {
  if (!access) return 'not found'
  const { isAuthor, isAdmin, ownsGroup, concernsAdmins } = access
  if (!ownsGroup && !(isAdmin && concernsAdmins)) return 'not found'
  return isAuthor ? 'own content' : null
}

/** The user to suspend. */
export interface SuspensionTarget {
  isSelf: boolean
  isAdmin: boolean
  /** They belong to the group or wrote in it; true for a suspension everywhere. */
  isInScope: boolean
}

/**
 * Why a suspension is refused, or null. Nobody suspends themselves or an admin. For owners of groups only users of the
 * group exist: everybody can create a group, and must not reach all users by that.
 */
export function suspensionDenialReason(
  target: SuspensionTarget | undefined,
  byAdmin: boolean,
): ErrorCode | null {
  if (!target || !(target.isInScope || byAdmin)) return 'not found'
  return target.isSelf || target.isAdmin ? 'not allowed' : null
}
