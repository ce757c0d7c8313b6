import { sql, type RawBuilder } from 'kysely'
import { listLineOf } from '#shared/lines/list-lines.ts'
import { fold } from '#shared/words/fold.ts'
import { apiError } from '#shared/contract/errors.ts'
import { limits } from '#shared/constants/limits.ts'
import type { Language } from '#shared/constants/languages.ts'
import type { RecipeIngredient, RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { formatClock } from '#shared/sync/clock.ts'
import { applyOperation, deletedField, type FieldValue, type SyncedRow } from '#shared/sync/merge.ts'
import type { Db } from '../../../platform/db/schema.ts'
import { insertOperation } from '../../households/changes/apply-operations.ts'
import { inRevision } from '../../households/changes/revision.ts'
import { countRows, selectRows, writeRows } from '../../households/changes/synced-rows.ts'
import type { ChangeContext, SyncDeps, SyncedTable } from '../../households/changes/synced-table.ts'
import {
  hasOtherRevision,
  selectReadable,
  selectReadableRevisions,
  type ReadableRecipe,
} from '../../recipes/recipe-names.ts'
import { selectParts } from '../../recipes/parts/queries.ts'
import { foodsOfLines, logUnreadFoods } from './foods-of-lines.ts'
import { withFood } from './line-food.ts'
import { selectAisles } from './shop-aisles.ts'
import { findDefaultList } from './shopping-lists.ts'

/** A recipe with a structure, which its lines are made from. */
export interface ListedRecipe {
  id: string
  revision: number
  structure: RecipeStructure
  /** The foods of its ingredients, in their order. */
  foodIds: readonly (string | null)[]
}

/** A line of a recipe, or of a recipe within it, whose language may be another. */
interface ListedIngredient extends RecipeIngredient {
  language?: Language
}

/**
 * The recipe with the lines of those within it in the place of theirs, for the servings that go into it; a recipe that the
 * user may not read stays a line.
 */
async function withPartLines(db: Db, userId: string, recipe: ReadableRecipe): Promise<ReadableRecipe> {
  const { structure } = recipe
  if (!structure?.ingredients.some((line) => line.recipe)) return recipe
  const parts = await selectParts(db, structure, userId, { asReader: true })
  const ingredients: ListedIngredient[] = []
  const add = (
    { ingredients: lines, language }: RecipeStructure,
    { share, levels, scales }: { share: number; levels: number; scales: boolean },
  ) => {
    for (const line of lines) {
      // Recipes within recipes multiply, and this is on the event loop.
      if (ingredients.length >= limits.shoppingList.recipeLines) return
      const part = line.recipe && levels > 0 ? parts[line.recipe.uuid]?.structure : undefined
      if (line.recipe && part) {
        const within = share * (line.recipe.servings / part.servings)
        add(part, { share: within, levels: levels - 1, scales: scales && line.scales })
        continue
      }
      const times = (amount: number) => (line.scales ? amount * share : amount)
      ingredients.push({
        ...line,
        language,
        amount: line.amount && times(line.amount),
        ...(line.amountMax && { amountMax: times(line.amountMax) }),
        scales: scales && line.scales,
      })
    }
  }
  add(structure, { share: 1, levels: limits.recipe.partLevels, scales: true })
  return { ...recipe, structure: { ...structure, ingredients }, ingredient_food_ids: null }
}

/** The recipe with its foods. Throws `not found` and `no recipe found`. */
export async function readListedRecipe(
  deps: SyncDeps,
  userId: string,
  recipeId: string,
): Promise<ListedRecipe> {
  const [readable] = await selectReadable(deps.db, userId, [recipeId])
  if (!readable) throw apiError('not found')
  const recipe = await withPartLines(deps.db, userId, readable)
  const foodIds = storedFoods(recipe) ?? (await foodsOfLines(deps, userId, linesOf(recipe)))
  const listed = listedOf(recipe, foodIds)
  if (!listed) throw apiError('no recipe found')
  return listed
}

/** The recipes among these that the user may read; null for one without ingredients. */
export async function readListedRecipes(
  deps: SyncDeps,
  userId: string,
  recipeIds: readonly string[],
): Promise<Map<string, ListedRecipe | null>> {
  const listed = new Map<string, ListedRecipe | null>()
  for (const readable of await selectReadable(deps.db, userId, recipeIds)) {
    const recipe = await withPartLines(deps.db, userId, readable)
    const foodIds = storedFoods(recipe) ?? (await foodsOfLines(deps, userId, linesOf(recipe)))
    listed.set(recipe.id, listedOf(recipe, foodIds))
  }
  return listed
}

function listedOf(
  { id, revision, structure }: ReadableRecipe,
  foodIds: readonly (string | null)[],
): ListedRecipe | null {
  return structure && structure.ingredients.length > 0 ? { id, revision, structure, foodIds } : null
}

/** Null for a recipe from before they were stored. */
function storedFoods({ structure, ingredient_food_ids: stored }: ReadableRecipe) {
  return stored && stored.length === structure?.ingredients.length ? stored : null
}

function linesOf({ structure }: ReadableRecipe) {
  return (
    structure?.ingredients.map((line: ListedIngredient) => ({
      item: line.item,
      language: line.language ?? structure.language,
    })) ?? []
  )
}

const rounded = (amount: number) => Number(amount.toPrecision(6))

/** What a line takes from its recipe. */
export function valuesOf(recipe: ListedRecipe, line: number, servings: number): Record<string, FieldValue> {
  const ingredient = ingredientAt(recipe, line)
  const language = ingredient.language ?? recipe.structure.language
  const { item, amount, unit, note } = listLineOf(ingredient, language)
  const factor = ingredient.scales ? servings / recipe.structure.servings : 1
  return {
    item,
    language,
    amount: amount === null ? null : rounded(amount * factor),
    unit,
    note,
    foodId: recipe.foodIds[line] ?? null,
    line,
    servings,
    recipeRevision: recipe.revision,
  }
}

function ingredientAt({ structure }: ListedRecipe, line: number): ListedIngredient {
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
  },
): Promise<{ revision: number; added: number }> {
  const { recipe, servings } = added
  let count = 0
  const revision = await inRevision(db, context, async (transaction, next) => {
    if (!(await insertOperation(transaction, context, added.id))) return false
    const lines = [...new Set(added.lines)].filter((line) => line < recipe.structure.ingredients.length)
    const present = await countRows(transaction, table, context.householdId)
    if (present + lines.length > table.rowsMax) throw apiError('limit reached')
    const aisles = await selectAisles(transaction, context.householdId)
    const listId = await findDefaultList(transaction, context.householdId)
    const rows = lines.map((line): SyncedRow => {
      const values = {
        ...valuesOf(recipe, line, servings),
        recipeId: recipe.id,
        planEntryId: null,
        listId,
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
  const open = await selectOpenLines(db, context)
  const idsOf = (rows: typeof open) => [...new Set(rows.map((row) => row.recipe_id))]
  const revisions = await selectReadableRevisions(db, context.userId, idsOf(open))
  const stale = open.filter((row) => {
    const revision = revisions.get(row.recipe_id)
    return revision !== undefined && revision !== row.recipe_revision
  })
  const recipes = await readStaleRecipes(deps, context.userId, idsOf(stale))
  const due = stale.filter((row) => recipes.has(row.recipe_id))
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
        if (!recipe) return []
        const { listed, revision: recipeRevision } = recipe
        return listed
          ? lines.map((row) => withFood(remade(row, listed, lines, context.now), aisles))
          : lines.map((row) => ({ ...row, values: { ...row.values, recipeRevision } }))
      },
    )
    await writeRows(transaction, table, { ...context, revision }, made)
    return made.length > 0
  })
}

interface StaleRecipe {
  revision: number
  /** Null where it has no ingredients any more: then its lines stay as they are. */
  listed: ListedRecipe | null
}

/** Of many, the first ones, and none while the kitchen is too busy: the rest follows when the list is next read. */
async function readStaleRecipes(
  deps: SyncDeps,
  userId: string,
  ids: readonly string[],
): Promise<Map<string, StaleRecipe>> {
  const recipes = new Map<string, StaleRecipe>()
  for (const id of ids.slice(0, limits.shoppingList.recipesRefreshed)) {
    const [readable] = await selectReadable(deps.db, userId, [id])
    if (!readable) continue
    const recipe = await withPartLines(deps.db, userId, readable)
    const foodIds = await readFoods(deps, userId, recipe)
    if (foodIds === 'later') break
    recipes.set(id, { revision: recipe.revision, listed: listedOf(recipe, foodIds) })
  }
  return recipes
}

async function readFoods({ kitchen, log }: SyncDeps, userId: string, recipe: ReadableRecipe) {
  const stored = storedFoods(recipe)
  if (stored) return stored
  const lines = linesOf(recipe)
  if (lines.length === 0) return []
  try {
    return await kitchen.foodsOfLines(lines, { userId })
  } catch (error) {
    logUnreadFoods(log, error)
    return 'later'
  }
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

/** Whether an open line was made from another state of its recipe than the present one. */
export const areLinesStale = (household: RawBuilder<unknown>, userId: string) => sql<boolean>`exists (
  select from list_items where household_id = ${household} and recipe_id is not null and not is_edited
    and ticked_at is null and deleted_at is null
    and ${hasOtherRevision(sql`list_items.recipe_id`, sql`list_items.recipe_revision`, userId)})`

/** The lines of recipes that nobody has edited or ticked. */
async function selectOpenLines(db: Db, { householdId }: ChangeContext) {
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
