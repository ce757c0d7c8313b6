import { useState, type ReactNode } from 'react'
import { PlanContext, type PlanAccess } from './plan-access.ts'
import { emptyFields, type PlanEntry } from './plan-entries.ts'

export const planned = (fields: Partial<PlanEntry> & { id: string }): PlanEntry => ({
  ...emptyFields,
  onList: false,
  isListed: false,
  ...fields,
})

const noTitles: PlanAccess['titles'] = new Map()

/** A plan that only this page knows. */
export function TestPlan({
  entries: first,
  children,
}: {
  entries: readonly PlanEntry[]
  children: ReactNode
}) {
  const [entries, setEntries] = useState(first)
  const [removed, setRemoved] = useState<readonly PlanEntry[]>([])
  const set: PlanAccess['set'] = (id, fields) =>
    setEntries((now) =>
      now.some((entry) => entry.id === id)
        ? now.map((entry) => (entry.id === id ? { ...entry, ...fields } : entry))
        : [...now, planned({ ...fields, id })],
    )
  const plan: PlanAccess = {
    entries,
    confirmed: entries,
    titles: noTitles,
    set,
    setAll: (changes) => changes.forEach(({ id, ...fields }) => set(id, fields)),
    remove: (id) => {
      setRemoved((now) => [...now, ...entries.filter((entry) => entry.id === id)])
      setEntries((now) => now.filter((entry) => entry.id !== id))
    },
    restore: (id) => setEntries((now) => [...now, ...removed.filter((entry) => entry.id === id)]),
  }
  return <PlanContext value={plan}>{children}</PlanContext>
}
