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

/** Takes back what brings added sugar until a serving stays safely under 8 g. */
export function lightenSugar(parts: readonly Part[], servings: number): readonly Part[] {
  const sugar = addedSugar(parts)
  const allowed = 6.5 * servings
  if (sugar <= allowed) return parts
  const share = allowed / sugar
  return parts.map((part) => {
    if (!part.ingredient.sugar || part.amount === null) return part
    const grams = gramsIn(part) * share
    // What is poured stays measured by the glass.
    const unit = part.unit === 'ml' || part.unit === 'l' ? 'ml' : 'g'
    return {
      ...part,
      ...cooksAmount({ amount: Math.max(Math.floor(grams), 1), unit }, true),
      scales: true,
    }
  })
}
