import { sql } from 'kysely'
import { limits } from '#shared/constants/limits.ts'
import type { Db } from '../../../platform/db/schema.ts'
import { isUuid } from '../../../platform/db/uuid.ts'
import { recipesWithOwner, type RecipeWithOwner } from '../queries.ts'
import { mayExport } from './policy.ts'

/** Which of these recipes a user may take along, in the order given. */
export async function selectExportable(db: Db, ids: readonly string[], userId: string): Promise<string[]> {
  const known = [...new Set(ids.filter(isUuid))]
  const { rows } = await sql<{ id: string }>`
    select recipes.id from unnest(${known}::uuid[]) with ordinality as wanted (id, place)
    join recipes on recipes.id = wanted.id where ${mayExport(userId)} order by wanted.place`.execute(db)
  return rows.map(({ id }) => id)
}

/** The recipes of a binder that its user may take along: own ones, then saved ones, each newest first. */
export async function selectExportableBinder(db: Db, userId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select recipes.id from recipes
    left join saved_recipes on saved_recipes.recipe_id = recipes.id and saved_recipes.user_id = ${userId}
    where (recipes.owner_id = ${userId} or saved_recipes.user_id is not null) and ${mayExport(userId)}
    order by recipes.owner_id <> ${userId}, coalesce(saved_recipes.saved_at, recipes.created_at) desc, recipes.id
    limit ${limits.exports.binder}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Undefined for one that may not be taken along any more. */
export async function findExportable(
  db: Db,
  id: string,
  userId: string,
): Promise<RecipeWithOwner | undefined> {
  return recipesWithOwner(db).where('recipes.id', '=', id).where(mayExport(userId)).executeTakeFirst()
}
