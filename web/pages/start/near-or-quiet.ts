import { useEffect, useState, type RefObject } from 'react'

const quietAfter = 2500

/** True once the element is nearly in view, or the page has been quiet for a while: time for what can wait. */
export function useNearOrQuiet(element: RefObject<HTMLElement | null>): boolean {
  const [due, setDue] = useState(false)
  useEffect(() => {
    if (due) return
    const timer = setTimeout(() => setDue(true), quietAfter)
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setDue(true),
      { rootMargin: '400px 0px' },
    )
    if (element.current) observer.observe(element.current)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [due, element])
  return due
}
