import type { DBSchema, IDBPDatabase } from 'idb'
import type { HouseholdChanges } from '#shared/contract/household-changes.ts'
import type { PageSettings } from '#shared/page-settings.ts'
import type { SyncedRow } from '#shared/sync/merge.ts'
import type { Me } from '../me.ts'
import type { QueuedOperation, RefusedRow } from './refused-rows.ts'

/** An answer of the server or a part of it, as it came, since the contract's schemas read it again. */
export type WireObject = Record<string, unknown>

export const isObject = (value: unknown): value is WireObject => typeof value === 'object' && value !== null

/** Single values, by name. */
export interface StoredValues {
  me: Me
  settings: PageSettings
  /** The state of the binder that the lists and the recipes have. */
  binder: { revision: string; language: string; at: number }
  /** The eaters and settings, which the plan shows. */
  household: WireObject
  /** The state that the stored collections have. */
  collections: string
  /** The household's changes without their rows. */
  changes: Omit<HouseholdChanges, 'rows'>
}

/** Lists of the server that this device has to their ends, in their order. */
export type ListName = 'own' | 'saved' | 'planned' | 'tags' | 'lastCooked' | 'diary' | 'collections'

interface ListItem {
  list: ListName
  /** The place in the list. */
  order: number
  id: string
  item: WireObject
}

export interface StoredRecipe {
  id: string
  stamp: string
  /** The language of its rendering. */
  language: string
  recipe: WireObject
  saved: WireObject
}

export interface MemberSchema extends DBSchema {
  values: { key: keyof StoredValues; value: StoredValues[keyof StoredValues] }
  /** The rows of the household. */
  rows: { key: [string, string]; value: SyncedRow & { table: string } }
  lists: { key: [string, string]; value: ListItem }
  recipes: { key: string; value: StoredRecipe }
  /** Small pictures by object name. */
  pictures: { key: string; value: Blob }
  /** What waits to be sent, in the order in which it was written. */
  operations: { key: number; value: QueuedOperation; indexes: { id: string } }
  refused: { key: number; value: RefusedRow }
}

export type MemberDatabase = IDBPDatabase<MemberSchema>
