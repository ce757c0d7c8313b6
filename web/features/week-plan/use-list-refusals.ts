import { useEffect, useEffectEvent, useState } from 'react'
import { usePlan } from './plan-access.ts'

/**
 * Notices when the server takes meals off the list again that were just put there: the list is full. Until it has
 * answered, the plan shows them as listed.
 */
export function useListRefusals(onRefused: () => void) {
  const { entries } = usePlan()
  const [watched, setWatched] = useState<readonly string[]>([])
  const refuse = useEffectEvent(onRefused)
  const isRefused = entries.some(({ id, onList }) => watched.includes(id) && !onList)
  useEffect(() => {
    if (!isRefused) return
    setWatched([])
    refuse()
  }, [isRefused])
  return { watch: setWatched, stop: () => setWatched([]) }
}
