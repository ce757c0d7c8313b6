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

/** Fruit that is cooked like a vegetable. */
const likeVegetables = new Set(['plantain', 'avocado'])

const isFruit = (id: string) =>
  !likeVegetables.has(id) && ['fruit', 'berry'].includes(findIngredientById(id)?.category ?? '')

/** The dish a guest means who names this one together with these ingredients, as a starter, a main or a dessert. */
export function suited(named: Dish, heard: readonly string[], dishType: DishType | null): Dish {
  const sweet = named.sweet ? dishById(named.sweet) : null
  if (sweet && ((heard.length > 0 && heard.every(isFruit)) || dishType === 'Desserts')) return sweet
  const other = named.savoury ? dishById(named.savoury) : null
  if (!other || dishType === 'Desserts') return named
  const isSavoury = heard.some((id) => savoury.includes(findIngredientById(id)?.category ?? 'baking'))
  if (named.byFoods) return isSavoury && !heard.some(isFruit) ? other : named
  return isSavoury || dishType !== null ? other : named
}
