import { sql, type RawBuilder } from 'kysely'
import { apiError, type ErrorCode } from '#shared/contract/errors.ts'
import { mayRead } from '../policy.ts'

/** Save a recipe; tag it; write a private note about it, or see the own rows about it. */
export type SavedAction = 'save' | 'tag' | 'note'

/** A user's relation to a recipe, which may be gone. */
export interface SavedAccess {
  /** Own recipes also while they are deleted. */
  recipe: 'own' | 'readable' | 'unreadable'
  isSaved: boolean
}

/**
 * Why the action is refused, or null. Rows about a saved recipe stay the user's own when it can no longer be read; a
 * recipe that is neither readable nor saved does not exist for them.
 */
export function savedDenialReason({ recipe, isSaved }: SavedAccess, action: SavedAction): ErrorCode | null {
  if (recipe === 'unreadable' && !(isSaved && action !== 'save')) return 'not found'
  switch (action) {
    case 'save':
      return recipe === 'own' ? 'own recipe' : null
    case 'tag':
      return recipe === 'own' || isSaved ? null : 'not saved'
    case 'note':
      return null
  }
}

export function authorizeSaved(access: SavedAccess, action: SavedAction): void {
  const denial = savedDenialReason(access, action)
  if (denial) throw apiError(denial)
}

/**
 * The condition on `recipes` by which binder and collections show a recipe: readable, and for others than its owner not
 * hidden. Deleted ones are shown to nobody there.
 */
export function isShownTo(viewerId: string): RawBuilder<boolean> {
  return sql<boolean>`(${mayRead(viewerId)} and recipes.deleted_at is null
    and (recipes.hidden_at is null or recipes.owner_id = ${viewerId}))`
}
