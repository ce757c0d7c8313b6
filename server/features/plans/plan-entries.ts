import * as z from 'zod/mini'
import { limits } from '#shared/constants/limits.ts'
import { meals } from '#shared/contract/plans.ts'
import { day, singleLine, trimmedText } from '#shared/contract/wire.ts'
import { addDays } from '#shared/days.ts'
import type { FieldValue } from '#shared/sync/merge.ts'
import type { Db } from '../../platform/db/schema.ts'
import { isCanonicalUuid } from '../../platform/db/uuid.ts'
import type { OpenDerive, SyncedTable } from '../households/changes/synced-table.ts'
import { householdMembers } from '../households/queries.ts'
import { followEntries } from './list/follow-entries.ts'

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
  },
  required: ['meal'],
  isRowId: isCanonicalUuid,
  rowsMax: limits.plan.entries,
  prepare: async () => openDerive,
  afterWrite: followEntries,
  recipeIds: selectRecipeIds,
}

/** Only a member of the household cooks. */
const openDerive: OpenDerive = async (db, { householdId }) => {
  const members = new Set((await householdMembers(db, householdId)).map(({ id }) => id))
  return ({ after }) => {
    const { cookId } = after.values
    if (typeof cookId !== 'string' || members.has(cookId)) return after
    return { ...after, values: { ...after.values, cookId: null } }
  }
}

/** Recipes of earlier months are not named any more. */
const namedDays = 60

async function selectRecipeIds(db: Db, householdId: string): Promise<string[]> {
  const today = new Date().toISOString().slice(0, 10)
  const rows = await db
    .selectFrom('plan_entries')
    .select('recipe_id')
    .distinct()
    .where('household_id', '=', householdId)
    .where('deleted_at', 'is', null)
    .where('recipe_id', 'is not', null)
    .where((where) => where.or([where('day', 'is', null), where('day', '>', addDays(today, -namedDays))]))
    .execute()
  return rows.flatMap(({ recipe_id }) => recipe_id ?? [])
}
