import { gramsOf } from '../lexicon/weight.ts'
import { cooksAmount } from './measures.ts'
import type { Part } from './part.ts'

/** The weight of an amount in grams; what cannot be weighed counts as nothing. */
export function gramsIn({ ingredient, amount, unit }: Part): number {
  return gramsOf(ingredient, amount, unit) ?? 0
}

/** Grams of added sugar in the whole dish. */
export function addedSugar(parts: readonly Part[]): number {
  return parts.reduce((sum, part) => sum + (gramsIn(part) * (part.ingredient.sugar ?? 0)) / 100, 0)
}

/** The share of the sugar that what is less sweet has: with less, a cake does not rise and does not brown. */
const lessShare = 0.6
/** Grams of added sugar in 100 g of what is there to sweeten. */
const sweetener = 60

const lightened = (part: Part, share: number): Part => {
  // What is poured stays measured by the glass.
  const unit = part.unit === 'ml' || part.unit === 'l' ? 'ml' : 'g'
  const amount = Math.max(Math.floor(gramsIn(part) * share), 1)
  return { ...part, ...cooksAmount({ amount, unit }, true), scales: true }
}

/** Takes back what sweetens, by name: sugars and syrups, not chocolate or jam. */
export const sweetenLess = (parts: readonly Part[]): readonly Part[] =>
  parts.map((part) =>
    part.amount !== null && (part.ingredient.sugar ?? 0) >= sweetener ? lightened(part, lessShare) : part,
  )

/** Takes back what brings added sugar until a serving stays safely under 8 g. */
export function lightenSugar(parts: readonly Part[], servings: number): readonly Part[] {
  const sugar = addedSugar(parts)
  const allowed = 6.5 * servings
  if (sugar <= allowed) return parts
  const share = allowed / sugar
  return parts.map((part) => (part.ingredient.sugar && part.amount !== null ? lightened(part, share) : part))
}
