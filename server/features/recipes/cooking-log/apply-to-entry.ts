import * as z from 'zod/mini'
import { newEntry } from '#shared/contract/cooking-log.ts'
import { apiError } from '#shared/contract/errors.ts'
import { limitClock } from '#shared/sync/clock.ts'
import { applyOperation, deletedField, emptyRow, isDeleted, type Operation } from '#shared/sync/merge.ts'
import type { Db } from '../../../platform/db/schema.ts'
import { findEntry } from './queries.ts'
import { insertEntry, lockEntry, removeEntry, updateEntry, type Writer } from './write.ts'

/**
 * Applies what a device has changed of an own entry: for each field the newest clock wins. The operations of a new entry
 * name its recipe. Runs in the caller's transaction.
 */
export async function applyToEntry(
  db: Db,
  id: string,
  operations: readonly Operation[],
  { latest, ...writer }: Writer & { latest: number },
): Promise<void> {
  const entry = await lockEntry(db, id, writer.userId)
  const before = { ...emptyRow(id), clocks: entry ? await findClocks(db, id) : {} }
  const after = operations.reduce(
    (row, operation) =>
      applyOperation(row, { ...operation, clock: limitClock(operation.clock, latest, null) }),
    before,
  )
  if (isDeleted(after)) {
    if (entry) await removeEntry(db, { id, userId: writer.userId }, writer.now)
    return
  }
  // Nothing was known of the values, so these are the ones that have won.
  const { recipeId, [deletedField]: _, ...values } = after.values
  const read = z.safeParse(newEntry, { id, ...values })
  if (!read.success) throw apiError('invalid input')
  const { id: _id, ...fields } = read.data
  if (entry) await updateEntry(db, id, fields, writer)
  else if (typeof recipeId === 'string') await insertEntry(db, recipeId, id, fields, writer)
  // Deleted on another device, or of another user, whose id says nothing about the entry.
  const stored = await findEntry(db, id, writer.userId)
  if (stored?.user_id !== writer.userId) throw apiError('not found')
  await db
    .updateTable('cooking_log')
    .set({ clocks: JSON.stringify(after.clocks) })
    .where('id', '=', id)
    .execute()
}

async function findClocks(db: Db, id: string) {
  const { clocks } = await db
    .selectFrom('cooking_log')
    .select('clocks')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return clocks
}
