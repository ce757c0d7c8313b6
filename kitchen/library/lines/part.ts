import type { Ingredient } from '../../lexicon/ingredient.ts'
import type { Unit } from '#shared/words/units.ts'
import type { Cut } from './knifework.ts'

/** How a shop hands over what is ready for the pan. */
export type Way =
  | 'frozen'
  | 'chilled'
  | 'washed'
  | 'shredded'
  | 'sliced'
  | 'grated'
  | 'chopped'
  | 'butcher'
  | 'cooked'
  | 'carved'
  | 'thawed'
  | 'unthawed'
  | 'tinned'
  | 'boned'
  | 'pasteurised'
  | 'pasteurisedMilk'
  | 'pasteurisedSauce'
  | 'glutenFree'

/** One ingredient at work in a dish: what it does there, how much of it, and how it is cut. */
export interface Part {
  ingredient: Ingredient
  role: string
  amount: number | null
  unit: Unit | null
  scales: boolean
  cut: Cut | null
  /** Bought ready for the pan, because the guest has no time for the board. */
  bought?: Way
}

/** Soft already, out of yesterday's pot or out of a tin: warmed, and not cooked again. */
export const isReadyCooked = ({ bought }: Pick<Part, 'bought'>): boolean =>
  bought === 'cooked' || bought === 'carved' || bought === 'tinned'
