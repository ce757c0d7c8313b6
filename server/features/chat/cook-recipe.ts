import type { Finding, Verdict } from '#shared/contract/safety-finding.ts'
import type { CookedRecipe } from '#shared/contract/recipe-structure.ts'
import type { Guests } from '#kitchen'
import type { Kitchen } from '../../platform/workers/kitchen.ts'
import type { Chef, Conversation, Cooked, PayingListener } from '../../adapters/chef/chef.ts'

/** A recipe of the chef that has gone through the one door, with what was found, and for whom it was examined. */
interface SettledDish {
  message: string
  recipe: CookedRecipe
  verdict: Verdict
  eaters: Guests
}

/** A recipe, or a refusal, which the message explains. */
export type CookedDish = SettledDish | { message: string; recipe: null }

/** So often a chef that supports it gets its recipe back with what was found. */
const mostRepairs = 2

/**
 * The recipe of a conversation, settled for its guests. A chef that supports repair gets two attempts to mend what was
 * found; one that finds no less is discarded. What is left is part of the verdict, and never of the recipe, which others
 * may read. `heard` are the guests' own words where the conversation holds others' as well. Throws what the chef throws.
 */
export async function cookRecipe(
  { chef, kitchen }: { chef: Chef; kitchen: Kitchen },
  conversation: Conversation,
  listener: PayingListener,
  heard: Conversation = conversation,
): Promise<CookedDish> {
  const first = await chef.recipe(conversation, listener)
  if (!first.recipe) return { message: first.message, recipe: null }
  const eaters = await kitchen.guestsOf(heard, listener)
  const settled = async (message: string, { plan, ...written }: CookedRecipe): Promise<SettledDish> => {
    const asked = { recipe: written, eaters, isRendered: Boolean(plan) }
    const { recipe, verdict } = await kitchen.settle(asked, listener)
    return { message, recipe: { ...recipe, ...(plan !== undefined && { plan }) }, verdict, eaters }
  }
  let best = await settled(first.message, first.recipe)
  // A recipe with a plan is the built-in chef's, who has cooked instead of a model.
  const attempts = best.recipe.plan ? 0 : mostRepairs
  for (let attempt = 0; chef.repair && attempt < attempts; attempt += 1) {
    const problems = best.verdict.findings.filter(isProblem)
    if (problems.length === 0) break
    const found = problems.map(({ sentence }) => sentence)
    const repaired = await repair(chef, conversation, best.recipe, found, listener)
    if (!repaired) break
    if (!repaired.recipe) {
      if (gravity(problems) < danger) continue
      return { message: repaired.message, recipe: null }
    }
    const next = await settled(repaired.message, repaired.recipe)
    if (gravity(next.verdict.findings) < gravity(problems)) best = next
  }
  return best
}

/** Null if the repair fails: the recipe is complete and its problems are known. */
async function repair(
  { repair: repairRecipe }: Chef,
  conversation: Conversation,
  { plan: _plan, ...draft }: CookedRecipe,
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

/** Only dangers and warnings are worth a repair; notes are for the cook. */
const isProblem = ({ severity }: Finding) => severity !== 'note'

/** One danger outweighs all warnings. A food that nobody knows is no better than a known danger: renaming mends nothing. */
const danger = 1000

function gravity(findings: readonly Finding[]): number {
  return findings.filter(isProblem).reduce((sum, { severity, code }) => {
    return sum + (severity === 'dangerous' || code === 'not-checked' ? danger : 1)
  }, 0)
}
