import type { GroupRole } from '#shared/contract/groups.ts'
import { apiError, type ErrorCode } from '#shared/contract/errors.ts'

/**
 * View a group's public details; join or leave it; participate (read members and threads, post); manage it as its
 * owner; moderate what others posted in it.
 */
export type GroupAction = 'view' | 'join' | 'leave' | 'participate' | 'own' | 'moderate'

/** `role` is null for users outside the group and for anonymous visitors. */
export interface GroupRights {
  role: GroupRole | null
  isAdmin: boolean
}

/** A user's relation to a group. */
export interface GroupAccess extends GroupRights {
  isPublic: boolean
  /** Has an open invitation; looked up only where it matters. */
  isInvited?: boolean
}

/** A group's owner moderates it; admins moderate every group without being members. */
export function canModerateGroup({ role, isAdmin }: GroupRights): boolean {
  return role === 'owner' || isAdmin
}

/** Public groups are visible to everybody, private ones to their members and to whom the owner has invited. */
export function canViewGroup({ isPublic, role, isInvited = false }: Omit<GroupAccess, 'isAdmin'>): boolean {
  return isPublic || role !== null || isInvited
}

/** Why the action is refused, or null. `access` is undefined for a group that does not exist. */
export function groupDenialReason(access: GroupAccess | undefined, action: GroupAction): ErrorCode | null {
  if (!access) return 'not found'
  const { role } = access
  switch (action) {
    case 'view':
    case 'join':
      return canViewGroup(access) ? null : 'members only'
    case 'leave':
      return role === 'owner' ? 'owner cannot leave' : null
    case 'participate':
      return role ? null : 'members only'
    case 'own':
      if (role === 'owner') return null
      return canViewGroup(access) ? 'not allowed' : 'members only'
    case 'moderate':
      if (canModerateGroup(access)) return null
      return role ? 'not allowed' : 'members only'
  }
}

/** Addresses are visible to the user, the group's owner and admins, so that nobody collects them by joining groups. */
export function canViewEmail(
  viewer: { id: string; isAdmin: boolean },
  role: GroupRole | null,
  userId: string | null,
): boolean {
  return canModerateGroup({ role, isAdmin: viewer.isAdmin }) || viewer.id === userId
}

/** Returns the group, or throws the reason for the refusal. */
export function authorizeGroup<Found extends { access: GroupAccess }>(
  found: Found | undefined,
  action: GroupAction,
): Found {
  const denial = groupDenialReason(found?.access, action)
  if (!found || denial) throw apiError(denial ?? 'not found')
  return found
}
