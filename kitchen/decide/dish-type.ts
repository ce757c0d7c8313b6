import type { DishType } from '#shared/words/dish-types.ts'
import type { Ingredient } from '../lexicon/ingredient.ts'
import type { Wishes } from '../recipes/wishes.ts'
import { wantedIngredients } from './wanted-foods.ts'

const isSweet = ({ category, id }: Ingredient): boolean =>
  ['fruit', 'berry', 'chocolate', 'sweetener'].includes(category) || /^(?:orange|mandarin)$/.test(id)

/** What a cook bakes or stirs into something sweet with fruit, and what goes to table with it. */
const isSweetCompany = (food: Ingredient) =>
  isSweet(food) ||
  ['citrus', 'nut', 'baking', 'dairy', 'spice', 'egg', 'plantMilk'].includes(food.category) ||
  /^(?:oats|puff-pastry|shortcrust-pastry|filo-pastry|mascarpone|ricotta|brioche)$/.test(food.id)

/** Starter, main, dessert or drink: said outright, or told by what is in it. */
export function dishTypeOf(wishes: Wishes): DishType {
  if (wishes.dishType) return wishes.dishType
  const wanted = wantedIngredients(wishes)
  const count = (...categories: string[]) =>
    wanted.filter(({ category }) => categories.includes(category)).length
  if (count('spirit') > 0 || (count('softDrink') > 0 && count('meat', 'poultry', 'fish', 'legume') === 0))
    return 'Cocktails'
  if (wanted.every(isSweetCompany) && wanted.some(isSweet)) return 'Desserts'
  return 'Mains'
}
