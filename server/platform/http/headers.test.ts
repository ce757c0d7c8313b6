import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { paintDish } from '#shared/contract/chef.ts'
import { signImageKey } from '#shared/contract/images.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { signUpAdmin, type TestUser } from '../../test/users.ts'
import { publishRecipe } from '../../test/recipes.ts'
import type { HttpEnv } from './app.ts'
import { standardHeaders } from './headers.ts'

let app: TestApp
let user: TestUser

beforeAll(async () => {
  app = await openTestApp()
  user = await signUpAdmin(app)
})
afterAll(() => app.close())

const headersOf = async (path: string) => (await app.anonymous().fetch(path)).headers

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; " +
  "connect-src 'self'; manifest-src 'self'; worker-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; " +
  "frame-ancestors 'none'"

test('every page carries the same security headers', async () => {
  for (const path of ['/en', '/en/nothing', '/fr/discover', '/recipes/none']) {
    expect(Object.fromEntries(await headersOf(path)), path).toMatchObject({
      'content-security-policy': policy,
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=()',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
    })
  }
  expect((await headersOf('/favicon.svg')).get('content-security-policy')).toBe(policy)
})

test('only the page that another page hands what it shows can be spoken to by its opener', async () => {
  const openerPolicy = async (path: string) => (await headersOf(path)).get('cross-origin-opener-policy')
  for (const path of ['/en/my/import', '/de/my/import']) expect(await openerPolicy(path)).toBe('unsafe-none')
  for (const path of ['/en/my/imports', '/en/my/recipes', '/en/settings', '/xx/my/import/more'])
    expect(await openerPolicy(path)).not.toBe('unsafe-none')
})

test('what is no page is not taken for one, and does without the headers that only pages need', async () => {
  for (const path of ['/auth/me', '/api/nothing', '/assets/main-1a2b3c.js', '/healthz', '/']) {
    const headers = await headersOf(path)
    expect(headers.get('x-content-type-options'), path).toBe('nosniff')
    expect(headers.get('cross-origin-resource-policy'), path).toBe('same-origin')
    expect(headers.get('content-type') ?? '', path).not.toContain('html')
    for (const name of ['content-security-policy', 'permissions-policy', 'referrer-policy'])
      expect(headers.get(name), `${path} ${name}`).toBeNull()
  }
})

test('the transport is secured where the public address is, and only there', async () => {
  const transport = async (publicUrl: string) => {
    const http = new Hono<HttpEnv>().use(standardHeaders(publicUrl))
    return (await http.request('/')).headers.get('strict-transport-security')
  }
  expect(await transport('https://convive.example')).toBe('max-age=31536000; includeSubDomains')
  expect(await transport('http://localhost:3000')).toBeNull()
})

test('a request has an id of the server’s, whatever id the client sends', async () => {
  const answer = await app.anonymous().fetch('/healthz', { headers: { 'x-request-id': 'chosen' } })
  expect(answer.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
  const tag = (await headersOf('/assets/main-1a2b3c.js')).get('etag') ?? ''
  const unchanged = await app
    .anonymous()
    .fetch('/assets/main-1a2b3c.js', { headers: { 'if-none-match': tag } })
  expect([unchanged.status, unchanged.headers.get('x-request-id')]).toEqual([
    304,
    expect.stringMatching(/^[\da-f-]{36}$/),
  ])
})

test('other sites embed nothing of ours but the picture of a public recipe', async () => {
  const { key } = await user.call(paintDish, { body: { prompt: 'carrot soup' } })
  const link = await user.call(signImageKey, { params: { key } })
  const { uuid } = await publishRecipe(user, { image_url: key })
  const policyOf = async (path: string) => (await headersOf(path)).get('cross-origin-resource-policy')
  for (const path of [
    '/api/recipes/public/showcase',
    '/auth/me',
    '/api/nothing',
    link,
    `/recipes/${uuid}`,
    '/en',
  ]) {
    expect(await policyOf(path), path).toBe('same-origin')
  }
  expect(await policyOf(`/recipes/${uuid}/picture`)).toBe('cross-origin')
})

test('pages with a token in their address tell it to nobody, ourselves included', async () => {
  for (const path of ['/reset', '/verify', '/unsubscribe', '/unsubscribe/daily']) {
    expect((await headersOf(`${path}?token=secret`)).get('referrer-policy'), path).toBe('no-referrer')
  }
  for (const path of ['/en', '/en/login', '/invite/used']) {
    expect((await headersOf(path)).get('referrer-policy'), path).toBe('strict-origin-when-cross-origin')
  }
})

test('the button of a page without a referrer works: its post comes from the origin null', async () => {
  for (const path of ['/unsubscribe', '/unsubscribe/daily']) {
    const answer = await app
      .anonymous()
      .fetch(`${path}?token=x`, { method: 'POST', headers: { origin: 'null' } })
    expect(await answer.text(), path).toContain('This link is not valid')
  }
})
