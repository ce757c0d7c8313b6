import type { ErrorCode } from '#shared/contract/errors.ts'

/** How somebody stands to a thing that can be reported. */
export interface ContentAccess {
  isAuthor: boolean
  /** Whether they may read it where it stands. */
  isReadable: boolean
  isHidden: boolean
}

/** Why somebody may not report it, or null. What one may not read, or cannot see any more, does not exist. */
export function reportDenialReason(access: ContentAccess | undefined): ErrorCode | null {
  if (!access?.isReadable) return 'not found'
  if (access.isAuthor) return 'own content'
  return access.isHidden ? 'not found' : null
}

/** How somebody stands to the decision about a thing. */
export interface ModerationAccess {
  isAuthor: boolean
  isAdmin: boolean
  /** The thing stands in a group of theirs. */
  ownsGroup: boolean
  /** It stands in a group, where admins moderate; or they may read it like anybody; or it was reported or is hidden. */
  concernsAdmins: boolean
}

/**
 * Why somebody may not decide about it, or null. Admins decide about everything that concerns them, a group's owner
 * about what stands in the group; to all others it is as if there were nothing to decide. Nobody judges their own.
 */
export function decisionDenialReason(access: ModerationAccess | undefined): ErrorCode | null {
  if (!access) return 'not found'
  const { isAuthor, isAdmin, ownsGroup, concernsAdmins } = access
  if (!ownsGroup && !(isAdmin && concernsAdmins)) return 'not found'
  return isAuthor ? 'own content' : null
}

/** Who is to be silenced. */
export interface SuspensionTarget {
  isSelf: boolean
  isAdmin: boolean
  /** They belong to the group in question or wrote there; true where it is about everywhere. */
  isInScope: boolean
}

/**
 * Why somebody may not be silenced, or null: nobody silences themselves, nor an admin. To a group's owner only those of
 * the group exist: anybody may found one, and must not reach all members by it.
 */
export function suspensionDenialReason(
  person: SuspensionTarget | undefined,
  byAdmin: boolean,
): ErrorCode | null {
  if (!person || !(person.isInScope || byAdmin)) return 'not found'
  return person.isSelf || person.isAdmin ? 'not allowed' : null
}
