import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { pathOf } from '#shared/contract/call.ts'
import { contract } from '#shared/contract/index.ts'
import { createAccessToken } from '#shared/contract/access-tokens.ts'
import { saveRecipe } from '#shared/contract/recipes.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { capacity } from '#shared/constants/capacity.ts'
import { rateLimits } from '#shared/constants/rate-limits.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { fillBodyMemory, splitBytes } from '../../test/fill-body-memory.ts'
import { recordOutcome } from '../../test/outcomes.ts'
import { signUpAdmin, signUpUser, type TestUser } from '../../test/users.ts'
import { openRawRequest, type RawRequest } from '../../test/raw-request.ts'
import type { TestClient } from '../../test/client.ts'

let app: TestApp
let admin: TestUser
let user: TestUser

beforeAll(async () => {
  app = await openTestApp()
  admin = await signUpAdmin(app)
  user = await signUpUser(app, admin)
})
afterAll(() => app.close())

const calls = Object.entries(contract).map(([name, endpoint]) => ({ name, endpoint }))

/** A raw request to a call, with unknown ids as parameters. */
async function send(
  client: TestClient,
  endpoint: Endpoint,
  init: RequestInit & { duplex?: string } = {},
  query = '',
): Promise<unknown> {
  const unknown = Object.fromEntries(endpoint.params.map((name) => [name, crypto.randomUUID()]))
  const response = await client.fetch(pathOf(endpoint, unknown) + query, {
    method: endpoint.method,
    ...init,
  })
  const { error } = (await response.json()) as { error?: string }
  if (error) recordOutcome(endpoint, error)
  return error
}

const json = { 'content-type': 'application/json' }

