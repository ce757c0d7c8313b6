import { cutFor } from '../lines/knifework.ts'
import { isCookedBefore, isFlesh } from '../../lexicon/facts.ts'
import { findIngredientById } from '../../lexicon/find-by-id.ts'
import type { Category, Ingredient } from '../../lexicon/ingredient.ts'
import type { Phrase } from '../steps/phrase.ts'
import { foodsNamedIn } from '../places.ts'
import { partOf } from '../planned.ts'
import type { Recipe, RecipeLine, RecipeStep } from '../recipe.ts'
import { isBoiledEnough } from './boiled-first.ts'
import { guarding, needsGuard } from './doneness.ts'
import { generalSwapsFor } from './general-swaps.ts'
import { isHeated } from './heated.ts'
import type { Reason } from './operation.ts'
import { isSaidInWords } from './said-in-words.ts'
import { lineWith, merged } from './swapped-line.ts'
import { inEach, withFoodInstead } from './step-text.ts'

/** What the steps do with a food, in English. */
const toldOf = ({ steps }: Pick<Recipe, 'steps'>, food: string): string =>
  steps.flatMap(({ text }) => (foodsNamedIn(text.en).includes(food) ? text.en : [])).join(' ')

const isSweetFruit = ({ category }: Ingredient) => category === 'fruit' || category === 'berry'

/** Two foods that one cook would treat alike: pears are peeled, cut and baked as apples are. */
function isKin(a: Ingredient, b: Ingredient): boolean {
  const isFruit = isSweetFruit(a) && isSweetFruit(b)
  if ((a.category !== b.category && !isFruit) || Math.abs(a.minutes - b.minutes) > 5) return false
  // Chips come cut and half cooked: they go into the oven, where a potato is boiled.
  if (a.category === 'potato' && (cutFor(a) === null) !== (cutFor(b) === null)) return false
  const isSameCore = (a.core ?? 0) === (b.core ?? 0)
  return isSameCore && (!isFlesh(a) || cutFor(a) === cutFor(b)) && (a.heat ?? 0) === (b.heat ?? 0)
}

/** Every food that may stand in for this line, nearest first: those of the recipe, then those of every recipe. */
export function swapsFor(recipe: Recipe, line: RecipeLine): { food: string; how: 'done' | 'offered' }[] {
  const own = line.swaps.flatMap(({ foods, how }) => foods.map((food) => ({ food, how })))
  const how = line.role === 'main' ? 'offered' : 'done'
  const general = generalSwapsFor(line.food, {
    course: recipe.course,
    told: toldOf(recipe, line.food),
    foods: recipe.lines.map(({ food }) => food),
  })
  return [
    ...own,
    ...general.flatMap((food) => (own.some((each) => each.food === food) ? [] : ({ food, how } as const))),
  ]
}

/** True where a food may take the place of a line. */
export function mayStandIn(recipe: Recipe, line: RecipeLine, by: Ingredient): boolean {
  if (swapsFor(recipe, line).some(({ food }) => food === by.id)) return true
  const old = findIngredientById(line.food)
  // What stays raw in this recipe is no place for what has to be cooked.
  return old !== null && isKin(old, by) && (by.minutes <= 3 || isHeated(recipe, line.food))
}

/** What a dish may have for its heart. */
export const proteins: readonly Category[] = [
  'meat',
  'poultry',
  'sausage',
  'fish',
  'shellfish',
  'plantProtein',
]

/** From when a food is in the pot, the minutes that anything cooks. */
function cookedMinutes({ steps }: Recipe, food: string): number {
  const first = steps.findIndex(({ text }) => foodsNamedIn(text.en).includes(food))
  const cooked = steps.slice(Math.max(first, 0)).filter(({ kind }) => kind === 'cook')
  return cooked.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0)
}

/**
 * True where a food may take the place of a line because a guest names both: rabbit for chicken in the same stew. What is
 * the heart of a dish is exchanged for another where that is done in the time and not dried out.
 */
