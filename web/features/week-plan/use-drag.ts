import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'

/** The kind of data that a dragged entry carries. */
const dragType = 'application/x-plan-entry'

type Listeners = Partial<
  Record<'dragstart' | 'dragend' | 'dragover' | 'dragleave' | 'drop', (event: DragEvent) => void>
>

/**
 * Dragging is for the mouse only: everything that it does, the menu of an entry does too. So the elements keep their
 * plain roles, and listen natively.
 */
function useListeners(listeners: Listeners): RefObject<HTMLElement | null> {
  const element = useRef<HTMLElement>(null)
  const handle = useEffectEvent((event: DragEvent) => listeners[event.type as keyof Listeners]?.(event))
  const names = Object.keys(listeners).join(' ')
  useEffect(() => {
    const target = element.current
    const listener = (event: Event) => handle(event as DragEvent)
    for (const name of names.split(' ')) target?.addEventListener(name, listener)
    return () => {
      for (const name of names.split(' ')) target?.removeEventListener(name, listener)
    }
  }, [names])
  return element
}

/** An element that carries an entry away. */
export function useDragged(id: string) {
  const [isDragged, setIsDragged] = useState(false)
  const element = useListeners({
    dragstart(event) {
      event.dataTransfer?.setData(dragType, id)
      if (event.dataTransfer) event.dataTransfer.effectAllowed = 'move'
      setIsDragged(true)
    },
    dragend: () => setIsDragged(false),
  })
  return { element, isDragged }
}

/** An element that takes an entry. */
export function useDropZone(onDrop: (id: string) => void) {
  const [isOver, setIsOver] = useState(false)
  const element = useListeners({
    dragover(event) {
      if (!event.dataTransfer?.types.includes(dragType)) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'move'
      setIsOver(true)
    },
    dragleave(event) {
      const next = event.relatedTarget
      if (!(next instanceof Node && element.current?.contains(next))) setIsOver(false)
    },
    drop(event) {
      setIsOver(false)
      const id = event.dataTransfer?.getData(dragType)
      if (!id) return
      event.preventDefault()
      onDrop(id)
    },
  })
  return { element, isOver }
}
