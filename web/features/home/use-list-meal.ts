import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { PlannedMeal } from '#shared/contract/home.ts'
import { useSession } from '../../app/session.tsx'
import { planTable } from '../week-plan/plan-entries.ts'
import { homeKey } from '../recipes/cooking-log/cooking-log-queries.ts'

/** Puts a meal on the shopping list, also without a connection. The rows of the household are loaded when it is wanted. */
export function useListMeal({ id, onList }: Pick<PlannedMeal, 'id' | 'onList'>) {
  const client = useQueryClient()
  const { me } = useSession()
  const [isAsked, setIsAsked] = useState(false)
  async function list() {
    if (!me) return
    setIsAsked(true)
    const { replicaOf } = await import('../../lib/replica/use-replica.ts')
    const replica = replicaOf(me.id)
    const stop = replica.subscribe(() => {
      if (replica.getState().replica.pending.length > 0) return
      stop()
      void client.invalidateQueries({ queryKey: [homeKey] })
    })
    replica.edit([{ table: planTable, row: id, field: 'onList', value: true }])
  }
  return { isListed: onList || isAsked, list: () => void list() }
}
