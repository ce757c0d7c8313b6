import { useState, type PointerEvent, type RefObject } from 'react'

interface Drag {
  key: string
  from: number
  target: number
}

/** Rows that are dragged by their handles to another place; the place is marked, and taken when they are let go. */
export function useDragOrder(
  root: RefObject<HTMLElement | null>,
  moveTo: (key: string, target: number) => void,
) {
  const [drag, setDrag] = useState<Drag | null>(null)
  const places = () => [...(root.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]

  function targetAt(y: number): number {
    const elements = places()
    const below = elements.findIndex((element) => y < element.getBoundingClientRect().bottom)
    const target = below < 0 ? elements.length - 1 : below
    elements[target]?.scrollIntoView({ block: 'nearest' })
    return target
  }

  return {
    key: drag?.key ?? null,
    target: drag?.target ?? null,
    /** On which side of the target the row would stand. */
    side: drag && drag.target > drag.from ? 'below' : 'above',
    handle: (key: string) => ({
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        const from = places().findIndex((element) => element.dataset.row === key)
        setDrag({ key, from, target: from })
      },
      onPointerMove({ clientY }: PointerEvent<HTMLElement>) {
        if (drag) setDrag({ ...drag, target: targetAt(clientY) })
      },
      onPointerUp() {
        if (drag) moveTo(drag.key, drag.target)
        setDrag(null)
      },
      onPointerCancel: () => setDrag(null),
    }),
  }
}
