/** The pages below `/{lang}`; `anonymous` ones need no account. */
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

/** Pages with an id, below `/{lang}`; the page itself finds out whether the id exists. */
export const pagePatterns = [/^\/groups\/[^/]+$/, /^\/groups\/[^/]+\/threads\/[^/]+$/] as const

/** Pages without a language segment: the language comes from the cookie or the browser. */
export const pagesWithoutLanguage = ['/verify', '/reset', '/invite/used', '/invite/invalid'] as const

/** Pages with a token in their URL, which must not leak by the Referer header. */
export const tokenPages: readonly string[] = ['/verify', '/reset']

/** The public page of a recipe, rendered by the server first. */
export const recipePagePattern = /^\/recipes\/([^/]+)$/
