import { isLanguage } from '#shared/constants/languages.ts'
import { pagePatterns, pages } from '#shared/pages.ts'

interface WorkerRequest {
  method: string
  /** `navigate` for documents. */
  mode: string
  url: string
}

/**
 * How the service worker answers: a file of a build from its cache, a page from the network or, without one, as the
 * stored shell. Null leaves the request to the browser, as if there were no worker.
 */
export type WorkerAnswer = 'file' | 'page' | null

/**
 * Only files of the build, whose names have a hash, pages of the route table below a language, and the page of a recipe,
 * which the device may have stored. Everything else is never answered here: the API, pictures, pages with tokens, and
 * what is not known.
 */
export function workerAnswer(request: WorkerRequest, origin: string): WorkerAnswer {
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== origin) return null
  if (request.mode === 'navigate')
    return isAppPage(url.pathname) || isRecipePage(url.pathname) ? 'page' : null
  return url.pathname.startsWith('/assets/') ? 'file' : null
}

/** Below no language; the picture and other addresses of a recipe are not its page. */
const isRecipePage = (pathname: string) =>
  /^\/recipes\/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(pathname)

/** Whether the route table has this page below a language. */
export function isAppPage(pathname: string): boolean {
  const [, language, ...rest] = pathname.replace(/\/+$/, '').split('/')
  if (!isLanguage(language)) return false
  const path = rest.length > 0 ? `/${rest.join('/')}` : ''
  return pages.some((page) => page.path === path) || pagePatterns.some((pattern) => pattern.test(path))
}
