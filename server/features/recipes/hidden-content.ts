import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../platform/db/schema.ts'
import { lockRecipe } from './recipe-lock.ts'

/** Who reads what hangs on a recipe. */
export interface CommentOrPhotoViewer {
  id: string
  isAdmin: boolean
}

type CommentOrPhotoTable = 'comments' | 'photos'

/** A hidden comment or photo is there for its author and for admins only. */
export function canViewCommentOrPhoto(
  table: CommentOrPhotoTable,
  reader: CommentOrPhotoViewer | null,
): RawBuilder<boolean> {
  if (reader?.isAdmin) return sql<boolean>`true`
  return sql<boolean>`(${sql.ref(`${table}.hidden_at`)} is null
    or ${sql.ref(`${table}.author_id`)} = ${reader?.id ?? null}::uuid)`
}

/** Whether a report of it waits to be decided. */
export function isReported(kind: 'comment' | 'photo', table: CommentOrPhotoTable): RawBuilder<boolean> {
  return sql<boolean>`exists (select from reports where reports.kind = ${kind}
    and reports.content_id = ${sql.ref(`${table}.id`)} and reports.closed_at is null)`
}

/** Hides a recipe, or with null brings it back; answers whether that changed anything. */
export async function hideRecipe(db: Db, id: string, at: Date | null): Promise<boolean> {
  const row = await db
    .updateTable('recipes')
    .set({ hidden_at: at })
    .where('id', '=', id)
    .where('hidden_at', at === null ? 'is not' : 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** The same for what hangs on a recipe, whose counters know only what everybody may see. To be called in a transaction. */
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
    .returning('id')
    .executeTakeFirst()
  if (!row) return false
  const counter = sql.ref(table === 'comments' ? 'comments_count' : 'photos_count')
  await sql`update recipes set ${counter} = ${counter} + ${at === null ? 1 : -1}::int
    where id = ${content.recipe_id}`.execute(db)
  return true
}
