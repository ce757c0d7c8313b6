import { patterns } from './paths.ts'

/** Pages that make sense without an account. */
const anonymousPages: readonly string[] = [
  patterns.home,
  patterns.login,
  patterns.signup,
  patterns.requestInvite,
  patterns.requestReset,
  patterns.terms,
  patterns.privacy,
]

const prefix = '/:lang'

const belowLanguage = Object.values(patterns)
  .filter((pattern) => pattern.startsWith(prefix))
  .map((pattern) => ({ path: pattern.slice(prefix.length), anonymous: anonymousPages.includes(pattern) }))

export type PageName = keyof typeof patterns

const pageNames = Object.entries(patterns).map(([name, pattern]) => ({
  name: name as PageName,
  path: new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`),
}))

/** The page at an address, by its name in `patterns`; null if there is none. */
export function pageNameAt(pathname: string): PageName | null {
  return pageNames.find(({ path }) => path.test(pathname))?.name ?? null
}

/** Whether a page makes sense without an account; the others lead visitors to the login. */
export function isForVisitors(page: PageName): boolean {
  const pattern = patterns[page]
  return !pattern.startsWith(prefix) || anonymousPages.includes(pattern)
}

/** Pages with a fixed address below `/{lang}`. */
export const pages = belowLanguage.filter(({ path }) => !path.includes(':'))

/** Pages of one item each, by its id, below `/{lang}`. The page itself finds out whether the item exists. */
export const pagePatterns = belowLanguage
  .filter(({ path }) => path.includes(':'))
  .map(({ path }) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`))

/** Former addresses below `/{lang}`; links in old mails and bookmarks still lead there. */
export const movedPages: ReadonlyMap<string, string> = new Map([['/care', '/moderation']])

/** Pages without a language segment: the language comes from the cookie or the browser. */
export const pagesWithoutLanguage: readonly string[] = [
  patterns.verify,
  patterns.reset,
  patterns.inviteUsed,
  patterns.inviteInvalid,
]

/** Pages whose address carries a token, which no request from the page may repeat. */
export const tokenPages: readonly string[] = [patterns.verify, patterns.reset]
