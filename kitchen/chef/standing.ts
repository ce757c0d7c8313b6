import type { Language } from '#shared/constants/languages.ts'
import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { unconfirmed } from '#shared/contract/safety-finding.ts'
import { bodySentences } from '../library/steps/safety-notes.ts'
import { breachesOf } from './hazards-kept.ts'
import { edited, type Draft, type Edited } from '../library/edit/index.ts'
import { renderedRecipe } from '../library/index.ts'
import type { Conditions } from '../library/find/conditions.ts'
import { servesAs } from '../library/find/qualities.ts'
import type { Recipe } from '../library/recipe.ts'
import { madeToFit, minutesOfDraft } from '../library/find/made-to-fit.ts'
import { isAllowed } from '../safety/wishes/allowed.ts'
import { hasFormForHealth } from '../library/dishes/form-for-health.ts'
import type { Wishes } from '../safety/wishes/wishes.ts'
import { plainApostrophes } from '../render/grammar/phrase.ts'
import { printed, printedRecipe } from '../render/print.ts'
import type { Guests } from '../safety/check-recipe.ts'
import { settle } from '../safety/settle.ts'
import type { OnTable } from '../understand/on-table.ts'
import type { TableDish } from '../library/table-dish.ts'
import { asTableDish } from './as-plan.ts'
import { withoutTastes } from './conditions-heard.ts'
import { forEaters } from './eaters/for-eaters.ts'

/** A draft that may stand: edited, rendered and fine for those who eat. */
export interface CheckedDraft {
  edit: Edited
  recipe: RecipeStructure
  /** The same as a plan. */
  dish: TableDish
}

/** Who eats, and all that was said of them. */
export interface Eating {
  guests: Guests
  wishes: Wishes
  language: Language
}

const courseOf = { Starters: 'starter', Mains: 'main' } as const

/** A soup may open a meal or be one: where it may be either, the guest's word counts. */
const forMeal = (recipe: RecipeStructure, own: Recipe, { dishType }: Wishes): RecipeStructure =>
  (dishType === 'Starters' || dishType === 'Mains') && servesAs(own, courseOf[dishType])
    ? { ...recipe, dishType }
    : recipe

/** The draft as it may stand; else the foods without which it might. */
function examined(
  draft: Draft,
  { guests, wishes, language }: Eating,
): { now: CheckedDraft | null; faults: readonly string[]; why: readonly string[] } {
  const refused = { now: null, faults: [], why: [] }
  const edit = edited(draft, [])
  if (!edit) return refused
  const { servings } = edit.applied
  const whole = forEaters(edit.applied.recipe, wishes)
  const rendered = forMeal(printedRecipe(renderedRecipe(whole, language, { servings })), whole, wishes)
  const { recipe, verdict } = settle({ recipe: rendered, eaters: guests, isRendered: true })
  const dangers = verdict.findings.filter(({ severity }) => severity === 'dangerous')
  if (dangers.length > 0) return { ...refused, why: dangers.map(({ sentence }) => sentence) }
  if (unconfirmed(verdict.findings).length > 0) return refused
  const dish = asTableDish({ ...edit.applied, recipe: whole }, { ...wishes, language }, recipe)
  if (!dish || !hasFormForHealth(dish.plan.dish.kind, wishes)) return refused
  const bodily = withoutTastes(wishes)
  if (dish.plan.parts.some(({ ingredient }) => !isAllowed(ingredient, bodily))) return refused
  const breaches = breachesOf(dish, wishes)
  if (breaches.length > 0)
    return {
      now: null,
      faults: breaches.flatMap(({ foods }) => foods.map(({ id }) => id)),
      why: breaches.map(({ hazard }) => hazard.warning[language]),
    }
  const { warnings, notes: told } = dish.plan.safety
  // What is said because of somebody's body is a finding for those who eat, and stands in no recipe.
  const notes = [...warnings, ...told]
    .filter((each) => !bodySentences.includes(each))
    .map((each) => printed(plainApostrophes(each[language]), language))
  const safety = [...new Set([...notes, ...recipe.safety])]
  return { now: { edit, recipe: { ...recipe, safety }, dish }, faults: [], why: [] }
}

/** The draft as it may stand, in words of a language; null where it is dangerous for those who eat, or not checked. */
export const standing = (draft: Draft, eating: Eating): CheckedDraft | null => examined(draft, eating).now

/** Why a draft may not stand, where that is a danger with a name. */
export const dangersIn = (draft: Draft, eating: Eating): readonly string[] => examined(draft, eating).why

/** The same, without what would be in the way: the leaves that somebody who swallows badly would find in a soup. */
export function mended(draft: Draft, eating: Eating & { conditions: Conditions }): CheckedDraft | null {
  const { now, faults } = examined(draft, eating)
  if (now || faults.length === 0) return now
  // Another herb would be as much in the way.
  const without = edited(
    draft,
    faults.map((food) => ({ op: 'leaveOut', food })),
  )
  const rest = without?.refused.length === 0 ? standing(without.draft, eating) : null
  if (rest) return rest
  const { conditions } = eating
  const made = madeToFit(draft, {
    ...conditions,
    minutes: null,
    with: [],
    out: [...conditions.out, ...faults],
  })
  const isMade = made && made.stays.length + made.offers.length + made.breaks.length === 0
  return isMade ? standing(made.draft, eating) : null
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
