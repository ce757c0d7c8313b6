import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import type { Db } from '../../platform/db/schema.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { lockRecipe } from './recipe-lock.ts'

/** What comments and photos below a recipe have in common. */
export type CommentOrPhotoTable = 'comments' | 'photos'

export interface CommentOrPhotoViewer {
  id: string
  isAdmin: boolean
}

/** A photo of a private entry of the cooking log is for its author only, and not counted. */
const isPublic = (table: CommentOrPhotoTable) =>
  table === 'photos' ? sql<boolean>`not photos.is_private` : sql<boolean>`true`

/**
 * A condition on the table: hidden comments and photos are visible to their author and to admins only, private photos
 * to their author.
 */
export function canViewCommentOrPhoto(
  table: CommentOrPhotoTable,
  viewer: CommentOrPhotoViewer | null,
): RawBuilder<boolean> {
  const isOpen = viewer?.isAdmin ? sql`true` : sql`${sql.ref(`${table}.hidden_at`)} is null`
  return sql<boolean>`((${isOpen} and ${isPublic(table)})
    or ${sql.ref(`${table}.author_id`)} = ${viewer?.id ?? null}::uuid)`
}

/** A page of those below a recipe that the viewer may see, the newest first. */
export function newestBelow<DB, Tables extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, Tables, Row>,
  table: CommentOrPhotoTable,
  recipeId: string,
  viewer: CommentOrPhotoViewer,
  page: { limit: number; offset: number },
): Promise<Row[]> {
  return query
    .where(sql<boolean>`${sql.ref(`${table}.recipe_id`)} = ${recipeId}`)
    .where(canViewCommentOrPhoto(table, viewer))
    .orderBy(sql.ref(`${table}.created_at`), 'desc')
    .orderBy(sql.ref(`${table}.id`), 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute() as Promise<Row[]>
}

/** Counters hold visible comments and photos only. Call it in a transaction that has locked the recipe's row. */
export async function changeCount(
  db: Db,
  table: CommentOrPhotoTable,
  recipeId: string,
  by: 1 | -1,
): Promise<void> {
  const counter = sql.ref(`${table}_count`)
  await sql`update recipes set ${counter} = ${counter} + ${by}::int where id = ${recipeId}`.execute(db)
}

/**
 * Deletes the row and lowers the counter if it was visible; `onDeleted` runs in the same transaction. Of concurrent
 * deletions only one deletes and counts.
 */
export async function deleteCommentOrPhoto(
  db: Db,
  table: CommentOrPhotoTable,
  content: { id: string; recipe_id: string },
  onDeleted?: (transaction: Db) => Promise<void>,
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    await lockRecipe(transaction, content.recipe_id)
    const deleted = await transaction
      .deleteFrom(table)
      .where('id', '=', content.id)
      .returning(sql<boolean>`hidden_at is null and ${isPublic(table)}`.as('is_counted'))
      .executeTakeFirst()
    if (!deleted) return
    if (deleted.is_counted) await changeCount(transaction, table, content.recipe_id, -1)
    await onDeleted?.(transaction)
  })
}

/** Hides the row, or shows it again with null; returns whether that changed anything. Call it in a transaction. */
export async function hideCommentOrPhoto(
  db: Db,
  table: CommentOrPhotoTable,
  content: { id: string; recipe_id: string },
  at: Date | null,
): Promise<boolean> {
  await lockRecipe(db, content.recipe_id)
  const row = await db
    .updateTable(table)
    .set({ hidden_at: at })
    .where('id', '=', content.id)
    .where('hidden_at', at === null ? 'is not' : 'is', null)
    .returning(isPublic(table).as('is_counted'))
    .executeTakeFirst()
  if (!row) return false
  if (row.is_counted) await changeCount(db, table, content.recipe_id, at === null ? 1 : -1)
  return true
}
