import { gramsOf } from '../../lexicon/weight.ts'
import type { Part } from './part.ts'

/** The weight of an amount in grams; what cannot be weighed counts as nothing. */
export const gramsIn = ({ ingredient, amount, unit }: Pick<Part, 'ingredient' | 'amount' | 'unit'>): number =>
  gramsOf(ingredient, amount, unit) ?? 0
