import { exportedPartIn } from '#shared/contract/recipe-archives.ts'
import { sourceIn } from '#shared/words/source.ts'
import { minutesOf } from '../page/durations.ts'
import type { Node } from '../page/linked-data.ts'
import type { ReadExported } from './exported.ts'

/**
 * A recipe that this program has exported, with everything that its structure says. Recipes within it and pictures at its
 * steps are those of another place and stay behind. Null for other recipes, and for what is not a whole structure.
 */
export function readOwnRecipe(node: Node): ReadExported | null {
  const part = exportedPartIn(node.convive)
  if (!part) return null
  const { structure, plating } = part
  const recipe = {
    ...structure,
    ingredients: structure.ingredients.map(({ recipe: _part, ...line }) => line),
    steps: structure.steps.map(({ image: _picture, ...step }) => step),
  }
  return {
    recipe,
    totalMinutes: minutesOf(node.totalTime, recipe.language),
    source: sourceIn(recipe.extra ?? ''),
    plating: plating ?? null,
    lines: recipe.ingredients.length,
    doubts: 0,
  }
}
