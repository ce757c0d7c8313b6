import { keepsWhenCut } from './lines/keeps-when-cut.ts'
import { cooksAmount } from './lines/measures.ts'
import { findIngredientById } from '../lexicon/find-by-id.ts'
import type { RecipeLine } from './recipe.ts'

/** What is less than a spoon is measured with a smaller one. */
const inSmallSpoons = (
  amount: number,
  unit: RecipeLine['unit'],
): { amount: number; unit: RecipeLine['unit'] } =>
  unit === 'tbsp' && amount < 1 ? { amount: amount * 3, unit: 'tsp' } : { amount, unit }

/** A line for so many times as many guests, in amounts a cook would write. Nobody halves an egg. */
export function scaledLine(line: RecipeLine, share: number): RecipeLine {
  const food = findIngredientById(line.food)
  if (!food || line.amount === null || !line.scales || share === 1) return line
  const { amount, unit } = inSmallSpoons(line.amount * share, line.unit)
  if (food.category === 'egg' && unit === null) return { ...line, amount: Math.ceil(amount - 0.01) }
  return { ...line, ...cooksAmount({ amount, unit }, keepsWhenCut(food)) }
}

/** The lines for so many, or for as many as it is never made for fewer. */
export function scaledLines(
  lines: readonly RecipeLine[],
  { serves, atLeast }: { serves: number; atLeast: number },
  servings: number,
): RecipeLine[] {
  const share = Math.max(servings, atLeast) / serves
  return lines.map((line) => scaledLine(line, share))
}
