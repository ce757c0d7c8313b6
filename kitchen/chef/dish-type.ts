import type { DishType } from '#shared/words/dish-types.ts'
import type { Ingredient } from '../lexicon/ingredient.ts'
import type { Wishes } from '../safety/wishes/wishes.ts'
import { isAllowed } from '../safety/wishes/allowed.ts'
import { findIngredientById } from '../lexicon/find-by-id.ts'
import { isHighInMercury } from '../lexicon/vulnerable-eaters.ts'
import { groupDefaults } from '../lexicon/group-defaults.ts'

/** What was named and may be eaten; of a kind of food, the usual one. */
function wantedIngredients(wishes: Wishes) {
  const ids = [
    ...wishes.wanted.map(({ id }) => id),
    ...wishes.wantedGroups.flatMap((group) => groupDefaults[group].slice(0, 1)),
  ]
  return ids.flatMap((id) => {
    const named = findIngredientById(id)
    // Who may not have tuna wants fish all the same.
    const ingredient =
      named && isHighInMercury(named) && !isAllowed(named, wishes) ? findIngredientById('salmon') : named
    return ingredient && isAllowed(ingredient, wishes) ? [ingredient] : []
  })
}

const isSweet = ({ category, id }: Ingredient): boolean =>
  ['fruit', 'berry', 'chocolate', 'sweetener'].includes(category) || /^(?:orange|mandarin)$/.test(id)

/** What a cook bakes or stirs into something sweet with fruit, and what goes to table with it. */
const isSweetCompany = (food: Ingredient) =>
  isSweet(food) ||
  ['citrus', 'nut', 'baking', 'bread', 'dairy', 'spice', 'egg', 'plantMilk'].includes(food.category) ||
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
