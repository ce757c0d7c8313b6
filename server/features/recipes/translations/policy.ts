import type { ErrorCode } from '#shared/contract/errors.ts'

export interface CorrectionState {
  author_id: string
  accepted_at: Date | null
  /** Whether somebody has reported it and no moderator has decided yet. */
  reported: boolean
  /** Of the recipe. */
  owner_id: string
  hidden_at: Date | null
  deleted_at: Date | null
  /** Whether the user may read the recipe. */
  readable: boolean
}

interface Actor {
  id: string
  isAdmin: boolean
}

/** Decide whether others see it, or delete it. */
export type CorrectionAction = 'decide' | 'delete'

/**
 * Why the action is refused, or null. Authors may always delete their own, even below a recipe that they cannot read any
 * more. Hidden ones wait for a moderator and do not exist for the owner meanwhile. Admins decide about what was reported
 * or hidden; of a proposal that waits, nobody else knows.
 */
export function correctionDenialReason(
  correction: CorrectionState | undefined,
  { id, isAdmin }: Actor,
  action: CorrectionAction,
): ErrorCode | null {
  if (!correction) return 'not found'
  const isAuthor = correction.author_id === id
  if (action === 'delete' && isAuthor) return null
  if (!correction.readable || correction.deleted_at !== null) return 'not found'
  const isHidden = correction.hidden_at !== null
  if (isAdmin && (isHidden || correction.reported)) return null
  if (isHidden && !isAuthor) return 'not found'
  if (correction.owner_id === id && !isHidden) return null
  return isAuthor || correction.accepted_at !== null ? 'not allowed' : 'not found'
}
