import { foodsNamedIn } from '../places.ts'
import type { Recipe, RecipeStep } from '../recipe.ts'

/** What lies in it is baked, whether its step names it or not. */
const bakes = ({ kind, heat, minutes }: RecipeStep) =>
  kind === 'cook' && heat === 'oven' && (minutes ?? 0) >= 10

/** True where a food of the recipe is cooked: by a step that names it, or by an oven that it goes into. */
export function isHeated({ steps }: Pick<Recipe, 'steps'>, food: string): boolean {
  const first = steps.findIndex(({ text }) => foodsNamedIn(text.en).includes(food))
  const isCooked = ({ kind, text }: RecipeStep) => kind === 'cook' && foodsNamedIn(text.en).includes(food)
  return first >= 0 && (steps.some(isCooked) || steps.slice(first).some(bakes))
}
