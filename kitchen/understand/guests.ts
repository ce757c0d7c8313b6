import type { Guests } from '../safety/check-recipe.ts'
import type { Conversation } from '../../server/adapters/chef/chef.ts'
import { isOutForHealth } from './health/known-needs.ts'
import { healthNotes } from './health/health-notes.ts'
import { understand } from './understand.ts'
import { groupMembers } from '../lexicon/food-groups.ts'
import { ingredients } from '../lexicon/ingredients/index.ts'

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
    notes: healthNotes(wishes, wishes.language),
  }
}
