import { sql, type RawBuilder } from 'kysely'
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
  const found = await db
    .selectFrom('recipes')
    .select(['id', 'title', 'uuid', 'is_public'])
    // A structure may have 100 kB, and a household thousands of recipes.
    .select(sql<number | null>`(structure -> 'servings')::integer`.as('servings'))
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .where(mayRead(viewerId))
    .execute()
  const byId = new Map(found.map((row) => [row.id, row]))
  return ids.map((id) => {
    const row = byId.get(id)
    return {
      id,
      title: row?.title ?? null,
      uuid: row?.is_public ? row.uuid : null,
      servings: row?.servings ?? null,
    }
  })
}

/** Raised by each edit, and by changes of the recipes within it. */
const listRevision = sql<number>`(revision + parts_revision)`.as('revision')

/** The present revisions of the recipes among these that the viewer may read. */
export async function selectReadableRevisions(
  db: Db,
  viewerId: string,
  ids: readonly string[],
): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('recipes')
    .select(['id', listRevision])
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .where(mayRead(viewerId))
    .execute()
  return new Map(rows.map(({ id, revision }) => [id, revision]))
}

/** Whether a recipe that the viewer may read has another revision than this one. */
export const hasOtherRevision = (id: RawBuilder<unknown>, revision: RawBuilder<unknown>, viewerId: string) =>
  sql<boolean>`exists (select from recipes where recipes.id = ${id} and recipes.deleted_at is null
    and recipes.revision is distinct from ${revision} and ${mayRead(viewerId)})`

/** The recipes among these that the viewer may read, with what a shopping list is made from. */
export async function selectReadable(db: Db, viewerId: string, ids: readonly string[]) {
  return db
    .selectFrom('recipes')
    .select(['id', 'title', 'uuid', 'is_public', 'language', 'structure', 'ingredient_food_ids'])
    .select(listRevision)
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .where(mayRead(viewerId))
    .execute()
}

export type ReadableRecipe = Awaited<ReturnType<typeof selectReadable>>[number]
