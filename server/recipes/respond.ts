import type { Db } from '../db/schema.ts'
import { isUuid } from '../db/uuid.ts'
import { mayRead } from './access.ts'
import { requireRight, type Deed } from './rules.ts'

/**
 * Runs one person's response to a recipe in a transaction that holds the recipe's row, so that its counters change one
 * after the other and nothing is added to a recipe that is just being deleted. Throws what `requireRight` throws.
 */
export async function respondTo<Result>(
  db: Db,
  recipeId: string,
  memberId: string,
  deed: Extract<Deed, 'respond' | 'rate'>,
  respond: (transaction: Db, ownerId: string) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (transaction) => {
    const row = isUuid(recipeId)
      ? await transaction
          .selectFrom('recipes')
          .select(['owner_id', 'deleted_at', 'hidden_at'])
          .where('id', '=', recipeId)
          .where(mayRead(memberId))
          .forNoKeyUpdate()
          .executeTakeFirst()
      : undefined
    const { owner_id: ownerId } = requireRight(row, memberId, deed)
    return respond(transaction, ownerId)
  })
}

/** Whether this member may read the recipe, thrown as `not found` when not. */
export async function requireReadable(db: Db, recipeId: string, memberId: string, deed: Deed = 'read') {
  const row = isUuid(recipeId)
    ? await db
        .selectFrom('recipes')
        .select(['id', 'owner_id', 'deleted_at', 'hidden_at', 'comments_count'])
        .where('id', '=', recipeId)
        .where(mayRead(memberId))
        .executeTakeFirst()
    : undefined
  return requireRight(row, memberId, deed)
}

/** Holds the recipe's row before anything that hangs on it is touched, so that whoever deletes it is waited for. */
export async function holdRecipe(transaction: Db, recipeId: string): Promise<void> {
  await transaction.selectFrom('recipes').select('id').where('id', '=', recipeId).forNoKeyUpdate().execute()
}
