import { sql } from 'kysely'
import { capacity } from '#shared/constants/capacity.ts'
import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { scaleOf, temperatureIn } from '#shared/words/temperatures.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { Deps } from '../../deps.ts'
import { queueImageDeletion } from '../images/deletion-queue.ts'
import { fallbackImageNames } from './fallback-image.ts'

/** The condition of the partial index in migration 0054. */
const isOld = sql<boolean>`temperatures_version < 1 and plan is null and structure is not null`

/** As temperatures were read when every number without a letter was taken for degrees Celsius. */
function formerCelsius(text: string): number | null {
  const [, number, letter] =
    /(\d{2,3})\s*(?:°|º|degrees|degrés|grados|grad)\s*(C|F|Celsius|Fahrenheit)?\b/i.exec(text) ?? []
  if (!number) return null
  const value = Number(number)
  const celsius = /^f/i.test(letter ?? '') ? Math.round(((value - 32) * 5) / 9) : value
  return celsius <= 500 ? celsius : null
}

/** The recipe with the temperatures of its steps read anew; what somebody else than the former reader wrote stays. */
function withTemperatures(structure: RecipeStructure): RecipeStructure {
  const scale = scaleOf(structure)
  return {
    ...structure,
    steps: structure.steps.map((step) =>
      step.celsius === formerCelsius(step.text)
        ? { ...step, celsius: temperatureIn(step.text, scale).celsius }
        : step,
    ),
  }
}

/**
 * Reads the temperatures again of recipes that were typed or imported before a scale was asked for; a limited number per
 * run. A recipe that is edited meanwhile is read in the next run.
 */
export async function rereadTemperatures(
  { db, log, stopping }: Pick<Deps, 'db' | 'log' | 'stopping'>,
  now: number,
  { perRun, batch }: { perRun: number; batch: number } = capacity.oldTemperatures,
): Promise<void> {
  let last: string | null = null
  for (let done = 0; done < perRun && !stopping.aborted; done += batch) {
    const rows: OldRow[] = await selectRows(db, last, Math.min(batch, perRun - done))
    for (const row of rows) {
      try {
        await writeTemperatures(db, row, now)
      } catch (error) {
        log.error({ err: error, recipe: row.id }, 'temperatures not read again yet; will be retried')
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
    .select(['id', 'uuid', 'title', 'image_key', 'revision'])
    .select(sql<RecipeStructure>`structure`.as('structure'))
    .where(isOld)
    .$if(after !== null, (query) => query.where('id', '>', after))
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Not an edit: neither `updated_at` nor the revision changes, and no version is written. */
async function writeTemperatures(db: Db, row: OldRow, now: number): Promise<void> {
  const structure = withTemperatures(row.structure)
  const isSame = JSON.stringify(structure) === JSON.stringify(row.structure)
  await db.transaction().execute(async (transaction) => {
    const written = await transaction
      .updateTable('recipes')
      .set({
        temperatures_version: 1,
        ...(!isSame && { structure: JSON.stringify(structure) }),
      })
      .where('id', '=', row.id)
      .where('revision', '=', row.revision)
      .where(isOld)
      .executeTakeFirst()
    if (isSame || written.numUpdatedRows === 0n) return
    await sql`update recipe_versions set structure = recipes.structure from recipes
      where recipes.id = ${row.id} and recipe_versions.id = recipes.version_id`.execute(transaction)
    // The name of a fallback image depends on the structure.
    await queueImageDeletion(transaction, fallbackImageNames(row), now)
  })
}
