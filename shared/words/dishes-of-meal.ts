import type { Meal } from '../contract/plans.ts'
import type { DishType } from './dish-types.ts'

/** Dishes by their type and class. */
export interface DishKinds {
  /** All dishes of these types. */
  every: readonly DishType[]
  /** Of these types only the dishes of one of the classes. */
  some: readonly DishType[]
  dishIds: readonly string[]
}

/** Eaten in the morning only. */
const morningDishes = ['porridge', 'french-toast', 'waffles', 'muffin', 'smoothie', 'fruit-salad']
/** Eaten in the morning, and at other times. */
const breakfastDishes = [
  ...morningDishes,
  'pancakes',
  'omelette',
  'scrambled-eggs',
  'shakshuka',
  'bread',
  'spanish-tortilla',
]
/** Starters that are enough for a lunch. */
const lightDishes = ['soup', 'salad', 'sandwich', 'savoury-tart', 'bowl', 'omelette', 'spanish-tortilla']

/** What may be eaten at a meal. Drinks are no meal; what is eaten in the morning is known by its class. */
export const dishesOfMeal: Record<Meal, DishKinds> = {
  breakfast: { every: [], some: ['Mains', 'Starters', 'Desserts'], dishIds: breakfastDishes },
  lunch: { every: ['Mains'], some: ['Starters'], dishIds: lightDishes },
  dinner: { every: ['Mains'], some: [], dishIds: [] },
  other: { every: ['Starters', 'Desserts'], some: [], dishIds: [] },
}

export function suitsMeal(
  { dishType, dishes }: { dishType: DishType; dishes: readonly string[] },
  meal: Meal,
): boolean {
  const { every, some, dishIds } = dishesOfMeal[meal]
  if (some.includes(dishType) && dishes.some((id) => dishIds.includes(id))) return true
  const isForMorning = dishes.length > 0 && dishes.every((id) => morningDishes.includes(id))
  return every.includes(dishType) && (meal === 'other' || !isForMorning)
}
