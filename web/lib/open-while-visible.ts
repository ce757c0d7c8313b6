/**
 * Opens an event stream while the page is visible; returns a function that stops it. A browser has few connections per
 * server, which background pages must not use up. A reopened stream sends what was missed.
 */
export function openWhileVisible(open: () => EventSource): () => void {
  // Without EventSource the page still refetches when its window gets the focus.
  if (typeof EventSource === 'undefined') return () => undefined
  let source: EventSource | null = null

  function sync() {
    if (document.hidden) {
      source?.close()
      source = null
    } else if (source === null || source.readyState === EventSource.CLOSED) {
      source = open()
    }
  }

  sync()
  document.addEventListener('visibilitychange', sync)
  return () => {
    document.removeEventListener('visibilitychange', sync)
    source?.close()
  }
}
