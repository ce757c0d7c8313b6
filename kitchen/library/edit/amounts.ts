import { keepsWhenCut } from '../lines/keeps-when-cut.ts'
import { cooksAmount } from '../lines/measures.ts'
import { findIngredientById } from '../../lexicon/find-by-id.ts'
import type { Recipe, RecipeLine } from '../recipe.ts'
import { added } from './add.ts'
import { without } from './leave-out.ts'
import type { Reason } from './operation.ts'

/** More or less of one food, in an amount that a cook would measure. */
export function withAmount(recipe: Recipe, line: RecipeLine, factor: number): Recipe | Reason {
  const food = findIngredientById(line.food)
  if (!food || line.amount === null) return 'no heat'
  if (!(factor >= 0.1 && factor <= 5)) return 'too much'
  const measured = cooksAmount({ amount: line.amount * factor, unit: line.unit }, keepsWhenCut(food))
  const lines = recipe.lines.map((each) => (each === line ? { ...line, ...measured } : each))
  return { ...recipe, lines }
}

const heatOf = ({ food }: RecipeLine) => findIngredientById(food)?.heat ?? 0

/** What is fierce goes where it may, and of what is hot there is less. */
function milder(recipe: Recipe): Recipe | Reason {
  const hot = recipe.lines.filter((line) => heatOf(line) > 0 && line.amount !== null)
  if (hot.length === 0) return 'no heat'
  return hot.reduce((now, line) => {
    const less = heatOf(line) >= 2 ? without(now, line) : 'needed'
    if (typeof less !== 'string') return less
    const fewer = withAmount(now, line, 0.4)
    return typeof fewer === 'string' ? now : fewer
  }, recipe)
}

/** What may make a dish hotter that has nothing hot in it, the most usual first. */
const sharp = ['chilli-flakes', 'cayenne', 'chilli']

function hotter(recipe: Recipe): Recipe | Reason {
  const hot = recipe.lines.filter((line) => heatOf(line) >= 2 && line.amount !== null)
  if (hot.length > 0)
    return hot.reduce((now, line) => {
      const more = withAmount(now, line, 2)
      return typeof more === 'string' ? now : more
    }, recipe)
  for (const food of sharp) {
    const found = added(recipe, { op: 'add', food, amount: null, unit: null })
    if (typeof found !== 'string') return found
  }
  return 'no place'
}

export const withHeat = (recipe: Recipe, by: 'milder' | 'hotter'): Recipe | Reason =>
  by === 'milder' ? milder(recipe) : hotter(recipe)
