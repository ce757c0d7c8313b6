import { keepsWhenCut } from '../lines/keeps-when-cut.ts'
import { cutFor, cutIn } from '../lines/knifework.ts'
import { cooksAmount } from '../lines/measures.ts'
import { findIngredientById } from '../../lexicon/find-by-id.ts'
import type { Ingredient } from '../../lexicon/ingredient.ts'
import { gramsOf } from '../../lexicon/weight.ts'
import type { RecipeLine } from '../recipe.ts'
import { strengthOf } from './general-swaps.ts'

/** As much of a food as does the work of the line, in the measure that suits it. */
function amountFor(line: RecipeLine, old: Ingredient, by: Ingredient, serves: number) {
  const { amount, unit } = line
  if (amount === null) return { amount, unit }
  const strength = strengthOf(by.id) / strengthOf(old.id)
  const isMeasured =
    unit !== null &&
    unit !== 'piece' &&
    unit in { g: 1, kg: 1, ml: 1, cl: 1, dl: 1, l: 1, tbsp: 1, tsp: 1, cup: 1 }
  const isAlike = old.category === by.category && (by.countable || unit !== null)
  if (isMeasured || (isAlike && unit !== null))
    return cooksAmount({ amount: amount * strength, unit }, keepsWhenCut(by))
  const grams = gramsOf(old, amount, unit)
  const piece = by.grams.piece
  if (grams !== null && isAlike && piece)
    return cooksAmount({ amount: grams / piece, unit: null }, keepsWhenCut(by))
  if (grams !== null && grams > 0) return cooksAmount({ amount: grams * strength, unit: 'g' }, false)
  return cooksAmount({ amount: by.serving.amount * serves, unit: by.serving.unit }, keepsWhenCut(by))
}

function cutOf({ cut }: RecipeLine, old: Ingredient, by: Ingredient): RecipeLine['cut'] {
  const usual = cutFor(old)
  // What goes in as lardons is small: no thick cubes in their place.
  if (cut === 'lardons') return cutIn('flat', by)
  if (cut === usual) return cutFor(by)
  return cut === null ? null : cutIn(cut, by)
}

/** The line with another food in it. */
export function lineWith(line: RecipeLine, by: Ingredient, serves: number): RecipeLine {
  const old = findIngredientById(line.food)
  if (!old) throw new Error(`no food is called "${line.food}"`)
  const state = old.category === by.category ? line.state : null
  const back = { foods: [old.id], how: line.role === 'main' ? 'offered' : 'done' } as const
  const others = line.swaps
    .map((swap) => ({ ...swap, foods: swap.foods.filter((food) => food !== by.id) }))
    .filter(({ foods }) => foods.length > 0)
  const cut = cutOf(line, old, by)
  return {
    ...line,
    ...amountFor(line, old, by, serves),
    food: by.id,
    cut,
    state,
    note: null,
    swaps: [back, ...others],
  }
}

/** Two lines of one food become one; null where their amounts cannot be added. */
export function merged(line: RecipeLine, other: RecipeLine): RecipeLine | null {
  if (line.amount === null || other.amount === null) return line.amount === null ? other : line
  if (line.unit === other.unit) return { ...line, amount: Number((line.amount + other.amount).toFixed(2)) }
  const food = findIngredientById(line.food)
  const all = food && [line, other].map(({ amount, unit }) => gramsOf(food, amount, unit))
  const one = food && gramsOf(food, 1, line.unit)
  if (!all || !one || all.includes(null)) return null
  const total = all.reduce<number>((sum, grams) => sum + (grams ?? 0), 0)
  return { ...line, ...cooksAmount({ amount: total / one, unit: line.unit }, keepsWhenCut(food)) }
}
