import { choose } from '../decide/safe-dish.ts'
import type { Unit } from '#shared/words/units.ts'
import type { Wishes } from '../recipes/wishes.ts'

/** The recipe on the table, as far as a turn is read by it: whoever cooked it. */
export interface OnTable {
  foods: readonly { id: string; amount: number | null; unit: Unit | null }[]
  minutes: number
}

export const nothingOnTable: OnTable = { foods: [], minutes: 0 }

/** The dish that the templates make of the wishes, cooked only where a reader looks at it. */
export const cookedOnTable = (wishes: Wishes): OnTable =>
  wishes.settled === null
    ? nothingOnTable
    : {
        get foods() {
          return choose(wishes).plan.parts.map(({ ingredient: { id }, amount, unit }) => ({
            id,
            amount,
            unit,
          }))
        },
        get minutes() {
          const { recipe } = choose(wishes)
          return recipe.prepMinutes + recipe.cookMinutes
        },
      }
