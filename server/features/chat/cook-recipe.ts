import type { Finding } from '#shared/contract/finding.ts'
import { limits } from '#shared/constants/limits.ts'
import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import type { Guests } from '#kitchen'
import type { Kitchen } from '../../platform/workers/kitchen.ts'
import type { Chef, Conversation, Cooked, Listener } from '../../adapters/chef/chef.ts'

/**
 * The recipe of a conversation, tasted. What is wrong with it goes back to a chef who can repair, once; what is still
 * wrong then is written into the recipe, so that it is read wherever the recipe is. Fails as the chef fails.
 */
export async function cookRecipe(
  { chef, kitchen }: { chef: Chef; kitchen: Kitchen },
  conversation: Conversation,
  listener: Listener,
): Promise<Cooked> {
  const first = await chef.recipe(conversation, listener)
  if (!chef.repair || !first.recipe) return first
  const guests = await kitchen.guestsOf(conversation, listener)
  const check = async (recipe: RecipeStructure, who: Guests) =>
    // Notes are for the cook to read; what is worth repairing is a danger or a warning.
    (await kitchen.taste({ recipe, guests: who }, listener)).filter(({ severity }) => severity !== 'note')
  const wrong = await check(first.recipe, guests)
  if (wrong.length === 0 && !guests.notes?.length) return first
  const repaired =
    wrong.length > 0 ? await repair(chef, conversation, first.recipe, sentences(wrong), listener) : null
  const wrongStill = repaired?.recipe ? await check(repaired.recipe, guests) : []
  const isBetter =
    repaired && severityScore(repaired.recipe, wrongStill) <= severityScore(first.recipe, wrong)
  const { message, recipe } = isBetter ? repaired : first
  if (!recipe) return { message, recipe }
  // Every sentence that concerns these guests is written into it: on its own the recipe could not know them later.
  const known = new Set([...sentences(await check(recipe, {})), ...recipe.safety])
  const missing = [...sentences(isBetter ? wrongStill : wrong), ...(guests.notes ?? [])].filter(
    (sentence) => !known.has(sentence),
  )
  // What these guests must know comes before what the recipe says anyway.
  const room = Math.max(0, limits.recipe.safetyMax - missing.length)
  const safety = [...recipe.safety.slice(0, room), ...missing].slice(0, limits.recipe.safetyMax)
  return { message, recipe: { ...recipe, safety } }
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

const sentences = (findings: readonly Finding[]) => findings.map(({ sentence }) => sentence)

/** One danger weighs more than any number of warnings; a dish that is given up is no worse than a dangerous one. */
function severityScore(recipe: RecipeStructure | null, findings: readonly Finding[]): number {
  if (!recipe) return 1000
  return findings.reduce((sum, { severity }) => sum + (severity === 'dangerous' ? 1000 : 1), 0)
}
