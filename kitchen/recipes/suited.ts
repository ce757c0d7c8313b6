import type { Category } from '../lexicon/ingredient.ts'
import type { DishType } from '#shared/words/dish-types.ts'
import { findIngredientById } from '../lexicon/find-by-id.ts'
import type { Dish } from './dish.ts'
import { dishById } from './dishes.ts'

const savoury: readonly Category[] = [
  'vegetable',
  'leafyGreen',
  'mushroom',
  'aromatic',
  'potato',
  'cheese',
  'meat',
  'poultry',
  'sausage',
  'fish',
  'shellfish',
]

/** The dish a guest means who names this one together with these ingredients, as a starter, a main or a dessert. */
export function suited(named: Dish, heard: readonly string[], dishType: DishType | null): Dish {
  const other = named.savoury ? dishById(named.savoury) : null
  if (!other || dishType === 'Desserts') return named
  const isSavoury = heard.some((id) => savoury.includes(findIngredientById(id)?.category ?? 'baking'))
  return isSavoury || dishType !== null ? other : named
}
