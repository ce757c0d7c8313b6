import { sql } from 'kysely'
import * as z from 'zod/mini'
import { languages, type Language } from '#shared/constants/languages.ts'
import { limits } from '#shared/constants/limits.ts'
import { moment, singleLine } from '#shared/contract/wire.ts'
import { aisles, type Aisle } from '#shared/shopping/aisles.ts'
import type { FieldValue, Operation } from '#shared/sync/merge.ts'
import { units } from '#shared/words/units.ts'
import type { Db } from '../../../platform/db/schema.ts'
import { isCanonicalUuid, isUuid } from '../../../platform/db/uuid.ts'
import { selectRows } from '../../households/changes/synced-rows.ts'
import type {
  ChangeContext,
  OpenDerive,
  RowChange,
  SyncDeps,
  SyncedTable,
} from '../../households/changes/synced-table.ts'
import { foodsOfLines } from './foods-of-lines.ts'
import { withFood } from './line-food.ts'
import { areLinesStale, refreshRecipeLines } from './recipe-lines.ts'
import { selectAisles, storeAisles } from './shop-aisles.ts'

type Schema = z.ZodMiniType<FieldValue>

const fields = {
  item: singleLine(1, limits.shoppingList.itemMax) as Schema,
  language: z.enum(languages) as Schema,
  amount: z.nullable(z.number().check(z.positive(), z.maximum(1_000_000))) as Schema,
  unit: z.nullable(z.enum(units)) as Schema,
  note: z.nullable(singleLine(1, limits.shoppingList.noteMax)) as Schema,
  aisle: z.enum(aisles) as Schema,
  tickedAt: z.nullable(moment) as Schema,
  servings: z.int().check(z.minimum(1), z.maximum(limits.recipe.servingsMax)) as Schema,
  listId: z.nullable(z.uuid()) as Schema,
}

/** What a person changes when they adapt a line of a recipe. */
const edits: ReadonlySet<string> = new Set(['item', 'amount', 'unit', 'note'])

export const listItems: SyncedTable = {
  name: 'list_items',
  key: 'id',
  fields,
  columns: {
    item: 'item',
    language: 'language',
    amount: 'amount',
    unit: 'unit',
    note: 'note',
    aisle: 'aisle',
    tickedAt: 'ticked_at',
    servings: 'servings',
    foodId: 'food_id',
    gramsPerUnit: 'grams_per_unit',
    listId: 'list_id',
    planEntryId: 'plan_entry_id',
    recipeId: 'recipe_id',
    recipeRevision: 'recipe_revision',
    line: 'line',
    isEdited: 'is_edited',
    tickedBy: 'ticked_by',
  },
  required: ['item', 'language'],
  isRowId: isCanonicalUuid,
  rowsMax: limits.shoppingList.lines,
  prepare: readFoods,
  afterWrite: rememberAisles,
  moments: ['tickedAt'],
  refresh: {
    isDue: areLinesStale,
    run: (deps, context) => refreshRecipeLines(deps, listItems, context),
  },
  foodIds: ({ values }) => (typeof values.foodId === 'string' ? [values.foodId] : []),
  recipeIds: (household) => sql`select recipe_id from list_items
    where household_id = ${household} and deleted_at is null and recipe_id is not null`,
}

const wordsKey = (item: unknown, language: unknown) => JSON.stringify([item, language])

/** The foods that new words name are read by the kitchen, before the transaction. */
async function readFoods(
  deps: SyncDeps,
  { householdId, userId }: ChangeContext,
  operations: readonly Operation[],
): Promise<OpenDerive> {
  const renamed = operations.filter(({ field }) => field === 'item' || field === 'language')
  const ids = [...new Set(renamed.map(({ row }) => row))].filter(isUuid)
  const present = await selectRows(deps.db, listItems, householdId, ids)
  const words = new Map<string, { item: string; language: Language }>()
  for (const id of ids) {
    // Whichever of the values wins, its food is known.
    const valuesOf = (field: 'item' | 'language') => [
      ...renamed.flatMap((each) => {
        const read = each.row === id && each.field === field ? fields[field].safeParse(each.value) : undefined
        return read?.success ? [read.data] : []
      }),
      present.get(id)?.values[field],
    ]
    for (const item of valuesOf('item')) {
      for (const language of valuesOf('language')) {
        if (typeof item !== 'string' || typeof language !== 'string') continue
        words.set(wordsKey(item, language), { item, language: language as Language })
      }
    }
  }
  const foodIds = await foodsOfLines(deps, userId, [...words.values()].slice(0, limits.changes.perRequest))
  const foods = new Map([...words.keys()].map((key, index) => [key, foodIds[index] ?? null]))
  return openDerive(foods, operations)
}

function openDerive(foods: ReadonlyMap<string, string | null>, operations: readonly Operation[]): OpenDerive {
  return async (db, { householdId, userId }) => {
    // Ticking, the most frequent change, moves no line to another aisle.
    const isTicking = operations.every(({ field }) => field === 'tickedAt')
    const remembered = isTicking ? new Map() : await selectAisles(db, householdId)
    return ({ before, after, field }) => {
      const values: Record<string, FieldValue> = { ...after.values }
      if (field === 'item' || field === 'language') {
        values.foodId = foods.get(wordsKey(values.item, values.language)) ?? null
      }
      if (field === 'tickedAt') values.tickedBy = values.tickedAt === null ? null : userId
      // Its amount is computed anew when it is next read.
      if (field === 'servings') values.recipeRevision = null
      const isOfRecipe = values.recipeId !== null && values.recipeId !== undefined
      if (before !== null && isOfRecipe && edits.has(field)) values.isEdited = true
      values.isEdited ??= false
      if (isTicking && before !== null) return { ...after, values }
      return withFood({ ...after, values }, remembered)
    }
  }
}

/** The aisle that somebody chose for a line is where this shop keeps the food. */
async function rememberAisles(
  db: Db,
  { householdId }: ChangeContext,
  changes: readonly RowChange[],
): Promise<void> {
  const chosen = new Map<string, Aisle>()
  for (const { before, after } of changes) {
    const { foodId, aisle } = after.values
    const isChosen = after.clocks.aisle !== undefined && after.clocks.aisle !== before?.clocks.aisle
    if (isChosen && typeof foodId === 'string') chosen.set(foodId, aisle as Aisle)
  }
  await storeAisles(db, householdId, chosen)
}
