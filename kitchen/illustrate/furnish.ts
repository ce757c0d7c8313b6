import type { Diet } from '#shared/words/diets.ts'
import { isSuitable } from '../lexicon/facts.ts'
import { findIngredientById } from '../lexicon/find-by-id.ts'
import type { Ingredient } from '../lexicon/ingredient.ts'
import { entryById, library } from '../library/index.ts'
import { lookOfRecipe } from './classes.ts'
import { type DrawnDish, plainWords } from './dish.ts'
import type { Look } from './looks/look.ts'

/** The foods of a recipe of the library but for its seasoning; none for an id that it does not have. */
const foodsOf = (id: string): readonly string[] =>
  (entryById(id)?.foods ?? []).flatMap(({ food, role }) => (role === 'seasoning' ? [] : [food]))

/** The first recipe that is drawn so: a soup for a bowl of which nothing is known. */
const usualRecipe = (look: Look): string | undefined =>
  library().find((entry) => lookOfRecipe(entry) === look)?.id

const vegan = /\bvegan|plant[- ]based|pflanzlich/
const vegetarian = /\bvegetar/

function dietIn(title: string): Diet | null {
  const words = plainWords(title)
  if (vegan.test(words)) return 'vegan'
  return vegetarian.test(words) ? 'vegetarian' : null
}

/**
 * What a dish is drawn with. A recipe says itself what is in it, and nothing is added. Where only words ask for a
 * picture, the rest is what is in the recipe that they name.
 */
export function furnished(dish: DrawnDish, look: Look): readonly Ingredient[] {
  const { items, known, isRequest, title } = dish
  if (!isRequest && items.length > 0) return items
  const recipe = known?.id ?? (items.length === 0 ? usualRecipe(look) : undefined)
  if (recipe === undefined) return items
  const diet = dietIn(title)
  const others = foodsOf(recipe)
    .flatMap((id) => findIngredientById(id) ?? [])
    .filter((food) => diet === null || isSuitable(food, diet))
  return [...items, ...others.filter(({ id }) => items.every((item) => item.id !== id))]
}
