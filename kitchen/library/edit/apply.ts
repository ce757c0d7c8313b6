import { withFamilies } from '../../lexicon/concepts/food-ids.ts'
import { findIngredientById } from '../../lexicon/find-by-id.ts'
import { recipeById } from '../index.ts'
import { filled, masterById } from '../masters/index.ts'
import { methodOf, type Recipe, type RecipeLine } from '../recipe.ts'
import type { WayName } from '../vocabulary.ts'
import { added } from './add.ts'
import { withAmount, withHeat } from './amounts.ts'
import { without } from './leave-out.ts'
import { mostServings, type Draft, type Operation, type Reason, type RefusedOperation } from './operation.ts'
import { withSide } from './side.ts'
import { titled, titledWith } from './title.ts'
import { mayTakePlace, swapped, swapsFor } from './swap.ts'

/** A draft as a recipe of its own: the method of its way with all that was changed, and for how many it is. */
export interface Applied {
  base: Recipe
  recipe: Recipe
  servings: number
  way: WayName | null
  /** What stands in for what, by the foods of the base. */
  instead: readonly { food: string; by: string }[]
  /** The recipes that stand beside it. */
  sides: readonly Recipe[]
}

/** Every line that a name is of: "mushroom" is chanterelles as well. */
const linesOf = ({ lines }: Pick<Recipe, 'lines'>, food: string): RecipeLine[] => {
  const own = lines.filter((line) => line.food === food)
  return own.length > 0 ? own : lines.filter((line) => withFamilies(line.food).includes(food))
}

/** One change after the other on all lines of a name; the first that cannot be done undoes those before it. */
function onEach(
  recipe: Recipe,
  lines: readonly RecipeLine[],
  change: (now: Recipe, line: RecipeLine) => Recipe | Reason,
): Recipe | Reason {
  if (lines.length === 0) return 'absent'
  let now: Recipe = recipe
  for (const { food } of lines) {
    const line = now.lines.find((each) => each.food === food)
    if (!line) continue
    const next = change(now, line)
    if (typeof next === 'string') return next
    now = next
  }
  return now
}

/** A recipe with one change of its foods, or why it does not bear it. */
export function changed(recipe: Recipe, operation: Operation): Recipe | Reason {
  switch (operation.op) {
    case 'swap': {
      const by = findIngredientById(operation.by)
      if (!by) return 'unknown'
      const lines = linesOf(recipe, operation.food).filter(({ food }) => food !== by.id)
      return onEach(recipe, lines, (now, line) =>
        mayTakePlace(now, line, by) ? swapped(now, line, by) : 'method',
      )
    }
    case 'leaveOut':
      return onEach(recipe, linesOf(recipe, operation.food), without)
    case 'add':
      return linesOf(recipe, operation.food).length > 0 ? 'present' : added(recipe, operation)
    case 'amount':
      return onEach(recipe, linesOf(recipe, operation.food), (now, line) =>
        withAmount(now, line, operation.factor),
      )
    case 'side': {
      const side = recipeById(operation.recipe)
      return side ? withSide(recipe, side) : 'unknown'
    }
    case 'heat':
      return withHeat(recipe, operation.by)
    default:
      return 'no base'
  }
}

/** The next best thing: another food in its place where it cannot be left out, or what the recipe itself offers. */
function offerFor(recipe: Recipe, operation: Operation, reason: Reason): Operation | null {
  if (operation.op !== 'leaveOut' && operation.op !== 'swap') return null
  if (reason === 'absent' || reason === 'unknown' || reason === 'present') return null
  const [line] = linesOf(recipe, operation.food)
  const swaps = line ? swapsFor(recipe, line) : []
  for (const { food } of swaps) {
    const by = findIngredientById(food)
    const isSame = operation.op === 'swap' && operation.by === food
    if (line && by && !isSame && typeof swapped(recipe, line, by) !== 'string')
      return { op: 'swap', food: line.food, by: food }
  }
  return null
}

/** What is swapped twice stands in for what the base had there. */
const replacedBy = (instead: Applied['instead'], lines: readonly RecipeLine[], by: string) =>
  lines.flatMap(({ food }) => {
    const first = instead.find((each) => each.by === food)?.food ?? food
    return food === by || first === by ? [] : [{ food: first, by }]
  })

const lastOf = <Op extends Operation['op']>(operations: readonly Operation[], op: Op) =>
  operations.findLast((each): each is Extract<Operation, { op: Op }> => each.op === op)

const started = (base: Recipe, way: WayName | null): Recipe => ({ ...base, ...methodOf(base, way), ways: [] })

/** A recipe of the library, or a master recipe with what there is: that is said first. */
function baseOf({ base, operations: [first] }: Draft): Recipe | null {
  const master = masterById(base)
  if (master) return first?.op === 'fill' ? filled(master, first.foods) : null
  return recipeById(base)
}

/** The recipe that the draft is, and what of its operations could not be done. Null without such a base. */
export function applied({
  base: id,
  operations,
}: Draft): { draft: Applied; refused: RefusedOperation[] } | null {
  const base = baseOf({ base: id, operations })
  if (!base) return null
  const refused: RefusedOperation[] = []
  const refuse = (operation: Operation, reason: Reason, recipe: Recipe) =>
    refused.push({ operation, reason, offer: offerFor(recipe, operation, reason) })
  const wayAsked = lastOf(operations, 'way')
  const hasWay = wayAsked?.way == null || base.ways.some(({ name }) => name === wayAsked.way)
  const way = hasWay ? (wayAsked?.way ?? null) : null
  let recipe = started(base, way)
  if (wayAsked && !hasWay) refuse(wayAsked, 'no way', recipe)
  let servings = base.serves
  const instead: { food: string; by: string }[] = []
  const sides: Recipe[] = []
  for (const operation of operations) {
    if (operation.op === 'way' || (operation === operations[0] && operation.op === 'fill')) continue
    if (operation.op === 'serve') {
      const isCount = Number.isInteger(operation.servings) && operation.servings >= 1
      if (isCount && operation.servings <= mostServings) servings = operation.servings
      else refuse(operation, 'too much', recipe)
      continue
    }
    const next = changed(recipe, operation)
    if (typeof next === 'string') refuse(operation, next, recipe)
    else {
      if (operation.op === 'swap')
        instead.push(...replacedBy(instead, linesOf(recipe, operation.food), operation.by))
      if (operation.op === 'side') sides.push(...[recipeById(operation.recipe) ?? []].flat())
      recipe = next
    }
  }
  return {
    draft: {
      base,
      recipe: { ...recipe, names: titledWith(titled(base, recipe, instead), sides) },
      servings,
      way,
      instead,
      sides,
    },
    refused,
  }
}
