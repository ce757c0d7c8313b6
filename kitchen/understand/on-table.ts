import type { Unit } from '#shared/words/units.ts'

/** The recipe on the table, as far as a turn is read by it. */
export interface OnTable {
  foods: readonly { id: string; amount: number | null; unit: Unit | null }[]
  minutes: number
}

export const nothingOnTable: OnTable = { foods: [], minutes: 0 }
