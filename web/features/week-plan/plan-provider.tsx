import { useMemo, type ReactNode } from 'react'
import { deletedField, type FieldValue } from '#shared/sync/merge.ts'
import { rowsOf } from '#shared/sync/replica.ts'
import { useReplica } from '../../lib/replica/use-replica.ts'
import { PlanContext, type PlanAccess } from './plan-access.ts'
import { planTable, readEntry } from './plan-entries.ts'

/** Gives a member's pages the plan of their household; `loading` is shown until this device has it. */
export function PlanProvider({
  userId,
  loading = null,
  children,
}: {
  userId: string
  loading?: ReactNode
  children: ReactNode
}) {
  const { state, edit } = useReplica(userId)
  const { isLoaded, replica, recipes } = state
  const plan = useMemo((): PlanAccess => {
    const editsOf = (row: string, fields: Record<string, FieldValue | undefined>) =>
      Object.entries(fields).flatMap(([field, value]) =>
        value === undefined ? [] : [{ table: planTable, row, field, value }],
      )
    const setFields = (row: string, fields: Record<string, FieldValue | undefined>) =>
      edit(editsOf(row, fields))
    return {
      entries: rowsOf(replica, planTable).map(readEntry),
      confirmed: rowsOf({ ...replica, pending: [] }, planTable).map(readEntry),
      titles: new Map([...recipes].map(([id, { title }]) => [id, title])),
      set: (id, fields) => setFields(id, { ...fields }),
      setAll: (changes) => edit(changes.flatMap(({ id, ...fields }) => editsOf(id, { ...fields }))),
      remove: (id) => setFields(id, { [deletedField]: true }),
      restore: (id) => setFields(id, { [deletedField]: false }),
    }
  }, [replica, recipes, edit])
  if (!isLoaded) return loading
  return <PlanContext value={plan}>{children}</PlanContext>
}
