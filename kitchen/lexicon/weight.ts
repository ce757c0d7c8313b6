import type { Unit } from '#shared/words/units.ts'
import type { Ingredient } from './ingredient.ts'

/** What the unit weighs or holds by itself, in grams or millilitres (of something as heavy as water). */
const measures: Partial<Record<Unit, number>> = {
  g: 1,
  kg: 1000,
  oz: 28.35,
  lb: 453.6,
  ml: 1,
  cl: 10,
  dl: 100,
  l: 1000,
}

/** Used where an ingredient does not say better. */
const rough: Partial<Record<Unit, number>> = {
  tsp: 5,
  tbsp: 15,
  cup: 240,
  pinch: 0.4,
  dash: 2,
  sprig: 2,
  leaf: 1,
}

/** Grams of an amount as a recipe writes it; null when only a scale could tell ("1 piece" of something poured). */
export function gramsOf(ingredient: Ingredient, amount: number | null, unit: Unit | null): number | null {
  if (amount === null) return 0
  const measure = unit === null ? undefined : measures[unit]
  if (measure !== undefined) return amount * measure
  const { grams } = ingredient
  const known = grams[unit ?? 'piece']
  if (known !== undefined) return amount * known
  if (unit === 'tsp' && grams.tbsp) return (amount * grams.tbsp) / 3
  if (unit === 'tbsp' && grams.tsp) return amount * grams.tsp * 3
  const guess = unit === null ? undefined : rough[unit]
  return guess === undefined ? null : amount * guess
}
