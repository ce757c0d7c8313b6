import type { Wishes } from '../understand/wishes.ts'
import type { Composed } from './compose.ts'
import { isOfOnePiece } from '../cook/animal-cuts.ts'
import { isCookedFlesh } from '../cook/heated-late.ts'
import { isLoose } from '../cook/knifework.ts'
import type { Part } from '../cook/part.ts'
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

const isInPieces = (part: Part) => isCookedFlesh(part) || isLoose(part.ingredient)

/** False when what somebody refuses leaves the rest of the dish without a use, and for a roast of mince or of leftovers. */
export const isIntact = ({ plan }: Composed, wishes: Wishes) =>
  !(isOfOnePiece(plan.template.id) && plan.parts.some((part) => part.role === 'main' && isInPieces(part))) &&
  (!isRestricted(wishes) || hasNoneIdle(plan))

const hasNoneIdle = (plan: Composed['plan']) =>
  !idleParts(plan).some(({ role, ingredient }) => role !== 'extra' && filling.includes(ingredient.category))
