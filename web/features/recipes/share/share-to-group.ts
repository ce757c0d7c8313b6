import { createContext, type ReactNode } from 'react'
import type { Recipe } from '#shared/contract/recipes.ts'

/**
 * The dialog that shares a recipe into a group, handed down by a page that knows groups; null for who belongs to
 * none, and then there is no share menu.
 */
export type ShareToGroup = (dialog: { recipe: Recipe; open: boolean; onClose: () => void }) => ReactNode

export const ShareToGroupContext = createContext<ShareToGroup | null>(null)

/** Where a recipe of one's own is shared, handed down likewise; null where no page knows groups. */
export const RecipeSharesContext = createContext<((recipe: Recipe) => ReactNode) | null>(null)
