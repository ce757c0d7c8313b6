import { createContext, use } from 'react'
import type { PlanEntry, PlanFields } from './plan-entries.ts'

export type EntryChange = Partial<PlanFields & Pick<PlanEntry, 'onList'>>

/** The plan of the household as this device has it, with the own changes that are not yet sent. */
export interface PlanAccess {
  entries: readonly PlanEntry[]
  /** The entries as the server last sent them. */
  confirmed: readonly PlanEntry[]
  /** The current titles of recipes; null for those that the user may not read or that are gone. */
  titles: ReadonlyMap<string, string | null>
  /** Sets fields of an entry; one with a new id is added. */
  set: (id: string, fields: EntryChange) => void
  /** Sets fields of several entries at once. */
  setAll: (changes: readonly (EntryChange & { id: string })[]) => void
  remove: (id: string) => void
  /** Brings a removed entry back. */
  restore: (id: string) => void
}

export const PlanContext = createContext<PlanAccess | null>(null)

export function usePlan(): PlanAccess {
  const plan = use(PlanContext)
  if (!plan) throw new Error('the plan has no provider')
  return plan
}
