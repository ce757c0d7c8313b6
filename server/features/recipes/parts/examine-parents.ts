import { sql } from 'kysely'
import { ApiError } from '#shared/contract/errors.ts'
import { capacity } from '#shared/constants/capacity.ts'
import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import type { Deps } from '../../../deps.ts'
import type { Db } from '../../../platform/db/schema.ts'
import { queueImageDeletion } from '../../images/deletion-queue.ts'
import { notifyMember } from '../../notifications/notify.ts'
import { fallbackImageNames } from '../fallback-image.ts'
import { isDangerous, searchTextOf, subjectColumns, takeBack } from '../queries.ts'
import { selectParts } from './queries.ts'

type ExamineDeps = Pick<Deps, 'db' | 'kitchen' | 'log' | 'stopping'>

/**
 * Examines recipes anew within which a recipe has changed, has gone or cannot be read any more. A level at a time: one that
 * changed raises those that contain it. The owner is told where a diet was lost or an allergen came in.
 */
export async function examineParents(
  deps: ExamineDeps,
  now: number,
  { perRun }: { perRun: number } = capacity.partsExamined,
): Promise<void> {
  const failed: string[] = []
  for (let done = 0; done < perRun && !deps.stopping.aborted; done += 1) {
    const row = await selectNext(deps.db, failed)
    if (!row) return
    try {
      await examineParent(deps, row, now)
    } catch (error) {
      if (deps.stopping.aborted || !(error instanceof ApiError)) throw error
      deps.log.warn({ recipe: row.id, err: error }, 'a recipe with others in it cannot be examined')
      failed.push(row.id)
    }
  }
}

type Parent = NonNullable<Awaited<ReturnType<typeof selectNext>>>

function selectNext(db: Db, except: readonly string[]) {
  return db
    .selectFrom('recipes')
    .select(['id', 'uuid', 'owner_id', 'title', 'content', 'dish_type', 'plating', 'image_key', 'revision'])
    .leftJoin('recipe_eaters', 'recipe_eaters.recipe_id', 'recipes.id')
    .select(['structure', 'plan', 'deleted_at', 'parts_revision', 'recipe_eaters.eaters'])
    .whereRef('parts_revision', '<>', 'parts_examined')
    .$if(except.length > 0, (query) => query.where('id', 'not in', except))
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
}

async function examineParent(
  { db, kitchen, stopping }: ExamineDeps,
  row: Parent,
  now: number,
): Promise<void> {
  const { structure: before } = row
  const parts = await selectParts(db, before, row.owner_id)
  const examined =
    before &&
    (await kitchen.examine(
      {
        title: row.title,
        content: row.content,
        dishType: row.dish_type,
        plating: row.plating,
        structure: before,
        before,
        parts,
        isByPerson: true,
        isRendered: row.plan !== null,
        eaters: row.eaters ?? undefined,
      },
      { signal: stopping },
    ))
  const after = examined?.structure ?? null
  await db.transaction().execute(async (transaction) => {
    // Not an edit: neither `updated_at` nor the revision changes, and no version is written.
    const written = await transaction
      .updateTable('recipes')
      .set({
        parts_examined: row.parts_revision,
        ...(after && {
          structure: JSON.stringify(after),
          findings: JSON.stringify(examined?.findings),
          content: examined?.content,
          search_text: searchTextOf({ content: examined?.content ?? row.content, plating: row.plating }),
          ...subjectColumns(examined?.subjects),
        }),
      })
      .where('id', '=', row.id)
      .where('revision', '=', row.revision)
      .where('parts_examined', '<>', row.parts_revision)
      .executeTakeFirst()
    if (written.numUpdatedRows === 0n || !after) return
    await sql`update recipe_versions set structure = recipes.structure, findings = recipes.findings,
      content = recipes.content from recipes
      where recipes.id = ${row.id} and recipe_versions.id = recipes.version_id`.execute(transaction)
    await transaction
      .updateTable('recipe_eaters')
      .set({ findings: JSON.stringify(examined?.eaterFindings) })
      .where('recipe_id', '=', row.id)
      .execute()
    if (isDangerous(examined?.findings ?? [])) await takeBack(transaction, row.id)
    await queueImageDeletion(transaction, fallbackImageNames(row), now)
    if (row.deleted_at === null && isWorse(before, after)) {
      const notification = { kind: 'labels' as const, actorId: null, recipeId: row.id }
      await notifyMember(transaction, { ...notification, userId: row.owner_id }, now)
    }
  })
}

const isWorse = (before: RecipeStructure | null, after: RecipeStructure) =>
  before !== null &&
  (before.diets.some((each) => !after.diets.includes(each)) ||
    after.allergens.some((each) => !before.allergens.includes(each)))
