import { fold } from '#shared/words/fold.ts'
import { apiError } from '#shared/contract/errors.ts'
import type { RecipeIngredient, RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { formatClock } from '#shared/sync/clock.ts'
import { applyOperation, deletedField, type FieldValue, type SyncedRow } from '#shared/sync/merge.ts'
import type { Db } from '../../../platform/db/schema.ts'
import { insertOperation } from '../../households/changes/apply-operations.ts'
import { inRevision } from '../../households/changes/revision.ts'
import { countRows, selectRows, writeRows } from '../../households/changes/synced-rows.ts'
import type { ChangeContext, SyncDeps, SyncedTable } from '../../households/changes/synced-table.ts'
import { selectReadable, type ReadableRecipe } from '../../recipes/recipe-names.ts'
import { foodsOfLines } from './foods-of-lines.ts'
import { withFood } from './line-food.ts'
import { selectAisles } from './shop-aisles.ts'

/** A recipe with a structure, which its lines are made from. */
export interface ListedRecipe {
  id: string
  revision: number
  structure: RecipeStructure
  /** The foods of its ingredients, in their order. */
  foodIds: readonly (string | null)[]
}

/** The recipe with its foods, as the kitchen reads them. Throws `not found` and `no recipe found`. */
export async function readListedRecipe(
  deps: SyncDeps,
  userId: string,
  recipeId: string,
): Promise<ListedRecipe> {
  const [recipe] = await selectReadable(deps.db, userId, [recipeId])
  if (!recipe) throw apiError('not found')
  const listed = await withFoods(deps, userId, recipe)
  if (!listed) throw apiError('no recipe found')
  return listed
}

async function withFoods(
  deps: SyncDeps,
  userId: string,
  { id, revision, structure }: ReadableRecipe,
): Promise<ListedRecipe | null> {
  if (!structure || structure.ingredients.length === 0) return null
  const { language } = structure
  const lines = structure.ingredients.map(({ item }) => ({ item, language }))
  return { id, revision, structure, foodIds: await foodsOfLines(deps, userId, lines) }
}

const rounded = (amount: number) => Number(amount.toPrecision(6))

/** What a line takes from its recipe. */
function valuesOf(recipe: ListedRecipe, line: number, servings: number): Record<string, FieldValue> {
  const { amount, unit, item, note, scales } = ingredientAt(recipe, line)
  const factor = scales ? servings / recipe.structure.servings : 1
  return {
    item,
    language: recipe.structure.language,
    amount: amount === null ? null : rounded(amount * factor),
    unit,
    note,
    foodId: recipe.foodIds[line] ?? null,
    line,
    servings,
    recipeRevision: recipe.revision,
  }
}

function ingredientAt({ structure }: ListedRecipe, line: number): RecipeIngredient {
  const ingredient = structure.ingredients[line]
  if (!ingredient) throw apiError('invalid input')
  return ingredient
}

/** Adds lines of a recipe, once for an operation's id. Answers how many were added. */
export async function addRecipeLines(
  db: Db,
  table: SyncedTable,
  context: ChangeContext,
  added: {
    id: string
    recipe: ListedRecipe
    lines: readonly number[]
    servings: number
    planEntryId?: string
  },
): Promise<{ revision: number; added: number }> {
  const { recipe, servings, planEntryId = null } = added
  let count = 0
  const revision = await inRevision(db, context, async (transaction, next) => {
    if (!(await insertOperation(transaction, context, added.id))) return false
    const lines = [...new Set(added.lines)].filter((line) => line < recipe.structure.ingredients.length)
    const present = await countRows(transaction, table, context.householdId)
    if (present + lines.length > table.rowsMax) throw apiError('limit reached')
    const aisles = await selectAisles(transaction, context.householdId)
    const rows = lines.map((line): SyncedRow => {
      const values = {
        ...valuesOf(recipe, line, servings),
        recipeId: recipe.id,
        planEntryId,
        isEdited: false,
      }
      return withFood({ id: crypto.randomUUID(), values, clocks: {} }, aisles)
    })
    await writeRows(transaction, table, { ...context, revision: next }, rows)
    count = rows.length
    return count > 0
  })
  return { revision, added: count }
}

/** Makes lines anew whose recipe was edited, or whose servings were changed, unless a person has edited or ticked them. */
export async function refreshRecipeLines(
  deps: SyncDeps,
  table: SyncedTable,
  context: ChangeContext,
): Promise<void> {
  const { db } = deps
  const stale = await selectStaleLines(db, context)
  if (stale.length === 0) return
  const recipes = new Map<string, ListedRecipe>()
  for (const recipe of await selectReadable(db, context.userId, [
    ...new Set(stale.map((row) => row.recipe_id)),
  ])) {
    const listed = await withFoods(deps, context.userId, recipe)
    if (listed) recipes.set(recipe.id, listed)
  }
  const due = stale.filter((row) => {
    const recipe = recipes.get(row.recipe_id)
    return recipe !== undefined && recipe.revision !== row.recipe_revision
  })
  if (due.length === 0) return
  await inRevision(db, context, async (transaction, revision) => {
    const aisles = await selectAisles(transaction, context.householdId)
    const rows = await selectRows(
      transaction,
      table,
      context.householdId,
      due.map(({ id }) => id),
    )
    const isDue = ({ values }: SyncedRow) =>
      values.isEdited !== true && values.tickedAt === null && values[deletedField] !== true
    const made = [...Map.groupBy([...rows.values()].filter(isDue), ({ values }) => values.recipeId)].flatMap(
      ([recipeId, lines]) => {
        const recipe = recipes.get(String(recipeId))
        return recipe ? lines.map((row) => withFood(remade(row, recipe, lines, context.now), aisles)) : []
      },
    )
    await writeRows(transaction, table, { ...context, revision }, made)
    return made.length > 0
  })
}

/** The same ingredient, wherever it stands now; else what has taken its place; else the line is deleted. */
function remade(row: SyncedRow, recipe: ListedRecipe, lines: readonly SyncedRow[], now: number): SyncedRow {
  const { ingredients } = recipe.structure
  const indexOf = ({ values }: SyncedRow) => {
    const words = fold(String(values.item))
    const at = Number(values.line)
    const isSame = (index: number) => fold(ingredients[index]?.item ?? '') === words
    return isSame(at) ? at : ingredients.findIndex((_, index) => isSame(index))
  }
  const own = indexOf(row)
  const at = Number(row.values.line)
  const isTaken = lines.some((other) => other !== row && indexOf(other) === at)
  const line = own >= 0 ? own : at < ingredients.length && !isTaken ? at : -1
  if (line < 0) {
    const clock = formatClock({ ms: now, counter: 0, device: 'server00' })
    return applyOperation(row, { id: '', table: '', row: row.id, field: deletedField, value: true, clock })
  }
  const servings = Number(row.values.servings ?? recipe.structure.servings)
  return { ...row, values: { ...row.values, ...valuesOf(recipe, line, servings) } }
}

async function selectStaleLines(db: Db, { householdId }: ChangeContext) {
  const rows = await db
    .selectFrom('list_items')
    .select(['id', 'recipe_id', 'recipe_revision'])
    .where('household_id', '=', householdId)
    .where('recipe_id', 'is not', null)
    .where('is_edited', '=', false)
    .where('ticked_at', 'is', null)
    .where('deleted_at', 'is', null)
    .execute()
  return rows.flatMap(({ recipe_id, ...row }) => (recipe_id === null ? [] : [{ ...row, recipe_id }]))
}

/** How many lines of a recipe are on the list and not ticked. */
export async function countListed(db: Db, householdId: string, recipeId: string): Promise<number> {
  const row = await db
    .selectFrom('list_items')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('household_id', '=', householdId)
    .where('recipe_id', '=', recipeId)
    .where('ticked_at', 'is', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}
