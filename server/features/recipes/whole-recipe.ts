import type { WireRecipe } from '#shared/contract/recipes.ts'
import type { Db } from '../../platform/db/schema.ts'
import { presentCooked } from './cooking-log/recipe-cooked.ts'
import { presentRecipe } from './present.ts'
import type { RecipeWithOwner } from './queries.ts'
import { countProposals } from './translations/corrections.ts'
import { versionPartOf } from './versions/present.ts'

/** A recipe with what answers with one recipe contain for a member, but for its rendering. */
export async function presentWholeRecipe(db: Db, row: RecipeWithOwner, userId: string): Promise<WireRecipe> {
  const proposals = row.owner_id === userId ? await countProposals(db, row.id) : 0
  const translations = { areAllowed: row.allows_translation, proposals }
  const version = await versionPartOf(db, row, userId)
  const cooked = await presentCooked(db, row, userId)
  return { ...presentRecipe(row, userId), translations, version, cooked }
}
