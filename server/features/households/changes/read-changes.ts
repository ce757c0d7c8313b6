import { sql } from 'kysely'
import { shopFood } from '#kitchen/foods'
import { limits } from '#shared/constants/limits.ts'
import type { Measures } from '#shared/constants/measures.ts'
import { apiError } from '#shared/contract/errors.ts'
import type { HouseholdChanges, NamedFood } from '#shared/contract/household-changes.ts'
import { staples } from '#shared/shopping/staples.ts'
import { buildOnce } from '../../../platform/db/build-once.ts'
import { selectRecipeNames } from '../../recipes/recipe-names.ts'
import { changedRows, pageEnd, readChangedRows, type ChangedRow } from './synced-rows.ts'
import type { ChangeContext, SyncDeps, SyncedTable } from './synced-table.ts'

/** What a device knows. */
interface Known {
  /** Rows up to this revision; 0 for none. */
  since: number
  /** The household's revision when the copy was begun of which these rows are a part. */
  begun: number | null
}

/** What changed in a household after a revision, or the first part of it. */
export async function readChanges(
  deps: SyncDeps,
  tables: readonly SyncedTable[],
  context: ChangeContext,
  known: Known,
): Promise<HouseholdChanges> {
  const { rowsMax } = limits.changes
  let found = await readSnapshot(deps.db, tables, context, known, rowsMax)
  const due = tables.filter(({ refresh }, index) => refresh && found.due[index] === true)
  for (const { refresh } of due) await refresh?.run(deps, context)
  if (due.length > 0) found = await readSnapshot(deps.db, tables, context, known, rowsMax)
  let to = pageEnd(found.rows, rowsMax)
  const isCut = found.rows.some(({ revision }) => revision === to) && found.lengths.includes(rowsMax + 1)
  if (isCut) {
    // One revision alone may have more rows than the answer.
    found = await readSnapshot(deps.db, tables, context, known, null)
    to = pageEnd(found.rows, rowsMax)
  }
  return present(deps.db, tables, context, known, found, to)
}

async function present(
  db: SyncDeps['db'],
  tables: readonly SyncedTable[],
  { householdId, userId }: ChangeContext,
  { begun }: Known,
  found: Snapshot,
  to: number | null,
): Promise<HouseholdChanges> {
  const { revision, measures, isComplete } = found
  const shown = found.rows.filter((row) => to === null || row.revision <= to)
  const byName = new Map(tables.map((table) => [table.name, table]))
  const named = shown.flatMap((row) => byName.get(row.table)?.foodIds?.(row) ?? [])
  const begin = isComplete ? revision : begun
  return {
    household: householdId,
    revision: to ?? revision,
    measures,
    isComplete,
    ...(to !== null && { next: { since: to, ...(begin !== null && { begun: begin }) } }),
    rows: shown.map(({ revision: _revision, ...row }) => row),
    foods: [...new Set([...named, ...(isComplete ? staples : [])])].flatMap(presentFood),
    recipes: await selectRecipeNames(db, userId, found.recipeIds),
  }
}

interface Snapshot {
  revision: number
  measures: Measures
  isComplete: boolean
  rows: ChangedRow[]
  /** How many rows were read of each table. */
  lengths: number[]
  /** Of each table, whether its rows have to be refreshed first. */
  due: (boolean | null)[]
  recipeIds: string[]
}

/**
 * One statement, so that rows, revision and what was purged belong together. A copy has no row that was deleted before it
 * was begun; a device that may have a row that was purged gets all rows again.
 */
async function readSnapshot(
  db: SyncDeps['db'],
  tables: readonly SyncedTable[],
  { householdId, userId }: ChangeContext,
  { since, begun }: Known,
  most: number | null,
): Promise<Snapshot> {
  const values = {
    householdId,
    userId,
    since,
    known: begun ?? since,
    begun: begun ?? 0,
    most: most && most + 1,
  }
  const [row] = await statementOf(tables)(db, values)
  // Its last member has left since the request found it; the next request finds another one.
  if (!row) throw apiError('unavailable')
  const rows = tables.map((table, index) => readChangedRows(table, row.found[index]))
  return {
    revision: Number(row.revision),
    measures: row.measures,
    isComplete: row.is_complete,
    rows: rows.flat(),
    lengths: rows.map(({ length }) => length),
    due: row.due,
    recipeIds: row.recipe_ids ?? [],
  }
}

interface FoundRow {
  revision: number
  measures: Measures
  is_complete: boolean
  found: unknown[]
  due: (boolean | null)[]
  recipe_ids: string[] | null
}

interface Values {
  householdId: string
  userId: string
  since: number
  known: number
  begun: number
  most: number | null
}

type Statement = (db: SyncDeps['db'], values: Values) => Promise<FoundRow[]>

const statements = new WeakMap<readonly SyncedTable[], Statement>()

function statementOf(tables: readonly SyncedTable[]): Statement {
  const known = statements.get(tables)
  if (known) return known
  const statement = buildOnce<Values, FoundRow>((db, values) => ({
    compile: () => snapshot(tables, values).compile(db),
  }))
  statements.set(tables, statement)
  return statement
}

function snapshot(tables: readonly SyncedTable[], values: Values) {
  const household = sql`(select id from head)`
  const range = {
    household,
    since: sql`(select since from head)`,
    deletedSince: sql`(select deleted_since from head)`,
    most: sql`${values.most}::integer`,
  }
  const named = tables.flatMap(({ recipeIds }) => recipeIds?.(household) ?? [])
  return sql<FoundRow>`
    with stored as (
      select id, revision, measures, ${values.since}::bigint = 0 or ${values.since}::bigint > revision
        or ${values.known}::bigint < purged_revision as is_complete
      from households where id = ${values.householdId}::uuid
    ), head as (
      select *, case when is_complete then 0 else ${values.since}::bigint end as since,
        case when is_complete then revision else ${values.begun}::bigint end as deleted_since
      from stored
    )
    select revision, measures, is_complete,
      json_build_array(${sql.join(tables.map((table) => changedRows(table, range)))}) as found,
      json_build_array(${sql.join(
        tables.map(({ refresh }) => refresh?.isDue(household, values.userId) ?? sql`false`),
      )}) as due,
      (select json_agg(distinct recipe_id) from (${sql.join(named, sql` union all `)}) named) as recipe_ids
    from head`
}

export function presentFood(id: string): NamedFood[] {
  const food = shopFood(id)
  if (!food) return []
  const { en, fr, es, de } = food.names
  return [{ id, names: { en: [...en], fr: [...fr], es: [...es], de: [...de] } }]
}
