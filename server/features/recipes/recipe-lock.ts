import type { Db } from '../../platform/db/schema.ts'
import { isUuid } from '../../platform/db/uuid.ts'
import { mayRead } from './read-access.ts'
import { authorizeRecipe, type RecipeAction } from './policy.ts'

/**
 * Runs one person's response to a recipe in a transaction that holds the recipe's row, so that its counters change one
 * after the other and nothing is added to a recipe that is just being deleted. Throws what `requireRight` throws.
 */
export async function withLockedRecipe<Result>(
  db: Db,
  recipeId: string,
  userId: string,
  action: Extract<RecipeAction, 'respond' | 'rate'>,
  work: (transaction: Db, ownerId: string) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (transaction) => {
    const row = isUuid(recipeId)
      ? await transaction
          .selectFrom('recipes')
          .select(['owner_id', 'deleted_at', 'hidden_at'])
          .where('id', '=', recipeId)
          .where(mayRead(userId))
          .forNoKeyUpdate()
          .executeTakeFirst()
      : undefined
    const { owner_id: ownerId } = authorizeRecipe(row, userId, action)
    return work(transaction, ownerId)
  })
}

/** Whether this member may read the recipe, thrown as `not found` when not. */
export async function requireReadableRecipe(
  db: Db,
  recipeId: string,
  userId: string,
  action: RecipeAction = 'read',
) {
  const row = isUuid(recipeId)
    ? await db
        .selectFrom('recipes')
        .select(['id', 'owner_id', 'deleted_at', 'hidden_at', 'comments_count'])
        .where('id', '=', recipeId)
        .where(mayRead(userId))
        .executeTakeFirst()
    : undefined
  return authorizeRecipe(row, userId, action)
}

/** Holds the recipe's row before anything that hangs on it is touched, so that whoever deletes it is waited for. */
export async function lockRecipe(transaction: Db, recipeId: string): Promise<void> {
  await transaction.selectFrom('recipes').select('id').where('id', '=', recipeId).forNoKeyUpdate().execute()
}
