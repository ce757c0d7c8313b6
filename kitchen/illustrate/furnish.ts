import { cook } from '../cook/cook.ts'
import type { Ingredient } from '../lexicon/ingredient.ts'
import { type Dish, dishes } from '../recipes/dishes.ts'
import { templateOf } from '../recipes/index.ts'
import { noWishes } from '../recipes/wishes.ts'
import { drawingOfDish } from './classes.ts'
import type { Composition } from './composition.ts'
import { type DrawnDish, plainWords } from './dish.ts'

/** The first dish that is drawn so: soup for a bowl of which nothing is known. */
const usualDish = (composition: Composition): Dish | undefined =>
  dishes.find((dish) => drawingOfDish(dish)?.composition === composition)

const vegan = /\bvegan|plant[- ]based|pflanzlich/
const vegetarian = /\bvegetar/

/**
 * What a dish is drawn with. A recipe says itself what is in it, and nothing is added. Where only words ask for a
 * picture, the rest is what the kitchen would put into the dish that they name.
 */
export function furnished(dish: DrawnDish, items: readonly Ingredient[], composition: Composition) {
  if (!dish.isRequest && items.length > 0) return items
  const known = dish.dish ?? (items.length === 0 ? usualDish(composition) : undefined)
  const template = known && templateOf(known.template)
  if (!known || !template) return items
  const words = plainWords(dish.title)
  const plan = cook(
    {
      ...noWishes('en'),
      seed: dish.seed,
      dish: known.id,
      wanted: items.map(({ id }) => ({ id, amount: null, unit: null })),
      diets: vegan.test(words) ? ['vegan'] : vegetarian.test(words) ? ['vegetarian'] : [],
    },
    known,
    template,
  )
  const others = plan.parts
    .filter(({ cut }) => cut !== 'juice' && cut !== 'zestJuice')
    .map(({ ingredient }) => ingredient)
  return [...items, ...others.filter(({ id }) => items.every((item) => item.id !== id))]
}
