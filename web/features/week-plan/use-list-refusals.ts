import { useEffect, useEffectEvent, useState } from 'react'
import { usePlan } from './plan-access.ts'

const nothing: readonly string[] = []

/**
 * Notices when the server takes meals off the list again that were just put there: the list is full. Until it has
 * answered, the plan shows them as listed.
 */
export function useListRefusals(onRefused: () => void) {
  const { entries } = usePlan()
  const [watched, setWatched] = useState(nothing)
  const refuse = useEffectEvent(onRefused)
  const waiting = entries.filter(({ id, isListed }) => watched.includes(id) && !isListed)
  const isRefused = waiting.some(({ onList }) => !onList)
  const isOver = watched.length > 0 && (isRefused || waiting.length === 0)
  useEffect(() => {
    if (!isOver) return
    setWatched(nothing)
    if (isRefused) refuse()
  }, [isOver, isRefused])
  return { watch: setWatched, stop: () => setWatched(nothing) }
}
