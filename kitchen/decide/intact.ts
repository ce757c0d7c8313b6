import type { Wishes } from '../understand/wishes.ts'
import type { Composed } from './compose.ts'
import { idleParts } from '../cook/steps.ts'

const filling = [
  'vegetable',
  'potato',
  'grain',
  'pasta',
  'bread',
  'legume',
  'meat',
  'poultry',
  'sausage',
  'fish',
]

/** False when what somebody's health keeps out leaves the rest of the dish without a use. */
export const isIntact = ({ plan }: Composed, { health }: Wishes) =>
  health.length === 0 ||
  !idleParts(plan).some(({ role, ingredient }) => role !== 'extra' && filling.includes(ingredient.category))
