import { sql } from 'kysely'
import { limits } from '#shared/constants/limits.ts'
import { fieldColumns } from '#shared/contract/recipe-fields.ts'
import type { VersionReason } from '#shared/contract/version-reasons.ts'
import type { Db } from '../../../platform/db/schema.ts'
import { isReferenced } from './references.ts'

const { perRecipe, replacedWithin } = limits.versions

/** What a version copies from its recipe. */
export const versionColumns = [
  ...fieldColumns,
  'language',
  'structure',
  'plan',
  'findings',
  'image_key',
] as const

const copied = sql.join(versionColumns.map((column) => sql.ref(column)))
const copiedOf = (table: string) => sql.join(versionColumns.map((column) => sql.ref(`${table}.${column}`)))

/** Says how the first version came about, where the database cannot know. */
export async function setFirstReason(db: Db, recipeId: string, reason: VersionReason): Promise<void> {
  await db.updateTable('recipe_versions').set({ reason }).where('recipe_id', '=', recipeId).execute()
}

/**
 * Writes the state of a recipe as its newest version, unless nothing has changed. The caller has changed the recipe's
 * row in this transaction, so that its versions are numbered one after the other. An edit soon after the newest version
 * replaces it while nothing refers to it. Above the limit, the oldest versions that nothing refers to are deleted.
 */
export async function writeVersion(
  transaction: Db,
  recipeId: string,
  reason: 'edit' | 'restore',
  now: number,
): Promise<void> {
  const newest = await selectNewest(transaction, recipeId)
  if (newest.unchanged) return
  const replaces = reason === 'edit' && (await deleteReplaceable(transaction, newest, now))
  const id = crypto.randomUUID()
  await sql`insert into recipe_versions (id, recipe_id, number, ${copied}, reason, made_at, was_public, group_ids)
    select ${id}, id, ${replaces ? newest.number : newest.number + 1}, ${copied},
      ${replaces && newest.reason !== 'restore' ? newest.reason : reason},
      ${replaces ? newest.made_at : new Date(now)}, false, '{}'
    from recipes where id = ${recipeId}`.execute(transaction)
  await transaction.updateTable('recipes').set({ version_id: id }).where('id', '=', recipeId).execute()
  await sql`select note_readers_of_version(${recipeId})`.execute(transaction)
  await deleteOldest(transaction, recipeId)
}

async function selectNewest(transaction: Db, recipeId: string) {
  return transaction
    .selectFrom('recipes')
    .innerJoin('recipe_versions', 'recipe_versions.id', 'recipes.version_id')
    .select(['recipe_versions.id', 'number', 'reason', 'made_at'])
    .select(
      sql<boolean>`(${copiedOf('recipes')}) is not distinct from (${copiedOf('recipe_versions')})`.as(
        'unchanged',
      ),
    )
    .where('recipes.id', '=', recipeId)
    .executeTakeFirstOrThrow()
}

/** Deletes the newest version if the next one may take its place, and returns whether it did. */
async function deleteReplaceable(
  transaction: Db,
  newest: { id: string; made_at: Date },
  now: number,
): Promise<boolean> {
  if (now - newest.made_at.getTime() >= replacedWithin) return false
  // The lock waits for a row that is just being written with a reference to it.
  await transaction
    .selectFrom('recipe_versions')
    .select('id')
    .where('id', '=', newest.id)
    .forUpdate()
    .execute()
  const deleted = await transaction
    .deleteFrom('recipe_versions')
    .where('id', '=', newest.id)
    // What moderators have hidden stays as they saw it.
    .where('hidden_at', 'is', null)
    .where(sql<boolean>`not ${isReferenced}`)
    .executeTakeFirst()
  return deleted.numDeletedRows > 0n
}

async function deleteOldest(transaction: Db, recipeId: string): Promise<void> {
  await sql`delete from recipe_versions where id in (
    select id from recipe_versions
    where recipe_id = ${recipeId} and id <> (select version_id from recipes where id = ${recipeId})
      and not ${isReferenced}
    order by number
    limit greatest((select count(*) from recipe_versions where recipe_id = ${recipeId}) - ${perRecipe}, 0)
  )`.execute(transaction)
}
