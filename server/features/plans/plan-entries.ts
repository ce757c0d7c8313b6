import { sql } from 'kysely'
import * as z from 'zod/mini'
import { limits } from '#shared/constants/limits.ts'
import { meals } from '#shared/contract/plans.ts'
import { day, singleLine, trimmedText } from '#shared/contract/wire.ts'
import { deletedField, type FieldValue, type Operation } from '#shared/sync/merge.ts'
import { isCanonicalUuid, isUuid } from '../../platform/db/uuid.ts'
import { selectRows } from '../households/changes/synced-rows.ts'
import type { ChangeContext, OpenDerive, SyncDeps, SyncedTable } from '../households/changes/synced-table.ts'
import { householdMembers } from '../households/queries.ts'
import { selectReadableRevisions } from '../recipes/recipe-names.ts'
import { followEntries } from './list/follow-entries.ts'
import { isListingDue, listEntries } from './list/listed-entries.ts'

/** Recipes of earlier months are not named any more. */
const namedDays = 60

type Schema = z.ZodMiniType<FieldValue>

const uuid = z.nullable(z.uuid()) as Schema

/** The meals of the week plan. Recipes and eaters are named by id, and may be gone later. */
export const planEntries: SyncedTable = {
  name: 'plan_entries',
  key: 'id',
  fields: {
    day: z.nullable(day) as Schema,
    meal: z.enum(meals) as Schema,
    position: z.nullable(z.number().check(z.minimum(-1e9), z.maximum(1e9))) as Schema,
    recipeId: uuid,
    title: z.nullable(singleLine(1, limits.plan.titleMax)) as Schema,
    servings: z.nullable(z.int().check(z.minimum(1), z.maximum(limits.recipe.servingsMax))) as Schema,
    eaters: z.nullable(z.array(z.uuid()).check(z.maxLength(limits.eaters.perHousehold))) as Schema,
    cookId: uuid,
    note: z.nullable(trimmedText(1, limits.plan.noteMax)) as Schema,
    leftoverOf: uuid,
    /** Its ingredients are on the shopping list, or will be. */
    onList: z.boolean() as Schema,
  },
  columns: {
    day: 'day',
    meal: 'meal',
    position: 'position',
    recipeId: 'recipe_id',
    title: 'title',
    servings: 'servings',
    eaters: 'eaters',
    cookId: 'cook_id',
    note: 'note',
    leftoverOf: 'leftover_of',
    onList: 'on_list',
    listedRecipeId: 'listed_recipe_id',
  },
  required: ['meal'],
  isRowId: isCanonicalUuid,
  rowsMax: limits.plan.entries,
  prepare: readNamedRecipes,
  afterWrite: followEntries,
  refresh: {
    isDue: isListingDue,
    run: (deps, context) => listEntries(deps, planEntries, context),
  },
  recipeIds: (household) => sql`select recipe_id from plan_entries
    where household_id = ${household} and deleted_at is null and recipe_id is not null
      and (day is null or day > current_date - ${sql.lit(namedDays)})`,
}

/** Which of the recipes that are to be put on the list the user may read. */
async function readNamedRecipes(
  { db }: SyncDeps,
  { householdId, userId }: ChangeContext,
  operations: readonly Operation[],
): Promise<OpenDerive> {
  const listed = operations.filter(({ field, value }) => field === 'onList' && value === true)
  const rows = new Set(listed.map(({ row }) => row).filter(isUuid))
  const present = await selectRows(db, planEntries, householdId, [...rows])
  const named = [
    ...[...present.values()].map(({ values }) => values.recipeId),
    ...operations.flatMap(({ field, row, value }) => (field === 'recipeId' && rows.has(row) ? [value] : [])),
  ]
  const ids = [...new Set(named.filter((id) => typeof id === 'string'))].filter(isUuid)
  return openDerive(await selectReadableRevisions(db, userId, ids))
}

/** What the state of the list depends on. */
const listed: ReadonlySet<string> = new Set(['onList', 'recipeId', 'leftoverOf', deletedField])

/** Only a member of the household cooks, and only who may read a recipe puts it on the list. */
function openDerive(readable: ReadonlyMap<string, number>): OpenDerive {
  return async (db, { householdId }) => {
    const members = new Set((await householdMembers(db, householdId)).map(({ id }) => id))
    return ({ before, after, field }) => {
      const values: Record<string, FieldValue> = { ...after.values }
      const { cookId, recipeId, onList } = values
      if (typeof cookId === 'string' && !members.has(cookId)) values.cookId = null
      const isRefused =
        field === 'onList' && onList === true && typeof recipeId === 'string' && !readable.has(recipeId)
      if (isRefused) values.onList = before?.values.onList ?? false
      else if (listed.has(field)) values.listedRecipeId = null
      return { ...after, values }
    }
  }
}
