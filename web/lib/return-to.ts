const key = 'return_to'

/** The path, query and anchor of an address of our own site; null for any other, however it is disguised. */
function ownPath(path: string): string | null {
  if (!path.startsWith('/')) return null
  const url = new URL(path, location.origin)
  return url.origin === location.origin ? url.pathname + url.search + url.hash : null
}

/** Remembers where somebody was going before they had to log in; anything but an own path is ignored. */
export function rememberReturnTo(path: string) {
  const own = ownPath(path)
  if (own) sessionStorage.setItem(key, own)
}

/** Where somebody was going, without forgetting it: they may come back from elsewhere with nothing done. */
export function readReturnTo(): string | null {
  const path = sessionStorage.getItem(key)
  return path && ownPath(path)
}

/** Where to go after login, once; null when nothing was remembered. */
export function takeReturnTo(): string | null {
  const path = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  return path && ownPath(path)
}
