import { useEffect, useRef, useState, type ReactNode } from 'react'

interface LazyMountProps {
  /** Drawn from the first moment: the beginning of the list, and what an address points to. */
  initiallyMounted: boolean
  /** In pixels, while the true height is not known. */
  estimatedHeight: number
  children: () => ReactNode
}

/**
 * A stretch of a long list that exists only while it is near the window: elsewhere a gap of its height stands for it,
 * so that thousands of posts cost no more than those one sees.
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
        // What has the focus stays, however far one scrolls.
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
