import type { GroupRole } from '#shared/contract/groups.ts'
import { fail, type ErrorCode } from '#shared/errors.ts'

/**
 * What somebody does with a group: sees its face and counts; joins or leaves it; enters it, which is reading members
 * and threads and writing there; keeps it as its owner; moderates what others wrote in it.
 */
export type GroupDeed = 'see' | 'join' | 'leave' | 'enter' | 'keep' | 'moderate'

/** How somebody stands to a group; `role` is null for strangers and visitors. */
export interface Standing {
  isPublic: boolean
  role: GroupRole | null
  isAdmin: boolean
}

/**
 * Why somebody may not, or null. A group that does not exist has no standing. What goes on inside is for members; an
 * admin is a member like others, but moderates everywhere.
 */
export function refusalOf(standing: Standing | undefined, deed: GroupDeed): ErrorCode | null {
  if (!standing) return 'not found'
  const { isPublic, role, isAdmin } = standing
  switch (deed) {
    case 'see':
    case 'join':
      return isPublic || role ? null : 'members only'
    case 'leave':
      return role === 'owner' ? 'owner cannot leave' : null
    case 'enter':
      return role ? null : 'members only'
    case 'keep':
      if (role === 'owner') return null
      return isPublic || role ? 'not allowed' : 'members only'
    case 'moderate':
      if (role === 'owner' || isAdmin) return null
      return role ? 'not allowed' : 'members only'
  }
}

/** Addresses are for the person, the group's owner and admins: nobody gathers them by joining. */
export function maySeeEmail(
  viewer: { id: string; isAdmin: boolean },
  role: GroupRole | null,
  personId: string | null,
): boolean {
  return viewer.isAdmin || role === 'owner' || viewer.id === personId
}

/** The group, or the refusal of `refusalOf` thrown. */
export function requireGroup<Found extends { standing: Standing }>(
  found: Found | undefined,
  deed: GroupDeed,
): Found {
  const refusal = refusalOf(found?.standing, deed)
  if (!found || refusal) throw fail(refusal ?? 'not found')
  return found
}
