import { tinned } from '../cook/main-ingredients.ts'
import type { Composed } from '../render/compose.ts'
import type { Ingredient } from '../lexicon/ingredient.ts'

type Plan = Composed['plan']

/** What comes of these is each a food of its own: a fish is no cut of another, and a cheese no kind of butter. */
const apart: ReadonlySet<Ingredient['animal']> = new Set(['none', 'fish', 'shellfish', 'milk'])

/** The part that a named food has become: itself, another cut of the animal, another of its kind. */
export function partOf({ parts }: Plan, food: Ingredient) {
  const isKin = ({ ingredient }: (typeof parts)[number]): boolean => {
    if (ingredient.id === tinned[food.id]) return true
    if (!apart.has(food.animal)) return ingredient.animal === food.animal
    return ingredient.id.endsWith(`-${food.id}`) || food.id.endsWith(`-${ingredient.id}`)
  }
  return parts.find(({ ingredient }) => ingredient.id === food.id) ?? parts.find(isKin)
}
