import { isAllowed } from '../recipes/allowed.ts'
import { findIngredientById } from '../lexicon/find-by-id.ts'
import { isHighInMercury } from '../lexicon/vulnerable-eaters.ts'
import { groupDefaults } from '../lexicon/group-defaults.ts'
import type { Wishes } from '../recipes/wishes.ts'

/** What was named and may be eaten; of a kind of food, the usual one. */
export function wantedIngredients(wishes: Wishes) {
  const ids = [
    ...wishes.wanted.map(({ id }) => id),
    ...wishes.wantedGroups.flatMap((group) => groupDefaults[group].slice(0, 1)),
  ]
  return ids.flatMap((id) => {
    const named = findIngredientById(id)
    // Who may not have tuna wants fish all the same.
    const ingredient =
      named && isHighInMercury(named) && !isAllowed(named, wishes) ? findIngredientById('salmon') : named
    return ingredient && isAllowed(ingredient, wishes) ? [ingredient] : []
  })
}
