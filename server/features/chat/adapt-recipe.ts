import { apiError, ApiError } from '#shared/contract/errors.ts'
import { rateLimits } from '#shared/constants/rate-limits.ts'
import { unconfirmed } from '#shared/contract/safety-finding.ts'
import type { CookedRecipe } from '#shared/contract/recipe-structure.ts'
import type { Conversation } from '../../adapters/chef/chef.ts'
import type { Deps } from '../../deps.ts'
import { consume } from '../../platform/rate-limit/rate-limit.ts'
import type { AdaptRecipe } from '../recipes/versions/remix.ts'
import { cookRecipe } from './cook-recipe.ts'
import { assertWithinBudget, tokenRecorder } from './token-ledger.ts'

/**
 * The built-in chef cooks from the plan or the structure; a model reads the recipe as data within the wish. What is
 * dangerous for those whom the wish names is no adaptation.
 */
export const adaptRecipe: AdaptRecipe = async (deps, recipe, wish, { userId, signal, now }) => {
  await assertWithinBudget(deps.db, userId, deps.config.chefDailyBudget, now)
  await consume(deps.db, { scope: 'chat', subject: userId }, rateLimits.chatTurnsPerMember, now)
  const recorder = tokenRecorder(deps, userId)
  const listener = { userId, signal, onTokens: recorder.onTokens }
  try {
    const adapted = await adapt(deps, recipe, wish, listener)
    if (!adapted) throw apiError('cannot adapt')
    return adapted
  } catch (cause) {
    throw cause instanceof ApiError ? cause : apiError('chef unavailable', { cause })
  } finally {
    await recorder.done()
  }
}

async function adapt(
  deps: Deps,
  { title, content, language, structure, plan }: Parameters<AdaptRecipe>[1],
  wish: string,
  listener: Parameters<typeof cookRecipe>[2],
): Promise<CookedRecipe | null> {
  const heard: Conversation = { messages: [{ role: 'user', content: wish }], language }
  // Another member wrote the recipe: as the chef's own words it could give orders.
  const asked = `${wish}\n\n${JSON.stringify({ recipe: { title, content } })}`
  const conversation: Conversation = { messages: [{ role: 'user', content: asked }], language }
  const cook = async () => {
    const recipe =
      deps.chef.drafts && structure
        ? await deps.kitchen.adapt({ structure, plan, wish }, listener)
        : undefined
    return recipe === undefined ? deps.chef.recipe(conversation, listener) : { message: '', recipe }
  }
  const dish = await cookRecipe(
    { kitchen: deps.kitchen, chef: { ...deps.chef, recipe: cook } },
    conversation,
    listener,
    heard,
  )
  return dish.recipe && unconfirmed(dish.verdict.findings).length === 0 ? dish.recipe : null
}
