import { sql } from 'kysely'
import { ApiError } from '#shared/contract/errors.ts'
import { capacity } from '#shared/constants/capacity.ts'
import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { subjectsVersion } from '#kitchen/foods'
import type { Db } from '../../platform/db/schema.ts'
import type { Deps } from '../../deps.ts'
import { subjectColumns, type RecipeSubjects } from './queries.ts'

type MissingSubjectsDeps = Pick<Deps, 'db' | 'kitchen' | 'log' | 'stopping'>

const nothing: RecipeSubjects = { foodIds: [], aboutIds: [], ingredientFoodIds: [], dishIds: [] }

/**
 * Reads the foods and dish classes of recipes that were saved before these were stored, or with an older lexicon; a
 * limited number per run. A recipe that is edited meanwhile gets them from the edit.
 */
export async function addMissingSubjects(
  { db, kitchen, log, stopping }: MissingSubjectsDeps,
  _now?: number,
  { perRun, batch }: { perRun: number; batch: number } = capacity.missingSubjects,
): Promise<void> {
  for (let done = 0; done < perRun && !stopping.aborted; done += batch) {
    const rows = await selectRows(db, Math.min(batch, perRun - done))
    if (rows.length === 0) return
    let subjects = await readSubjects(rows)
    if (subjects === 'failed') {
      // One text of the batch is too much for the kitchen; the others are read alone.
      subjects = []
      for (const row of rows) {
        const read = await readSubjects([row])
        if (read === 'later') return
        if (read === 'failed') log.warn({ recipe: row.id }, 'the foods of a recipe cannot be read')
        subjects.push(read === 'failed' ? nothing : (read[0] ?? nothing))
      }
    }
    if (subjects === 'later') return
    await writeSubjects(db, rows, subjects)
  }

  async function readSubjects(rows: readonly OldRow[]): Promise<RecipeSubjects[] | 'failed' | 'later'> {
    try {
      return await kitchen.subjects([...rows], { signal: stopping })
    } catch (error) {
      if (stopping.aborted || !(error instanceof ApiError)) return 'later'
      return error.code === 'chef unavailable' && (await canRead(kitchen)) ? 'failed' : 'later'
    }
  }
}

/** Whether the kitchen works at all; if so, a failed job failed because of its text. */
const canRead = (kitchen: MissingSubjectsDeps['kitchen']): Promise<boolean> =>
  kitchen.readRecipe({ text: '1. Boil an egg.' }).then(
    () => true,
    () => false,
  )

type OldRow = Awaited<ReturnType<typeof selectRows>>[number]

function selectRows(db: Db, limit: number) {
  return db
    .selectFrom('recipes')
    .select(['id', 'title', 'content', 'language', 'revision'])
    .select(
      sql<Pick<RecipeStructure, 'ingredients'> | null>`case when structure is not null
        then jsonb_build_object('ingredients', structure -> 'ingredients') end`.as('structure'),
    )
    .where('subjects_version', '<', subjectsVersion)
    .orderBy('subjects_version')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Not an edit: neither `updated_at` nor the revision changes. */
async function writeSubjects(
  db: Db,
  rows: readonly OldRow[],
  subjects: readonly RecipeSubjects[],
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    for (const [at, { id, revision }] of rows.entries())
      await transaction
        .updateTable('recipes')
        .set(subjectColumns(subjects[at] ?? nothing))
        .where('id', '=', id)
        .where('revision', '=', revision)
        .where('subjects_version', '<', subjectsVersion)
        .execute()
  })
}
