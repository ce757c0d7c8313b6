import * as z from 'zod/mini'
import { shopFood } from '#kitchen/foods'
import { limits } from '#shared/constants/limits.ts'
import { day } from '#shared/contract/wire.ts'
import type { FieldValue } from '#shared/sync/merge.ts'
import type { Db } from '../../../platform/db/schema.ts'
import type { SyncedTable } from '../../households/changes/synced-table.ts'

/** What a household always has, and what it has at home until a day. Rows are named by their food. */
export const pantryItems: SyncedTable = {
  name: 'pantry_items',
  key: 'food_id',
  fields: {
    state: z.enum(['always', 'have']) as z.ZodMiniType<FieldValue>,
    useBy: z.nullable(day) as z.ZodMiniType<FieldValue>,
  },
  columns: { state: 'state', useBy: 'use_by' },
  required: ['state'],
  isRowId: (id) => shopFood(id)?.id === id,
  rowsMax: limits.shoppingList.pantry,
  foodIds: ({ id }) => [id],
}

/** What is at home and should be used up, soonest first. */
export async function selectUseBy(db: Db, householdId: string): Promise<{ food: string; day: string }[]> {
  const rows = await db
    .selectFrom('pantry_items')
    .select(['food_id', 'use_by'])
    .where('household_id', '=', householdId)
    .where('use_by', 'is not', null)
    .where('deleted_at', 'is', null)
    .orderBy('use_by')
    .orderBy('food_id')
    .execute()
  return rows.flatMap((row) => (row.use_by === null ? [] : [{ food: row.food_id, day: row.use_by }]))
}
