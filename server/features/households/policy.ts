import { apiError, type ErrorCode } from '#shared/contract/errors.ts'
import type { EaterChanges } from '#shared/contract/household.ts'

/** A user's relation to an eater of their household. */
export interface EaterAccess {
  /** The member who is this person; null if it is no member. */
  linkedTo: string | null
  userId: string
}

export const isOfOther = ({ linkedTo, userId }: EaterAccess): boolean =>
  linkedTo !== null && linkedTo !== userId

const health = ['allergens', 'diets', 'dislikes', 'isChild'] as const

/** Why these changes are refused, or null. What somebody must not eat is their own to say once they are a member. */
export function eaterChangeDenialReason(access: EaterAccess, changes: EaterChanges): ErrorCode | null {
  if (!isOfOther(access)) return null
  if (changes.isMe) return 'already linked'
  return health.some((field) => changes[field] !== undefined) ? 'not allowed' : null
}

export function eaterDeletionDenialReason(access: EaterAccess): ErrorCode | null {
  return isOfOther(access) ? 'not allowed' : null
}

export function assertAllowed(denial: ErrorCode | null): void {
  if (denial) throw apiError(denial)
}

/** Why somebody cannot announce or withdraw the removal of a member, or null. Oneself, one leaves. */
export function removalDenialReason(member: { isMember: boolean; isSelf: boolean }): ErrorCode | null {
  if (!member.isMember) return 'not found'
  return member.isSelf ? 'not allowed' : null
}
