import type { Recipe } from '#shared/contract/recipes.ts'

/** What a list of one's own recipes lets one do with each. */
export interface RecipeActions {
  open: (recipe: Recipe) => void
  setVisibility: (recipe: Recipe, isPublic: boolean) => void
  askToDelete: (recipe: Recipe) => void
}

export interface RecipeListProps {
  recipes: readonly Recipe[]
  actions: RecipeActions
  /** Among the results of a search each recipe says which tab it lies behind. */
  withDishType: boolean
}
