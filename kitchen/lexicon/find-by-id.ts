import { ingredients } from './ingredients/index.ts'
import type { Ingredient } from './ingredient.ts'

const byId = new Map(ingredients.map((ingredient) => [ingredient.id, ingredient]))

/** The ingredient with this id, or null when the larder does not have it. */
export function findIngredientById(id: string): Ingredient | null {
  return byId.get(id) ?? null
}
