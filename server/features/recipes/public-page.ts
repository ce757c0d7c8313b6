import type { RecipePart } from '#shared/contract/recipes.ts'
import type { WireRendering } from '#shared/contract/recipe-translations.ts'
import { apiError } from '#shared/contract/errors.ts'
import type { RenderPublicPage } from '#shared/public-page.ts'
import { hasSignedInCookie } from '../../platform/auth/cookies.ts'
import type { App, HttpContext } from '../../platform/http/app.ts'
import { addressGroup, clientAddress } from '../../platform/http/client-address.ts'
import { sendText } from '../../platform/http/compressed-text.ts'
import { escapeHtml, jsonForHtml } from '../../platform/http/html.ts'
import { onePerTurn } from '../../platform/http/one-per-turn.ts'
import { pageLanguage } from '../../platform/http/page-language.ts'
import type { WebShell } from '../../platform/http/web-shell.ts'
import { recentlyUsed } from '../../platform/memory/recently-used.ts'
import { contentTypeOf } from '../../adapters/images/image-store.ts'
import { openResized, readWidth } from '../images/resized.ts'
import { sendImage } from '../images/send-image.ts'
import { recipePageWords } from '#shared/words/recipe-page.ts'
import { capacity } from '#shared/constants/capacity.ts'
import { isLanguage, type Language } from '#shared/constants/languages.ts'
import { descriptionOf, recipeJsonLd } from './json-ld.ts'
import { fallbackImageName, fallbackImages } from './fallback-image.ts'
import { selectShownParts } from './parts/present.ts'
import { pictureMaker, presentRecipe } from './present.ts'
import type { PublicRecipes } from './public-recipes.ts'
import type { RecipeWithOwner } from './queries.ts'
import type { Renderings } from './renderings.ts'
import { versionPartOf } from './versions/present.ts'

/** The public page as complete HTML for browsers without JavaScript, search engines and previews. Sets no cookie. */
export function serveRecipePage(
  app: App,
  shell: WebShell,
  renderPage: RenderPublicPage,
  renderings: Renderings,
  publicRecipes: PublicRecipes,
) {
  const { deps } = app
  const openFallbackImage = fallbackImages(deps)
  const pages = recentlyUsed<Page>(capacity.remembered.publicPages, sizeOf)
  const inTurn = onePerTurn()

  /** Renders a page once for as long as what it shows stays the same. */
  function pageOf(address: string, shows: string, render: () => string): string {
    const page = pages.get(address)
    if (page?.shows === shows) {
      pages.touch(address)
      return page.html
    }
    const html = render()
    pages.set(address, { shows, html })
    return html
  }

  app.http.get('/recipes/:uuid', async (context) => {
    const readers = pageLanguage(context)
    const request = { language: readers, pathname: context.req.path, isSignedIn: hasSignedInCookie(context) }
    context.header('vary', 'Accept-Language, Cookie')
    context.header('cache-control', 'no-cache')
    const found = await publicRecipes.find(deps.readDb, context.req.param('uuid'), null)
    if (!found) {
      const html = shell.render({
        ...request,
        title: `${recipePageWords[readers].notFound} · Convive`,
        head: '<meta name="robots" content="noindex">',
        body: renderPage({ recipe: null, language: readers }),
        data: { recipe: null },
      })
      return context.html(html, 404)
    }
    const { row } = found
    const asked = context.req.query('in')
    const owner = addressGroup(clientAddress(context, deps.config.trustedProxies))
    const reader = { db: deps.readDb, userId: null, owner, signal: context.req.raw.signal }
    const rendering = isLanguage(asked) ? await renderings.find(deps, row, asked, reader) : null
    // A page in another language is all in that language, whatever the browser prefers: its address says so.
    const language = rendering?.language ?? readers
    const version = await versionPartOf(deps.readDb, row, null)
    const parts = await selectShownParts(deps.readDb, row, null)
    const others = await renderings.exactLanguages(deps, row, reader)
    const address = [row.uuid, language, readers, request.isSignedIn].join(' ')
    const render = () => {
      const recipe = { ...presentRecipe(row, null), rendering, version, parts }
      return shell.render({
        ...request,
        language,
        startsWhenShown: !request.isSignedIn,
        title: `${rendering ? rendering.Title : row.title} · Convive`,
        head: headOf({ row, rendering, version, parts, others, publicUrl: deps.publicUrl }),
        body: renderPage({ recipe, language }),
        data: { recipe },
      })
    }
    // A large page takes 10 ms to write and to compress.
    return inTurn(() => {
      const html = pageOf(address, JSON.stringify([found.state, rendering, version, parts, others]), render)
      return sendText(context, html, 200, 'text/html; charset=UTF-8')
    })
  })

  app.http.get('/recipes/:uuid/steps/:step/picture', async (context) => {
    const found = await publicRecipes.find(deps.readDb, context.req.param('uuid'), null)
    const step = /^[1-9]\d{0,2}$/.test(context.req.param('step')) ? Number(context.req.param('step')) : 0
    const name = found?.row.structure?.steps[step - 1]?.image
    if (!name) throw apiError('not found')
    const width = readWidth(context.req.query('w'))
    if (isUnchanged(context, width === undefined ? name : `${name}-${width}`)) return context.body(null, 304)
    const picture =
      width === undefined ? await deps.images.open(name) : await openResized(deps, context, name, width)
    if (!picture) throw apiError('not found')
    return sendImage(context, picture, {
      'content-type': width === undefined ? contentTypeOf(name) : 'image/webp',
    })
  })

  app.http.get('/recipes/:uuid/picture', async (context) => {
    const findRow = async (uuid: string) => (await publicRecipes.find(deps.readDb, uuid, null))?.row
    const row = await findRow(context.req.param('uuid'))
    if (!row) throw apiError('not found')
    const width = readWidth(context.req.query('w'))
    const name = row.image_key ?? fallbackImageName(row)
    if (isUnchanged(context, width === undefined ? name : `${name}-${width}`)) return context.body(null, 304)
    const resized = () => (width === undefined ? null : openResized(deps, context, name, width))
    let smaller = await resized()
    if (smaller) return sendImage(context, smaller, { 'content-type': 'image/webp' })
    const stored = row.image_key === null ? null : await deps.images.open(row.image_key)
    const picture = stored ?? (await openFallbackImage(row, findRow))
    // Drawn and stored just now.
    smaller = Buffer.isBuffer(picture) ? await resized() : null
    if (smaller) return sendImage(context, smaller, { 'content-type': 'image/webp' })
    return sendImage(context, picture, { 'content-type': 'image/png' })
  })
}

