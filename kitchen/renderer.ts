import { isDeepStrictEqual } from 'node:util'
import type { Language } from '#shared/constants/languages.ts'
import type { RecipePlan, StoredPlan, TemplatePlan } from '#shared/contract/recipe-plan.ts'
import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { fold } from './lexicon/fold.ts'
import { dishById, plainDishOf } from './library/dishes/dishes.ts'
import { bodySentences } from './library/steps/safety-notes.ts'
import { storedFrom, storedIn } from './library/stored.ts'
import { platingOf } from './plating/plating.ts'
import { printed, printedRecipe } from './render/print.ts'
import { portionsOf } from './stored-plans/read-plan.ts'
import { settle } from './safety/settle.ts'
import { render } from './stored-plans/render.ts'
import { sentenceId } from './stored-plans/sentences.ts'
import { titleIn } from './translate/title.ts'

export { faithfulTexts } from './translate/faithful.ts'
export { translateRecipe } from './translate/recipe.ts'

interface Planned<Plan = RecipePlan> {
  plan: Plan
  structure: RecipeStructure
}

/** Null for a plan that names what the kitchen does not have any more. */
export function renderPlan(plan: TemplatePlan, language: Language): RecipeStructure | null {
  const portions = portionsOf(plan)
  return portions && printedRecipe(render(portions, language))
}

export interface Rendered {
  /** Null where the plan cannot say the same without what a guest told. */
  plan: StoredPlan | null
  structure: RecipeStructure
}

/**
 * The recipe with the plan that it was rendered from; null where it is not, but for text beside it and for what is derived
 * from it, what the plan says in its language. What a guest told of illnesses, medicines and their body stays with the guest:
 * neither the plan nor the notes keep it.
 */
export const renderedFrom = ({ plan, structure }: Planned): Rendered | null =>
  plan.v === 2 ? storedFrom(plan, structure) : renderedFromSentences({ plan, structure })

function renderedFromSentences({ plan, structure }: Planned<TemplatePlan>): Rendered | null {
  const said = renderPlan(plan, structure.language)
  if (said === null || !isDeepStrictEqual(underived(said), underived(structure))) return null
  if (!isCalledAfter(structure, plan)) return null
  const kept = { ...untold(plan), ...(plan.few && { few: untold(plan.few) }) }
  const shared = renderPlan(kept, structure.language)
  if (!shared) return null
  const { safety } = shared
  const isSame = isDeepStrictEqual({ ...shared, safety }, { ...said, safety })
  return { plan: isSame ? kept : null, structure: { ...structure, safety } }
}

const toldIds = new Set(bodySentences.map(sentenceId))

/** Undefined fields would not come back from the database. */
function untold<Portion extends Pick<TemplatePlan, 'for' | 'warnings' | 'notes'>>(portion: Portion): Portion {
  const { health: _, unknownHealth: _unknown, wanted: _wanted, ...rest } = portion.for
  const isKept = (id: string) => !toldIds.has(id)
  return {
    ...portion,
    for: rest,
    warnings: portion.warnings.filter(isKept),
    notes: portion.notes.filter(isKept),
  }
}

/** What is derived, and how the recipe is called and found: titles were made with more care when it was cooked. */
const underived = ({
  title: _title,
  searchTerms: _terms,
  extra: _extra,
  diets: _diets,
  allergens: _allergens,
  statedDiets: _stated,
  ...rest
}: RecipeStructure) => rest

/** A title that somebody has written says another thing than the dish. */
const isCalledAfter = ({ title, language }: RecipeStructure, { dish, plain }: TemplatePlan): boolean => {
  const named = dishById(dish)
  const called = named && (plain ? plainDishOf(named.kind) : named)
  return called !== null && fold(title).includes(fold(called.label[language]))
}

const platingFor = (recipe: RecipeStructure) =>
  printed(platingOf(recipe), recipe.language).slice(0, 1990).trim()

/** A recipe with a plan of version 1 in another language: the words are rendered, the numbers are its own. */
function sentencesIn({ plan, structure }: Planned<TemplatePlan>, language: Language): RecipeStructure | null {
  const said = renderPlan(plan, language)
  const original = renderPlan(plan, structure.language)
  if (!said || !original) return null
  const { ingredients, steps } = structure
  if (said.ingredients.length !== ingredients.length || said.steps.length !== steps.length) return null
  return {
    ...structure,
    title: titleIn(structure.title, structure.language, language) ?? said.title,
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
}

/** The recipe in another language, with what the safety check finds there; null where its plan does not have the words. */
export function renderIn({
  plan,
  structure,
  plating,
  language,
}: Planned<StoredPlan> & { plating: string | null; language: Language }) {
  const rendered =
    plan.v === 2 ? storedIn(plan, structure, language) : sentencesIn({ plan, structure }, language)
  if (!rendered) return null
  return {
    structure: rendered,
    plating: plating === platingFor(structure) ? platingFor(rendered) : null,
    findings: settle({ recipe: rendered, before: rendered, isByPerson: true, isRendered: true }).verdict
      .findings,
  }
}

/** The first use fills tables; it belongs to loading and not to the first job. */
export function warmUp() {
  portionsOf({
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
