import { sql } from 'kysely'
import type { Db } from '../../../platform/db/schema.ts'

/**
 * The columns that refer to a version, besides `recipes.version_id`. A version that a row refers to is neither replaced
 * nor deleted. A test compares the list with the database.
 */
export const versionReferences = [
  { table: 'cooking_log', column: 'version_id' },
  { table: 'recipe_translations', column: 'version_id' },
  { table: 'recipes', column: 'from_version_id' },
] as const

/** The condition on `recipe_versions` that some row refers to the version. */
export const isReferenced = sql<boolean>`(${sql.join(
  versionReferences.map(
    ({ table, column }) =>
      sql`exists (select from ${sql.table(table)} where ${sql.table(table)}.${sql.ref(column)} = recipe_versions.id)`,
  ),
  sql` or `,
)})`

/** Whether a row refers to the version: a remix, an entry of the cooking log, a translation. */
export async function isVersionReferenced(db: Db, versionId: string): Promise<boolean> {
  const row = await db
    .selectFrom('recipe_versions')
    .select('id')
    .where('id', '=', versionId)
    .where(isReferenced)
    .executeTakeFirst()
  return row !== undefined
}
