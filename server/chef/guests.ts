import type { Guests } from '../food/taster.ts'
import type { Conversation } from '../outside/chef/chef.ts'
import { isOutForHealth } from './house/health/known-needs.ts'
import { healthTold } from './house/health/told.ts'
import { understand } from './house/requests/understand.ts'
import { groupMembers } from './house/requests/groups.ts'
import { ingredients } from '../food/knowledge/index.ts'

/** Who will eat, as far as the conversation tells: read by the house, whoever cooks, so that no model decides it. */
export function guestsOf(conversation: Conversation): Guests {
  const { wishes } = understand(conversation)
  const unwanted = ingredients.filter(
    (ingredient) =>
      wishes.excludedIds.includes(ingredient.id) ||
      isOutForHealth(ingredient, wishes) ||
      wishes.excludedGroups.some((group) => groupMembers[group](ingredient)),
  )
  return {
    allergens: wishes.allergens,
    diets: wishes.diets,
    excluded: unwanted.map(({ names }) => names.en.one),
    ...(wishes.infant && { infant: true }),
    pregnant: wishes.pregnant,
    notes: healthTold(wishes, wishes.language),
  }
}
