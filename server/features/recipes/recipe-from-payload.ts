import { isDeepStrictEqual } from 'node:util'
import type { ParsedBody } from '#shared/contract/endpoint.ts'
import { renamed, valuesSent, type FieldValues } from '#shared/contract/recipe-fields.ts'
import type { editRecipe, saveRecipe } from '#shared/contract/recipes.ts'
import type { CookedRecipe, RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { withoutBlankFields } from '#shared/contract/structure-fields.ts'
import { renderRecipe } from '#shared/words/recipe-text.ts'
import { sourceIn, sourceParts } from '#shared/words/source.ts'
import { provedTerms } from '#shared/words/proved-terms.ts'
import { defaultDishType } from '#shared/words/dish-types.ts'
import type { Guests, PartRecipes } from '#kitchen'
import type { FoodKitchen, WrittenRecipe } from '../../platform/workers/kitchen.ts'
import type { NewRecipe, RecipeWithOwner } from './queries.ts'
import type { WholeVersion } from './versions/queries.ts'

type Payload = ParsedBody<typeof saveRecipe>
type Edit = ParsedBody<typeof editRecipe>

interface RecipeContext {
  before?: RecipeStructure | null
  eaters?: Guests | undefined
  /** The recipes within it. */
  parts?: PartRecipes
}

/**
 * The row for a payload: its structure, given or read from the text, goes through the one door. Missing times are taken
 * from the structure. A plan is stored only if the recipe is what it renders to: nothing that a client sends is believed.
 */
export async function recipeFromPayload(
  kitchen: FoodKitchen,
  payload: Payload,
  ownerId: string,
  { before = null, eaters, parts = {} }: RecipeContext = {},
): Promise<Omit<NewRecipe, 'imageKey'>> {
  const given = payload.recipe ? titled(withoutPlan(payload.recipe), payload) : null
  const plan = payload.recipe?.plan
  const rendered =
    plan && given ? await kitchen.renderedFrom({ plan, structure: given }, { userId: ownerId }) : null
  const values = valuesSent(payload)
  // The text that was written out from the recipe says no more than it does.
  if (rendered && given && values.content.trim() === renderRecipe(given).trim())
    values.content = renderRecipe(rendered.structure).trim()
  const row = await rowOf(kitchen, values, rendered?.structure ?? given, ownerId, {
    before,
    eaters,
    parts,
    isRendered: rendered !== null,
    isByPerson: payload.origin !== 'chef',
  })
  const prepMinutes = row.prepMinutes ?? (row.structure?.prepMinutes || null)
  const cookMinutes = row.cookMinutes ?? (row.structure?.cookMinutes || null)
  const totalMinutes = row.totalMinutes ?? ((prepMinutes ?? 0) + (cookMinutes ?? 0) || null)
  return {
    ...row,
    plan: rendered?.plan ?? null,
    prepMinutes,
    cookMinutes,
    totalMinutes,
    origin: payload.origin ?? (hasAddress(row.structure) ? 'import' : undefined),
  }
}

const titled = (structure: RecipeStructure, { title, dish_type: dishType }: Payload): RecipeStructure => ({
  ...structure,
  title,
  dishType: dishType ?? defaultDishType,
})

/** Whether it names the page that it was taken from. */
function hasAddress(structure: RecipeStructure | null): boolean {
  const source = sourceIn(structure?.extra ?? '')
  return source !== '' && sourceParts(source).some(({ href }) => href !== null)
}

async function rowOf(
  kitchen: FoodKitchen,
  values: FieldValues,
  structure: RecipeStructure | null,
  ownerId: string,
  told: Pick<WrittenRecipe, 'former' | 'before' | 'eaters' | 'parts' | 'isRendered' | 'isByPerson'>,
): Promise<Omit<NewRecipe, 'imageKey' | 'plan'>> {
  const { title, content, dishType, plating } = values
  const examined = await kitchen.examine(
    { title, content, dishType, structure: structure && withoutPlan(structure), plating, ...told },
    { userId: ownerId },
  )
  const proved = examined.structure?.diets ?? []
  const searchTerms = told.isByPerson ? values.searchTerms : provedTerms(values.searchTerms, proved)
  return { ...values, searchTerms, ...examined, eaters: told.eaters, ownerId }
}

/** The plan has a column of its own. */
function withoutPlan({ plan: _plan, ...structure }: CookedRecipe): RecipeStructure {
  return structure
}

/**
 * The row after an edit: missing fields stay, null clears. Without a structure in the edit, a changed text is read
 * again, and an unchanged one keeps its structure with the new title and dish type. Extra text that the client did not
 * know of stays.
 */
export async function editedRecipe(
  kitchen: FoodKitchen,
  row: RecipeWithOwner,
  edit: Edit,
  parts: PartRecipes,
): Promise<Omit<NewRecipe, 'imageKey'>> {
  const values = valuesSent(edit, renamed(row, 'column', 'name'))
  const rereads = values.content !== row.content || edit.recipe === null
  const edited = await rowOf(kitchen, values, edit.recipe ?? (rereads ? null : row.structure), row.owner_id, {
    former: edit.recipe ? formerOf(row, edit.recipe) : undefined,
    before: row.structure,
    eaters: row.eaters ?? undefined,
    parts,
    isRendered: isUnchanged(row, edit),
    isByPerson: true,
  })
  return { ...edited, plan: isSameDish(row.structure, edited.structure) ? undefined : null }
}

/** The row as it was in a version, which is checked again: what counts as dangerous may have changed since. */
export async function restoredRecipe(
  kitchen: FoodKitchen,
  row: RecipeWithOwner,
  { structure, ...version }: WholeVersion,
  parts: PartRecipes,
): Promise<NewRecipe> {
  const restored = await rowOf(kitchen, renamed(version, 'column', 'name'), structure, row.owner_id, {
    before: structure,
    eaters: row.eaters ?? undefined,
    parts,
    isRendered: version.plan !== null,
    isByPerson: true,
  })
  const plan = isSameDish(structure, restored.structure) ? version.plan : null
  return { ...restored, plan, imageKey: version.image_key }
}

/** What a plan does not say; it renders everything else. */
function ofDish({
  taste: _taste,
  searchTerms: _terms,
  diets: _diets,
  statedDiets: _stated,
  allergens: _allergens,
  extra: _extra,
  ...dish
}: RecipeStructure) {
  return withoutBlankFields(dish)
}

/** Whether nothing has changed that the plan of the recipe says. */
function isSameDish(before: RecipeStructure | null, after: RecipeStructure | null): boolean {
  return before !== null && after !== null && isDeepStrictEqual(ofDish(before), ofDish(after))
}

/** Whether the dish of the kitchen's plan is still what the plan says. */
function isUnchanged({ plan, structure }: RecipeWithOwner, edit: Edit): boolean {
  const { title = structure?.title, recipe, content } = edit
  if (plan === null || structure === null || title !== structure.title || content !== undefined) {
    return plan !== null && isSameDish(structure, recipe ?? null)
  }
  return recipe === undefined || isSameDish(structure, recipe)
}

/** Without `extra` in the row or in the edit, the client edited without knowing the extra text. */
function formerOf(
  { title, content, structure }: RecipeWithOwner,
  given: RecipeStructure,
): WrittenRecipe['former'] {
  const extra = structure?.extra
  return structure && (extra === undefined || given.extra === undefined)
    ? { title, content, extra }
    : undefined
}
