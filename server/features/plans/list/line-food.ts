import { shopFood } from '#kitchen/foods'
import type { Aisle } from '#shared/shopping/aisles.ts'
import type { SyncedRow } from '#shared/sync/merge.ts'
import type { Unit } from '#shared/words/units.ts'

/** With the weight of its unit and its aisle, unless a person has chosen one. */
export function withFood(row: SyncedRow, remembered: ReadonlyMap<string, Aisle>): SyncedRow {
  const { foodId, unit } = row.values
  const food = typeof foodId === 'string' ? shopFood(foodId) : null
  const aisle = row.clocks.aisle
    ? row.values.aisle
    : ((food && (remembered.get(food.id) ?? food.aisle)) ?? null)
  return {
    ...row,
    values: {
      ...row.values,
      gramsPerUnit: food?.gramsPer((unit ?? null) as Unit | null) ?? null,
      aisle: aisle ?? null,
    },
  }
}
