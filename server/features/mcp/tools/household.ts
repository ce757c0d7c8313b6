import { randomUUID } from 'node:crypto'
import { apiError } from '#shared/contract/errors.ts'
import {
  changeHousehold,
  getHouseholdChanges,
  type ChangedRow,
  type HouseholdChanges,
} from '#shared/contract/household-changes.ts'
import { nextClock } from '#shared/sync/clock.ts'
import { deletedField, type FieldValue } from '#shared/sync/merge.ts'
import type { ToolContext } from '../tool.ts'

/** A household has at most 3,700 rows, and a part 1,500 of them. */
const mostParts = 6

type Recipes = HouseholdChanges['recipes']

/** The rows of a table that are not deleted, and the recipes that rows of the household name. */
export async function readRows(
  { call }: ToolContext,
  table: string,
): Promise<{ rows: ChangedRow[]; recipes: Recipes }> {
  const rows = new Map<string, ChangedRow>()
  let recipes: Recipes = []
  let query: HouseholdChanges['next'] | object = {}
  for (let part = 0; query && part < mostParts; part += 1) {
    const changes: HouseholdChanges = await call(getHouseholdChanges, { query })
    if (changes.isComplete) rows.clear()
    for (const row of changes.rows) if (row.table === table) rows.set(row.id, row)
    recipes = changes.recipes
    query = changes.next
  }
  return { rows: [...rows.values()].filter(({ values }) => values[deletedField] !== true), recipes }
}

type NewRow = Record<string, FieldValue>

/** Adds rows to a table, their fields in the order given; throws the code of the first one that is refused. */
export async function addRows(
  { call, now }: ToolContext,
  table: string,
  added: readonly NewRow[],
): Promise<string[]> {
  const device = randomUUID().replaceAll('-', '')
  let clock: string | null = null
  const ids = added.map(() => randomUUID())
  const operations = added.flatMap((values, index) =>
    Object.entries(values).map(([field, value]) => {
      clock = nextClock(clock, now, device)
      return { id: randomUUID(), table, row: ids[index] ?? '', field, value, clock }
    }),
  )
  const { results } = await call(changeHousehold, { body: { operations } })
  const refused = results.find(({ outcome }) => outcome !== 'ok')
  if (refused && refused.outcome !== 'ok') throw apiError(refused.outcome)
  return ids
}
