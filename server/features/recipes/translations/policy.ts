import type { ErrorCode } from '#shared/contract/errors.ts'

export interface CorrectionState {
  author_id: string
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
 * more. Hidden ones wait for a moderator and do not exist for the owner meanwhile.
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
  if (isAdmin) return null
  if (correction.hidden_at !== null && !isAuthor) return 'not found'
  return correction.owner_id === id && correction.hidden_at === null ? null : 'not allowed'
}
