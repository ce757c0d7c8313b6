import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { publishRecipe } from '../../test/recipes.ts'
import { signUpAdmin } from '../../test/users.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const locationOf = async (path: string) => {
  const response = await app.anonymous().fetch(path)
  return [response.status, response.headers.get('location')]
}

test('every page of the route table is answered, others are not found', async () => {
  const statusOf = async (path: string) => (await app.anonymous().fetch(path)).status
  expect(await statusOf('/en/moderation')).toBe(200)
  expect(await statusOf('/fr/groups/one/threads/two')).toBe(200)
  expect(await statusOf('/verify')).toBe(200)
  expect(await statusOf('/de/groups/one/threads')).toBe(404)
  expect(await statusOf('/en/nowhere')).toBe(404)
})

test('the former address of the moderation page leads to the new one, with its query', async () => {
  expect(await locationOf('/fr/care')).toEqual([302, '/fr/moderation'])
  expect(await locationOf('/en/care/')).toEqual([302, '/en/moderation'])
  expect(await locationOf('/de/care?view=log&page=2')).toEqual([302, '/de/moderation?view=log&page=2'])
})

const preloaded = async (path: string, cookie = '') => {
  const html = await (await app.anonymous().fetch(path, { headers: { cookie } })).text()
  return [...html.matchAll(/<link rel="(?:modulepreload|preload)"[^>]* href="([^"]+)"/g)].map(
    ([, href]) => href,
  )
}
const member = 'signed_in=1'

/** The script that the HTML file ends with is fetched first. */
const largest = '/assets/main-1a2b3c.js'

test('the document names the scripts of its page, so that they are fetched at once', async () => {
  expect(await preloaded('/en/login')).toEqual([
    largest,
    '/assets/en.js',
    '/assets/en-all.js',
    '/assets/login.js',
  ])
  expect(await preloaded('/en/discover', member)).toEqual([
    largest,
    '/auth/me',
    '/assets/en.js',
    '/assets/en-all.js',
    '/assets/discover.js',
    '/assets/shared.js',
    '/assets/bell.js',
  ])
})

test('a visitor does not fetch the scripts of members, nor ask for a session', async () => {
  expect(await preloaded('/en')).toEqual([largest, '/assets/en.js'])
  expect(await preloaded('/en/discover')).toEqual([largest, '/assets/en.js', '/assets/en-all.js'])
  const vary = async (path: string) => (await app.anonymous().fetch(path)).headers.get('vary') ?? ''
  expect(await vary('/en')).toContain('Cookie')
  expect(await vary('/en/discover')).toContain('Cookie')
})

/** As in the HTML file of the server's tests. */
const headerAlone = '<div id="root"><header>Convive</header></div>'

test('visitors get the landing page rendered in its language, all other pages begin with the header alone', async () => {
  const read = async (path: string, cookie = '') =>
    (await app.anonymous().fetch(path, { headers: { cookie } })).text()
  for (const [language, words] of [
    ['en', 'Invite code'],
    ['fr', 'Code d’invitation'],
    ['es', 'Código de invitación'],
    ['de', 'Einladungscode'],
  ]) {
    const landing = await read(`/${language}`)
    expect(landing, language).toContain(words)
    expect(landing, language).not.toContain(headerAlone)
    expect(await read(`/${language}`, member), language).toContain(headerAlone)
  }
  expect(await read('/en/login')).toContain(headerAlone)
})

test('a rendered page names itself for search engines, and its scripts wait for its styles and fonts', async () => {
  const html = await (await app.anonymous().fetch('/de')).text()
  expect(html).toMatch(/<title>[^<]+ · Convive<\/title>/)
  expect(/<meta name="description" content="([^"]+)">/.exec(html)?.[1]?.length).toBeGreaterThan(50)
  expect(html).toContain('<meta property="og:title"')
  const early = /<link rel="modulepreload"(?! fetchpriority="low")/
  expect(html).not.toMatch(early)
  // The header of other pages is seen early for the same reason.
  const login = await (await app.anonymous().fetch('/de/login')).text()
  expect(login).toContain('<link rel="modulepreload" fetchpriority="low"')
  expect(login).not.toMatch(early)
})

test('on the page of a recipe, visitors load the app once the page is shown, members at once', async () => {
  const { uuid } = await publishRecipe(await signUpAdmin(app))
  const scriptsOf = async (path: string, cookie = '') => {
    const html = await (await app.anonymous().fetch(path, { headers: { cookie } })).text()
    const [template = ''] = /<template id="app-scripts">.*?<\/template>/.exec(html) ?? []
    const files = (part: string) => [...part.matchAll(/(?:href|src)="([^"]+\.js)"/g)].map(([, file]) => file)
    return { atOnce: files(html.replace(template, '')), later: files(template) }
  }
  const all = [largest, '/assets/en.js', '/assets/en-all.js', '/assets/recipe.js']
  expect(await scriptsOf(`/recipes/${uuid}`)).toEqual({
    atOnce: ['/assets/start.js'],
    later: [...all, largest],
  })
  const ofMembers = ['/assets/shared.js', '/assets/bell.js']
  expect(await scriptsOf(`/recipes/${uuid}`, member)).toEqual({
    atOnce: [...all, ...ofMembers, largest],
    later: [],
  })
  // Without a recipe there is nothing to see before the app runs.
  expect(await scriptsOf('/recipes/none')).toEqual({ atOnce: [...all, largest], later: [] })
})

test('the shell for pages without a connection has no language, settings or member', async () => {
  const response = await app.anonymous().fetch('/shell.html', { headers: { cookie: member } })
  expect(response.headers.get('cache-control')).toBe('no-cache')
  expect(response.headers.get('content-security-policy')).toContain("script-src 'self'")
  const html = await response.text()
  expect(html).toContain('<html>')
  expect(html).toContain('<div id="root"><header>Convive</header></div>')
  for (const part of ['lang=', 'manifest', 'settings', '/auth/me', 'modulepreload'])
    expect(html, part).not.toContain(part)
})

test('a page names the manifest of its language', async () => {
  const html = await (await app.anonymous().fetch('/fr/login')).text()
  expect(html).toContain('<link rel="manifest" href="/manifest.fr.webmanifest" />')
})
