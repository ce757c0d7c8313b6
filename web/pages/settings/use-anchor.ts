import { useIsFetching } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Former anchors, which mails already sent and stored links still carry. */
const renamed = new Map([
  ['peace', 'muted'],
  ['notices', 'notifications'],
])

const userInput = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/**
 * Scrolls to the section of the address's anchor: at once, and again when the lists above it have loaded, unless the
 * user has scrolled, typed or clicked by then.
 */
export function useAnchor() {
  const location = useLocation()
  const fetching = useIsFetching() > 0
  const wasFetching = useRef(false)
  const target = useRef<HTMLElement | null>(null)

  useEffect(() => {
    const anchor = location.hash.slice(1)
    const section = anchor === '' ? null : document.getElementById(renamed.get(anchor) ?? anchor)
    if (!section) return
    target.current = section
    section.focus({ preventScroll: true })
    section.scrollIntoView()
    const cancel = () => (target.current = null)
    for (const event of userInput) window.addEventListener(event, cancel, { passive: true })
    return () => {
      for (const event of userInput) window.removeEventListener(event, cancel)
    }
  }, [location])

  useEffect(() => {
    const hasLoaded = wasFetching.current && !fetching
    wasFetching.current = fetching
    if (!hasLoaded) return
    target.current?.scrollIntoView()
    target.current = null
  }, [fetching])
}
