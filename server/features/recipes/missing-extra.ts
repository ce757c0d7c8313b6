import { sql } from 'kysely'
import { ApiError } from '#shared/contract/errors.ts'
import { capacity } from '#shared/constants/capacity.ts'
import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { sourceIn, withSource } from '#shared/words/source.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { Deps } from '../../deps.ts'
import { queueImageDeletion } from '../images/deletion-queue.ts'
import { fallbackImageNames } from './fallback-image.ts'

type MissingExtraDeps = Pick<Deps, 'db' | 'kitchen' | 'log' | 'stopping'>

/** The condition of the partial index in migration 0027. */
const lacksExtra = sql<boolean>`not structure ? 'extra'`

/**
 * Adds `structure.extra` (text beside the structure) to recipes that were saved before it existed, a limited number per
 * run. A recipe that is edited meanwhile gets it from the edit.
 */
export async function addMissingExtra(
  { db, kitchen, log, stopping }: MissingExtraDeps,
  now: number,
  { perRun, batch }: { perRun: number; batch: number } = capacity.missingExtra,
): Promise<void> {
  let last: string | null = null
  for (let done = 0; done < perRun; done += batch) {
    const rows: OldRow[] = await selectRows(db, last, Math.min(batch, perRun - done))
    for (const row of rows) {
      try {
        const extra = await readExtra(row, { kitchen, log, stopping })
        if (extra === null) return
        await writeExtra(db, row, extra, now)
      } catch (error) {
        log.error({ err: error, recipe: row.id }, 'extra text not added yet; will be retried')
      }
    }
    last = rows.at(-1)?.id ?? null
    if (last === null) return
  }
}

type OldRow = Awaited<ReturnType<typeof selectRows>>[number]

function selectRows(db: Db, after: string | null, limit: number) {
  return db
    .selectFrom('recipes')
    .select(['id', 'uuid', 'title', 'content', 'image_key', 'revision'])
    .select(sql<RecipeStructure>`structure`.as('structure'))
    .where(lacksExtra)
    .$if(after !== null, (query) => query.where('id', '>', after))
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Null if the kitchen is busy. For a text that cannot be read, only the source that the recipe's page shows. */
async function readExtra(
  { id, structure, content }: OldRow,
  { kitchen, log, stopping }: Omit<MissingExtraDeps, 'db'>,
): Promise<string | null> {
  try {
    return await kitchen.extra({ structure, content }, { signal: stopping })
  } catch (error) {
    if (stopping.aborted || !(error instanceof ApiError) || error.code !== 'chef unavailable') return null
    if (!(await canRead(kitchen))) return null
    log.warn({ err: error, recipe: id }, 'the text of a recipe cannot be read')
    return withSource('', sourceIn(content), structure.language)
  }
}

/** Whether the kitchen works at all; if so, a failed job failed because of its text. */
const canRead = (kitchen: MissingExtraDeps['kitchen']): Promise<boolean> =>
  kitchen.readRecipe({ text: '1. Boil an egg.' }).then(
    () => true,
    () => false,
  )

/** Not an edit: neither `updated_at` nor the revision changes. */
async function writeExtra(db: Db, row: OldRow, extra: string, now: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const written = await transaction
      .updateTable('recipes')
      .set({ structure: sql`jsonb_set(structure, '{extra}', to_jsonb(${extra}::text))` })
      .where('id', '=', row.id)
      .where('revision', '=', row.revision)
      .where(lacksExtra)
      .executeTakeFirst()
    if (written.numUpdatedRows === 0n) return
    await sql`update recipe_versions set structure = recipes.structure from recipes
      where recipes.id = ${row.id} and recipe_versions.id = recipes.version_id`.execute(transaction)
    // The name of a fallback image depends on the structure.
    await queueImageDeletion(transaction, fallbackImageNames(row), now)
  })
}
