import { shopFood } from '#kitchen/foods'
import { limits } from '#shared/constants/limits.ts'
import type { HouseholdChanges, NamedFood } from '#shared/contract/household-changes.ts'
import { staples } from '#shared/shopping/staples.ts'
import { selectRecipeNames } from '../../recipes/recipe-names.ts'
import { findRevision } from './revision.ts'
import { findPageEnd, selectChangedRows, type RevisionRange } from './synced-rows.ts'
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
  for (const table of tables) await table.refresh?.(deps, context)
  return (await readPart(deps, tables, context, known)) ?? readAll(deps, tables, context)
}

const nothingKnown: Known = { since: 0, begun: null }

async function readAll(deps: SyncDeps, tables: readonly SyncedTable[], context: ChangeContext) {
  const changes = await readPart(deps, tables, context, nothingKnown)
  if (!changes) throw new Error('a household cannot be copied')
  return changes
}

/** Null when rows were purged while they were read, that the device may still have. */
async function readPart(
  { db }: SyncDeps,
  tables: readonly SyncedTable[],
  { householdId, userId }: ChangeContext,
  { since, begun }: Known,
): Promise<HouseholdChanges | null> {
  // Read before the rows: what is committed meanwhile is sent again with the next revision.
  const { revision, purgedRevision, measures } = await findRevision(db, householdId)
  // A copy has no row that was deleted before it was begun.
  const canMissPurged = (purged: number) => (begun ?? since) < purged
  const isComplete = since === 0 || since > revision || canMissPurged(purgedRevision)
  const range: RevisionRange = isComplete
    ? { since: 0, to: null, deletedSince: Number.MAX_SAFE_INTEGER }
    : { since, to: null, deletedSince: begun ?? 0 }
  const to = await findPageEnd(db, tables, { householdId, range, most: limits.changes.rowsMax })
  const found = await Promise.all(
    tables.map(async (table) => ({
      table,
      rows: await selectChangedRows(db, table, householdId, { ...range, to }),
    })),
  )
  const [later, ...recipeIds] = await Promise.all([
    findRevision(db, householdId),
    ...tables.map((table) => table.recipeIds?.(db, householdId) ?? []),
  ])
  if (!isComplete && canMissPurged(later.purgedRevision)) return null
  const named = found.flatMap(({ table, rows }) => rows.flatMap((row) => table.foodIds?.(row) ?? []))
  const begin = isComplete ? revision : begun
  return {
    household: householdId,
    revision: to ?? revision,
    measures,
    isComplete,
    ...(to !== null && { next: { since: to, ...(begin !== null && { begun: begin }) } }),
    rows: found.flatMap(({ table, rows }) => rows.map((row) => ({ table: table.name, ...row }))),
    foods: [...new Set([...named, ...(isComplete ? staples : [])])].flatMap(presentFood),
    recipes: await selectRecipeNames(db, userId, [...new Set(recipeIds.flat())]),
  }
}

export function presentFood(id: string): NamedFood[] {
  const food = shopFood(id)
  if (!food) return []
  const { en, fr, es, de } = food.names
  return [{ id, names: { en: [...en], fr: [...fr], es: [...es], de: [...de] } }]
}
