import { sql } from 'kysely'
import { apiError } from '#shared/contract/errors.ts'
import { limits } from '#shared/constants/limits.ts'
import type { Db } from '../../platform/db/schema.ts'
import { isUuid } from '../../platform/db/uuid.ts'

export interface EntryRow {
  recipe_id: string
  note: string | null
  added_by: string | null
  added_at: Date
  adder_name: string | null
}

/** The entries of a collection in their order. */
export async function selectEntries(db: Db, collectionId: string): Promise<EntryRow[]> {
  return db
    .selectFrom('collection_recipes as entry')
    .leftJoin('users as adder', 'adder.id', 'entry.added_by')
    .select(['entry.recipe_id', 'entry.note', 'entry.added_by', 'entry.added_at', 'adder.name as adder_name'])
    .where('entry.collection_id', '=', collectionId)
    .orderBy('entry.position')
    .orderBy('entry.recipe_id')
    .limit(limits.collection.recipes)
    .execute()
}

export async function findEntry(
  db: Db,
  collectionId: string,
  recipeId: string,
): Promise<{ added_by: string | null } | undefined> {
  if (!isUuid(recipeId)) return undefined
  return db
    .selectFrom('collection_recipes')
    .select('added_by')
    .where('collection_id', '=', collectionId)
    .where('recipe_id', '=', recipeId)
    .executeTakeFirst()
}

/** Which of these collections contain the recipe. */
export async function selectContaining(
  db: Db,
  collectionIds: readonly string[],
  recipeId: string,
): Promise<Set<string>> {
  if (collectionIds.length === 0 || !isUuid(recipeId)) return new Set()
  const rows = await db
    .selectFrom('collection_recipes')
    .select('collection_id')
    .where('collection_id', 'in', collectionIds)
    .where('recipe_id', '=', recipeId)
    .execute()
  return new Set(rows.map((row) => row.collection_id))
}

/** The first recipes of each collection, from which covers are chosen. */
export async function selectFirstRecipes(
  db: Db,
  collectionIds: readonly string[],
): Promise<{ collection_id: string; recipe_id: string }[]> {
  if (collectionIds.length === 0) return []
  const { rows } = await sql<{ collection_id: string; recipe_id: string }>`
    select collection_id, recipe_id from unnest(${collectionIds}::uuid[]) wanted (id)
    cross join lateral (
      select collection_id, recipe_id, position from collection_recipes
      where collection_id = wanted.id order by position, recipe_id limit 4
    ) entry
    order by collection_id, position, recipe_id`.execute(db)
  return rows
}

interface EntryChange {
  collectionId: string
  recipeId: string
  userId: string
  /** Whether the user may change notes that others wrote. */
  mayChangeAll: boolean
  /** Undefined leaves the note. */
  note: string | null | undefined
  /** Undefined leaves the place; a new entry comes last. */
  position: number | undefined
}

/** Adds a recipe or changes its entry. Throws `limit reached`, and `not found` for a collection that is gone. */
export async function storeEntry(db: Db, change: EntryChange, now: number): Promise<void> {
  const { collectionId, recipeId, userId, note, position } = change
  await db.transaction().execute(async (transaction) => {
    await lockCollection(transaction, collectionId)
    const added = await sql`insert into collection_recipes
        (collection_id, recipe_id, position, note, added_by, added_at)
      select ${collectionId}, ${recipeId}, coalesce(max(position), -1) + 1, ${note ?? null}, ${userId}, ${new Date(now)}
      from collection_recipes where collection_id = ${collectionId}
      having count(*) < ${limits.collection.recipes}
      on conflict (collection_id, recipe_id) do nothing returning recipe_id`.execute(transaction)
    if (added.rows.length === 0) {
      if (!(await findEntry(transaction, collectionId, recipeId))) throw apiError('limit reached')
      if (note !== undefined) await setNote(transaction, change, note)
    }
    if (position !== undefined) await moveEntry(transaction, collectionId, recipeId, position)
  })
}

async function lockCollection(db: Db, id: string): Promise<void> {
  const row = await db
    .selectFrom('collections')
    .select('id')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!row) throw apiError('not found')
}

async function setNote(
  db: Db,
  { collectionId, recipeId, userId, mayChangeAll }: EntryChange,
  note: string | null,
): Promise<void> {
  let query = db
    .updateTable('collection_recipes')
    .set({ note })
    .where('collection_id', '=', collectionId)
    .where('recipe_id', '=', recipeId)
  if (!mayChangeAll) query = query.where('added_by', '=', userId)
  await query.execute()
}

/** Numbers all entries anew, with this one at its place. */
async function moveEntry(db: Db, collectionId: string, recipeId: string, position: number): Promise<void> {
  const rows = await selectEntries(db, collectionId)
  const order = rows.map((row) => row.recipe_id).filter((id) => id !== recipeId)
  order.splice(position, 0, recipeId)
  await sql`update collection_recipes set position = ordered.place - 1
    from unnest(${order}::uuid[]) with ordinality as ordered (id, place)
    where collection_id = ${collectionId} and recipe_id = ordered.id`.execute(db)
}

export async function deleteEntry(db: Db, collectionId: string, recipeId: string): Promise<void> {
  await db
    .deleteFrom('collection_recipes')
    .where('collection_id', '=', collectionId)
    .where('recipe_id', '=', recipeId)
    .execute()
}
