import type { Db } from '../../../platform/db/schema.ts'
import { notifyMember } from '../../notifications/notify.ts'
import { findOriginOwner } from './queries.ts'

/** Notifies the author of the original of a variant that has just become public. */
export async function notifyOriginOwner(
  transaction: Db,
  recipe: { id: string; ownerId: string },
  now: number,
): Promise<void> {
  const userId = await findOriginOwner(transaction, recipe.id)
  if (userId === null) return
  const notification = { kind: 'remix', userId, actorId: recipe.ownerId, recipeId: recipe.id } as const
  await notifyMember(transaction, notification, now)
}
