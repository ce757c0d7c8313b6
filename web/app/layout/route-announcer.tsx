import { useEffect, useRef, useState, type RefObject } from 'react'
import { useLocation } from 'react-router'

/**
 * Does what a full page load would: after a change of path it scrolls to the top, focuses the new page and announces
 * its title. Back and forward use the browser's scroll position.
 */
export function RouteAnnouncer({ main }: { main: RefObject<HTMLElement | null> }) {
  const { pathname, hash, state } = useLocation()
  const comesToSearch = state?.search === true
  const [title, setTitle] = useState('')
  const last = useRef(pathname)

  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    if (hash) return
    // The search field focuses itself.
    if (!comesToSearch) main.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0, behavior: 'instant' })
  }, [pathname, hash, comesToSearch, main])

  useEffect(() => {
    const observer = new MutationObserver(() => setTitle(document.title))
    observer.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => observer.disconnect()
  }, [])

  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  )
}
