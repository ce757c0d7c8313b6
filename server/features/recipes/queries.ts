import { sql } from 'kysely'
import { apiError } from '#shared/contract/errors.ts'
import type { Finding } from '#shared/contract/safety-finding.ts'
import type { Language } from '#shared/constants/languages.ts'
import type { RecipeOrigin } from '#shared/contract/version-reasons.ts'
import { fieldColumns, renamed, type FieldValues } from '#shared/contract/recipe-fields.ts'
import type { StoredPlan } from '#shared/contract/recipe-plan.ts'
import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { fold } from '#shared/words/fold.ts'
import { labelsVersion, subjectsVersion } from '#kitchen/foods'
import type { Guests } from '#kitchen'
import type { ExaminedRecipe } from '../../platform/workers/kitchen.ts'
import type { Db } from '../../platform/db/schema.ts'
import { takeRoom } from '../../platform/storage/room.ts'
import { isUuid } from '../../platform/db/uuid.ts'
import { queueImageDeletion } from '../images/deletion-queue.ts'
import { assertNoCycle } from './parts/queries.ts'
import { mayRead, type Viewer } from './policy.ts'
import { fallbackImageNames } from './fallback-image.ts'
import { notifyOriginOwner } from './versions/notify-origin.ts'
import { setFirstReason, writeVersion } from './versions/write.ts'

export type RecipeSubjects = ExaminedRecipe['subjects']

/** All columns except those for search. */
const columns = [
  'recipes.id',
  'recipes.uuid',
  'recipes.owner_id',
  ...fieldColumns.map((column) => `recipes.${column}` as const),
  'recipes.language',
  'recipes.image_key',
  'recipes.findings',
  'recipes.is_public',
  'recipes.deleted_at',
  'recipes.hidden_at',
  'recipes.created_at',
  'recipes.updated_at',
  'recipes.revision',
  'recipes.parts_examined',
  'recipes.like_count',
  'recipes.comments_count',
  'recipes.photos_count',
  'recipes.rating_count',
  'recipes.rating_sum',
  'recipes.version_id',
  'recipes.from_recipe_id',
  'recipes.family_id',
  'recipes.remix_count',
  'recipes.cooked_count',
  'recipes.cooks_count',
  'users.name as owner_name',
  'images.provenance as image_provenance',
] as const

const isTranslatable = sql<boolean>`(recipes.structure is not null and recipes.translatable)`.as(
  'translatable',
)

export function recipesWithOwner(db: Db) {
  return db
    .selectFrom('recipes')
    .innerJoin('users', 'users.id', 'recipes.owner_id')
    .leftJoin('images', 'images.key', 'recipes.image_key')
    .innerJoin('recipe_versions as version', 'version.id', 'recipes.version_id')
    .leftJoin('recipe_eaters', 'recipe_eaters.recipe_id', 'recipes.id')
    .select(columns)
    .select(isTranslatable)
    .select([
      'recipes.structure',
      'recipes.plan',
      'recipes.version_id',
      'recipes.translatable as allows_translation',
      'version.number as version_number',
      'recipe_eaters.eaters',
      'recipe_eaters.findings as eater_findings',
    ])
}

/** The same for lists: the structure as JSON text, which goes into the answer unparsed. */
export function listedRecipes(db: Db) {
  return db
    .selectFrom('recipes')
    .innerJoin('users', 'users.id', 'recipes.owner_id')
    .leftJoin('images', 'images.key', 'recipes.image_key')
    .select(columns)
    .select(isTranslatable)
    .select(sql<string | null>`recipes.structure::text`.as('structure_text'))
}

export type RecipeWithOwner = Awaited<
  ReturnType<ReturnType<typeof recipesWithOwner>['executeTakeFirstOrThrow']>
>

export type ListedRecipe = Awaited<ReturnType<ReturnType<typeof listedRecipes>['executeTakeFirstOrThrow']>>

export interface NewRecipe extends FieldValues {
  ownerId: string
  language: Language
  imageKey: string | null
  structure: RecipeStructure | null
  /** Undefined leaves the stored one. */
  plan: StoredPlan | null | undefined
  /** What holds for everybody. */
  findings: Finding[]
  /** For whom it was cooked, where somebody told, and what the check found for them; nobody else sees either. */
  eaters?: Guests | undefined
  eaterFindings?: Finding[]
  /** Missing, a job reads them later. */
  subjects?: RecipeSubjects
  /** How it came about, where a client says so. */
  origin?: RecipeOrigin | undefined
  /** What it is a variant of. */
  lineage?: { from_recipe_id: string; from_version_id: string | null; family_id: string }
}

