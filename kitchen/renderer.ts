import { isDeepStrictEqual } from 'node:util'
import type { Language } from '#shared/constants/languages.ts'
import type { RecipePlan } from '#shared/contract/recipe-plan.ts'
import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { settle } from './safety/settle.ts'
import { bodySentences } from './cook/safety-notes.ts'
import { platingOf } from './plating/plating.ts'
import { printed, printedRecipe } from './render/print.ts'
import { render } from './render/render.ts'
import { sentenceId } from './render/sentence-index.ts'
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

export interface Rendered {
  /** Null where the plan cannot say the same without what a guest told. */
  plan: RecipePlan | null
  structure: RecipeStructure
}

/**
 * The recipe with the plan that it was rendered from; null where it is not, but for text beside it and for what is derived
 * from it, what the plan says in its language. What a guest told of illnesses, medicines and their body stays with the guest:
 * neither the plan nor the notes keep it.
 */
export function renderedFrom({ plan, structure }: Planned): Rendered | null {
  const said = renderPlan(plan, structure.language)
  if (said === null || !isDeepStrictEqual(underived(said), underived(structure))) return null
  const kept = { ...untold(plan), ...(plan.few && { few: untold(plan.few) }) }
  const shared = renderPlan(kept, structure.language)
  if (!shared) return null
  const { safety } = shared
  const isSame = isDeepStrictEqual({ ...shared, safety }, { ...said, safety })
  return { plan: isSame ? kept : null, structure: { ...structure, safety } }
}

const toldIds = new Set(bodySentences.map(sentenceId))

/** Undefined fields would not come back from the database. */
function untold<Portion extends Pick<RecipePlan, 'for' | 'warnings' | 'notes'>>(portion: Portion): Portion {
  const { health: _, unknownHealth: _unknown, wanted: _wanted, ...rest } = portion.for
  const isKept = (id: string) => !toldIds.has(id)
  return {
    ...portion,
    for: rest,
    warnings: portion.warnings.filter(isKept),
    notes: portion.notes.filter(isKept),
  }
}

const underived = ({
  extra: _extra,
  diets: _diets,
  allergens: _allergens,
  statedDiets: _stated,
  ...rest
}: RecipeStructure) => rest

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
    findings: settle({ recipe: rendered, before: rendered, isByPerson: true, isRendered: true }).verdict
      .findings,
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
