import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import type { Dish } from '../library/dishes/dish.ts'
import { dishById } from '../library/dishes/dishes.ts'
import { dishOf } from '../library/dish-of.ts'
import type { Applied } from '../library/edit/apply.ts'
import { minutesOf, partOf, plannedSteps } from '../library/planned.ts'
import { scaledLines } from '../library/scale.ts'
import type { PlannedStep } from '../library/steps/planned-step.ts'
import { safetyOf } from '../library/steps/safety-notes.ts'
import type { Plan, TableDish } from '../library/table-dish.ts'
import { courses } from '../library/vocabulary.ts'
import type { CookWishes, Wishes } from '../safety/wishes/wishes.ts'
import { recipesOf } from './named-recipes.ts'

const asStep = (step: PlannedStep, heat: PlannedStep['on'] | null): PlannedStep => ({
  ...step,
  ...(heat !== null && { heated: true, on: heat }),
})

const conditionsOf = ({ language: _language, ...conditions }: Wishes): CookWishes => conditions

/** The recipe that stands as a plan, so that whoever looks at one looks at this. */
function planOf({ recipe, servings, base }: Applied, wishes: Wishes, dish: Dish): Plan {
  const parts = scaledLines(recipe.lines, recipe, servings).map((line) => ({
    ...partOf(line),
    role: line.role,
  }))
  const heatOf = new Map(recipe.steps.map(({ text, heat }) => [text, heat]))
  const steps = plannedSteps(recipe, parts).map((step) => {
    const [said] = step.sentences
    return asStep(step, (said && heatOf.get(said.text)) ?? null)
  })
  const conditions = conditionsOf(wishes)
  return {
    wishes: conditions,
    dish: { ...dish, label: base.names },
    servings,
    parts,
    dishType: courses[recipe.course],
    ...minutesOf(steps),
    steps,
    safety: safetyOf({ parts, wishes: conditions }),
  }
}

/** A recipe is the dish that it was asked for as, where it is one of those. */
const dishAsked = (base: string, { dish }: Wishes): Dish | null =>
  dish !== null && recipesOf(dish).ids.includes(base) ? dishById(dish) : dishOf(base)

/** The same with its text, for the answers and the examination of hazards; null for a kind of dish that nobody knows. */
export function asTableDish(edit: Applied, wishes: Wishes, recipe: RecipeStructure): TableDish | null {
  const dish = dishAsked(edit.base.id, wishes)
  return dish && { plan: planOf(edit, wishes, dish), recipe }
}

/** Where nothing stands: a plan of nothing, so that whoever looks at one finds nothing in it. */
export function noDish(wishes: Wishes): TableDish {
  const { language } = wishes
  const recipe: RecipeStructure = {
    title: '',
    language,
    dishType: wishes.dishType ?? 'Mains',
    servings: wishes.servings ?? 2,
    prepMinutes: 0,
    cookMinutes: 0,
    taste: '',
    searchTerms: [],
    ingredients: [],
    steps: [],
    diets: [],
    allergens: [],
    safety: [],
  }
  const { dishType, servings = 2, prepMinutes, cookMinutes } = recipe
  const label = { en: '', fr: '', es: '', de: '' }
  const plan: Plan = {
    wishes: conditionsOf(wishes),
    dish: { id: '', kind: '', words: [], label, link: 'to' },
    servings: servings ?? 2,
    parts: [],
    dishType,
    prepMinutes,
    cookMinutes,
    steps: [],
    safety: { warnings: [], notes: [] },
  }
  return { plan, recipe }
}
