import * as z from 'zod/mini'
import { limits } from '#shared/constants/limits.ts'
import { singleLine } from '#shared/contract/wire.ts'
import { firstList, defaultListOf } from '#shared/shopping/lists.ts'
import type { FieldValue } from '#shared/sync/merge.ts'
import type { Db } from '../../../platform/db/schema.ts'
import { isCanonicalUuid } from '../../../platform/db/uuid.ts'
import { selectPresentRows } from '../../households/changes/synced-rows.ts'
import type { SyncedTable } from '../../households/changes/synced-table.ts'

type Schema = z.ZodMiniType<FieldValue>

/** The shopping lists of a household. */
export const shoppingLists: SyncedTable = {
  name: 'shopping_lists',
  key: 'id',
  fields: {
    name: singleLine(1, limits.shoppingList.listNameMax) as Schema,
    isArchived: z.boolean() as Schema,
    isDefault: z.boolean() as Schema,
  },
  columns: { name: 'name', isArchived: 'is_archived', isDefault: 'is_default' },
  required: ['name'],
  isRowId: isCanonicalUuid,
  rowsMax: limits.shoppingList.lists,
  // Devices of an earlier version add to the first list, so it stays in sight.
  prepare:
    async () =>
    async () =>
    ({ after }) =>
      after.id === firstList ? { ...after, values: { ...after.values, isArchived: false } } : after,
}

/** The list that takes what meals and recipes need; null for the first one. */
export async function findDefaultList(db: Db, householdId: string): Promise<string | null> {
  const id = defaultListOf(await selectPresentRows(db, shoppingLists, householdId))
  return id === firstList ? null : id
}
