import { isDeepStrictEqual } from 'node:util'
import type { Language } from '#shared/constants/languages.ts'
import type { RecipePlan } from '#shared/contract/recipe-plan.ts'
import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { checkRecipe } from './safety/check-recipe.ts'
import { platingOf } from './render/plating.ts'
import { printed, printedRecipe } from './render/print.ts'
import { render } from './render/render.ts'
import { cookedPlan } from './render/stored-plan.ts'

export { faithfulTexts } from './translate/faithful.ts'
export { translateRecipe } from './translate/recipe.ts'

interface Planned {
  plan: RecipePlan
  structure: RecipeStructure
}

/** Null for a plan that names what the kitchen does not have any more. */
export function renderPlan(plan: RecipePlan, language: Language): RecipeStructure | null {
  const cooked = cookedPlan(plan)
  return cooked && printedRecipe(render(cooked, language))
}

/** Whether the recipe is, but for text beside it, what its plan says in its language. */
export function isRenderedFrom({ plan, structure }: Planned): boolean {
  const { extra: _extra, ...given } = structure
  return isDeepStrictEqual(renderPlan(plan, structure.language), given)
}

const platingFor = (recipe: RecipeStructure) =>
  printed(platingOf(recipe), recipe.language).slice(0, 1990).trim()

/** The recipe in another language: the words are rendered, the numbers are its own. */
export function renderIn({
  plan,
  structure,
  plating,
  language,
}: Planned & { plating: string | null; language: Language }) {
  const said = renderPlan(plan, language)
  const original = renderPlan(plan, structure.language)
  if (!said || !original) return null
  const { ingredients, steps } = structure
  if (said.ingredients.length !== ingredients.length || said.steps.length !== steps.length) return null
  const rendered: RecipeStructure = {
    ...structure,
    title: said.title,
    language,
    // What a person has written stays as it is.
    taste: structure.taste === original.taste ? said.taste : structure.taste,
    searchTerms: said.searchTerms,
    ingredients: ingredients.map((each, place) => {
      const { item = each.item, note = null, group = null, unit = null } = said.ingredients[place] ?? {}
      return { ...each, item, note, group, unit }
    }),
    steps: steps.map((each, place) => ({ ...each, text: said.steps[place]?.text ?? each.text })),
    safety: said.safety,
  }
  return {
    structure: rendered,
    plating: plating === platingFor(structure) ? platingFor(rendered) : null,
    findings: checkRecipe(rendered),
  }
}

/** The first use fills tables; it belongs to loading and not to the first job. */
export function warmUp() {
  cookedPlan({
    v: 1,
    dish: 'soup',
    type: 'Mains',
    servings: 1,
    prep: 0,
    cook: 0,
    parts: [],
    asked: [],
    steps: [['cook', [['0', []]], null, null, []]],
    taste: [],
    diets: [],
    allergens: [],
    warnings: [],
    notes: [],
    for: {},
  })
}