/**
 * Saves a recipe once per user and key, also when requests repeat concurrently: the request that inserts the key saves,
 * the others return the same recipe's id. Call it at the end of a transaction. Throws `storage full`.
 */
export async function insertRecipe(
  db: Db,
  recipe: NewRecipe,
  idempotencyKey: string,
  now: number,
): Promise<{ id: string; isNew: boolean }> {
  const id = crypto.randomUUID()
  const at = new Date(now)
  const claimed = await db
    .insertInto('idempotency_keys')
    .values({ user_id: recipe.ownerId, key: idempotencyKey, recipe_id: id, created_at: at })
    .onConflict((conflict) => conflict.columns(['user_id', 'key']).doNothing())
    .returning('recipe_id')
    .executeTakeFirst()
  if (!claimed)
    return { id: (await findIdempotentRecipe(db, recipe.ownerId, idempotencyKey)) ?? id, isNew: false }
  await db
    .insertInto('recipes')
    .values({
      id,
      owner_id: recipe.ownerId,
      ...contentColumns(recipe),
      created_at: at,
      updated_at: at,
      deleted_at: null,
      ...recipe.lineage,
    })
    .execute()
  if (recipe.origin && !recipe.lineage) await setFirstReason(db, id, recipe.origin)
  await writeEaters(db, id, recipe)
  await assertNoCycle(db, id)
  await takeRoom(db, recipe.ownerId, bytesOf(recipe))
  return { id, isNew: true }
}

/** The recipe that was saved with an idempotency key, or null. */
export async function findIdempotentRecipe(
  db: Db,
  userId: string,
  idempotencyKey: string,
): Promise<string | null> {
  const row = await db
    .selectFrom('idempotency_keys')
    .select('recipe_id')
    .where('user_id', '=', userId)
    .where('key', '=', idempotencyKey)
    .executeTakeFirst()
  return row?.recipe_id ?? null
}

/**
 * Replaces the revision that was edited; null if the recipe has been edited or deleted meanwhile. A dangerous finding
 * makes the recipe private and withdraws it from every group. Throws `storage full`.
 */
export async function updateRecipe(
  db: Db,
  row: RecipeWithOwner,
  recipe: NewRecipe,
  now: number,
  reason: 'edit' | 'restore' = 'edit',
): Promise<{ takenBack: boolean } | null> {
  const { id, revision } = row
  return db.transaction().execute(async (transaction) => {
    const written = await transaction
      .updateTable('recipes')
      .set({ ...contentColumns(recipe), updated_at: new Date(now), revision: revision + 1 })
      .where('id', '=', id)
      .where('revision', '=', revision)
      .where('deleted_at', 'is', null)
      .executeTakeFirst()
    if (written.numUpdatedRows === 0n) return null
    await queueImageDeletion(transaction, fallbackImageNames(row), now)
    const takenBack = isDangerous(recipe.findings) && (await takeBack(transaction, id))
    await writeVersion(transaction, id, reason, now)
    await writeEaters(transaction, id, recipe)
    // Writers wait for each other here: no row of a recipe is locked after it.
    await assertNoCycle(transaction, id)
    await takeRoom(transaction, row.owner_id, bytesOf(recipe))
    return { takenBack }
  })
}

/** A row only where somebody told who eats. */
async function writeEaters(
  db: Db,
  id: string,
  { eaters, eaterFindings = [] }: Pick<NewRecipe, 'eaters' | 'eaterFindings'>,
): Promise<void> {
  if (!eaters) return
  const told = { eaters: JSON.stringify(eaters), findings: JSON.stringify(eaterFindings) }
  await db
    .insertInto('recipe_eaters')
    .values({ recipe_id: id, ...told })
    .onConflict((conflict) => conflict.column('recipe_id').doUpdateSet(told))
    .execute()
}

/** Makes the recipe private and withdraws it from every group; returns whether that changed anything. */
export async function takeBack(transaction: Db, id: string): Promise<boolean> {
  const unpublished = await transaction
    .updateTable('recipes')
    .set({ is_public: false })
    .where('id', '=', id)
    .where('is_public', '=', true)
    .returning('id')
    .execute()
  const withdrawn = await transaction
    .deleteFrom('recipe_shares')
    .where('recipe_id', '=', id)
    .returning('id')
    .execute()
  return unpublished.length + withdrawn.length > 0
}

