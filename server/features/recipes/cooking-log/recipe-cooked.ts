import type { WireRecipe } from '#shared/contract/recipes.ts'
import type { Db } from '../../../platform/db/schema.ts'
import { findNextTime } from './queries.ts'

/** What the answer of one recipe says of the cooking log. */
export async function presentCooked(
  db: Db,
  recipe: { id: string; cooked_count: number; cooks_count: number },
  viewerId: string | null,
): Promise<NonNullable<WireRecipe['cooked']>> {
  const nextTime = viewerId === null ? null : await findNextTime(db, recipe.id, viewerId)
  return { times: recipe.cooked_count, cooks: recipe.cooks_count, nextTime }
}
