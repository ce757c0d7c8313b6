/** How long a refused stream waits before it is opened again, in milliseconds: doubled each time, until one is open. */
const minDelay = 3000
const maxDelay = 30_000

/**
 * Opens an event stream while the page is visible; returns a function that stops it. A browser has few connections per
 * server, which background pages must not use up. A reopened stream sends what was missed.
 */
export function openWhileVisible(open: () => EventSource): () => void {
  // Without EventSource the page still refetches when its window gets the focus.
  if (typeof EventSource === 'undefined') return () => undefined
  let source: EventSource | null = null
  let delay = minDelay
  let timer: ReturnType<typeof setTimeout> | undefined

  function start() {
    const opened = open()
    source = opened
    opened.addEventListener('open', () => (delay = minDelay))
    opened.addEventListener('error', () => {
      // The browser connects again by itself, except after an answer like 503, which ends the stream for good.
      if (opened === source && opened.readyState === EventSource.CLOSED) startLater()
    })
  }

  function startLater() {
    clearTimeout(timer)
    // Pages that were refused together do not come back together.
    timer = setTimeout(start, delay * (0.75 + Math.random() / 2))
    delay = Math.min(delay * 2, maxDelay)
  }

  function stop() {
    clearTimeout(timer)
    source?.close()
    source = null
  }

  function sync() {
    if (document.hidden) stop()
    else if (source === null || source.readyState === EventSource.CLOSED) {
      clearTimeout(timer)
      start()
    }
  }

  sync()
  document.addEventListener('visibilitychange', sync)
  return () => {
    document.removeEventListener('visibilitychange', sync)
    stop()
  }
}
