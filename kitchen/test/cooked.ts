import { cook } from '../cook/cook.ts'
import { lazily } from '../lexicon/lazily.ts'
import { dishes, type Dish } from '../recipes/dishes.ts'
import { templateOf } from '../recipes/index.ts'
import { noWishes, type Wishes } from '../recipes/wishes.ts'

/** A dish cooked for four, or as its wishes say. */
export function cookedFor(dish: Dish, more: Partial<Wishes> = {}) {
  const template = templateOf(dish.template)
  if (!template) throw new Error(`${dish.id} has no template ${dish.template}`)
  return cook({ ...noWishes('en'), seed: 'golden', dish: dish.id, servings: 4, ...more }, dish, template)
}

/** Every dish as it is, for four: cooked once for all the tests of a worker. */
export const allForFour = lazily(() => dishes.map((dish) => cookedFor(dish)))
