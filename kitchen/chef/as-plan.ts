import type { PlannedStep } from '../cook/planned-step.ts'
import { safetyOf } from '../cook/safety-notes.ts'
import type { Checked } from '../decide/conditions.ts'
import { lazily } from '../lexicon/lazily.ts'
import { recipesCalled, library } from '../library/index.ts'
import { masters } from '../library/masters/index.ts'
import { minutesOf, partOf, plannedSteps } from '../library/planned.ts'
import { scaledLines } from '../library/scale.ts'
import { courses } from '../library/vocabulary.ts'
import type { Applied } from '../library/edit/apply.ts'
import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { dishById, dishes, type Dish } from '../recipes/dishes.ts'
import { templateOf, templates } from '../recipes/index.ts'
import type { Wishes } from '../recipes/wishes.ts'
import { dashed, recipesOf } from './named-recipes.ts'

/** The dishes that the readers know, by the recipes of the library that they are. */
const dishOfRecipe = lazily((): ReadonlyMap<string, Dish> => {
  const found = new Map<string, Dish>()
  const own = (dish: Dish) => [dashed(dish.id), dashed(dish.label.en)]
  const ids = new Set(library().map(({ id }) => id))
  for (const dish of dishes)
    for (const id of own(dish)) if (ids.has(id) && !found.has(id)) found.set(id, dish)
  for (const dish of dishes)
    for (const label of new Set(Object.values(dish.label)))
      for (const { id } of recipesCalled(label)) if (!found.has(id)) found.set(id, dish)
  const plain = new Map<string, Dish>()
  for (const dish of dishes) {
    const kind = dashed(dish.template)
    if (!plain.has(kind)) plain.set(kind, dish)
  }
  for (const { id, tags } of [...library(), ...masters()]) {
    const kind = tags.flatMap((tag) => plain.get(tag) ?? [])[0]
    if (!found.has(id) && kind) found.set(id, kind)
  }
  return found
})

/** Which dish of the readers a recipe is; one that they do not know is the plain dish of its kind. */
export const dishOf = (recipe: string): Dish | null => dishOfRecipe().get(recipe) ?? null

const asStep = (step: PlannedStep, heat: PlannedStep['on'] | null): PlannedStep => ({
  ...step,
  ...(heat !== null && { heated: true, on: heat }),
})

/** The recipe that stands as a plan, so that whoever looks at one looks at this. */
function planOf({ recipe, servings, base }: Applied, wishes: Wishes, dish: Dish): Checked['plan'] | null {
  const template = templateOf(dish.template)
  if (!template) return null
  const lines = scaledLines(recipe.lines, recipe, servings)
  const [head = 'main'] = template.heads
  const parts = lines.map((line) => ({ ...partOf(line), role: line.role === 'main' ? head : line.role }))
  const heatOf = new Map(recipe.steps.map(({ text, heat }) => [text, heat]))
  const steps = plannedSteps(recipe, parts).map((step) =>
    asStep(step, heatOf.get(step.sentences[0]?.text ?? { en: '', fr: '', es: '', de: '' }) ?? null),
  )
  const asked = wishes.wanted.map(({ id }) => id)
  const { language: _language, ...conditions } = wishes
  const plan = {
    wishes: conditions,
    dish: { ...dish, label: base.names },
    template,
    servings,
    portions: Math.max(servings, recipe.atLeast),
    parts,
    asked: parts.flatMap(({ ingredient }) => (asked.includes(ingredient.id) ? [ingredient] : [])),
    refused: [],
    dishType: courses[recipe.course],
    ...minutesOf(steps),
    steps,
    met: [],
    tastes: recipe.taste,
    diets: [],
    allergens: [],
  }
  return { ...plan, safety: safetyOf(plan) }
}

/** A recipe is the dish that it was asked for as, where it is one of those. */
const dishAsked = (base: string, { dish }: Wishes): Dish | null =>
  dish !== null && recipesOf(dish).ids.includes(base) ? dishById(dish) : dishOf(base)

/** The same with its text, for the answers and the examination of hazards; null for a kind of dish that nobody knows. */
export function asChecked(edit: Applied, wishes: Wishes, recipe: RecipeStructure): Checked | null {
  const dish = dishAsked(edit.base.id, wishes)
  const plan = dish && planOf(edit, wishes, dish)
  if (!plan) return null
  return {
    plan: { ...plan, diets: recipe.diets, allergens: recipe.allergens },
    title: recipe.title,
    recipe,
    listed: plan.parts,
    breaches: [],
  }
}

/** Where nothing stands: a plan of nothing, so that whoever looks at one finds nothing in it. */
export function noDish(wishes: Wishes): Checked {
  const { language, ...conditions } = wishes
  const [template] = templates
  const [dish] = dishes
  if (!template || !dish) throw new Error('no dish is known')
  const { title, servings, minutes } = { title: '', servings: wishes.servings ?? 2, minutes: 0 }
  const recipe: RecipeStructure = {
    title,
    language,
    dishType: wishes.dishType ?? 'Mains',
    servings,
    prepMinutes: minutes,
    cookMinutes: minutes,
    taste: '',
    searchTerms: [],
    ingredients: [],
    steps: [],
    diets: [],
    allergens: [],
    safety: [],
  }
  const plan = {
    wishes: conditions,
    dish: { ...dish, id: '', label: { en: '', fr: '', es: '', de: '' } },
    template: { ...template, heads: [], withs: [] },
    servings,
    portions: servings,
    parts: [],
    asked: [],
    refused: [],
    dishType: recipe.dishType,
    prepMinutes: minutes,
    cookMinutes: minutes,
    steps: [],
    met: [],
    tastes: [],
    diets: [],
    allergens: [],
    safety: { warnings: [], notes: [] },
  }
  return { plan, title, recipe, listed: [], breaches: [] }
}
