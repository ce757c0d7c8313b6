import { sql } from 'kysely'
import type { ArchiveItemReason } from '#shared/contract/recipe-archives.ts'
import type { Db } from '../../../platform/db/schema.ts'
import { queueImageDeletion } from '../../images/deletion-queue.ts'
import { deleteImages } from '../../images/queries.ts'
import { fallbackImageNames } from '../fallback-image.ts'
import { deleteUnsavedImages } from './queries.ts'
import { holdsClaim, keepClaim, ofClaim, type ArchiveDeps, type Claim } from './claims.ts'

/** The recipes among these that something else holds on to: a plan, a list, a collection, a group, a conversation. */
export type FindUses = (
  db: Db,
  userId: string,
  recipeIds: readonly string[],
) => Promise<ReadonlyMap<string, 'planned' | 'used'>>

const perPiece = 20

/** Takes the next recipes of an import back. What was changed or used since stays, and the row says why. */
export async function undoNext(deps: ArchiveDeps, claim: Claim, findUses: FindUses): Promise<void> {
  await keepClaim(deps, claim)
  const { db, clock } = deps
  await db.transaction().execute(async (transaction) => {
    if (!(await holdsClaim(transaction, claim))) return
    const items = await transaction
      .selectFrom('recipe_archive_items')
      .select(['position', 'recipe_id', 'image_key'])
      .where('archive_id', '=', claim.id)
      .where('state', '=', 'saved')
      .orderBy('position')
      .limit(perPiece)
      .execute()
    if (items.length === 0) return void (await endUndo(transaction, claim, clock()))
    const ids = items.flatMap(({ recipe_id: id }) => (id === null ? [] : [id]))
    const reasons = await reasonsToKeep(transaction, claim, ids, findUses)
    const gone = ids.filter((id) => !reasons.has(id))
    await deleteRecipes(transaction, claim.user_id, gone, clock())
    for (const { position, recipe_id: id, image_key: key } of items) {
      const reason = (id !== null && reasons.get(id)) || null
      if (reason === null && key !== null) await deleteUnusedImage(transaction, key, clock())
      await transaction
        .updateTable('recipe_archive_items')
        .set(reason === null ? { state: 'undone', image_key: null } : { state: 'kept', reason })
        .where('archive_id', '=', claim.id)
        .where('position', '=', position)
        .execute()
    }
  })
}

/** Locks the recipes and finds those that stay. */
async function reasonsToKeep(
  transaction: Db,
  claim: Claim,
  ids: readonly string[],
  findUses: FindUses,
): Promise<Map<string, ArchiveItemReason>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: string; reason: ArchiveItemReason | null }>`
    select recipes.id, case
      when is_public or hidden_at is not null
        or exists (select from recipe_versions version where version.recipe_id = recipes.id and version.was_public)
        then 'published'
      when cooked_count > 0 or exists (select from cooking_log where cooking_log.recipe_id = recipes.id) then 'cooked'
      when recipes.revision <> coalesce(item.revision, 0)
        or exists (select from recipe_notes note where note.user_id = recipes.owner_id
          and note.recipe_id = recipes.id and note.updated_at > recipes.created_at)
        then 'edited'
      when remix_count > 0 or exists (select from recipes other where other.from_recipe_id = recipes.id)
        or exists (select from recipes other where other.part_uuids <> '{}' and other.part_uuids @> array[recipes.uuid])
        or exists (select from saved_recipes saved where saved.recipe_id = recipes.id)
        or exists (select from comments where comments.recipe_id = recipes.id)
        or exists (select from photos where photos.recipe_id = recipes.id)
        or exists (select from ratings where ratings.recipe_id = recipes.id)
        then 'used' end as reason
    from recipes join recipe_archive_items item on item.recipe_id = recipes.id and item.archive_id = ${claim.id}
      and item.state = 'saved'
    where recipes.id = any(${[...ids]}::uuid[]) and recipes.owner_id = ${claim.user_id}
    for update of recipes`.execute(transaction)
  const uses = await findUses(transaction, claim.user_id, ids)
  return new Map(
    rows.flatMap(({ id, reason }) => {
      const kept = reason ?? uses.get(id)
      return kept ? [[id, kept] as const] : []
    }),
  )
}

async function deleteRecipes(
  transaction: Db,
  userId: string,
  ids: readonly string[],
  now: number,
): Promise<void> {
  if (ids.length === 0) return
  const deleted = await transaction
    .deleteFrom('recipes')
    .where('id', 'in', ids)
    .returning(['uuid', 'title', 'image_key', 'structure'])
    .execute()
  // The user's tags and notes would outlive them; nobody else has any about a recipe that is deleted here.
  for (const table of ['recipe_tags', 'recipe_notes'] as const)
    await transaction.deleteFrom(table).where('user_id', '=', userId).where('recipe_id', 'in', ids).execute()
  await queueImageDeletion(transaction, deleted.flatMap(fallbackImageNames), now)
}

/** The picture that came with a recipe, unless another one has it now. */
async function deleteUnusedImage(transaction: Db, key: string, now: number): Promise<void> {
  const { rows } = await sql`(select from recipes where image_key = ${key} limit 1)
    union all (select from recipes where step_images <> '{}' and step_images @> array[${key}] limit 1)
    union all (select from recipe_versions where image_key = ${key} limit 1)`.execute(transaction)
  if (rows.length === 0) await deleteImages(transaction, [key], now)
}

async function endUndo(transaction: Db, claim: Claim, now: number): Promise<void> {
  await deleteUnsavedImages(transaction, claim.id, now)
  await sql`update recipe_archive_items set reading = null where archive_id = ${claim.id}`.execute(
    transaction,
  )
  await ofClaim(transaction, claim).set({ state: 'undone', claimed_at: null }).execute()
}
