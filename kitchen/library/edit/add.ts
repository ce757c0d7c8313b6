import { readFileSync } from 'node:fs'
import { languages } from '#shared/constants/languages.ts'
import { keepsWhenCut } from '../../cook/amount-of.ts'
import { cutFor } from '../../recipes/knifework.ts'
import { cooksAmount } from '../../cook/measures.ts'
import { findIngredientById } from '../../lexicon/find-by-id.ts'
import type { Category, Ingredient } from '../../lexicon/ingredient.ts'
import { lazily } from '../../lexicon/lazily.ts'
import type { Phrase } from '../../recipes/phrase.ts'
import { foodsNamedIn } from '../places.ts'
import type { Recipe, RecipeLine, RecipeStep } from '../recipe.ts'
import { guarding, needsGuard } from './doneness.ts'
import type { Operation, Reason } from './operation.ts'
import { isHeated } from './heated.ts'
import { inEach, withFoodBeside } from './step-text.ts'

/** Foods that go into a pot at the same moment, and are cut and eaten alike. */
const alike: readonly (readonly Category[])[] = [
  ['vegetable', 'mushroom', 'potato', 'legume'],
  ['leafyGreen', 'vegetable'],
  ['fruit', 'berry'],
  ['meat', 'poultry', 'sausage', 'plantProtein'],
  ['fish', 'shellfish'],
  ['nut', 'seed'],
  ['aromatic', 'vegetable'],
  ['cheese'],
  ['herb'],
  ['spice'],
]

/**
 * Minutes between which one pot makes no difference; what is eaten raw is never boiled with the rest, and what has to be
 * cooked goes only where something is.
 */
function isLike(recipe: Recipe, food: Ingredient, other: Ingredient): boolean {
  if (food.minutes > 3 && !isHeated(recipe, other.id)) return false
  const isClass =
    food.category === other.category ||
    alike.some((each) => each.includes(food.category) && each.includes(other.category))
  if (!isClass || (food.minutes === 0) !== (other.minutes === 0)) return false
  // What takes longer than its neighbour stays raw, and what must be hot inside goes where the same is seen to.
  const isDone = food.minutes <= other.minutes + 4 && other.minutes <= food.minutes + 20
  return isDone && ((food.core ?? 0) === 0 || other.core !== undefined)
}

interface Finish {
  categories: readonly string[]
  text: Phrase
}

/** How what is scattered or poured over a dish at the end is said. */
const finishes = lazily((): readonly Finish[] => {
  const paragraphs = readFileSync(new URL('finishes.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n\n')
  return paragraphs
    .filter((paragraph) => !paragraph.startsWith('#'))
    .map((paragraph) => {
      const [head = '', ...own] = paragraph.split('\n')
      const texts = languages.map((language) => own.find((line) => line.startsWith(`${language} `))?.slice(3))
      const [en, fr, es, de] = texts
      if (!en || !fr || !es || !de)
        throw new Error(`finishes.txt: "${head}" is not said in each of the four languages`)
      return { categories: head.split(' '), text: { en, fr, es, de } }
    })
})

type Added = Extract<Operation, { op: 'add' }>

function lineOf(
  { amount, unit }: Added,
  food: Ingredient,
  serves: number,
  beside: RecipeLine | null,
): RecipeLine {
  const isShared = beside !== null && food.serving.unit === 'g'
  const usual = cooksAmount(
    { amount: food.serving.amount * serves * (isShared ? 0.7 : 1), unit: food.serving.unit },
    keepsWhenCut(food),
  )
  const asked = amount === null ? usual : { amount, unit }
  return {
    food: food.id,
    ...asked,
    scales: true,
    cut: cutFor(food),
    state: null,
    role: beside?.role === 'main' ? 'base' : (beside?.role ?? 'finish'),
    mayGo: true,
    swaps: [],
    heading: beside?.heading ?? null,
    note: null,
  }
}

/** Beside a food that is treated as this one would be, wherever that one goes. */
function besideOf(recipe: Recipe, line: RecipeLine, beside: RecipeLine): Recipe | null {
  const lines = recipe.lines.flatMap((each) => (each === beside ? [each, line] : [each]))
  const steps = recipe.steps.map((step): RecipeStep | null => {
    const text = inEach(step.text, (words) => withFoodBeside(words, beside.food, line.food))
    if (!text) return null
    const isGuard = step.done.includes(beside.food) && needsGuard(line)
    return isGuard ? guarding({ ...step, text }, [...step.done, line.food], lines) : { ...step, text }
  })
  if (steps.includes(null)) return null
  return { ...recipe, lines, steps: steps.flatMap((step) => step ?? []) }
}

/** Over the finished dish. */
function atTheEnd(recipe: Recipe, line: RecipeLine, food: Ingredient): Recipe | null {
  const finish = finishes().find(
    ({ categories }) => categories.includes(food.category) || categories.includes(food.id),
  )
  if (!finish || food.core !== undefined || (food.minutes > 6 && food.category !== 'cheese')) return null
  const text = inEach(finish.text, (words) => words.replaceAll('{x', `{${food.id}`))
  if (!text) return null
  const step: RecipeStep = {
    kind: 'prep',
    minutes: 1,
    meanwhile: false,
    celsius: null,
    heat: null,
    boils: false,
    done: [],
    text,
  }
  return { ...recipe, lines: [...recipe.lines, line], steps: [...recipe.steps, step] }
}

/** The recipe with one more food in it: where its like is, else over the finished dish. */
export function added(recipe: Recipe, operation: Added): Recipe | Reason {
  const food = findIngredientById(operation.food)
  if (!food) return 'unknown'
  const named = new Set(recipe.steps.flatMap(({ text }) => foodsNamedIn(text.en)))
  const likes = recipe.lines.filter(({ food: id, amount }) => {
    const other = findIngredientById(id)
    return (
      other !== null &&
      named.has(id) &&
      isLike(recipe, food, other) &&
      (amount !== null || food.category === 'spice')
    )
  })
  const nearest = likes.toSorted((a, b) => far(a, food) - far(b, food))
  for (const beside of nearest) {
    const found = besideOf(recipe, lineOf(operation, food, recipe.serves, beside), beside)
    if (found) return found
  }
  return atTheEnd(recipe, lineOf(operation, food, recipe.serves, null), food) ?? 'no place'
}

/** Another cut is another moment in the pot. */
function far({ food: id }: RecipeLine, food: Ingredient): number {
  const other = findIngredientById(id)
  if (!other) return Infinity
  const isOtherCut = cutFor(other) !== cutFor(food)
  return (
    Math.abs(other.minutes - food.minutes) + (other.category === food.category ? 0 : 6) + (isOtherCut ? 3 : 0)
  )
}
