import { keepsWhenCut } from '../lines/keeps-when-cut.ts'
import { cutFor } from '../lines/knifework.ts'
import { cooksAmount } from '../lines/measures.ts'
import { isCookedBefore } from '../../lexicon/facts.ts'
import { findIngredientById } from '../../lexicon/find-by-id.ts'
import type { Category, Ingredient } from '../../lexicon/ingredient.ts'
import { foodsNamedIn } from '../places.ts'
import type { Recipe, RecipeLine, RecipeStep } from '../recipe.ts'
import { boiledFirst } from './boiled-first.ts'
import { guarding, needsGuard } from './doneness.ts'
import { besideFor, finishFor } from './finishes.ts'
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
  // What comes cut and half cooked, as chips do, has no moment in a pot of potatoes.
  if (food.category === 'potato' && cutFor(food) === null) return false
  if (!isClass || (food.minutes === 0) !== (other.minutes === 0)) return false
  // What takes longer than its neighbour stays raw, and what must be hot inside goes where the same is seen to.
  const isDone = food.minutes <= other.minutes + 4 && other.minutes <= food.minutes + 20
  return isDone && ((food.core ?? 0) === 0 || other.core !== undefined)
}

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

const isSweetCourse = ({ course }: Recipe) => course === 'dessert' || course === 'drink'

/** What seasons goes where the dish is seasoned. */
function withTheSeasoning(recipe: Recipe, line: RecipeLine, food: Ingredient): Recipe | null {
  if (isSweetCourse(recipe) || !(food.category === 'condiment' || food.category === 'spice')) return null
  const seasoning = recipe.lines.filter(({ food: id }) => id === 'salt' || id === 'black-pepper').toReversed()
  for (const beside of seasoning) {
    const found = besideOf(recipe, { ...line, role: 'seasoning' }, beside)
    if (found) return found
  }
  return null
}

const onSweets: readonly Category[] = [
  'nut',
  'seed',
  'herb',
  'berry',
  'fruit',
  'citrus',
  'chocolate',
  'spice',
]

/** Over the finished dish. */
function atTheEnd(recipe: Recipe, line: RecipeLine, food: Ingredient): Recipe | null {
  if (isSweetCourse(recipe) && !onSweets.includes(food.category)) return null
  // A baby would choke on what is scattered over its purée.
  if (recipe.tags.includes('baby-puree')) return null
  const text = finishFor(food)
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

/** In a pot or a pan of its own, while the rest is cooked. */
function inOwnPot(recipe: Recipe, line: RecipeLine, food: Ingredient): Recipe | null {
  const own = isSweetCourse(recipe) || recipe.tags.includes('baby-puree') ? null : besideFor(food)
  // Nobody boils rice beside rice.
  const hasItsLike = recipe.lines.some(({ food: id }) => findIngredientById(id)?.category === food.category)
  const first = recipe.steps.findIndex(({ kind }) => kind === 'cook')
  // Where nothing is cooked, nobody lights a flame for what was not asked for at first.
  if (!own || first < 0 || (own.boils && hasItsLike)) return null
  const lines = [...recipe.lines, { ...line, role: 'base' as const }]
  const plain: RecipeStep = {
    kind: 'cook',
    minutes: null,
    meanwhile: true,
    celsius: null,
    heat: 'stove',
    boils: own.boils,
    done: [],
    text: own.text,
  }
  const step = needsGuard(line) ? guarding(plain, [food.id], lines) : plain
  if (!step) return null
  const at = first + 1
  return {
    ...recipe,
    lines,
    steps: recipe.steps.toSpliced(at, 0, step),
    cutAt: at <= recipe.cutAt ? recipe.cutAt + 1 : recipe.cutAt,
  }
}

/** The recipe with one more food in it: where its like is, else over the finished dish or beside it. */
export function added(recipe: Recipe, operation: Added): Recipe | Reason {
  const food = findIngredientById(operation.food)
  if (!food) return 'unknown'
  // What only has to be heated is not cooked once more with what is raw.
  if (isCookedBefore(food) && recipe.lines.some(needsGuard)) return 'no place'
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
    if (found) return boiledFirst(found, food.id)
  }
  const alone = lineOf(operation, food, recipe.serves, null)
  return (
    atTheEnd(recipe, alone, food) ??
    withTheSeasoning(recipe, alone, food) ??
    inOwnPot(recipe, alone, food) ??
    'no place'
  )
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
