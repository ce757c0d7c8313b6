import type { Recipe } from '../../kitchen/library/recipe.ts'
import type { Dish } from '../../kitchen/recipes/dishes.ts'
import { isClassic, wellKnown } from './well-known.ts'

/** A frozen recipe with the dish that it was cooked from, and its file. */
export interface Frozen {
  dish: Dish
  recipe: Recipe
  path: string
}

/** A dish that is not kept, and the one that is nearest to it. */
export interface Dropped {
  dish: Dish
  kept: Recipe
  isSame: boolean
}

/** So much in common, of all that is in either, makes two dishes of one kind near-copies. */
const nearCopy = 0.8
/** Of kinds of which there are far too many, half in common is enough, unless people ask for both. */
const longTails: Readonly<Record<string, number>> = {
  built: 0.5,
  shaken: 0.5,
  sauceStew: 0.5,
  brothSoup: 0.5,
}

function alike({ lines: one }: Recipe, { lines: other }: Recipe): number {
  const foods = new Set(other.map(({ food }) => food))
  const shared = one.filter(({ food }) => foods.has(food)).length
  return shared / (one.length + other.length - shared)
}

const foodsOf = ({ lines }: Recipe) =>
  lines
    .map(({ food }) => food)
    .toSorted()
    .join()
const stepsOf = ({ steps }: Recipe) => steps.map(({ text }) => text.en).join()

/** The same foods, the same done with them, and the same name on the menu: other words for one dish. */
const isSameDish = (one: Recipe, other: Recipe) =>
  foodsOf(one) === foodsOf(other) && stepsOf(one) === stepsOf(other) && one.names.en === other.names.en

const mainFoodsOf = ({ lines }: Recipe) => lines.flatMap(({ food, role }) => (role === 'main' ? [food] : []))

/** Made of the same; of a long tail, one thing in common will do. */
function madeOfSame(one: Recipe, other: Recipe, isTail: boolean): boolean {
  const [own, others] = [mainFoodsOf(one), mainFoodsOf(other)]
  const shared = own.filter((food) => others.includes(food)).length
  return isTail ? shared > 0 : shared === own.length && shared === others.length
}

/** Without near-copies and long tails: of two dishes that are alike the better-known stays. */
export function thinned(frozen: readonly Frozen[]): { kept: Frozen[]; dropped: Dropped[] } {
  const { isAsked, fameOf } = wellKnown()
  const kept: Frozen[] = []
  const byFame = frozen.toSorted((a, b) => fameOf(b.dish) - fameOf(a.dish))
  const dropped: Dropped[] = []
  for (const each of byFame) {
    const { dish, recipe } = each
    const enough = isAsked(dish) ? nearCopy : (longTails[dish.template] ?? nearCopy)
    // What is shaped or baked another way is no copy, a plait is no loaf; nor is what is made of something else.
    const [nearest] = kept
      .filter((other) => other.dish.template === dish.template && other.dish.way === dish.way)
      .filter((other) => madeOfSame(recipe, other.recipe, enough < nearCopy))
      .map((other) => ({ other, share: alike(recipe, other.recipe) }))
      .filter(({ share }) => share >= enough)
      .toSorted((a, b) => b.share - a.share)
    if (nearest && (!isClassic(dish) || isSameDish(recipe, nearest.other.recipe)))
      dropped.push({ dish, kept: nearest.other.recipe, isSame: isSameDish(recipe, nearest.other.recipe) })
    else kept.push(each)
  }
  return { kept: frozen.filter((each) => kept.includes(each)), dropped }
}
