import type { Ingredient } from '../lexicon/ingredient.ts'
import type { Template } from '../recipes/template.ts'
import type { Taste, CookWishes } from '../recipes/wishes.ts'

type Tuned = readonly [taste: Taste, touches: (ingredient: Ingredient) => boolean, share: number]

const isRich = ({ category, id }: Ingredient) =>
  category === 'fat' || category === 'cheese' || /cream|fraiche|mayonnaise|coconut-milk|mascarpone/.test(id)

const tunings: readonly Tuned[] = [
  ['light', isRich, 0.6],
  ['rich', isRich, 1.3],
  ['herby', ({ category }) => category === 'herb', 1.6],
  ['lemony', ({ id }) => /^(lemon|lime)(-juice)?$/.test(id), 1.5],
  ['sour', ({ id }) => /^(lemon|lime)(-juice)?$|vinegar/.test(id), 1.5],
]

/** Doughs, sweets and drinks keep their proportions. */
export const isProportioned = ({ dishType, roles }: Template) =>
  dishType === 'Desserts' ||
  dishType === 'Cocktails' ||
  roles.some(({ id }) => /^(flour|dough|pastry|batter)$/.test(id))

/** What is put in whole gives its taste to the pot, however big the pot is. */
const whole = /^(bay-leaf|star-anise|clove|bouquet-garni|juniper)$/

const isStrong = ({ category, id }: Ingredient) =>
  (category === 'spice' && id !== 'salt') ||
  /^(garlic|ginger|galangal|chilli|jalapeno|habanero|anchovy|worcestershire-sauce|tabasco|chipotle|harissa|sriracha|doubanjiang|gochujang|bay-leaf)$/.test(
    id,
  )

/** A pot for twelve does not want the spice of three pots for four: what seasons grows more slowly than what feeds. */
export function strength(ingredient: Ingredient, heads: number): number {
  if (heads <= 4 || !isStrong(ingredient)) return 1
  return (4 + (heads - 4) * (whole.test(ingredient.id) ? 0.3 : 0.6)) / heads
}

/** "Go easy on the mayonnaise": by so much. */
const lessOfIt = 0.5

/**
 * By how much a taste that the guest asks for changes the amount of an ingredient.
 */
export function tuning(ingredient: Ingredient, { tastes, less }: CookWishes, template: Template): number {
  if (less.includes(ingredient.id)) return lessOfIt
  if (isProportioned(template)) return 1
  return tunings
    .filter(([taste, touches]) => tastes.includes(taste) && touches(ingredient))
    .reduce((share, [, , by]) => share * by, 1)
}
