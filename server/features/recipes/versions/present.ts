import { renamed } from '#shared/contract/recipe-fields.ts'
import type { Db } from '../../../platform/db/schema.ts'
import { withoutParts } from '../parts/present.ts'
import { ownsRecipe } from '../policy.ts'
import type { RecipeWithOwner } from '../queries.ts'
import { findLineage, type VersionedRecipe, type VersionRow, type WholeVersion } from './queries.ts'

export const presentSummary = (row: VersionRow, recipe: VersionedRecipe, viewerId: string) => ({
  number: row.number,
  reason: row.reason,
  madeAt: row.made_at.toISOString(),
  title: row.title,
  current: row.id === recipe.version_id,
  hidden: row.hidden_at !== null && ownsRecipe(recipe, viewerId),
})

export const presentVersion = (row: WholeVersion, recipe: VersionedRecipe, viewerId: string) => ({
  ...presentSummary(row, recipe, viewerId),
  language: row.language,
  ...renamed(row, 'column', 'name'),
  structure: ownsRecipe(recipe, viewerId) ? row.structure : withoutParts(row.structure),
  findings: row.findings,
})

/** The part `version` of an answer with one recipe. */
export async function versionPartOf(db: Db, row: RecipeWithOwner, viewerId: string | null) {
  return {
    number: row.version_number,
    from: await findLineage(db, row, viewerId),
    remixes: row.remix_count,
  }
}
