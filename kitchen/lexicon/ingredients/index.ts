import { readFileSync } from 'node:fs'
import { prepared } from '../prepared.ts'
import type { Ingredient } from '../ingredient.ts'
import { readIngredients } from './read-ingredients.ts'

/** The files in their order, which decides what is preferred where several ingredients would do. */
const files = [
  'vegetables',
  'leafy-greens',
  'mushrooms',
  'legumes',
  'grains',
  'pasta',
  'breads',
  'potatoes',
  'fruit',
  'nuts-and-seeds',
  'meat',
  'cooked',
  'seafood',
  'dairy-and-eggs',
  'plant-based',
  'regional',
  'fats',
  'herbs-and-spices',
  'aromatics',
  'condiments',
  'sweet-and-baking',
  'pastry-and-baking',
  'drinks',
  'liqueurs-and-syrups',
] as const

/** Every known ingredient, by category. */
export const ingredients: readonly Ingredient[] = prepared('ingredients', () =>
  readIngredients(
    files.map((name) => ({
      name: `kitchen/lexicon/ingredients/${name}.txt`,
      text: readFileSync(new URL(`./${name}.txt`, import.meta.url), 'utf8'),
    })),
  ),
)

const byId = new Map(ingredients.map((ingredient) => [ingredient.id, ingredient]))

/** The ingredient with this id, or null when there is none. */
export const findIngredientById = (id: string): Ingredient | null => byId.get(id) ?? null

/** The ingredient of this id; throws when there is none, for ids come from our own code only. */
export function ingredientById(id: string): Ingredient {
  const found = byId.get(id)
  if (!found) throw new Error(`No ingredient is called "${id}"`)
  return found
}
