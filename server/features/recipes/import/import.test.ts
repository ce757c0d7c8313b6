import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listMyRecipes } from '#shared/contract/recipes.ts'
import { importRecipe } from '#shared/contract/recipe-text.ts'
import { rateLimits } from '#shared/constants/rate-limits.ts'
import { pageFetcher } from '../../../adapters/page-fetch/fetch-page.ts'
import { openTestApp, type TestApp } from '../../../test/app.ts'
import { signUpAdmin, signUpUser, type TestUser } from '../../../test/users.ts'

const data = {
  '@type': 'Recipe',
  name: 'Omelette',
  recipeYield: 2,
  recipeIngredient: ['4 eggs', '20 g butter'],
  recipeInstructions: 'Beat the eggs. Fry them in the butter.',
}
const html = `<html lang="en"><script type="application/ld+json">${JSON.stringify(data)}</script></html>`

let app: TestApp
let strict: TestApp
let person: TestUser
let stranger: TestUser
let site: Server
let port: number
let fetchedPaths: string[]
let answer: RequestListener

beforeAll(async () => {
  // Only this test server may be fetched from the local machine.
  app = await openTestApp({ fetchPage: pageFetcher((address) => address === '127.0.0.1') })
  person = await signUpAdmin(app)
  strict = await openTestApp()
  stranger = await signUpAdmin(strict)
  site = createServer((request, response) => {
    fetchedPaths.push(request.url ?? '')
    answer(request, response)
  })
  await new Promise<void>((resolve) => site.listen(0, '0.0.0.0', resolve))
  port = (site.address() as AddressInfo).port
})
beforeEach(() => {
  fetchedPaths = []
  answer = (_, response) => response.setHeader('content-type', 'text/html; charset=utf-8').end(html)
})
afterAll(async () => {
  site.closeAllConnections()
  await new Promise((resolve) => site.close(resolve))
  await app.close()
  await strict.close()
})

const from = (url: string, who = person) => who.call(importRecipe, { body: { url } })
const at = (path: string, host = '127.0.0.1') => `http://${host}:${port}${path}`
const unreachable = { code: 'unreachable page', status: 502 }

describe('importing a recipe', () => {
  test('from a URL reads the page, credits it and stores nothing', async () => {
    const imported = await from(at('/omelette'))
    expect(imported.source).toBe(at('/omelette'))
    expect(imported.recipe).toMatchObject({ title: 'Omelette', servings: 2, allergens: ['eggs', 'milk'] })
    expect(fetchedPaths).toEqual(['/omelette'])
    expect(await person.call(listMyRecipes)).toEqual([])
  })

  test('from given HTML sends no request', async () => {
    const { recipe, source } = await person.call(importRecipe, { body: { html, url: at('/mine') } })
    expect([recipe.title, source, fetchedPaths]).toEqual(['Omelette', at('/mine'), []])
  })

  test('from a page in another language says which', async () => {
    const italian = {
      ...data,
      name: 'Frittata',
      recipeIngredient: ['4 uova', '20 g di burro'],
      recipeInstructions: 'Sbattete le uova con il sale. Fatele cuocere nel burro per pochi minuti.',
    }
    const page = `<html lang="it"><script type="application/ld+json">${JSON.stringify(italian)}</script></html>`
    const { recipe, otherLanguage } = await person.call(importRecipe, { body: { html: page } })
    expect([recipe.title, otherLanguage]).toEqual(['Frittata', 'it'])
    const { otherLanguage: none } = await person.call(importRecipe, { body: { html } })
    expect(none).toBeNull()
  })

  test('follows a redirect and credits its target', async () => {
    answer = (request, response) => {
      if (request.url === '/old') response.writeHead(301, { location: '/new' }).end()
      else response.setHeader('content-type', 'text/html').end(html)
    }
    expect((await from(at('/old'))).source).toBe(at('/new'))
  })

  test('decodes the page’s declared charset', async () => {
    answer = (_, response) =>
      response
        .setHeader('content-type', 'text/html; charset=ISO-8859-1')
        .end(Buffer.from(html.replace('Omelette', 'Crêpe'), 'latin1'))
    expect((await from(at('/'))).recipe.title).toBe('Crêpe')
  })

  test('of a page without a recipe is 422 no recipe found', async () => {
    answer = (_, response) => response.setHeader('content-type', 'text/html').end('<p>Hello</p>')
    await expect(from(at('/'))).rejects.toMatchObject({ code: 'no recipe found', status: 422 })
  })

  test('without a URL and HTML is 400', async () => {
    await expect(person.call(importRecipe, { body: {} })).rejects.toMatchObject({ code: 'invalid input' })
  })

  test('too often is 429 too many requests', async () => {
    const eager = await signUpUser(app, person)
    const { count } = rateLimits.importsPerMember
    for (let tries = 0; tries < count; tries += 1) {
      await eager.call(importRecipe, { body: { html } })
    }
    await expect(eager.call(importRecipe, { body: { html } })).rejects.toMatchObject({ status: 429 })
  })
})

