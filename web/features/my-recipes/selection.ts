import { useEffect, useState } from 'react'

/** Several chosen recipes, by their ids. */
export interface Selection {
  ids: ReadonlySet<string>
  toggle: (id: string) => void
}

const isDialogOpen = () => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null

/** Choosing several recipes: null while the user does not. Escape ends it. */
export function useSelection() {
  const [ids, setIds] = useState<ReadonlySet<string> | null>(null)
  const isChoosing = ids !== null
  useEffect(() => {
    if (!isChoosing) return
    const endOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !isDialogOpen()) setIds(null)
    }
    document.addEventListener('keydown', endOnEscape)
    return () => document.removeEventListener('keydown', endOnEscape)
  }, [isChoosing])
  const selection: Selection | null = ids && {
    ids,
    toggle: (id) =>
      setIds((now) => {
        const next = new Set(now)
        if (!next.delete(id)) next.add(id)
        return next
      }),
  }
  return {
    selection,
    start: () => setIds(new Set()),
    end: () => setIds(null),
    choose: (chosen: readonly string[]) => setIds(new Set(chosen)),
  }
}
