import { findIngredientById } from '../lexicon/find-by-id.ts'
import { groupMembers } from '../lexicon/food-groups.ts'
import { edited, type Draft, type Operation } from '../library/edit/index.ts'
import type { RecipeLine } from '../library/recipe.ts'
import { scaledLines } from '../library/scale.ts'
import type { Heard } from './heard.ts'

/** What makes a dish rich and may be less: not the butter of a pastry, which is weighed and holds it together. */
function isRich({ food, unit }: RecipeLine): boolean {
  const found = findIngredientById(food)
  if (!found) return false
  const isSpooned = unit === 'tbsp' || unit === 'tsp'
  return found.category === 'cheese' || groupMembers.cream(found) || (found.category === 'fat' && isSpooned)
}

/** Other amounts of what is in the recipe, as they were asked for: less of a food, less sweet, lighter, or so much of it. */
export function otherAmounts(
  draft: Draft,
  {
    less,
    more = [],
    isLessSweet,
    isLighter,
    measured,
  }: Pick<Heard, 'less' | 'isLessSweet' | 'isLighter' | 'measured'> & Partial<Pick<Heard, 'more'>>,
  servings: number | null = null,
): Operation[] {
  const applied = edited(draft, [])?.applied
  if (!applied) return []
  const { recipe, base } = applied
  const lines = recipe.lines.filter(({ amount }) => amount !== null)
  const of = (is: (line: RecipeLine) => boolean, factor: number): Operation[] =>
    lines.filter(is).map(({ food }) => ({ op: 'amount', food, factor }))
  // A mousse or a cake is made of its fat.
  const mayBeLighter = isLighter && recipe.course !== 'dessert'
  const served = scaledLines(recipe.lines, base, servings ?? applied.servings)
  const counted = measured.flatMap(({ id, amount, unit }): Operation[] => {
    const line = served.find(({ food }) => food === id)
    if (!line?.amount || amount === null || line.unit !== unit) return []
    const factor = amount / line.amount
    // A rounded amount is the same.
    return Math.abs(factor - 1) < 0.05 ? [] : [{ op: 'amount', food: id, factor }]
  })
  const isSweet = (food: string) => findIngredientById(food)?.category === 'sweetener'
  const isCounted = counted.some((each) => 'food' in each && isSweet(each.food))
  // Who says less sugar and not too sweet means it once, and who says how much has said it.
  return [
    ...counted,
    ...(isLessSweet && !isCounted ? of(({ food }) => isSweet(food), 0.65) : []),
    ...less
      .filter((food) => !(isLessSweet && isSweet(food)))
      .map((food): Operation => ({ op: 'amount', food, factor: 0.6 })),
    ...lines
      .filter(({ food }) => more.includes(food))
      .map(({ food }): Operation => ({ op: 'amount', food, factor: 1.5 })),
    ...(mayBeLighter ? of(isRich, 0.7) : []),
  ]
}
