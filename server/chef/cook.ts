import { limits } from '#shared/limits.ts'
import type { RecipeStructure } from '#shared/recipe.ts'
import { taste, type Guests } from '../food/taster.ts'
import type { Chef, Conversation, Cooked, Listener } from '../outside/chef/chef.ts'

/**
 * The recipe of a conversation, tasted. What is wrong with it goes back to a chef who can repair, once; what is still
 * wrong then is written into the recipe, so that it is read wherever the recipe is. Fails as the chef fails.
 */
export async function cookRecipe(
  chef: Chef,
  conversation: Conversation,
  listener: Listener,
): Promise<Cooked> {
  const first = await chef.recipe(conversation, listener)
  if (!chef.repair || !first.recipe) return first
  // The house's ear stands in its kitchen, which is opened only when somebody cooks.
  const { guestsOf } = await import('./guests.ts')
  const guests = guestsOf(conversation)
  const problems = problemsOf(first.recipe, guests)
  if (problems.length === 0) return first
  const repaired = await repair(chef, conversation, first.recipe, problems, listener)
  const best =
    repaired && gravity(repaired.recipe, guests) <= gravity(first.recipe, guests) ? repaired : first
  return best.recipe ? { ...best, recipe: outspoken(best.recipe, guests) } : best
}

/** A repair that fails leaves the recipe as it was: it is whole, and what is wrong with it is known. */
async function repair(
  { repair: again }: Chef,
  conversation: Conversation,
  draft: RecipeStructure,
  problems: readonly string[],
  listener: Listener,
): Promise<Cooked | null> {
  try {
    return (await again?.(conversation, draft, problems, listener)) ?? null
  } catch (error) {
    if (listener.signal?.aborted) throw error
    return null
  }
}

/** Notes are for the cook to read; what is worth repairing is a danger or a warning. */
function gravestOf(recipe: RecipeStructure, guests: Guests) {
  return taste(recipe, guests).filter(({ severity }) => severity !== 'note')
}

function problemsOf(recipe: RecipeStructure, guests: Guests): string[] {
  return gravestOf(recipe, guests).map(({ sentence }) => sentence)
}

/** One danger weighs more than any number of warnings; a dish that is given up is no worse than a dangerous one. */
function gravity(recipe: RecipeStructure | null, guests: Guests): number {
  if (!recipe) return 1000
  return gravestOf(recipe, guests).reduce(
    (sum, { severity }) => sum + (severity === 'dangerous' ? 1000 : 1),
    0,
  )
}

/** With every sentence of the taster that concerns these guests; on its own the recipe could not know them later. */
function outspoken(recipe: RecipeStructure, guests: Guests): RecipeStructure {
  const known = new Set(problemsOf(recipe, {}).concat(recipe.safety))
  const unsaid = problemsOf(recipe, guests).filter((sentence) => !known.has(sentence))
  // What these guests must know comes before what the recipe says anyway.
  const room = Math.max(0, limits.recipe.safetyMax - unsaid.length)
  return { ...recipe, safety: [...recipe.safety.slice(0, room), ...unsaid].slice(0, limits.recipe.safetyMax) }
}
