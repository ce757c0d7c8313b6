import { emptyTable } from '#shared/contract/chat-table.ts'
import { apiError, ApiError } from '#shared/contract/errors.ts'
import { rateLimits } from '#shared/constants/rate-limits.ts'
import { unconfirmed } from '#shared/contract/safety-finding.ts'
import { adaptRecipe as adaptWith, type Conversation } from '../../adapters/chef/chef.ts'
import { consume } from '../../platform/rate-limit/rate-limit.ts'
import { avoidedAllergens } from '../households/avoided-allergens.ts'
import type { AdaptRecipe } from '../recipes/versions/remix.ts'
import { askingOf } from './asking.ts'
import { cookRecipe } from './cook-recipe.ts'

/**
 * The built-in chef cooks from the plan or the structure; a model reads the recipe as data within the wish, and keeps to
 * what those at the user's table must not have. What is dangerous for those whom the wish names is no adaptation.
 */
export const adaptRecipe: AdaptRecipe = async (deps, recipe, wish, { userId, signal, now }) => {
  await consume(deps.db, { scope: 'chat', subject: userId }, rateLimits.chatTurnsPerMember, now)
  const asking = await askingOf(deps, userId)
  const listener = { ...asking.listener, signal }
  const heard: Conversation = { messages: [{ role: 'user', content: wish }], language: recipe.language }
  const avoided = await avoidedAllergens(deps.db, userId, now)
  const table = { ...emptyTable, allergens: avoided.map((value) => ({ value, by: 'hand' as const })) }
  const cook = () => adaptWith(deps.chef, { ...recipe, wish, table }, listener)
  try {
    const chef = { ...deps.chef, recipe: cook }
    const dish = await cookRecipe({ kitchen: deps.kitchen, chef }, { ...heard, table }, listener, heard)
    if (!dish.recipe || unconfirmed(dish.verdict.findings).length > 0) throw apiError('cannot adapt')
    return dish.recipe
  } catch (cause) {
    throw cause instanceof ApiError ? cause : apiError('chef unavailable', { cause })
  } finally {
    await asking.done()
  }
}
