import type { WireRecipe } from '#shared/contract/recipes.ts'
import type { Db } from '../../platform/db/schema.ts'
import { presentCooked } from './cooking-log/recipe-cooked.ts'
import { selectShownParts } from './parts/present.ts'
import { presentRecipe } from './present.ts'
import { findReactions } from './ratings.ts'
import type { RecipeWithOwner } from './queries.ts'
import { countProposals } from './translations/corrections.ts'
import { versionPartOf } from './versions/present.ts'

/** Whether two members belong to one household, which stands to the right of recipes. */
export type EatTogether = (db: Db, userId: string, otherId: string, now: number) => Promise<boolean>

interface Reader {
  userId: string
  now: number
  eatTogether: EatTogether
}

/** A recipe with what answers with one recipe contain for a member, but for its rendering. */
export async function presentWholeRecipe(
  db: Db,
  row: RecipeWithOwner,
  { userId, now, eatTogether }: Reader,
): Promise<WireRecipe> {
  const isTold = row.owner_id !== userId && (row.eater_findings ?? []).length > 0
  const eatsWithOwner = isTold && (await eatTogether(db, userId, row.owner_id, now))
  const proposals = row.owner_id === userId ? await countProposals(db, row.id) : 0
  const translations = { areAllowed: row.allows_translation, proposals }
  const version = await versionPartOf(db, row, userId)
  const cooked = await presentCooked(db, row, userId)
  const reactions = await findReactions(db, row.id, userId)
  const parts = await selectShownParts(db, row, userId)
  return {
    ...presentRecipe(row, userId, { eatsWithOwner }),
    ...reactions,
    translations,
    version,
    cooked,
    parts,
  }
}