describe('the contract', () => {
  test('every call is mounted exactly once', () => {
    for (const { name, endpoint } of calls) {
      expect(
        app.app.mounted.filter((mounted) => mounted === endpoint),
        name,
      ).toHaveLength(1)
    }
    expect(app.app.mounted).toHaveLength(calls.length)
  })

  test('nothing is mounted beside it but pages, files, pictures, calendars, the tools for assistants, the way through sign-in providers, health, metrics and the OpenAPI document', () => {
    const ofContract = new Set(
      calls.map(({ endpoint }) => `${endpoint.method} ${endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
    )
    const beside = app.app.http.routes
      .map(({ method, path }) => `${method} ${path}`)
      .filter((route) => !ofContract.has(route))
    expect([...new Set(beside)].toSorted()).toEqual([
      'ALL /*',
      'ALL /api/*',
      'ALL /auth/*',
      'ALL /mcp',
      'GET /',
      'GET /*',
      'GET /api/care/*',
      'GET /api/docs',
      'GET /api/notices/*',
      'GET /api/openapi.json',
      'GET /assets/*',
      'GET /auth/oauth/:provider/callback',
      'GET /auth/oauth/:provider/start',
      'GET /calendar/:file',
      'GET /favicon.svg',
      'GET /healthz',
      'GET /icons/*',
      'GET /images/:name{.+}',
      'GET /invite/invalid',
      'GET /invite/used',
      'GET /manifest.de.webmanifest',
      'GET /manifest.en.webmanifest',
      'GET /manifest.es.webmanifest',
      'GET /manifest.fr.webmanifest',
      'GET /metrics',
      'GET /readyz',
      'GET /recipes/:uuid',
      'GET /recipes/:uuid/picture',
      'GET /recipes/:uuid/steps/:step/picture',
      'GET /reset',
      'GET /robots.txt',
      'GET /service-worker.js',
      'GET /shell.html',
      'GET /unsubscribe',
      'GET /unsubscribe/daily',
      'GET /verify',
      'POST /auth/oauth/apple/callback',
      'POST /unsubscribe',
      'POST /unsubscribe/daily',
    ])
  })

  test('fixed paths come before the ones with a parameter that would swallow them', () => {
    const mounted = app.app.mounted
    const swallowed = mounted.flatMap((early, index) => {
      const pattern = new RegExp(`^${early.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
      return mounted
        .slice(index + 1)
        .filter((late) => late.method === early.method && pattern.test(late.path))
        .filter((late) => !(early.view && late.path === early.path))
        .map((late) => `${early.path} swallows ${late.path}`)
    })
    expect(swallowed).toEqual([])
  })

  test('the OpenAPI document names every call', async () => {
    const response = await app.anonymous().fetch('/api/openapi.json')
    const document = (await response.json()) as { openapi: string; paths: Record<string, object> }
    expect(document.openapi).toBe('3.1.0')
    for (const { endpoint } of calls) {
      expect(document.paths[endpoint.path], endpoint.path).toHaveProperty(endpoint.method.toLowerCase())
    }
  })
})

describe('what every call refuses', () => {
  test.each(calls.filter(({ endpoint }) => endpoint.method !== 'GET'))(
    '$name from a foreign page is 403 bad origin',
    async ({ endpoint }) => {
      const init = { headers: { ...json, origin: 'https://evil.example' }, body: '{}' }
      expect(await send(admin, endpoint, init)).toBe('bad origin')
      expect(await send(admin, endpoint, { ...init, headers: { ...json, origin: 'null' } })).toBe(
        'bad origin',
      )
    },
  )

  test.each(calls.filter(({ endpoint }) => endpoint.body))(
    '$name with too much, as another type, broken or not an object gets the error of each',
    async ({ endpoint }) => {
      const much = 'x'.repeat((endpoint.maxBody ?? 1024 * 1024) + 1)
      expect(await send(admin, endpoint, { headers: json, body: much })).toBe('too large')
      expect(await send(admin, endpoint, { headers: { 'content-type': 'text/plain' }, body: '{}' })).toBe(
        'unsupported type',
      )
      for (const body of ['', '{"a":', '[]', '"text"', 'null', '{"a":"\\u0000"}', '{"a":"\\ud800"}']) {
        expect(await send(admin, endpoint, { headers: json, body }), body).toBe('invalid input')
      }
    },
  )

  test.each(calls.filter(({ endpoint }) => endpoint.form))(
    '$name with too much, as another type, broken or without a file gets the error of each',
    async ({ endpoint }) => {
      const multipart = { 'content-type': 'multipart/form-data; boundary=b' }
      const much = 'x'.repeat(11 * 1024 * 1024)
      expect(await send(admin, endpoint, { headers: multipart, body: much })).toBe('too large')
      const inPieces = { headers: multipart, body: new Blob([much]).stream(), duplex: 'half' }
      expect(await send(admin, endpoint, inPieces)).toBe('too large')
      expect(await send(admin, endpoint, { headers: json, body: '{}' })).toBe('unsupported type')
      const field = '--b\r\ncontent-disposition: form-data; name="description"\r\n\r\n'
      for (const body of [
        '',
        '{}',
        '--b',
        '--b--',
        `${field}x`,
        `${field}x\r\n--b--`,
        `${field}\0\r\n--b--`,
      ]) {
        expect(await send(admin, endpoint, { headers: multipart, body }), body).toBe('invalid input')
      }
    },
  )

  test.each(calls.filter(({ endpoint }) => endpoint.query))(
    '$name with text that nothing can store is 400 invalid input',
    async ({ endpoint }) => {
      expect(await send(admin, endpoint, {}, '?q=%00')).toBe('invalid input')
    },
  )

  test.each(calls.filter(({ endpoint }) => endpoint.query && !z.safeParse(endpoint.query, {}).success))(
    '$name without what it asks for is 400 invalid input',
    async ({ endpoint }) => {
      expect(await send(admin, endpoint)).toBe('invalid input')
    },
  )

  test.each(calls.filter(({ endpoint }) => endpoint.who !== 'anyone'))(
    '$name without a session is 401 not signed in',
    async ({ endpoint }) => {
      const init = endpoint.form
        ? { headers: { 'content-type': 'multipart/form-data; boundary=b' }, body: '--b--' }
        : endpoint.body
          ? { headers: json, body: '{}' }
          : {}
      expect(await send(app.anonymous(), endpoint, init)).toBe('not signed in')
    },
  )

  test.each(calls.filter(({ endpoint }) => endpoint.who === 'admin'))(
    '$name by a member is 403 not allowed',
    async ({ endpoint }) => {
      expect(await send(user, endpoint)).toBe('not allowed')
    },
  )
})

describe('an access token', () => {
  const forTokens = calls.filter(({ endpoint }) => endpoint.token)
  const notForReaders = calls.filter(({ endpoint }) => endpoint.token !== 'read')
  const wrong = `convive_${'x'.repeat(43)}`
  let reader: TestClient
  let writer: TestClient

  const withToken = (token: string) => app.anonymous({ authorization: `Bearer ${token}` })
  /** What the checks of size and type, which come first, have nothing against. */
  const initOf = ({ body, form }: Endpoint) => {
    if (form) return { headers: { 'content-type': 'multipart/form-data; boundary=b' }, body: '--b--' }
    return body ? { headers: json, body: '{}' } : {}
  }

  beforeAll(async () => {
    reader = withToken((await user.call(createAccessToken, { body: { name: 'Reader' } })).token)
    const body = { name: 'Writer', canWrite: true }
    writer = withToken((await user.call(createAccessToken, { body })).token)
  })

  test('never deletes, publishes, or reaches account, admins, moderation, invites, groups and household members', () => {
    const reached = forTokens.map(({ endpoint: { method, path } }) => `${method} ${path}`)
    const forbidden =
      /^DELETE|^\w+ \/auth|\/api\/(?:admin|user|invites|moderation|reports|groups|forum|feeds|notifications)\b|\/household(?!\/(?:changes|foods)$)|\/public$(?<!^GET .*)/
    expect(reached.filter((call) => forbidden.test(call))).toEqual([])
    expect(
      forTokens.filter(({ endpoint }) => endpoint.method === 'GET' && endpoint.token === 'write'),
    ).toEqual([])
  })

  test.each(notForReaders)('that may only read does not call $name', async ({ endpoint }) => {
    expect(await send(reader, endpoint, initOf(endpoint))).toBe('token not allowed')
  })

  test.each(calls.filter(({ endpoint }) => !endpoint.token))(
    'that may write does not call $name',
    async ({ endpoint }) => {
      expect(await send(writer, endpoint, initOf(endpoint))).toBe('token not allowed')
    },
  )

  test.each(forTokens)('that is wrong does not call $name', async ({ endpoint }) => {
    await sql`delete from rate_limits where scope = 'wrong access token'`.execute(app.db)
    expect(await send(withToken(wrong), endpoint, initOf(endpoint))).toBe('not signed in')
  })

  // The limit of the call itself, where it has one, is for another test to see.
  test.each(forTokens.filter(({ endpoint }) => !endpoint.errors.includes('too many requests')))(
    'of too many wrong ones is told so by $name',
    async ({ endpoint }) => {
      const { count } = rateLimits.wrongAccessTokensPerAddress
      await sql`update rate_limits set count = ${count} where scope = 'wrong access token'`.execute(app.db)
      expect(await send(withToken(wrong), endpoint, initOf(endpoint))).toBe('too many requests')
    },
  )
})

describe('while a member sends as much as one may at a time', () => {
  let held: RawRequest[] = []
  const most = capacity.body.inFlight.member
  const multipart = { 'content-type': 'multipart/form-data; boundary=b' }

  beforeAll(async () => {
    const cookie = [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const announce = (length: number) =>
      openRawRequest(app.url, 'POST /api/recipes', { ...json, 'content-length': length, cookie })
    const isFull = async () =>
      (await send(admin, saveRecipe, { headers: json, body: '{}' })) === 'too many requests'
    held = await fillBodyMemory(splitBytes(most, capacity.body.withImage), announce, isFull)
  })
  afterAll(() => {
    for (const request of held) request.close()
  })

  test.each(calls.filter(({ endpoint }) => endpoint.body || endpoint.form))(
    '$name is 429 too many requests',
    async ({ endpoint }) => {
      const init = endpoint.form ? { headers: multipart, body: '--b--' } : { headers: json, body: '{"a":1}' }
      expect(await send(admin, endpoint, init)).toBe('too many requests')
    },
  )
})

describe('the edges', () => {
  test('an unknown call is 404 and a known one by another method 405, both as JSON', async () => {
    const client = app.anonymous()
    const unknown = await client.fetch('/api/nothing/here')
    expect([unknown.status, await unknown.json()]).toEqual([404, { error: 'not found' }])
    const other = await client.fetch('/auth/login')
    expect([other.status, await other.json()]).toEqual([405, { error: 'method not allowed' }])
    expect(other.headers.get('allow')).toBe('POST')
  })

  test('the three names of a loopback address count as one origin, another port does not', async () => {
    const port = new URL(app.url).port
    const login = (origin: string) =>
      app.anonymous().fetch('/auth/logout', { method: 'POST', headers: { origin } })
    for (const name of ['localhost', '127.0.0.1', '[::1]']) {
      expect((await login(`http://${name}:${port}`)).status, name).toBe(200)
    }
    expect((await login('http://localhost:1')).status).toBe(403)
    expect((await login(`https://localhost:${port}`)).status).toBe(403)
  })

  test('personal answers are not stored, and every answer carries the security headers of its kind', async () => {
    const answer = await user.fetch('/auth/me')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    for (const path of ['/en', '/api/nothing', '/auth/me', '/recipes/none']) {
      const { headers } = await app.anonymous().fetch(path)
      expect(headers.get('x-content-type-options'), path).toBe('nosniff')
      expect(headers.get('access-control-allow-origin')).toBeNull()
      if (headers.get('content-type') === 'application/json') continue
      expect(headers.get('referrer-policy'), path).toBe('strict-origin-when-cross-origin')
      const policy = headers.get('content-security-policy') ?? ''
      expect(policy).toContain("script-src 'self';")
      expect(policy).toContain("object-src 'none'")
      expect(policy).toContain("frame-ancestors 'none'")
    }
  })

  test('the process is alive, ready and measured', async () => {
    const client = app.anonymous()
    expect((await client.fetch('/healthz')).status).toBe(200)
    expect((await client.fetch('/readyz')).status).toBe(200)
    expect(await (await client.fetch('/metrics')).text()).toContain('process_resident_memory_bytes')
  })
})
