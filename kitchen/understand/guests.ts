import { eaterKinds } from '#shared/contract/chat-table.ts'
import type { Guests } from '../safety/check-recipe.ts'
import { isOutForHealth } from '../safety/health/known-needs.ts'
import { spokenDangers } from '../safety/hazards/dangers.ts'
import { plainApostrophes } from '../render/grammar/phrase.ts'
import { healthNotes } from '../render/health-notes.ts'
import type { Reading } from './understand.ts'
import { groupMembers } from '../lexicon/food-groups.ts'
import { ingredients } from '../lexicon/ingredients/index.ts'

/** Who will eat, as far as the conversation says. Read here whoever cooks, so that no model decides what is safe. */
export function guestsIn({ wishes }: Pick<Reading, 'wishes'>): Guests {
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
    ...Object.fromEntries(eaterKinds.flatMap((each) => (wishes[each] ? [[each, true]] : []))),
    notes: [
      ...spokenDangers(wishes)
        .filter(({ danger }) => danger.ofBody)
        .map(({ danger }) => plainApostrophes(danger.warning[wishes.language])),
      ...healthNotes(wishes, wishes.language),
    ],
  }
}
