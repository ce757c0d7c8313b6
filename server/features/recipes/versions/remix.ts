import type { Allergen } from '#shared/words/allergens.ts'
import { renamed } from '#shared/contract/recipe-fields.ts'
import type { PartRecipes } from '#kitchen'
import type { CookedRecipe, RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { renderRecipe } from '#shared/words/recipe-text.ts'
import type { Deps } from '../../../deps.ts'
import type { Db } from '../../../platform/db/schema.ts'
import type { FoodKitchen } from '../../../platform/workers/kitchen.ts'
import { insertRecipe, type NewRecipe, type RecipeWithOwner } from '../queries.ts'
import { recipeFromPayload } from '../recipe-from-payload.ts'
import { withLockedRecipe } from '../recipe-lock.ts'
import { assertConfirmed } from '../told-eaters.ts'

/** The chef's recipe for somebody's wish about a recipe. Throws `cannot adapt` for a wish that it refuses. */
export type AdaptRecipe = (
  deps: Deps,
  recipe: Pick<RecipeWithOwner, 'title' | 'content' | 'language' | 'structure' | 'plan'>,
  wish: string,
  caller: { userId: string; signal: AbortSignal; now: number },
) => Promise<CookedRecipe>

/** What somebody at the user's table is allergic to; households stand to the right of recipes. */
export type AvoidedAllergens = (db: Db, userId: string, now: number) => Promise<Allergen[]>

interface VariantFor {
  userId: string
  /** Of the recipes within the original the ones that the user may read. */
  parts: PartRecipes
  avoided: readonly Allergen[]
  confirmed: readonly string[] | undefined
}

/** The pictures at the steps belong to somebody else, and of a recipe that the user may not read only the words are left. */
function copiedStructure(structure: RecipeStructure, parts: PartRecipes): RecipeStructure {
  return {
    ...structure,
    ingredients: structure.ingredients.map(({ recipe, ...line }) =>
      recipe && parts[recipe.uuid] ? { ...line, recipe } : line,
    ),
    steps: structure.steps.map(({ image: _image, ...step }) => step),
  }
}

/**
 * The variant as a new recipe of the user: the same dish, or what the chef has made of it. It has no picture: the
 * original's belongs to somebody else, or shows another dish. Throws `allergen not confirmed` for what the chef has made
 * and somebody at the user's table must not have; a copy is what the user has read, with the notice above it.
 */
export async function variantOf(
  kitchen: FoodKitchen,
  row: RecipeWithOwner,
  adapted: CookedRecipe | null,
  { userId, avoided, confirmed, parts }: VariantFor,
): Promise<NewRecipe> {
  const structure = row.structure && copiedStructure(row.structure, parts)
  const copied = structure && { ...structure, plan: row.plan }
  const payload = adapted
    ? {
        title: adapted.title,
        content: renderRecipe(adapted).trim(),
        recipe: adapted,
        dish_type: adapted.dishType,
        taste: adapted.taste,
        plating: null,
        search_terms: adapted.searchTerms,
        origin: 'chef' as const,
      }
    : {
        ...renamed(row, 'column', 'sent'),
        recipe: copied,
      }
  if (!adapted)
    return {
      ...(await recipeFromPayload(kitchen, payload, userId, { before: structure, parts })),
      imageKey: null,
    }
  const {
    eaters: _eaters,
    eaterFindings,
    ...variant
  } = await recipeFromPayload(kitchen, payload, userId, {
    eaters: { allergens: avoided },
  })
  assertConfirmed({ eaterFindings }, confirmed)
  // Every reading compares it with the household as it is then.
  return { ...variant, imageKey: null }
}

/** Saves the variant and whom it comes from, and returns its id. Throws `not found` if the original is gone meanwhile. */
export async function insertVariant(
  db: Db,
  origin: RecipeWithOwner,
  variant: NewRecipe,
  idempotencyKey: string,
  now: number,
): Promise<string> {
  return withLockedRecipe(db, origin.id, variant.ownerId, 'respond', async (transaction) => {
    // The version that was copied may have been replaced since; then the newest one stands for it.
    const versions = await transaction
      .selectFrom('recipe_versions')
      .innerJoin('recipes', 'recipes.id', 'recipe_versions.recipe_id')
      .select(['recipe_versions.id', 'recipes.version_id'])
      .where('recipes.id', '=', origin.id)
      .where((where) =>
        where.or([
          where('recipe_versions.id', '=', origin.version_id),
          where('recipe_versions.id', '=', where.ref('recipes.version_id')),
        ]),
      )
      .execute()
    const copied = versions.find(({ id }) => id === origin.version_id) ?? versions[0]
    const lineage = {
      from_recipe_id: origin.id,
      from_version_id: copied?.id ?? null,
      family_id: origin.family_id ?? origin.id,
    }
    return (await insertRecipe(transaction, { ...variant, lineage }, idempotencyKey, now)).id
  })
}
