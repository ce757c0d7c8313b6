import type { RawBuilder } from 'kysely'
import type * as z from 'zod/mini'
import type { FieldValue, Operation, SyncedRow } from '#shared/sync/merge.ts'
import type { Deps } from '../../../deps.ts'
import type { Db } from '../../../platform/db/schema.ts'

export type SyncDeps = Pick<Deps, 'db' | 'kitchen' | 'log'>

/** Who changes rows, and when. */
export interface ChangeContext {
  householdId: string
  userId: string
  now: number
}

/** Completes a row after an operation on one of its fields; `before` is null for a new row. */
export type Derive = (change: { before: SyncedRow | null; after: SyncedRow; field: string }) => SyncedRow

/** Opens `Derive` within the transaction. */
export type OpenDerive = (db: Db, context: ChangeContext) => Promise<Derive>

/** A table whose rows the members of a household change by operations. Its SQL is in `synced-rows.ts`. */
export interface SyncedTable {
  name: string
  /** The column that is the row's id within the household. */
  key: string
  /** What operations may set, by the name on the wire. A schema may trim or complete a value. */
  fields: Readonly<Record<string, z.ZodMiniType<FieldValue>>>
  /** The column of every value, of `fields` and of what the server derives. */
  columns: Readonly<Record<string, string>>
  /** A new row without these is refused. */
  required: readonly string[]
  isRowId: (id: string) => boolean
  rowsMax: number
  /** What must not run within the transaction, such as the kitchen; answers how rows are completed. */
  prepare?: (deps: SyncDeps, context: ChangeContext, operations: readonly Operation[]) => Promise<OpenDerive>
  /** Runs in the transaction, after rows were written. */
  afterWrite?: (db: Db, context: ChangeContext, changes: readonly RowChange[]) => Promise<void>
  /** The fields that are moments. */
  moments?: readonly string[]
  /** Brings rows up to date with what they depend on, before they are read; only where the condition is true. */
  refresh?: {
    isDue: (household: RawBuilder<unknown>, userId: string) => RawBuilder<boolean>
    run: (deps: SyncDeps, context: ChangeContext) => Promise<void>
  }
  /** The foods that a row names. */
  foodIds?: (row: SyncedRow) => readonly string[]
  /** A query for the recipes that rows of the household name. */
  recipeIds?: (household: RawBuilder<unknown>) => RawBuilder<unknown>
}

export interface RowChange {
  before: SyncedRow | null
  after: SyncedRow
}
