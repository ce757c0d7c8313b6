import { isSeasoning } from '../lexicon/facts.ts'
import { findIngredientById } from '../lexicon/find-by-id.ts'

/** The same food as it is once it was cooked, or null where it has no name of its own. */
export function cookedForm(id: string): string | null {
  const food = findIngredientById(id)
  if (!food || (food.category !== 'meat' && food.category !== 'poultry') || id.startsWith('cooked-'))
    return null
  // Ham, bacon and what is dried or salted are eaten as they are bought.
  if (isSeasoning(food) || /liver|smoked/.test(id)) return null
  return [food.species, food.animal].map((each) => `cooked-${each}`).find(findIngredientById) ?? null
}
