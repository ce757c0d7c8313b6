import { compress } from 'hono/compress'
import { fallbackLanguage, isLanguage, languages, type Language } from '#shared/constants/languages.ts'
import {
  movedPages,
  pageNameAt,
  pagePatterns,
  pages,
  pagesWithoutLanguage,
  tokenPages,
} from '#shared/pages.ts'
import type { LandingPage, RenderLandingPage } from '#shared/public-page.ts'
import { hasSignedInCookie } from '../auth/cookies.ts'
import type { App, HttpContext } from './app.ts'
import { sendText } from './compressed-text.ts'
import { firstAnswers } from './first-answers.ts'
import { escapeHtml } from './html.ts'
import { pageLanguage } from './page-language.ts'
import { settingsForPages, type WebShell } from './web-shell.ts'

/**
 * Serves the pages of the route table as one document, which the web app renders. Visitors get the landing page
 * rendered, so that it is painted before any script runs.
 */
export function servePages(app: App, shell: WebShell, renderLanding: RenderLandingPage) {
  const { publicUrl, config } = app.deps
  const landings = new Map<Language, LandingPage>()

  function landingOf(language: Language): LandingPage {
    const known = landings.get(language)
    if (known !== undefined) return known
    const landing = renderLanding({ language, settings: settingsForPages(config) })
    landings.set(language, landing)
    return landing
  }

  async function answer(context: HttpContext, language: Language, status: 200 | 404, head = '') {
    const isSignedIn = hasSignedInCookie(context)
    const { path: pathname } = context.req
    const isLanding = pageNameAt(pathname.replace(/\/+$/, '')) === 'home' && !isSignedIn
    const page = { language, pathname, isSignedIn, head }
    const first = isSignedIn ? await firstAnswers(app, context, language) : null
    if (first && first.texts.size > 0) {
      const html = shell.render({ ...page, head: head + first.pictureLink, answers: first.texts })
      context.header('cache-control', 'private, no-store')
      return sendText(context, html, status, 'text/html; charset=UTF-8')
    }
    const html = isLanding
      ? shell.render({ ...page, ...describedLanding(landingOf(language), publicUrl, language, head) })
      : shell.render(page)
    return context.html(html, status, { 'cache-control': 'no-cache' })
  }

  app.http.use('*', compress())

  app.http.get('/', (context) => {
    context.header('vary', 'Accept-Language, Cookie')
    return context.redirect(`/${pageLanguage(context)}`, 302)
  })

  app.http.get('/shell.html', (context) => context.html(shell.neutral, 200, { 'cache-control': 'no-cache' }))

  for (const path of pagesWithoutLanguage) {
    app.http.get(path, (context) => {
      context.header('vary', 'Accept-Language, Cookie')
      if (tokenPages.includes(path)) context.header('referrer-policy', 'no-referrer')
      return answer(context, pageLanguage(context), 200)
    })
  }

  app.http.get('*', async (context) => {
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
    // What is fetched early, and whether it is the landing page, depends on the cookie of members.
    context.header('vary', 'Cookie')
    const isKnown = page !== undefined || pagePatterns.some((pattern) => pattern.test(path))
    return answer(context, segment, isKnown ? 200 : 404, page?.anonymous ? alternates(publicUrl, path) : '')
  })
}

/** The landing page with what search engines and previews show of it. */
function describedLanding(landing: LandingPage, publicUrl: string, language: Language, links: string) {
  const title = `${landing.title} · Convive`
  const description = escapeHtml(landing.description)
  const head = [
    `<meta name="description" content="${description}">`,
    '<meta property="og:type" content="website">',
    '<meta property="og:site_name" content="Convive">',
    `<meta property="og:title" content="${escapeHtml(title)}">`,
    `<meta property="og:description" content="${description}">`,
    `<meta property="og:url" content="${publicUrl}/${language}">`,
    links,
  ].join('')
  return { title, body: landing.body, head }
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
