import { apiError, type ErrorCode } from '#shared/contract/errors.ts'

/**
 * What somebody does with a recipe: reads it; likes it, comments on it or adds a photo; rates it; edits, publishes or
 * deletes it as their own.
 */
export type RecipeAction = 'read' | 'respond' | 'rate' | 'own'

interface RecipeState {
  owner_id: string
  deleted_at: Date | null
  hidden_at: Date | null
}

/**
 * Why this member may not, or null. `row` is undefined for who may not read the recipe: to them it does not exist.
 * Who may read it may respond to it; only a deleted or hidden one is left alone, even by its owner, until it is back.
 */
export function recipeDenialReason(
  row: RecipeState | undefined,
  userId: string,
  action: RecipeAction,
): ErrorCode | null {
  if (!row) return 'not found'
  if (action === 'read') return null
  const owns = row.owner_id === userId
  if (action === 'own') return owns ? null : 'not allowed'
  if (row.deleted_at !== null || row.hidden_at !== null) return 'not found'
  return action === 'rate' && owns ? 'own recipe' : null
}

/** The row, or the refusal of `refusalOf` thrown. */
export function authorizeRecipe<Row extends RecipeState>(
  row: Row | undefined,
  userId: string,
  action: RecipeAction,
): Row {
  const denial = recipeDenialReason(row, userId, action)
  if (!row || denial) throw apiError(denial ?? 'not found')
  return row
}

/**
 * What only its author may do to a comment or a photo. To who may not read the recipe it hangs on it does not exist
 * (404); who may is told that it is not theirs (403). One's own can always be deleted.
 */
export function authorizeAuthor<Row extends { author_id: string; readable: boolean }>(
  row: Row | undefined,
  userId: string,
): Row {
  if (row?.author_id === userId) return row
  throw apiError(row?.readable ? 'not allowed' : 'not found')
}
