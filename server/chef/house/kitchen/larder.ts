import { ingredients } from '#server/food/knowledge/index.ts'
import type { Ingredient } from '#server/food/ingredient.ts'

const byId = new Map(ingredients.map((ingredient) => [ingredient.id, ingredient]))

/** The ingredient with this id, or null when the larder does not have it. */
export function fromLarder(id: string): Ingredient | null {
  return byId.get(id) ?? null
}
