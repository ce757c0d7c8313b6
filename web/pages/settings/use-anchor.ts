import { useIsFetching } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

const ownWill = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/**
 * Brings the section of the address's anchor into view: at once, and again when the lists above it have come,
 * unless somebody has gone on by then.
 */
export function useAnchor() {
  const location = useLocation()
  const fetching = useIsFetching() > 0
  const wasFetching = useRef(false)
  const aim = useRef<HTMLElement | null>(null)

  useEffect(() => {
    const section = location.hash ? document.getElementById(location.hash.slice(1)) : null
    if (!section) return
    aim.current = section
    section.focus({ preventScroll: true })
    section.scrollIntoView()
    const letGo = () => (aim.current = null)
    for (const event of ownWill) window.addEventListener(event, letGo, { passive: true })
    return () => {
      for (const event of ownWill) window.removeEventListener(event, letGo)
    }
  }, [location])

  useEffect(() => {
    const haveCome = wasFetching.current && !fetching
    wasFetching.current = fetching
    if (!haveCome) return
    aim.current?.scrollIntoView()
    aim.current = null
  }, [fetching])
}
