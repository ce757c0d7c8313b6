import { sql, type RawBuilder } from 'kysely'
import { apiError, type ErrorCode } from '#shared/contract/errors.ts'
import { isPublished, ownsRecipe } from '../policy.ts'

interface RecipeState {
  owner_id: string
  is_public: boolean
  deleted_at: Date | null
  hidden_at: Date | null
}

/**
 * Why a user may not take a recipe along that they may read, or null: own ones and public ones may be. What is shared into a
 * group is for reading there.
 */
function exportDenialReason(row: RecipeState | undefined, userId: string): ErrorCode | null {
  if (!row || row.deleted_at !== null) return 'not found'
  if (ownsRecipe(row, userId)) return null
  return row.is_public && row.hidden_at === null ? null : 'not allowed'
}

/** Returns the row, or throws the reason for the refusal. */
export function authorizeExport<Row extends RecipeState>(row: Row | undefined, userId: string): Row {
  const denial = exportDenialReason(row, userId)
  if (!row || denial) throw apiError(denial ?? 'not found')
  return row
}

/** The same as a condition on `recipes`. */
export const mayExport = (userId: string): RawBuilder<boolean> =>
  sql<boolean>`(recipes.deleted_at is null and (recipes.owner_id = ${userId} or ${isPublished}))`
