import { lazily } from '../lexicon/lazily.ts'
import { dishes, type Dish } from './dishes/dishes.ts'
import { library, recipesCalled } from './index.ts'
import { masters } from './masters/index.ts'

/** "roastBeef" and "Roast Beef" as ids and tags of the library are written. */
export const dashed = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join('-')
/** The dishes that the readers know, by the recipes of the library that they are. */
const dishOfRecipe = lazily((): ReadonlyMap<string, Dish> => {
  const found = new Map<string, Dish>()
  const own = (dish: Dish) => [dashed(dish.id), dashed(dish.label.en)]
  const ids = new Set(library().map(({ id }) => id))
  for (const dish of dishes)
    for (const id of own(dish)) if (ids.has(id) && !found.has(id)) found.set(id, dish)
  for (const dish of dishes)
    for (const label of new Set(Object.values(dish.label)))
      for (const { id } of recipesCalled(label)) if (!found.has(id)) found.set(id, dish)
  const plain = new Map<string, Dish>()
  for (const dish of dishes) {
    const kind = dashed(dish.kind)
    if (!plain.has(kind)) plain.set(kind, dish)
  }
  for (const { id, tags } of [...library(), ...masters()]) {
    const kind = tags.flatMap((tag) => plain.get(tag) ?? [])[0]
    if (!found.has(id) && kind) found.set(id, kind)
  }
  return found
})

/** Which dish of the readers a recipe is; one that they do not know is the plain dish of its kind. */
export const dishOf = (recipe: string): Dish | null => dishOfRecipe().get(recipe) ?? null
