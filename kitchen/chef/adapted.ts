import type { RecipePlan } from '#shared/contract/recipe-plan.ts'
import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { turnsIn } from '../understand/understand.ts'
import { noEdits, settledOn } from '../understand/understood.ts'
import { dishOf } from '../library/dish-of.ts'
import { atFirst } from './next-moves.ts'
import type { CheckedDraft } from './standing.ts'
import { turned, untold } from './talk.ts'

/** A recipe to be cooked again with a wish of somebody else. */
export interface Adaptation {
  structure: RecipeStructure
  /** Only of the built-in chef's dishes. */
  plan: RecipePlan | null
  wish: string
}

/**
 * The recipe of the library that stands under a recipe, changed by somebody's wish; null where there is none, or where the
 * wish is refused or brings another dish.
 */
export function adaptedDraft({ structure, plan, wish }: Adaptation): CheckedDraft | null {
  if (plan?.v !== 2) return null
  const { language } = structure
  const [turn] = turnsIn([{ role: 'user', content: wish }], language)
  if (!turn) return null
  const draft = { base: plan.recipe, operations: plan.operations }
  const start = untold(language)
  const known = settledOn(start.known, dishOf(plan.recipe)?.id ?? null, null)
  const talk = turned({ ...start, known, state: { ...atFirst, draft } }, turn.content, {
    turn: 0,
    edits: noEdits,
  })
  return talk.state.draft?.base === plan.recipe ? talk.now : null
}
