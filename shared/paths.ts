/** The route table of the screens, below `/{lang}` unless said otherwise; `anonymous` pages make sense without an account. */
export const pages = [
  { path: '', anonymous: true },
  { path: '/discover', anonymous: false },
  { path: '/chat', anonymous: false },
  { path: '/groups', anonymous: false },
  { path: '/my/groups', anonymous: false },
  { path: '/my/recipes', anonymous: false },
  { path: '/settings', anonymous: false },
  { path: '/moderation', anonymous: false },
  { path: '/login', anonymous: true },
  { path: '/signup', anonymous: true },
  { path: '/request-invite', anonymous: true },
  { path: '/request-reset', anonymous: true },
  { path: '/terms', anonymous: true },
  { path: '/privacy', anonymous: true },
] as const

/** Pages of one thing each, by its id, below `/{lang}`; whether there is such a thing the page itself finds out. */
export const pagePatterns = [/^\/groups\/[^/]+$/, /^\/groups\/[^/]+\/threads\/[^/]+$/] as const

/** Without a language segment: the language is the cookie's or the browser's. */
export const pagesWithoutLanguage = ['/verify', '/reset', '/invite/used', '/invite/invalid'] as const

/** Those whose address carries a token, which no other request is to repeat. */
export const tokenPages: readonly string[] = ['/verify', '/reset']

/** The public page of a recipe, rendered by the server first. */
export const recipePagePattern = /^\/recipes\/([^/]+)$/
