/** The route table of the screens, below `/{lang}` unless said otherwise; `visitor` pages make sense without an account. */
export const pages = [
  { path: '', visitor: true },
  { path: '/discover', visitor: false },
  { path: '/chat', visitor: false },
  { path: '/groups', visitor: false },
  { path: '/my/groups', visitor: false },
  { path: '/my/recipes', visitor: false },
  { path: '/settings', visitor: false },
  { path: '/care', visitor: false },
  { path: '/login', visitor: true },
  { path: '/signup', visitor: true },
  { path: '/request-invite', visitor: true },
  { path: '/request-reset', visitor: true },
  { path: '/terms', visitor: true },
  { path: '/privacy', visitor: true },
] as const

/** Pages of one thing each, by its id, below `/{lang}`; whether there is such a thing the page itself finds out. */
export const pagePatterns = [/^\/groups\/[^/]+$/, /^\/groups\/[^/]+\/threads\/[^/]+$/] as const

/** Without a language segment: the language is the cookie's or the browser's. */
export const plainPages = ['/verify', '/reset', '/invite/used', '/invite/invalid'] as const

/** Those whose address carries a token, which no other request is to repeat. */
export const tokenPages: readonly string[] = ['/verify', '/reset']

/** The public page of a recipe, rendered by the server first. */
export const recipePagePattern = /^\/recipes\/([^/]+)$/
