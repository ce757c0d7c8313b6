import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Language } from '#shared/constants/languages.ts'
import { me } from '#shared/contract/account.ts'
import type { PagePreloads } from '#shared/page-preloads.ts'
import { isForVisitors, pageNameAt } from '#shared/pages.ts'

interface PreloadedPage {
  pathname: string
  language: Language
  /** By the readable cookie: nobody has checked the session. */
  isSignedIn: boolean
}

/** Makes the links that let a browser fetch what a page needs at once, instead of when earlier scripts ask for it. */
export type PreloadLinks = (page: PreloadedPage) => string

export async function readPagePreloads(folder: string): Promise<PagePreloads> {
  return JSON.parse(await readFile(join(folder, 'page-preloads.json'), 'utf8')) as PagePreloads
}

export function preloadLinksFrom(preloads: PagePreloads): PreloadLinks {
  return ({ pathname, language, isSignedIn }) => {
    const page = pageNameAt(pathname.replace(/(.)\/+$/, '$1'))
    // Visitors see the landing page there, which is part of the first files.
    const isLanding = page === 'home' && !isSignedIn
    const isShown = page !== null && !isLanding && (isSignedIn || isForVisitors(page))
    const files = new Set([
      ...((isLanding ? preloads.initialTexts : preloads.allTexts)[language] ?? []),
      ...(isShown ? (preloads.pages[page] ?? []) : []),
      ...(isSignedIn ? preloads.member : []),
    ])
    const links = [...files].map((file) => `<link rel="modulepreload" crossorigin href="${file}">`)
    // The same request as the app's later one, which takes this answer.
    if (isSignedIn)
      links.unshift(`<link rel="preload" as="fetch" crossorigin="use-credentials" href="${me.path}">`)
    return links.join('')
  }
}
