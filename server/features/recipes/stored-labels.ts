import { ApiError } from '#shared/contract/errors.ts'
import { capacity } from '#shared/constants/capacity.ts'
import { limits } from '#shared/constants/limits.ts'
import type { Finding } from '#shared/contract/safety-finding.ts'
import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { renderRecipe } from '#shared/words/recipe-text.ts'
import type { Diet } from '#shared/words/diets.ts'
import { labelsVersion } from '#kitchen/foods'
import type { Db } from '../../platform/db/schema.ts'
import type { Deps } from '../../deps.ts'
import { queueImageDeletion } from '../images/deletion-queue.ts'
import { notifyMember } from '../notifications/notify.ts'
import { fallbackImageNames } from './fallback-image.ts'
import { selectParts } from './parts/queries.ts'
import { searchTextOf } from './queries.ts'

type StoredLabelsDeps = Pick<Deps, 'db' | 'kitchen' | 'log' | 'stopping'>

/**
 * Settles recipes that were stored when labels were claimed, and their versions, a limited number per run: what the
 * ingredients do not prove is dropped, or kept as a statement where a version shows that a person typed it. A recipe that
 * is edited meanwhile is settled by the edit. The author is told once of a public recipe that lost a label.
 */
export async function settleStoredLabels(
  { db, kitchen, log, stopping }: StoredLabelsDeps,
  now: number,
  { perRun, batch }: { perRun: number; batch: number } = capacity.storedLabels,
): Promise<void> {
  for (let done = 0; done < perRun && !stopping.aborted; done += batch) {
    const rows = await selectRows(db, Math.min(batch, perRun - done))
    if (rows.length === 0) return
    for (const row of rows) {
      const settled = await settleVersions(row)
      if (settled === 'later') return
      await write(db, row, settled, now)
    }
  }

  async function settleVersions(row: OldRow): Promise<SettledVersion[] | 'later'> {
    const versions = await selectVersions(db, row.id)
    const typed = typedDiets(versions)
    const settled: SettledVersion[] = []
    for (const version of versions) {
      const { structure, plan, content } = version
      if (!structure) continue
      const parts = await selectParts(db, structure, row.owner_id)
      const recipe = { ...structure, statedDiets: structure.diets.filter((each) => typed.has(each)) }
      const answer = await settle({
        recipe,
        before: structure,
        parts,
        isByPerson: true,
        isRendered: plan !== null,
      })
      if (answer === 'later') return 'later'
      if (answer === 'failed') log.warn({ recipe: row.id }, 'the labels of a recipe cannot be derived')
      settled.push(
        answer === 'failed'
          ? { ...version, structure: { ...structure, diets: [] } }
          : {
              ...version,
              structure: answer.recipe,
              content: settledText(content, structure, answer.recipe),
              findings: answer.verdict.findings,
            },
      )
    }
    return settled
  }

  async function settle(given: Parameters<StoredLabelsDeps['kitchen']['settle']>[0]) {
    try {
      return await kitchen.settle(given, { signal: stopping })
    } catch (error) {
      if (stopping.aborted || !(error instanceof ApiError)) return 'later'
      return error.code === 'chef unavailable' && (await canRead(kitchen)) ? 'failed' : 'later'
    }
  }
}

/** Whether the kitchen works at all; if so, a failed job failed because of its text. */
const canRead = (kitchen: StoredLabelsDeps['kitchen']): Promise<boolean> =>
  kitchen.readRecipe({ text: '1. Boil an egg.' }).then(
    () => true,
    () => false,
  )

type OldRow = Awaited<ReturnType<typeof selectRows>>[number]
type OldVersion = Awaited<ReturnType<typeof selectVersions>>[number]
type SettledVersion = Omit<OldVersion, 'structure'> & { structure: RecipeStructure }

function selectRows(db: Db, limit: number) {
  return db
    .selectFrom('recipes')
    .select(['id', 'uuid', 'owner_id', 'title', 'image_key', 'plating', 'structure'])
    .select(['version_id', 'revision', 'is_public', 'deleted_at'])
    .where('labels_version', '<', labelsVersion)
    .orderBy('labels_version')
    .orderBy('id')
    .limit(limit)
    .execute()
}

function selectVersions(db: Db, recipeId: string) {
  return db
    .selectFrom('recipe_versions')
    .select(['id', 'number', 'reason', 'structure', 'plan', 'content', 'findings'])
    .where('recipe_id', '=', recipeId)
    .orderBy('number')
    .execute()
}

/**
 * What a person has typed: the first version that says it is one that a person wrote, or an edit of one that did not say
 * it. Of what the chef, a page or another recipe said, nobody here has said anything.
 */
function typedDiets(versions: readonly OldVersion[]): ReadonlySet<Diet> {
  const typed = new Set<Diet>()
  const seen = new Set<Diet>()
  for (const [place, { reason, structure }] of versions.entries()) {
    const isTyped = reason === 'first' || (reason === 'edit' && place > 0)
    for (const diet of structure?.diets ?? []) {
      if (!seen.has(diet) && isTyped) typed.add(diet)
      seen.add(diet)
    }
  }
  return typed
}

function settledText(text: string, before: RecipeStructure, after: RecipeStructure): string {
  if (text !== renderRecipe(before).trim()) return text
  const rendered = renderRecipe(after).trim()
  return rendered.length <= limits.recipe.contentMax ? rendered : text
}

/** Not an edit: neither `updated_at` nor the revision changes. */
async function write(db: Db, row: OldRow, versions: readonly SettledVersion[], now: number): Promise<void> {
  const current = versions.find(({ id }) => id === row.version_id)
  await db.transaction().execute(async (transaction) => {
    const written = await transaction
      .updateTable('recipes')
      .set({
        labels_version: labelsVersion,
        ...(current && {
          ...labelColumns(current),
          search_text: searchTextOf({ content: current.content, plating: row.plating }),
        }),
      })
      .where('id', '=', row.id)
      .where('revision', '=', row.revision)
      .where('labels_version', '<', labelsVersion)
      .executeTakeFirst()
    if (written.numUpdatedRows === 0n) return
    for (const version of versions) {
      await transaction
        .updateTable('recipe_versions')
        .set(labelColumns(version))
        .where('id', '=', version.id)
        .execute()
    }
    // The name of a fallback image depends on the structure.
    await queueImageDeletion(transaction, fallbackImageNames(row), now)
    const lost = row.structure?.diets.filter((each) => !current?.structure.diets.includes(each)) ?? []
    if (lost.length > 0 && current && row.is_public && row.deleted_at === null) {
      const notification = { kind: 'labels' as const, actorId: null, recipeId: row.id }
      await notifyMember(transaction, { ...notification, userId: row.owner_id }, now)
    }
  })
}

const labelColumns = ({
  structure,
  content,
  findings,
}: {
  structure: RecipeStructure
  content: string
  findings: Finding[]
}) => ({
  structure: JSON.stringify(structure),
  content,
  findings: JSON.stringify(findings),
})
