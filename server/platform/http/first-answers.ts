import { setTimeout } from 'node:timers/promises'
import * as z from 'zod'
import type { Language } from '#shared/constants/languages.ts'
import { limits } from '#shared/constants/limits.ts'
import { pathOf } from '#shared/contract/call.ts'
import { countPublicRecipes } from '#shared/contract/discover.ts'
import { getThread, listPosts } from '#shared/contract/forum.ts'
import { getGroup, listMyGroups } from '#shared/contract/groups.ts'
import { listMutedMembers } from '#shared/contract/moderation.ts'
import { countNotifications } from '#shared/contract/notifications.ts'
import { listPublicRecipeCards } from '#shared/contract/recipe-cards.ts'
import { listSavedIds } from '#shared/contract/saved-recipes.ts'
import { pageNameAt, type PageName } from '#shared/pages.ts'
import { patterns } from '#shared/paths.ts'
import { foundCardSizes, pictureWidths } from '#shared/picture-widths.ts'
import type { App, HttpContext } from './app.ts'
import { escapeHtml } from './html.ts'

export interface FirstAnswers {
  /** The answers of calls, as JSON texts by their paths. */
  texts: ReadonlyMap<string, string>
  /** A link for the head: the first picture is fetched while the scripts arrive. */
  pictureLink: string
}

const foundRecipes = (first: Language) =>
  pathOf(listPublicRecipeCards, {}, { limit: limits.discover.pageSize, offset: 0, first })

/** Each page of a member asks for these. */
const always = [countNotifications.path]

/** With what a page begins, by the ids in its address; exactly as the web app asks. */
const callsOf: { [Page in PageName]?: (ids: Record<string, string>, language: Language) => string[] } = {
  discover: (_, language) => [
    foundRecipes(language),
    countPublicRecipes.path,
    listSavedIds.path,
    listMyGroups.path,
  ],
  thread: ({ groupId = '', threadId = '' }) => [
    pathOf(getThread, { id: threadId }),
    pathOf(listPosts, { id: threadId }),
    pathOf(getGroup, { id: groupId }),
    listMutedMembers.path,
  ],
}

/** The page comes without an answer that takes longer, and asks for it. In milliseconds. */
const patience = 300

/** What belongs to the request for the document alone. */
const ownHeaders = ['accept-encoding', 'if-none-match', 'if-modified-since', 'range']

/**
 * Answers the first calls of a member's page together with its document, so that the page need not wait for its
 * scripts and then for one more round trip. Each call passes through everything that a call of its own would.
 */
export async function firstAnswers(
  { http }: Pick<App, 'http'>,
  context: HttpContext,
  language: Language,
): Promise<FirstAnswers | null> {
  const { pathname, search } = new URL(context.req.url)
  const page = pageNameAt(pathname)
  // A query chooses something else, such as another page of the list.
  const own = page !== null && search === '' ? callsOf[page]?.(idsIn(pathname, page), language) : undefined
  if (!own) return null
  const headers = new Headers(context.req.raw.headers)
  for (const name of ownHeaders) headers.delete(name)
  headers.set('accept', 'application/json')
  headers.set('accept-language', language)
  const answers = new Map<string, string>()
  const ask = async (path: string) => {
    const response = await http.request(path, { headers }, context.env)
    if (response.status === 200) answers.set(path, await response.text())
  }
  const asked = Promise.allSettled([...always, ...own].map(ask))
  await Promise.race([asked, setTimeout(patience, null, { ref: false })])
  // What arrives later is not in the document.
  return { texts: new Map(answers), pictureLink: pictureLink(answers.get(foundRecipes(language))) }
}

const cards = z.array(z.object({ picture: z.nullable(z.object({ link: z.string() })) }))

function pictureLink(listed: string | undefined): string {
  const [first] = listed === undefined ? [] : cards.parse(JSON.parse(listed))
  if (!first?.picture) return ''
  const widths = escapeHtml(pictureWidths(first.picture.link))
  return `<link rel="preload" as="image" fetchpriority="high" imagesrcset="${widths}" imagesizes="${foundCardSizes}">`
}

function idsIn(pathname: string, page: PageName): Record<string, string> {
  const names = patterns[page].split('/')
  const parts = pathname.split('/')
  return Object.fromEntries(
    names.flatMap((name, index) => (name.startsWith(':') ? [[name.slice(1), parts[index] ?? '']] : [])),
  )
}
