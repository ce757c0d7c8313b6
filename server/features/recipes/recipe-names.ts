import type { Db } from '../../platform/db/schema.ts'
import { mayRead } from './policy.ts'

/** The recipe is named only to those who may read it. */
export interface RecipeName {
  id: string
  title: string | null
  uuid: string | null
  servings: number | null
}

/** Names of recipes in the order of the ids; without a title where the viewer may not read the recipe, or it is gone. */
export async function selectRecipeNames(
  db: Db,
  viewerId: string,
  ids: readonly string[],
): Promise<RecipeName[]> {
  if (ids.length === 0) return []
  const found = await selectReadable(db, viewerId, ids)
  const byId = new Map(found.map((row) => [row.id, row]))
  return ids.map((id) => {
    const row = byId.get(id)
    return {
      id,
      title: row?.title ?? null,
      uuid: row?.is_public ? row.uuid : null,
      servings: row?.structure?.servings ?? null,
    }
  })
}

/** The recipes among these that the viewer may read, with what a shopping list is made from. */
export async function selectReadable(db: Db, viewerId: string, ids: readonly string[]) {
  return db
    .selectFrom('recipes')
    .select(['id', 'title', 'uuid', 'is_public', 'language', 'structure', 'revision'])
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .where(mayRead(viewerId))
    .execute()
}

export type ReadableRecipe = Awaited<ReturnType<typeof selectReadable>>[number]
