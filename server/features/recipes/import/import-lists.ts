import { sql } from 'kysely'
import { limits } from '#shared/constants/limits.ts'
import type { ImportList } from '#shared/contract/recipe-imports.ts'
import { apiError } from '#shared/contract/errors.ts'
import type { Db } from '../../../platform/db/schema.ts'
import { isUuid } from '../../../platform/db/uuid.ts'

const isOpen = sql<boolean>`recipe_import_items.state in ('waiting', 'reading')`

/**
 * Adds a list of addresses, and forgets the oldest beyond those that are kept. Throws `limit reached` while one of the user
 * is being read.
 */
export async function insertImport(
  db: Db,
  userId: string,
  addresses: readonly string[],
  now: number,
): Promise<string> {
  return db.transaction().execute(async (transaction) => {
    // One after the other for each user.
    await transaction.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
    const running = await transaction
      .selectFrom('recipe_imports')
      .innerJoin('recipe_import_items', 'recipe_import_items.import_id', 'recipe_imports.id')
      .select('recipe_imports.id')
      .where('user_id', '=', userId)
      .where(isOpen)
      .limit(1)
      .executeTakeFirst()
    if (running) throw apiError('limit reached')
    const { id } = await transaction
      .insertInto('recipe_imports')
      .values({ user_id: userId, created_at: new Date(now) })
      .returning('id')
      .executeTakeFirstOrThrow()
    await transaction
      .insertInto('recipe_import_items')
      .values([...new Set(addresses)].map((address, position) => ({ import_id: id, position, address })))
      .execute()
    await sql`delete from recipe_imports where user_id = ${userId} and id not in (
      select id from recipe_imports where user_id = ${userId}
      order by created_at desc, id desc limit ${limits.import.lists})`.execute(transaction)
    return id
  })
}

/** The lists of a user, the latest first, or one of them; a recipe that was deleted for good has no title any more. */
export async function selectImports(db: Db, userId: string, id?: string): Promise<ImportList[]> {
  if (id !== undefined && !isUuid(id)) return []
  const rows = await db
    .selectFrom('recipe_imports')
    .innerJoin('recipe_import_items as item', 'item.import_id', 'recipe_imports.id')
    .leftJoin('recipes', (join) =>
      join.onRef('recipes.id', '=', 'item.recipe_id').on('recipes.owner_id', '=', userId),
    )
    .select(['recipe_imports.id', 'recipe_imports.created_at'])
    .select([
      'item.position',
      'item.address',
      'item.state',
      'item.reason',
      'recipes.id as recipe_id',
      'title',
    ])
    .where('recipe_imports.user_id', '=', userId)
    .$if(id !== undefined, (query) => query.where('recipe_imports.id', '=', id ?? ''))
    .orderBy('recipe_imports.created_at', 'desc')
    .orderBy('recipe_imports.id', 'desc')
    .orderBy('item.position')
    .execute()
  return [...Map.groupBy(rows, (row) => row.id)].map(([importId, items]) => ({
    id: importId,
    createdAt: (items[0]?.created_at ?? new Date(0)).toISOString(),
    items: items.map(({ position, address, state, reason, recipe_id, title }) => ({
      position,
      address,
      state,
      reason,
      recipe: recipe_id !== null && title !== null ? { id: recipe_id, title } : null,
    })),
  }))
}

/** Throws `not found` for a list of somebody else. */
export async function requireImport(db: Db, userId: string, id: string): Promise<ImportList> {
  const [list] = await selectImports(db, userId, id)
  if (!list) throw apiError('not found')
  return list
}

/** Addresses that wait are left out; the one that is being read still ends. */
export async function stopWaiting(db: Db, importId: string): Promise<void> {
  await db
    .updateTable('recipe_import_items')
    .set({ state: 'stopped' })
    .where('import_id', '=', importId)
    .where('state', '=', 'waiting')
    .execute()
}

/** Throws `not found` for an address that was saved, or is about to be read. */
export async function readAgain(
  db: Db,
  importId: string,
  { position, anyway = false }: { position: number; anyway?: boolean | undefined },
): Promise<void> {
  const row = await db
    .updateTable('recipe_import_items')
    .set({ state: 'waiting', reason: null, recipe_id: null, anyway })
    .where('import_id', '=', importId)
    .where('position', '=', position)
    .where('state', 'in', ['duplicate', 'several', 'failed', 'stopped'])
    .returning('position')
    .executeTakeFirst()
  if (!row) throw apiError('not found')
}

export async function removeImport(db: Db, userId: string, id: string): Promise<void> {
  const row = isUuid(id)
    ? await db
        .deleteFrom('recipe_imports')
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .returning('id')
        .executeTakeFirst()
    : undefined
  if (!row) throw apiError('not found')
}
