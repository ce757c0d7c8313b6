import type { GroupRole } from '#shared/contract/groups.ts'
import { apiError, type ErrorCode } from '#shared/contract/errors.ts'

/**
 * What a user does with a group: views its public details; joins or leaves it; participates, which is reading members
 * and threads and posting; manages it as its owner; moderates what others posted in it.
 */
export type GroupAction = 'view' | 'join' | 'leave' | 'participate' | 'own' | 'moderate'

/** How somebody stands to a group; `role` is null for strangers and visitors. */
export interface GroupAccess {
  isPublic: boolean
  role: GroupRole | null
  isAdmin: boolean
}

/**
 * Why somebody may not, or null. A group that does not exist has no standing. What goes on inside is for members; an
 * admin is a member like others, but moderates everywhere.
 */
export function groupDenialReason(access: GroupAccess | undefined, action: GroupAction): ErrorCode | null {
  if (!access) return 'not found'
  const { isPublic, role, isAdmin } = access
  switch (action) {
    case 'view':
    case 'join':
      return isPublic || role ? null : 'members only'
    case 'leave':
      return role === 'owner' ? 'owner cannot leave' : null
    case 'participate':
      return role ? null : 'members only'
    case 'own':
      if (role === 'owner') return null
      return isPublic || role ? 'not allowed' : 'members only'
    case 'moderate':
      if (role === 'owner' || isAdmin) return null
      return role ? 'not allowed' : 'members only'
  }
}

/** Addresses are for the person, the group's owner and admins: nobody gathers them by joining. */
export function canViewEmail(
  viewer: { id: string; isAdmin: boolean },
  role: GroupRole | null,
  personId: string | null,
): boolean {
  return viewer.isAdmin || role === 'owner' || viewer.id === personId
}

/** The group, or the refusal of `refusalOf` thrown. */
export function authorizeGroup<Found extends { access: GroupAccess }>(
  found: Found | undefined,
  action: GroupAction,
): Found {
  const denial = groupDenialReason(found?.access, action)
  if (!found || denial) throw apiError(denial ?? 'not found')
  return found
}
