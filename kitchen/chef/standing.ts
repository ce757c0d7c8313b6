import type { Language } from '#shared/constants/languages.ts'
import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { unconfirmed } from '#shared/contract/safety-finding.ts'
import { breachesOf, type Checked } from '../decide/conditions.ts'
import { edited, type Draft, type Edited } from '../library/edit/index.ts'
import { renderedRecipe } from '../library/index.ts'
import { minutesOfDraft } from '../library/find/made-to-fit.ts'
import { hasFormForHealth } from '../recipes/form-for-health.ts'
import type { Wishes } from '../recipes/wishes.ts'
import { printed, printedRecipe } from '../render/print.ts'
import { safetyIn } from '../render/safety.ts'
import type { Guests } from '../safety/check-recipe.ts'
import { settle } from '../safety/settle.ts'
import type { OnTable } from '../understand/on-table.ts'
import { asChecked } from './as-plan.ts'

/** A draft that may stand: edited, rendered and fine for those who eat. */
export interface CheckedDraft {
  edit: Edited
  recipe: RecipeStructure
  /** The same as a plan. */
  dish: Checked
}

/** Who eats, and all that was said of them. */
export interface Eating {
  guests: Guests
  wishes: Wishes
  language: Language
}

const savoury: readonly (RecipeStructure['dishType'] | null)[] = ['Starters', 'Mains']

/** A soup may open a meal or be one: between starter and main the guest's word counts. */
const forMeal = (recipe: RecipeStructure, { dishType }: Wishes): RecipeStructure =>
  dishType !== null && savoury.includes(dishType) && savoury.includes(recipe.dishType)
    ? { ...recipe, dishType }
    : recipe

/** The draft as it may stand, in words of a language; null where it is dangerous for those who eat, or not checked. */
export function standing(draft: Draft, { guests, wishes, language }: Eating): CheckedDraft | null {
  const edit = edited(draft, [])
  if (!edit) return null
  const { recipe: whole, servings } = edit.applied
  const rendered = forMeal(printedRecipe(renderedRecipe(whole, language, { servings })), wishes)
  const { recipe, verdict } = settle({ recipe: rendered, eaters: guests, isRendered: true })
  const isForAll = verdict.findings.every(({ severity }) => severity !== 'dangerous')
  if (!isForAll || unconfirmed(verdict.findings).length > 0) return null
  const dish = asChecked(edit.applied, { ...wishes, language }, recipe)
  if (!dish || !hasFormForHealth(dish.plan.template.id, wishes)) return null
  if (breachesOf(dish, wishes).some(({ hazard }) => hazard !== null)) return null
  const notes = safetyIn(dish.plan, language).map((each) => printed(each, language))
  const safety = [...new Set([...notes, ...recipe.safety])]
  return { edit, recipe: { ...recipe, safety }, dish }
}

/** What a turn is read by. */
export function onTable(draft: Draft | null): OnTable {
  const edit = draft && edited(draft, [])
  if (!edit) return { foods: [], minutes: 0 }
  const { recipe } = edit.applied
  return {
    foods: recipe.lines.map(({ food, amount, unit }) => ({ id: food, amount, unit })),
    minutes: minutesOfDraft(edit),
  }
}
