import type { BrowserContextOptions, Page } from 'playwright-core'
import sharp from 'sharp'
import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { openPage } from './browser.ts'
import type { TestServer } from './server.ts'

/** Sixty letters without a space, different for each use. */
export const longWord = (start: string) =>
  `${start}${'preiselbeerrotweinsauerkirschkompott'.repeat(2)}`.slice(0, 60)

const password = 'barley & beetroot'
const hostName = longWord('Host')
export const friendName = longWord('Friend')

type Sent = Parameters<Page['request']['post']>[1]

async function post(page: Page, address: string, sent: Sent): Promise<Record<string, string>> {
  const response = await page.request.post(address, { maxRetries: 2, ...sent })
  if (!response.ok()) throw new Error(`${address} answered ${response.status()}: ${await response.text()}`)
  return response.json()
}

async function signUp(server: TestServer, name: string, code: string, options: BrowserContextOptions) {
  const { page } = await openPage(options)
  const isFirst = name === hostName
  const email = isFirst ? `${longWord('host')}@example.org` : 'friend@example.org'
  await post(page, `${server.url}/auth/signup`, { data: { name, email, password, inviteCode: code } })
  // The link that the server prints verifies the first admin; no mail is sent.
  if (!isFirst) {
    const token = /\/verify\?token=([\w-]+)/.exec(await server.mailTo(email))?.[1]
    await post(page, `${server.url}/auth/verify`, { data: { token } })
  }
  await post(page, `${server.url}/auth/login`, { data: { email, password } })
  return page
}

const structure: RecipeStructure = {
  title: longWord('Dish'),
  language: 'de',
  dishType: 'Mains',
  servings: 4,
  prepMinutes: 20,
  cookMinutes: 45,
  taste: longWord('taste'),
  searchTerms: [],
  ingredients: [
    {
      amount: 250,
      unit: 'g',
      item: longWord('item'),
      note: longWord('note'),
      group: longWord('group'),
      scales: true,
    },
    { amount: null, unit: null, item: longWord('other'), note: null, group: null, scales: true },
  ],
  steps: [
    { text: `${longWord('Step')} umrühren.`, minutes: 5, celsius: 180, uses: [0] },
    { text: 'Anrichten.', minutes: null, celsius: null, uses: [1] },
  ],
  diets: [],
  allergens: [],
  safety: [longWord('Safety')],
}

export interface LongContent {
  host: Page
  friend: Page
  recipe: { id: string; uuid: string }
  group: string
  thread: string
  /** The address of the newest post. */
  post: string
}

/** Two members whose names, recipes, comments, groups, threads and posts consist of words that fit on no phone. */
export async function createLongContent(
  server: TestServer,
  options: BrowserContextOptions,
): Promise<LongContent> {
  const adminCode = new URL(server.adminLink ?? server.url).searchParams.get('code') ?? ''
  const host = await signUp(server, hostName, adminCode, options)
  const { code = '' } = await post(host, `${server.url}/api/invites/generate`, { data: {} })
  const friend = await signUp(server, friendName, code, options)
  const api = `${server.url}/api`
  const payload = {
    title: structure.title,
    content: longWord('Content'),
    dish_type: 'Mains',
    taste: structure.taste,
    plating: longWord('Plating'),
    prep_time: 20,
    cook_time: 45,
    total_time: 65,
    recipe: structure,
  }
  const saved = await post(host, `${api}/recipes`, { data: payload })
  const deleted = await post(host, `${api}/recipes`, { data: { ...payload, title: longWord('Deleted') } })
  await host.request.delete(`${api}/recipes/${deleted.ID}`)
  await host.request.put(`${api}/recipes/${saved.ID}/public`, { data: { is_public: true } })
  const recipe = `${api}/recipes/${saved.ID}`
  for (const content of [longWord('Comment'), `https://example.org/${longWord('address')}`]) {
    await post(friend, `${recipe}/comments`, { data: { content } })
  }
  for (const background of ['#a8321b', '#5d6b32']) {
    const picture = sharp({ create: { width: 800, height: 600, channels: 3, background } })
    const file = { name: 'plate.jpg', mimeType: 'image/jpeg', buffer: await picture.jpeg().toBuffer() }
    await post(friend, `${recipe}/photos`, { multipart: { file, description: longWord('Photo') } })
  }

  const group = await post(host, `${api}/groups`, {
    data: {
      name: longWord('Group'),
      description: longWord('About'),
      location: `${longWord('City')}, Canada`,
      tags: [longWord('tag').slice(0, 30)],
    },
  })
  await post(friend, `${api}/groups/${group.ID}/join`, {})
  await post(host, `${api}/groups/${group.ID}/recipes`, {
    data: { recipe_id: saved.ID, message: longWord('Message') },
  })
  const thread = await post(friend, `${api}/groups/${group.ID}/forum/threads`, {
    data: { title: longWord('Thread'), content: longWord('Opening'), recipe_id: saved.ID },
  })
  let parent: string | null = null
  for (const [index, writer] of [host, friend, host, friend].entries()) {
    const written = await post(writer, `${api}/forum/threads/${thread.ID}/posts`, {
      data: {
        content: `${longWord(`Post${index}`)} https://example.org/${longWord('address')}`,
        parent_post_id: parent,
        recipe_id: index === 3 ? saved.ID : null,
      },
    })
    parent = written.ID ?? null
  }
  const report = { kind: 'post', id: parent, reason: 'spam', note: longWord('Reason') }
  await post(host, `${api}/reports`, { data: report })
  const own = `/groups/${group.ID}`
  return {
    host,
    friend,
    recipe: { id: saved.ID ?? '', uuid: saved.UUID ?? '' },
    group: own,
    thread: `${own}/threads/${thread.ID}`,
    post: `${own}/threads/${thread.ID}#post-${parent}`,
  }
}