/** About as much as a recipe and its version take: the text is stored for search as well, and compressed. */
function bytesOf({ content, structure }: NewRecipe): number {
  return Buffer.byteLength(content) + Buffer.byteLength(JSON.stringify(structure))
}

function contentColumns(recipe: NewRecipe) {
  return {
    ...renamed(recipe, 'name', 'column'),
    language: recipe.language,
    image_key: recipe.imageKey,
    structure: recipe.structure && JSON.stringify(recipe.structure),
    plan: recipe.plan && JSON.stringify(recipe.plan),
    findings: JSON.stringify(recipe.findings),
    labels_version: labelsVersion,
    ...searchColumns(recipe),
    ...subjectColumns(recipe.subjects),
  }
}

export function subjectColumns(subjects: RecipeSubjects | undefined) {
  return {
    food_ids: subjects?.foodIds ?? [],
    about_ids: subjects?.aboutIds ?? [],
    dish_ids: subjects?.dishIds ?? [],
    ingredient_food_ids: subjects?.ingredientFoodIds ?? null,
    subjects_version: subjects ? subjectsVersion : 0,
  }
}

/** Folded texts, from which the database generates the search vectors. */
function searchColumns(recipe: NewRecipe) {
  const ingredients = recipe.structure?.ingredients.map((ingredient) => ingredient.item).join(' , ')
  return {
    search_title: fold(recipe.title),
    term_text: fold([...recipe.searchTerms, recipe.taste ?? ''].join(' , ')),
    // Without structure all of the text counts as ingredients: a search "without" one must not show the recipe.
    ingredient_text: fold(ingredients || recipe.content),
    search_text: searchTextOf(recipe),
  }
}

export const searchTextOf = ({ content, plating }: Pick<NewRecipe, 'content' | 'plating'>): string =>
  fold([content, plating ?? ''].join('\n'))

export async function findRecipe(
  db: Db,
  id: string,
  viewer: Exclude<Viewer, null>,
): Promise<RecipeWithOwner | undefined> {
  if (!isUuid(id)) return undefined
  return recipesWithOwner(db).where('recipes.id', '=', id).where(mayRead(viewer)).executeTakeFirst()
}

export async function findRecipes(
  db: Db,
  ids: readonly string[],
  viewerId: string,
): Promise<RecipeWithOwner[]> {
  const known = ids.filter(isUuid)
  if (known.length === 0) return []
  return recipesWithOwner(db).where('recipes.id', 'in', known).where(mayRead(viewerId)).execute()
}

/**
 * Makes the recipe public or private and returns its uuid. The author of what it is a variant of is notified when it
 * becomes public. Throws `unsafe recipe` if it has a dangerous finding and should become public, and `not found` if it
 * was deleted meanwhile.
 */
export async function updateVisibility(
  db: Db,
  recipe: { id: string; ownerId: string },
  isPublic: boolean,
  now: number,
): Promise<string> {
  return db.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom('recipes')
      .select(['uuid', 'findings'])
      .where('id', '=', recipe.id)
      .where('owner_id', '=', recipe.ownerId)
      .where('deleted_at', 'is', null)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!row) throw apiError('not found')
    if (isPublic && isDangerous(row.findings)) throw apiError('unsafe recipe')
    await transaction
      .updateTable('recipes')
      .set({ is_public: isPublic, updated_at: new Date(now) })
      .where('id', '=', recipe.id)
      .execute()
    if (isPublic) await notifyOriginOwner(transaction, recipe, now)
    return row.uuid
  })
}

export function isDangerous(findings: readonly Finding[]): boolean {
  return findings.some((finding) => finding.severity === 'dangerous')
}

export async function markDeleted(
  db: Db,
  recipe: { id: string; ownerId: string },
  now: number,
): Promise<void> {
  await db
    .updateTable('recipes')
    .set({ deleted_at: sql`coalesce(deleted_at, ${new Date(now)})` })
    .where('id', '=', recipe.id)
    .where('owner_id', '=', recipe.ownerId)
    .execute()
}

/** Returns whether the owner has this recipe, deleted or not. */
export async function unmarkDeleted(db: Db, recipe: { id: string; ownerId: string }): Promise<boolean> {
  if (!isUuid(recipe.id)) return false
  const row = await db
    .updateTable('recipes')
    .set({ deleted_at: null })
    .where('id', '=', recipe.id)
    .where('owner_id', '=', recipe.ownerId)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Hides a recipe, or shows it again with null; returns whether that changed anything. */
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
