import { useMemo, type ReactNode } from 'react'
import { deletedField } from '#shared/sync/merge.ts'
import { rowsOf } from '#shared/sync/replica.ts'
import { fieldEdits } from '../../lib/replica/replica.ts'
import { useReplica } from '../../lib/replica/use-replica.ts'
import { PlanContext, type EntryChange, type PlanAccess } from './plan-access.ts'
import { planTable, readEntry } from './plan-entries.ts'

interface PlanProviderProps {
  userId: string
  loading?: ReactNode
  children: ReactNode
}

/** Gives a member's pages the plan of their household; `loading` is shown until this device has it. */
export function PlanProvider({ userId, loading = null, children }: PlanProviderProps) {
  const { state, edit } = useReplica(userId)
  const { isLoaded, replica, recipes } = state
  const plan = useMemo((): PlanAccess => {
    const editsOf = ({ id, ...fields }: EntryChange & { id: string }) =>
      fieldEdits(planTable, id, { ...fields })
    const setDeleted = (id: string, isDeleted: boolean) =>
      edit(fieldEdits(planTable, id, { [deletedField]: isDeleted }))
    return {
      entries: rowsOf(replica, planTable).map(readEntry),
      confirmed: rowsOf({ ...replica, pending: [] }, planTable).map(readEntry),
      titles: new Map([...recipes].map(([id, { title }]) => [id, title])),
      set: (id, fields) => edit(editsOf({ id, ...fields })),
      setAll: (changes) => edit(changes.flatMap(editsOf)),
      remove: (id) => setDeleted(id, true),
      restore: (id) => setDeleted(id, false),
    }
  }, [replica, recipes, edit])
  if (!isLoaded) return loading
  return <PlanContext value={plan}>{children}</PlanContext>
}