export function mayTakePlace(recipe: Recipe, line: RecipeLine, by: Ingredient): boolean {
  if (mayStandIn(recipe, line, by)) return true
  const old = findIngredientById(line.food)
  if (!old || !proteins.includes(old.category) || !proteins.includes(by.category)) return false
  if (!isHeated(recipe, line.food)) return false
  // Smoked fish is eaten as it is, and takes the place of bacon in a quiche.
  if (by.minutes === 0) return by.category === 'fish' && by.id.startsWith('smoked-') && isCookedThin(old)
  const minutes = cookedMinutes(recipe, line.food)
  const isDelicate = by.category === 'fish' || by.category === 'shellfish'
  return by.minutes <= minutes + 5 && (!isDelicate || minutes <= by.minutes + 30)
}

/** What is cut so small that it only warms through. */
const isCookedThin = ({ minutes }: Ingredient): boolean => minutes <= 12

/** No sentence may say one food twice. */
const isTwice = ({ en }: Phrase, food: string) =>
  en.split(/(?<=[.!?;])\s/).some((part) => part.split(`{${food}}`).length > 2)

function stepWith(
  step: RecipeStep,
  food: string,
  by: string,
  lines: readonly RecipeLine[],
): RecipeStep | null {
  const text = inEach(step.text, (words) => withFoodInstead(words, food, by))
  if (!text) return null
  if (!step.done.includes(food)) return { ...step, text }
  return guarding(
    { ...step, text },
    [...new Set(step.done.map((each) => (each === food ? by : each)))],
    lines,
  )
}

/** Some step sees through what has to be seen through; the last that heats it, where none did so far. */
export function withGuard(recipe: Recipe, food: string): Recipe | null {
  const line = recipe.lines.find((each) => each.food === food)
  if (!line || !needsGuard(line) || recipe.steps.some(({ done }) => done.includes(food))) return recipe
  // What was cooked before may be eaten cold.
  if (isCookedBefore(partOf(line).ingredient) && !isHeated(recipe, food)) return recipe
  const first = recipe.steps.findIndex(
    ({ kind, text }) => kind === 'cook' && foodsNamedIn(text.en).includes(food),
  )
  const last = recipe.steps.findLastIndex(
    ({ kind, heat, minutes }) => kind === 'cook' && heat !== null && (minutes ?? 0) >= 5,
  )
  const warmed = recipe.steps.findLastIndex(
    ({ kind, heat, text }) => kind === 'cook' && heat !== null && foodsNamedIn(text.en).includes(food),
  )
  const at = isCookedBefore(partOf(line).ingredient) ? warmed : Math.max(first, last)
  const step = first < 0 ? undefined : recipe.steps[at]
  const guarded = step && guarding(step, [...step.done, food], recipe.lines)
  return guarded
    ? { ...recipe, steps: recipe.steps.map((each, place) => (place === at ? guarded : each)) }
    : null
}

/** The recipe with one food in the place of another, in the list and in every sentence. */
export function swapped(recipe: Recipe, line: RecipeLine, by: Ingredient): Recipe | Reason {
  const { food } = line
  if (isSaidInWords(recipe.steps, food, by.id)) return 'said'
  const fresh = lineWith(line, by, recipe.serves)
  const there = recipe.lines.find((each) => each.food === by.id)
  const whole = there ? merged(there, fresh) : fresh
  if (!whole) return 'present'
  const lines = recipe.lines.flatMap((each) => (each === there ? [] : each === line ? whole : each))
  const steps = recipe.steps.map((step) => stepWith(step, food, by.id, lines))
  if (steps.includes(null)) return 'method'
  const done = steps.flatMap((step) => step ?? [])
  if (there && done.some(({ text }) => isTwice(text, by.id))) return 'present'
  const instead = (text: Phrase | null) =>
    text && inEach(text, (words) => withFoodInstead(words, food, by.id))
  const changed = {
    ...recipe,
    lines,
    steps: done,
    careful: instead(recipe.careful),
    plating: instead(recipe.plating),
  }
  return isBoiledEnough(changed, by.id) ? (withGuard(changed, by.id) ?? 'method') : 'method'
}
