import type { ReactNode } from 'react'
import type { Recipe } from '#shared/contract/recipes.ts'

/** Renders the dialog that shares a recipe to a group. */
export type ShareToGroup = (dialog: { recipe: Recipe; open: boolean; onClose: () => void }) => ReactNode

/** Groups and collections. The forum implements it (`useGroupSharing`); pages pass it to recipes as a prop. */
export interface RecipeSharing {
  /** Null for a user without groups: then there is no share menu. */
  shareToGroup: ShareToGroup | null
  /** Renders the groups with which a recipe of the user is shared. */
  recipeShares: (recipe: Recipe) => ReactNode
  /** Renders a way to put a recipe in collections. */
  recipeCollections?: (recipeId: string) => ReactNode
  /** Renders a way to put a recipe on a day of the week plan. */
  recipePlan?: (recipe: Recipe) => ReactNode
}
