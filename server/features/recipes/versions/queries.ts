import { sql } from 'kysely'
import { limits } from '#shared/constants/limits.ts'
import { apiError } from '#shared/contract/errors.ts'
import type { Lineage } from '#shared/contract/recipe-versions.ts'
import type { Db } from '../../../platform/db/schema.ts'
import { isUuid } from '../../../platform/db/uuid.ts'
import { isPublished, mayRead, ownsRecipe } from '../policy.ts'
import { maySeeVersion } from './policy.ts'
import { versionColumns } from './write.ts'

export interface Viewer {
  id: string
  isAdmin: boolean
}

/** What decides who sees the versions of a recipe. */
export interface VersionedRecipe {
  id: string
  owner_id: string
  version_id: string
}

/** The recipe's columns for its versions. Throws `not found` unless the viewer may read it. */
export async function requireVersionedRecipe(db: Db, recipeId: string, viewer: Viewer) {
  const row = isUuid(recipeId)
    ? await db
        .selectFrom('recipes')
        .select(['id', 'owner_id', 'version_id', 'from_recipe_id', 'from_version_id', 'family_id'])
        .where('id', '=', recipeId)
        .where(mayRead(viewer))
        .executeTakeFirst()
    : undefined
  if (!row) throw apiError('not found')
  return row
}

function versionsFor(db: Db, viewerId: string) {
  return db
    .selectFrom('recipe_versions')
    .select(['id', 'number', 'reason', 'made_at', 'title', 'was_public', 'hidden_at'])
    .select(
      sql<boolean>`exists (select from group_members where user_id = ${viewerId} and group_id = any(group_ids))`.as(
        'was_shared_with_viewer',
      ),
    )
}

export type VersionRow = Awaited<ReturnType<typeof selectVersions>>[number]

/** Those that the viewer may see, newest first. */
export async function selectVersions(db: Db, recipe: VersionedRecipe, viewer: Viewer) {
  const rows = await versionsFor(db, viewer.id)
    .where('recipe_id', '=', recipe.id)
    .orderBy('number', 'desc')
    .limit(limits.versions.shown)
    .execute()
  return rows.filter((row) => maySeeVersion(row, recipe, viewer))
}

export type WholeVersion = Awaited<ReturnType<typeof requireVersion>>

/** Throws `not found` unless the viewer may see it. */
export async function requireVersion(
  db: Db,
  recipe: VersionedRecipe,
  version: { number: number } | { id: string },
  viewer: Viewer,
) {
  const row = await versionsFor(db, viewer.id)
    .select(versionColumns)
    .where('recipe_id', '=', recipe.id)
    .$if('number' in version, (query) => query.where('number', '=', 'number' in version ? version.number : 0))
    .$if('id' in version, (query) => query.where('id', '=', 'id' in version ? version.id : ''))
    .executeTakeFirst()
  if (!row || !maySeeVersion(row, recipe, viewer)) throw apiError('not found')
  return row
}

/** A number in a path; the largest that a column takes has nine digits at least. */
export function readNumber(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw apiError('not found')
  return Number(text)
}

const relatives = (db: Db) =>
  db
    .selectFrom('recipes')
    .innerJoin('users', 'users.id', 'recipes.owner_id')
    .select(['recipes.id', 'recipes.uuid', 'recipes.title', 'recipes.owner_id', 'users.name as owner_name'])

type Relative = Awaited<ReturnType<ReturnType<typeof relatives>['executeTakeFirstOrThrow']>>

export const presentRelative = (row: Relative, viewerId: string | null) => ({
  id: row.id,
  uuid: row.uuid,
  title: row.title,
  ownerName: row.owner_name,
  mine: ownsRecipe(row, viewerId),
})

/** What a recipe was made from, as far as the viewer may know; null for recipes that are no variant. */
export async function findLineage(
  db: Db,
  recipe: { from_recipe_id: string | null; family_id: string | null },
  viewerId: string | null,
): Promise<Lineage | null> {
  if (recipe.family_id === null) return null
  const row =
    recipe.from_recipe_id === null
      ? undefined
      : await relatives(db)
          .where('recipes.id', '=', recipe.from_recipe_id)
          .where('recipes.deleted_at', 'is', null)
          .where(mayRead(viewerId))
          .executeTakeFirst()
  return { recipe: row ? presentRelative(row, viewerId) : null }
}

/** The variants of a recipe that the viewer may read, newest first; deleted ones are left out. */
export async function selectRemixes(db: Db, recipeId: string, viewerId: string) {
  return relatives(db)
    .select(['recipes.is_public', 'recipes.created_at'])
    .where('recipes.from_recipe_id', '=', recipeId)
    .where('recipes.deleted_at', 'is', null)
    .where(mayRead(viewerId))
    .orderBy('recipes.created_at', 'desc')
    .orderBy('recipes.id', 'desc')
    .limit(limits.versions.shown)
    .execute()
}

/** The author of what a published recipe is a variant of; null for other recipes. */
export async function findOriginOwner(db: Db, recipeId: string): Promise<string | null> {
  const row = await db
    .selectFrom('recipes')
    .innerJoin('recipes as origin', 'origin.id', 'recipes.from_recipe_id')
    .select('origin.owner_id')
    .where('recipes.id', '=', recipeId)
    .where('origin.deleted_at', 'is', null)
    .where(isPublished)
    .executeTakeFirst()
  return row?.owner_id ?? null
}

/** The versions before the current one, for the export. */
export async function selectEarlierVersions(db: Db, recipeId: string) {
  return db
    .selectFrom('recipe_versions')
    .select(['number', 'reason', 'made_at', ...versionColumns])
    .where('recipe_id', '=', recipeId)
    .where('id', 'not in', db.selectFrom('recipes').select('version_id').where('id', '=', recipeId))
    .orderBy('number')
    .execute()
}