interface Shown {
  row: RecipeWithOwner
  rendering: WireRendering | null
  version: Awaited<ReturnType<typeof versionPartOf>>
  parts: readonly RecipePart[]
  /** The languages of its other complete pages. */
  others: readonly Language[]
  publicUrl: string
}

/** What search engines and previews read. */
function headOf({ row, rendering, version, parts, others, publicUrl }: Shown): string {
  const recipes = `${publicUrl}/recipes`
  const original = `${recipes}/${row.uuid}`
  const page = rendering ? inLanguage(original, rendering.language) : original
  const picture = `${original}/picture`
  const shown = rendering ? renderedRow(row, rendering) : row
  const description = descriptionOf(shown)
  const meta = (kind: 'name' | 'property', name: string, content: string) =>
    `<meta ${kind}="${name}" content="${escapeHtml(content)}">`
  return [
    meta('name', 'description', description),
    `<link rel="canonical" href="${page}">`,
    ...alternates(original, row.language, others),
    meta('property', 'og:type', 'article'),
    meta('property', 'og:site_name', 'Convive'),
    meta('property', 'og:title', shown.title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', page),
    meta('property', 'og:image', picture),
    // Generated images have one size; uploads have any.
    ...(pictureMaker(row) === 'person'
      ? []
      : [meta('property', 'og:image:width', '1200'), meta('property', 'og:image:height', '900')]),
    meta('property', 'og:image:alt', shown.title),
    meta('name', 'twitter:card', 'summary_large_image'),
    `<script type="application/ld+json">${jsonForHtml(
      recipeJsonLd(shown, { page, picture, recipes, ...(rendering && { original }) }, version.from, parts),
    )}</script>`,
  ].join('')
}

interface Page {
  shows: string
  html: string
}

const sizeOf = ({ shows, html }: Page) => shows.length + html.length

const inLanguage = (page: string, language: Language) => `${page}?in=${language}`

/** The page in other languages, for search engines; nothing where there are none that are complete. */
function alternates(original: string, own: Language, others: readonly Language[]): string[] {
  if (others.length === 0) return []
  const link = (language: string, address: string) =>
    `<link rel="alternate" hreflang="${language}" href="${address}">`
  return [
    link(own, original),
    ...others.map((language) => link(language, inLanguage(original, language))),
    link('x-default', original),
  ]
}

/** The row as its rendering says it. */
function renderedRow(row: RecipeWithOwner, rendering: WireRendering): RecipeWithOwner {
  return {
    ...row,
    language: rendering.language,
    title: rendering.Title,
    content: rendering.Content,
    taste: rendering.Taste as string | null,
    plating: rendering.Plating as string | null,
    structure: rendering.recipe,
    search_terms: rendering.recipe.searchTerms,
  }
}

/** Sets the headers of a public picture; whether the browser has it already. */
function isUnchanged(context: HttpContext, version: string): boolean {
  // Previews and importers on other sites may show it.
  context.header('cross-origin-resource-policy', 'cross-origin')
  // Revalidated each time, because the picture of a recipe that becomes private must not stay visible.
  context.header('cache-control', 'no-cache')
  context.header('etag', `"${version}"`)
  return namesTag(context.req.header('if-none-match'), `"${version}"`)
}

/** Whether `If-None-Match` contains the tag; a proxy may have made it weak. */
function namesTag(header: string | undefined, tag: string): boolean {
  return (header ?? '').split(',').some((each) => each.trim().replace(/^W\//, '') === tag)
}
