import type { Ingredient } from '../lexicon/ingredient.ts'
import type { Template } from '../recipes/template.ts'
import type { Taste, CookWishes } from '../understand/wishes.ts'

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

/**
 * By how much a taste that the guest asks for changes the amount of an ingredient. Doughs and sweets keep their
 * proportions: with less butter they would be another thing.
 */
export function tuning(
  ingredient: Ingredient,
  { tastes }: CookWishes,
  { dishType, roles }: Template,
): number {
  const isDough = roles.some(({ id }) => /^(flour|dough|pastry|batter)$/.test(id))
  if (isDough || dishType === 'Desserts' || dishType === 'Cocktails') return 1
  return tunings
    .filter(([taste, touches]) => tastes.includes(taste) && touches(ingredient))
    .reduce((share, [, , by]) => share * by, 1)
}
