import type { Finding } from '#shared/contract/safety-finding.ts'
import { limits } from '#shared/constants/limits.ts'
import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import type { Guests } from '#kitchen'
import type { Kitchen } from '../../platform/workers/kitchen.ts'
import type { Chef, Conversation, Cooked, PayingListener } from '../../adapters/chef/chef.ts'

/**
 * The recipe of a conversation, checked for its guests. A chef that supports repair gets one attempt to fix the
 * findings; the remaining ones become part of the recipe's safety notes. Throws what the chef throws.
 */
export async function cookRecipe(
  { chef, kitchen }: { chef: Chef; kitchen: Kitchen },
  conversation: Conversation,
  listener: PayingListener,
): Promise<Cooked> {
  const first = await chef.recipe(conversation, listener)
  if (!chef.repair || !first.recipe) return first
  const guests = await kitchen.guestsOf(conversation, listener)
  const check = async (recipe: RecipeStructure, who: Guests) =>
    // Only dangers and warnings are worth a repair; notes are for the cook.
    (await kitchen.taste({ recipe, guests: who }, listener)).filter(({ severity }) => severity !== 'note')
  const problems = await check(first.recipe, guests)
  if (problems.length === 0 && !guests.notes?.length) return first
  const repaired =
    problems.length > 0 ? await repair(chef, conversation, first.recipe, sentences(problems), listener) : null
  const remaining = repaired?.recipe ? await check(repaired.recipe, guests) : []
  const isBetter =
    repaired && severityScore(repaired.recipe, remaining) <= severityScore(first.recipe, problems)
  const { message, recipe } = isBetter ? repaired : first
  if (!recipe) return { message, recipe }
  // A later check of the stored recipe does not know the guests, so what concerns them goes into the recipe.
  const known = new Set([...sentences(await check(recipe, {})), ...recipe.safety])
  const missing = [...sentences(isBetter ? remaining : problems), ...(guests.notes ?? [])].filter(
    (sentence) => !known.has(sentence),
  )
  // If there is not room for all notes, those for these guests take precedence.
  const room = Math.max(0, limits.recipe.safetyMax - missing.length)
  const safety = [...recipe.safety.slice(0, room), ...missing].slice(0, limits.recipe.safetyMax)
  return { message, recipe: { ...recipe, safety } }
}

/** Null if the repair fails: the first recipe is complete and its problems are known. */
async function repair(
  { repair: repairRecipe }: Chef,
  conversation: Conversation,
  draft: RecipeStructure,
  problems: readonly string[],
  listener: PayingListener,
): Promise<Cooked | null> {
  try {
    return (await repairRecipe?.(conversation, draft, problems, listener)) ?? null
  } catch (error) {
    if (listener.signal?.aborted) throw error
    return null
  }
}

const sentences = (findings: readonly Finding[]) => findings.map(({ sentence }) => sentence)

/** One danger outweighs all warnings; a refused dish scores like a dangerous one. */
function severityScore(recipe: RecipeStructure | null, findings: readonly Finding[]): number {
  if (!recipe) return 1000
  return findings.reduce((sum, { severity }) => sum + (severity === 'dangerous' ? 1000 : 1), 0)
}
