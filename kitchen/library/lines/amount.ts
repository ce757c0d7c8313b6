import type { Unit } from '#shared/words/units.ts'

export interface Amount {
  amount: number
  unit: Unit | null
}