describe('the internal network cannot be reached', () => {
  test.each([
    '127.0.0.1',
    'localhost',
    '0.0.0.0',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '2130706433',
    '0x7f.1',
    '127.1',
  ])('by http://%s', async (host) => {
    await expect(from(at('/', host), stranger)).rejects.toMatchObject(unreachable)
    expect(fetchedPaths).toEqual([])
  })

  test('by a redirect from an allowed page', async () => {
    for (const location of [at('/secret', '127.0.0.2'), 'http://169.254.169.254/', 'file:///etc/passwd']) {
      answer = (request, response) => {
        if (request.url === '/') response.writeHead(302, { location }).end()
        else response.setHeader('content-type', 'text/html').end(html)
      }
      await expect(from(at('/')), location).rejects.toMatchObject(unreachable)
    }
    expect(fetchedPaths).toEqual(['/', '/', '/'])
  })

  test('by a host name that resolves to an internal address', async () => {
    let checks = 0
    const fetchPage = pageFetcher(() => (checks += 1) === 1)
    await expect(fetchPage(at('/'))).rejects.toThrow('not a public address')
    expect(checks).toBe(2)
  })
})

test.each(['example', 'http://me:HunterSecret22@host:99999/', 'http://'])(
  'what is no address is 400 invalid input: %s',
  async (url) => {
    await expect(from(url)).rejects.toMatchObject({ code: 'invalid input', status: 400 })
  },
)

describe('a page that cannot be read is 502 unreachable page', () => {
  test.each<[string, RequestListener]>([
    ['missing', (_, response) => response.writeHead(404, { 'content-type': 'text/html' }).end(html)],
    ['no HTML', (_, response) => response.setHeader('content-type', 'application/json').end('{}')],
    ['without a type', (_, response) => response.end(html)],
    [
      'compressed unasked',
      (_, response) =>
        response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end('x'),
    ],
    [
      'over 2 MB',
      (_, response) => response.setHeader('content-type', 'text/html').end(html + ' '.repeat(2 ** 21)),
    ],
    ['a circle', (_, response) => response.writeHead(302, { location: '/' }).end()],
    ['broken off', (_, response) => response.destroy()],
  ])('when it is %s', async (_, listener) => {
    answer = listener
    await expect(from(at('/'))).rejects.toMatchObject(unreachable)
  })

  test('when it takes longer than five seconds, with or without headers', async () => {
    answer = (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).write('<html>')
    const begun = performance.now()
    await expect(from(at('/'))).rejects.toMatchObject(unreachable)
    expect(performance.now() - begun).toBeLessThan(8000)
  })

  test.each(['ftp://example.org/', 'http://ada:secret@127.0.0.1/', 'javascript:alert(1)'])(
    'when the address is %s',
    async (url) => {
      await expect(from(url)).rejects.toMatchObject(unreachable)
    },
  )
})
