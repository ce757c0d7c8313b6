const key = 'return_to'

/** The path, search and anchor of an address on this site; null for any other origin, however it is disguised. */
function ownPath(path: string): string | null {
  if (!path.startsWith('/')) return null
  const url = new URL(path, location.origin)
  return url.origin === location.origin ? url.pathname + url.search + url.hash : null
}

/** Stores the address to return to after login; addresses of other sites are ignored. */
export function rememberReturnTo(path: string) {
  const own = ownPath(path)
  if (own) sessionStorage.setItem(key, own)
}

/** The address to return to, without removing it: a login at a provider may be abandoned. */
export function readReturnTo(): string | null {
  const path = sessionStorage.getItem(key)
  return path && ownPath(path)
}

/** Removes and returns the address to return to; null if there is none. */
export function takeReturnTo(): string | null {
  const path = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  return path && ownPath(path)
}

/** Where the chat stores a recipe whose saving needs another login. */
export const pendingRecipeKey = 'pending_recipe'

/** Whether a login leads to the chat, which saves that recipe. */
export const isRecipePending = () => sessionStorage.getItem(pendingRecipeKey) !== null
