import type { Db } from '../../platform/db/schema.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { isUuid } from '../../platform/db/uuid.ts'
import { authorizeRecipe, idOf, mayRead, type RecipeAction, type Viewer } from './policy.ts'

/**
 * Runs `work` in a transaction that locks the recipe's row, so that its counters change one after the other and nothing
 * is added to a recipe that is being deleted. Throws the errors of `authorizeRecipe`.
 */
export async function withLockedRecipe<Result>(
  db: Db,
  recipeId: string,
  userId: string,
  action: Extract<RecipeAction, 'respond' | 'rate'>,
  work: (transaction: Db, ownerId: string) => Promise<Result>,
): Promise<Result> {
  return inTransaction(db, async (transaction) => {
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

async function findReadableRecipe(db: Db, recipeId: string, viewer: Exclude<Viewer, null>) {
  if (!isUuid(recipeId)) return undefined
  return db
    .selectFrom('recipes')
    .select(['id', 'owner_id', 'deleted_at', 'hidden_at', 'comments_count'])
    .where('id', '=', recipeId)
    .where(mayRead(viewer))
    .executeTakeFirst()
}

export async function canReadRecipe(
  db: Db,
  recipeId: string,
  viewer: Exclude<Viewer, null>,
): Promise<boolean> {
  return (await findReadableRecipe(db, recipeId, viewer)) !== undefined
}

/** The recipe's access columns. Throws the errors of `authorizeRecipe`. */
export async function requireReadableRecipe(
  db: Db,
  recipeId: string,
  viewer: Exclude<Viewer, null>,
  action: RecipeAction = 'read',
) {
  return authorizeRecipe(await findReadableRecipe(db, recipeId, viewer), idOf(viewer), action)
}

/** Locks the recipe's row. Call it before changing comments or photos, so that deletions of the recipe wait. */
export async function lockRecipe(transaction: Db, recipeId: string): Promise<void> {
  await transaction.selectFrom('recipes').select('id').where('id', '=', recipeId).forNoKeyUpdate().execute()
}
