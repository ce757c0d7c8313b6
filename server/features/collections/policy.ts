import type { GroupRole } from '#shared/contract/groups.ts'
import { apiError, type ErrorCode } from '#shared/contract/errors.ts'

/** See a collection; add recipes; change title, description, cover and order, or delete it. */
export type CollectionAction = 'view' | 'add' | 'edit'

/** A user's relation to a collection. */
export interface CollectionAccess {
  /** It belongs to a group; otherwise only its owner sees it. */
  isOfGroup: boolean
  isCreator: boolean
  /** The user's role in its group; null outside it, and for a collection without a group. */
  role: GroupRole | null
  isHidden: boolean
  /** For an admin: it is hidden or has an open report. */
  isUnderReview: boolean
}

export function canViewCollection(access: CollectionAccess): boolean {
  const { isOfGroup, isCreator, role, isHidden, isUnderReview } = access
  if (!isOfGroup) return isCreator
  if (role !== null && (!isHidden || isCreator || role === 'owner')) return true
  return isUnderReview
}

/** Its creator, while in the group, and the owner of the group. */
export function canEditCollection({ isOfGroup, isCreator, role }: CollectionAccess): boolean {
  return isOfGroup ? role === 'owner' || (role !== null && isCreator) : isCreator
}

/** Every member adds recipes to a group's collection. */
function canAddToCollection({ isOfGroup, isCreator, role, isHidden }: CollectionAccess): boolean {
  return isOfGroup ? role !== null && !isHidden : isCreator
}

/** Members change the note of what they added themselves, and take it out. */
export function canChangeEntry(access: CollectionAccess, addedByUser: boolean): boolean {
  return canEditCollection(access) || (addedByUser && canAddToCollection(access))
}

/** Why the action is refused, or null. What one may not see does not exist. */
export function collectionDenialReason(
  access: CollectionAccess | undefined,
  action: CollectionAction,
): ErrorCode | null {
  if (!access || !canViewCollection(access)) return 'not found'
  switch (action) {
    case 'view':
      return null
    case 'add':
      return canAddToCollection(access) ? null : 'not allowed'
    case 'edit':
      return canEditCollection(access) ? null : 'not allowed'
  }
}

/** Returns the collection, or throws the reason for the refusal. */
export function authorizeCollection<Found extends { access: CollectionAccess }>(
  found: Found | undefined,
  action: CollectionAction,
): Found {
  const denial = collectionDenialReason(found?.access, action)
  if (!found || denial) throw apiError(denial ?? 'not found')
  return found
}
