import { useEffect, useRef, useState, type RefObject } from 'react'
import { useLocation } from 'react-router'

/**
 * What a page load does by itself: after a change of path the window is at the top, the focus on the new page,
 * and its title is read aloud. Back and forward keep the browser's own scroll position.
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
    // The search field takes the focus itself.
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
