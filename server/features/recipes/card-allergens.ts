import { sql } from 'kysely'
import type { Language } from '#shared/constants/languages.ts'
import type { ContainedAllergens } from '#shared/contract/recipe-cards.ts'
import type { Allergen } from '#shared/words/allergens.ts'
import { factsOfFood, listedNameOfFood, withFamilies } from '#kitchen/foods'
import type { Db } from '../../platform/db/schema.ts'

export type ContainedByRecipe = ReadonlyMap<string, ContainedAllergens>

/** Of what somebody in the reader's household is allergic to, what the recipes contain. Households know it. */
export type ContainedFor = (
  db: Db,
  recipeIds: readonly string[],
  reader: { userId: string; language: Language; now: number },
) => Promise<ContainedByRecipe>

/** Of an allergen, so many foods are named on a card. */
const named = 2

/**
 * Which of the avoided allergens each recipe is known to contain. Read from the allergens that were derived when it was
 * saved and the ids of its foods: the kitchen is not asked.
 */
export async function selectContained(
  db: Db,
  avoided: readonly Allergen[],
  recipeIds: readonly string[],
  language: Language,
): Promise<ContainedByRecipe> {
  if (avoided.length === 0 || recipeIds.length === 0) return new Map()
  const { rows } = await sql<{ id: string; food_ids: string[]; allergens: Allergen[] }>`
    select id, food_ids, structure->'allergens' as allergens from recipes
    where id = any(${recipeIds}::uuid[]) and structure->'allergens' ?| ${avoided}::text[]`.execute(db)
  return new Map(
    rows.map(({ id, food_ids: foods, allergens }) => {
      const found = avoided.filter((each) => allergens.includes(each))
      return [id, Object.fromEntries(found.map((each) => [each, foodsWith(each, foods, language)]))]
    }),
  )
}

/** The names of the foods with an allergen; a family goes without saying beside a food that belongs to it. */
function foodsWith(allergen: Allergen, foodIds: readonly string[], language: Language): string[] {
  const having = foodIds.filter((id) => factsOfFood(id)?.allergens.includes(allergen))
  const wider = new Set(having.flatMap((id) => withFamilies(id).slice(1)))
  const names = having.filter((id) => !wider.has(id)).map((id) => listedNameOfFood(id, language) ?? id)
  return [...new Set(names)].slice(0, named)
}
