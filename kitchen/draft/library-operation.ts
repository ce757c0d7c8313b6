import type { DraftOperation, EditReason } from '#shared/contract/draft.ts'
import type { Language } from '#shared/constants/languages.ts'
import type { Unit } from '#shared/words/units.ts'
import { findIngredientById } from '../lexicon/find-by-id.ts'
import { foodOfLine } from '../lexicon/food-of-line.ts'
import { gramsOf } from '../lexicon/weight.ts'
import { edited, type Edited, type Operation } from '../library/edit/index.ts'
import { scaledLine } from '../library/scale.ts'

/** How many times the recipe as it is written. */
const shareOf = ({ recipe, servings }: Edited['applied']) =>
  Math.max(servings, recipe.atLeast) / recipe.serves

interface Measure {
  amount: number
  unit: Unit | null
}

/** How many times what is in the recipe an amount is; null where the two cannot be compared. */
function factorTo(now: Edited, food: string, { amount, unit }: Measure): number | null {
  const line = now.applied.recipe.lines.find((each) => each.food === food)
  const own = findIngredientById(food)
  if (!line || !own) return null
  const shown = scaledLine(line, shareOf(now.applied))
  if (shown.amount === null) return null
  if (shown.unit === unit) return amount / shown.amount
  const grams = gramsOf(own, amount, unit)
  const shownGrams = gramsOf(own, shown.amount, shown.unit)
  return grams && shownGrams ? grams / shownGrams : null
}

/** Another food in a line, in the amount that was typed. */
function replacing(
  now: Edited,
  food: string,
  by: string,
  { amount, unit }: { amount: number | null; unit: Unit | null },
): Operation[] | EditReason {
  const swap: Operation[] = food === by ? [] : [{ op: 'swap', food, by }]
  if (amount === null) return swap
  const next = edited(now.draft, swap)
  if (!next || next.refused.length > 0) return swap
  const factor = factorTo(next, by, { amount, unit })
  if (factor === null) return 'to taste'
  return Math.abs(factor - 1) < 0.001 ? swap : [...swap, { op: 'amount', food: by, factor }]
}

/** An operation on a line as operations on foods. `food` is what now stands in that line; null where it is gone. */
export function libraryOperations(
  now: Edited,
  operation: DraftOperation,
  food: string | null,
  language: Language,
): Operation[] | EditReason {
  switch (operation.op) {
    case 'serve':
    case 'heat':
    case 'way':
      return [operation]
    case 'add': {
      const found = foodOfLine({ item: operation.item, language })
      if (found === null) return 'unknown'
      const amount = operation.amount === null ? null : operation.amount / shareOf(now.applied)
      return [{ op: 'add', food: found, amount, unit: operation.unit }]
    }
    case 'replace': {
      const by = foodOfLine({ item: operation.item, language })
      if (food === null) return 'absent'
      return by === null ? 'unknown' : replacing(now, food, by, operation)
    }
    case 'swap':
      return food === null ? 'absent' : [{ op: 'swap', food, by: operation.food }]
    case 'remove':
      return food === null ? 'absent' : [{ op: 'leaveOut', food }]
    case 'amount': {
      const line = now.applied.recipe.lines.find((each) => each.food === food)
      if (food === null || !line) return 'absent'
      return line.amount === null ? 'to taste' : [{ op: 'amount', food, factor: operation.factor }]
    }
  }
}
