import { useEffect, useRef, useState, type ReactNode } from 'react'

interface LazyMountProps {
  /** Rendered at once: the start of the list and the target of the address. */
  initiallyMounted: boolean
  /** Estimated height in pixels until the real one is measured. */
  estimatedHeight: number
  children: () => ReactNode
}

/**
 * Renders a part of a long list only near the viewport, and a gap of the same height elsewhere, so that thousands of
 * posts cost no more than the visible ones.
 */
export function LazyMount({ initiallyMounted, estimatedHeight, children }: LazyMountProps) {
  const box = useRef<HTMLDivElement>(null)
  const [isNear, setIsNear] = useState(initiallyMounted)
  const [height, setHeight] = useState<number | null>(null)
  const isMounted = isNear || initiallyMounted

  useEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new IntersectionObserver(
      (entries) => {
        const near = entries.at(-1)?.isIntersecting ?? false
        // The part with the focus stays mounted.
        if (!near && element.contains(document.activeElement)) return
        if (!near && element.childElementCount > 0) setHeight(element.offsetHeight)
        setIsNear(near)
      },
      { rootMargin: '1500px 0px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  return (
    <div ref={box} style={isMounted ? undefined : { height: height ?? estimatedHeight }}>
      {isMounted && children()}
    </div>
  )
}
