import type { Wishes } from '../recipes/wishes.ts'
import type { Composed } from '../render/compose.ts'
import { isMistreated } from '../cook/by-state.ts'
import { idleParts } from '../cook/steps.ts'

const isRestricted = ({ health, excludedIds, excludedGroups, allergens, diets }: Wishes) =>
  health.length + excludedIds.length + excludedGroups.length + allergens.length + diets.length > 0

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
  'baking',
]

/** False when what somebody refuses leaves the rest of the dish without a use, and for a roast of mince or of what was roasted before. */
export const isIntact = ({ plan }: Composed, wishes: Wishes) =>
  !isMistreated(plan.steps) && (!isRestricted(wishes) || hasNoneIdle(plan))

/** So many things may be strewn over a dish or put beside it; where it is more, a step of it has gone. */
const mostIdle = 2

function hasNoneIdle(plan: Composed['plan']): boolean {
  const idle = idleParts(plan).filter(
    ({ role, ingredient: { category, id } }) =>
      role !== 'extra' && category !== 'fat' && !/^(?:salt|black-pepper|water)$/.test(id),
  )
  return idle.length <= mostIdle && !idle.some(({ ingredient }) => filling.includes(ingredient.category))
}
