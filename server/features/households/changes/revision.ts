import { sql } from 'kysely'
import { apiError } from '#shared/contract/errors.ts'
import type { Db } from '../../../platform/db/schema.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'

/**
 * Runs steps that change rows, as the next revision of the household. They hold a lock, so revisions are committed in
 * their order and a reader misses none. Throws `not found` when the user has left meanwhile; without a user, when the
 * household is gone. Steps that answer false have changed nothing.
 */
export function inRevision(
  db: Db,
  { householdId, userId }: { householdId: string; userId: string | null },
  steps: (transaction: Db, revision: number) => Promise<boolean>,
): Promise<number> {
  return inTransaction(db, async (transaction) => {
    // Counted at once, which also locks the row.
    const { rows } = await sql<{ revision: number }>`
      update households set revision = revision + 1
      where id = ${householdId}
        and (${userId}::uuid is null or exists (
          select from household_members where household_id = ${householdId} and user_id = ${userId}))
      returning revision`.execute(transaction)
    if (!rows[0]) throw apiError('not found')
    const next = Number(rows[0].revision)
    if (await steps(transaction, next)) return next
    await sql`update households set revision = ${next - 1} where id = ${householdId}`.execute(transaction)
    return next - 1
  })
}

export async function findRevision(db: Db, householdId: string): Promise<number> {
  const row = await db
    .selectFrom('households')
    .select('revision')
    .where('id', '=', householdId)
    .executeTakeFirst()
  // Its last member has left since the request found it; the next request finds another one.
  if (!row) throw apiError('unavailable')
  return Number(row.revision)
}

/** The present household of users and its revision. */
export async function revisionsOf(
  db: Db,
  userIds: readonly string[],
): Promise<Map<string, { householdId: string; revision: number }>> {
  const { rows } = await sql<{ user_id: string; household_id: string; revision: number }>`
    select user_id, household_id, revision from household_members
    join households on households.id = household_members.household_id
    where user_id = any(${[...userIds]}::uuid[])`.execute(db)
  return new Map(
    rows.map((row) => [row.user_id, { householdId: row.household_id, revision: Number(row.revision) }]),
  )
}
