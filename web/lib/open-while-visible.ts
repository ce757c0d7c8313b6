/**
 * Holds a stream of the server's while somebody sees the page, and answers how to stop. A browser has few connections
 * to one server, and pages in the background shall not use them up; who comes back is told what they missed.
 */
export function openWhileVisible(open: () => EventSource): () => void {
  // Without the means the page still asks again when somebody comes back to its window.
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
