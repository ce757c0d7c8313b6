import { compress } from 'hono/compress'
import { fallbackLanguage, isLanguage, languages, type Language } from '#shared/constants/languages.ts'
import { movedPages, pagePatterns, pages, pagesWithoutLanguage, tokenPages } from '#shared/pages.ts'
import type { App, HttpContext } from './app.ts'
import { pageLanguage } from './page-language.ts'
import type { WebShell } from './web-shell.ts'

/** Serves the pages of the route table as one document, which the web app renders. */
export function servePages(app: App, shell: WebShell) {
  const { publicUrl } = app.deps

  function answer(context: HttpContext, language: Language, status: 200 | 404, head = '') {
    return context.html(shell.render({ language, head }), status, { 'cache-control': 'no-cache' })
  }

  app.http.use('*', compress())

  app.http.get('/', (context) => {
    context.header('vary', 'Accept-Language, Cookie')
    return context.redirect(`/${pageLanguage(context)}`, 302)
  })

  for (const path of pagesWithoutLanguage) {
    app.http.get(path, (context) => {
      context.header('vary', 'Accept-Language, Cookie')
      if (tokenPages.includes(path)) context.header('referrer-policy', 'no-referrer')
      return answer(context, pageLanguage(context), 200)
    })
  }

  app.http.get('*', (context) => {
    const [, segment = '', ...rest] = context.req.path.replace(/\/+$/, '').split('/')
    if (!isLanguage(segment)) {
      // A path with an extension is a missing file; anything else is a page in an unknown language.
      if (/\.\w+$/.test(context.req.path)) return context.text('Not found', 404)
      return context.redirect(`/${fallbackLanguage}`, 302)
    }
    const path = rest.length > 0 ? `/${rest.join('/')}` : ''
    const newPath = movedPages.get(path)
    if (newPath !== undefined)
      return context.redirect(`/${segment}${newPath}${new URL(context.req.url).search}`, 302)
    const page = pages.find((each) => each.path === path)
    const isKnown = page !== undefined || pagePatterns.some((pattern) => pattern.test(path))
    return answer(context, segment, isKnown ? 200 : 404, page?.anonymous ? alternates(publicUrl, path) : '')
  })
}

/** Links to the other languages of a public page. */
function alternates(publicUrl: string, path: string): string {
  const links = languages.map(
    (language) => `<link rel="alternate" hreflang="${language}" href="${publicUrl}/${language}${path}">`,
  )
  return [
    ...links,
    `<link rel="alternate" hreflang="x-default" href="${publicUrl}/${fallbackLanguage}${path}">`,
  ].join('')
}
