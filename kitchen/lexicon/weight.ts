import { unitSize, type Unit } from '#shared/words/units.ts'
import type { Ingredient } from './ingredient.ts'

/** Of these an ingredient may say what they weigh; where it does not, they are guessed. */
const spoons: readonly (Unit | null)[] = ['tsp', 'tbsp', 'cup']
const rough: Partial<Record<Unit, number>> = { pinch: 0.4, dash: 2, sprig: 2, leaf: 1 }

/** Grams of an amount as a recipe writes it; null when only a scale could tell ("1 piece" of something poured). */
export function gramsOf(ingredient: Ingredient, amount: number | null, unit: Unit | null): number | null {
  if (amount === null) return 0
  const size = unitSize(unit)
  if (size !== null && !spoons.includes(unit)) return amount * size
  const { grams } = ingredient
  const known = grams[unit ?? 'piece']
  if (known !== undefined) return amount * known
  if (unit === 'tsp' && grams.tbsp) return (amount * grams.tbsp) / 3
  if (unit === 'tbsp' && grams.tsp) return amount * grams.tsp * 3
  const guess = size ?? (unit === null ? null : (rough[unit] ?? null))
  return guess === null ? null : amount * guess
}
