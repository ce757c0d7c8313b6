import { useIsFetching } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * Brings the section of the address's anchor into view: at once, and again when the lists above it have come,
 * unless somebody has scrolled on by then.
 */
export function useAnchor() {
  const location = useLocation()
  const settled = useIsFetching() === 0
  const aim = useRef<string | null>(null)

  useEffect(() => {
    const { hash } = location
    const section = hash ? document.getElementById(hash.slice(1)) : null
    if (!section) return
    aim.current = hash
    section.focus({ preventScroll: true })
    section.scrollIntoView()
    const letGo = () => (aim.current = null)
    const events = ['wheel', 'touchmove', 'keydown'] as const
    for (const event of events) window.addEventListener(event, letGo, { passive: true })
    return () => {
      for (const event of events) window.removeEventListener(event, letGo)
    }
  }, [location])

  useEffect(() => {
    if (!settled || aim.current === null) return
    document.getElementById(aim.current.slice(1))?.scrollIntoView()
    aim.current = null
  }, [settled])
}
