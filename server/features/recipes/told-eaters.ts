import { apiError } from '#shared/contract/errors.ts'
import { unconfirmed } from '#shared/contract/safety-finding.ts'
import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import type { Guests } from '#kitchen'
import type { Deps } from '../../deps.ts'
import type { NewRecipe } from './queries.ts'

interface SavedFromChat {
  userId: string
  /** The conversation that the save names. */
  conversation: string | null
  /** Whether the save says that the chef cooked it. */
  isByChef: boolean
  structure: RecipeStructure
}

/** For whom the chef cooked a recipe, as told in the chat; null where it is none of the chef's, or nobody was named. */
export type FindToldEaters = (
  deps: Pick<Deps, 'db' | 'kitchen'>,
  saved: SavedFromChat,
  now: number,
) => Promise<Guests | null>

/** Throws `allergen not confirmed` for what somebody who eats must not have, unless the user has confirmed it. */
export function assertConfirmed(
  { eaterFindings = [] }: Pick<NewRecipe, 'eaterFindings'>,
  confirmed: readonly string[] | undefined,
): void {
  if (unconfirmed(eaterFindings, confirmed).length > 0) throw apiError('allergen not confirmed')
}
