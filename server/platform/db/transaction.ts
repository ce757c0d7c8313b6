import type { Transaction } from 'kysely'
import type { Db, Schema } from './schema.ts'

/** Runs several steps as one: in the caller's transaction where there is one, else in one of their own. */
export async function inTransaction<Result>(
  db: Db,
  steps: (transaction: Transaction<Schema>) => Promise<Result>,
): Promise<Result> {
  return db.isTransaction ? steps(db as Transaction<Schema>) : db.transaction().execute(steps)
}
