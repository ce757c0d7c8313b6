import type { Category } from '../../lexicon/ingredient.ts'
import type { DishType } from '#shared/words/dish-types.ts'
import { findIngredientById } from '../../lexicon/find-by-id.ts'
import type { Dish } from './dish.ts'
import { dishById } from './dishes.ts'

const flesh: readonly Category[] = ['meat', 'poultry', 'sausage', 'fish', 'shellfish', 'legume']
const hearty: readonly Category[] = [
  ...flesh,
  'vegetable',
  'leafyGreen',
  'mushroom',
  'aromatic',
  'potato',
  'cheese',
]

/** Fruit that is cooked like a vegetable. */
const likeVegetables = new Set(['plantain', 'avocado'])

const isFruit = (id: string) =>
  !likeVegetables.has(id) && ['fruit', 'berry'].includes(findIngredientById(id)?.category ?? '')

/** The dish a guest means who names this one together with these ingredients, as a starter, a main or a dessert. */
export function suited(named: Dish, heard: readonly string[], dishType: DishType | null): Dish {
  if (!named.turns) return named
  const { sweet, savoury, meaty } = named.turns
  const goesIn = (categories: readonly Category[]) =>
    heard.some((id) => categories.includes(findIngredientById(id)?.category ?? 'baking'))
  const withFruit = heard.some(isFruit)
  const byFoods = goesIn(hearty) && !withFruit
  const isSavoury = dishType !== 'Desserts' && (named.byFoods ? byFoods : goesIn(hearty) || dishType !== null)
  const isSweet = dishType === 'Desserts' || (withFruit && !isSavoury)
  const turn = isSavoury ? ((goesIn(flesh) ? meaty : undefined) ?? savoury) : isSweet ? sweet : undefined
  return (turn === undefined ? null : dishById(turn)) ?? named
}
