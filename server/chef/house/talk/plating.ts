import type { RecipeStructure } from '#shared/recipe.ts'

/** How to serve a dish. */
export function platingOf(recipe: RecipeStructure): string {
  return recipe.title
}
