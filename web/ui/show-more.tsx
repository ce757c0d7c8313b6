import { useState } from 'react'
import { Button } from './button.tsx'

/** Shows a long list in steps: the `shown` items, and a button while more are left. */
export function useShowMore<Item>(items: readonly Item[], step: number) {
  const [count, setCount] = useState(step)
  return {
    shown: items.slice(0, count),
    isMore: items.length > count,
    showMore: () => setCount(count + step),
  }
}

export function ShowMore({
  isMore,
  onClick,
  children,
}: {
  isMore: boolean
  onClick: () => void
  children: string
}) {
  if (!isMore) return null
  return (
    <Button variant="quiet" className="justify-self-start" onClick={onClick}>
      {children}
    </Button>
  )
}
