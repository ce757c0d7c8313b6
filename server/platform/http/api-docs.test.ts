import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contract } from '#shared/contract/index.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import type { OpenApi, Operation } from './openapi.ts'
import { limitsText, schemaText } from './schema-text.ts'

let app: TestApp
let document: OpenApi
let page: string

const operationOf = (method: string, path: string): Operation => {
  const operation = document.paths[path]?.[method]
  if (!operation) throw new Error(`no ${method} ${path}`)
  return operation
}

/** The part of the page about one call. */
function callOnPage(name: string): string {
  const start = page.indexOf(`<details id="${name}">`)
  expect(start, name).toBeGreaterThan(0)
  return page.slice(start, page.indexOf('</details>', start))
}

beforeAll(async () => {
  app = await openTestApp()
  document = (await (await app.anonymous().fetch('/api/openapi.json')).json()) as OpenApi
  page = await (await app.anonymous().fetch('/api/docs')).text()
})
afterAll(() => app.close())

describe('the OpenAPI document', () => {
  test('names each call as the code does, and who may call it', () => {
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path))
    const ids = operations.map(({ operationId }) => operationId)
    const calls = Object.entries(contract).filter(([, { view }]) => !view)
    expect(ids.toSorted()).toEqual(calls.map(([name]) => name).toSorted())
    expect(operationOf('get', '/api/admin/audit-log')['x-who']).toBe('admin')
    expect(document.components.securitySchemes.session).toMatchObject({ in: 'cookie', name: 'session' })
  })

  test('says which access tokens may call', () => {
    expect(operationOf('get', '/api/recipes/my')).toMatchObject({
      'x-token': 'read',
      security: [{ session: [] }, { token: [] }],
    })
    expect(operationOf('post', '/api/recipes')['x-token']).toBe('write')
    expect(operationOf('get', '/api/recipes/public/{uuid}').security).toEqual([{}, { token: [] }])
    expect(operationOf('get', '/api/user/tokens').security).toEqual([{ session: [] }])
    expect(document.components.securitySchemes.token).toEqual({ type: 'http', scheme: 'bearer' })
  })

  test('describes numbers of a query as numbers', () => {
    const { parameters } = operationOf('get', '/api/recipes/public')
    expect(parameters).toContainEqual({
      name: 'limit',
      in: 'query',
      required: false,
      schema: { type: 'integer', minimum: 1, maximum: 50 },
    })
  })

  test('describes a view of a call as a parameter of the call and a second answer', () => {
    for (const { method, path, view } of Object.values(contract).filter((call) => call.view)) {
      const { parameters, responses } = operationOf(method.toLowerCase(), path)
      expect(parameters, path).toContainEqual({
        name: 'view',
        in: 'query',
        required: false,
        schema: { enum: [view] },
      })
      const schema = responses['200']?.content['application/json']?.schema
      expect(schema?.anyOf, path).toHaveLength(2)
      expect(JSON.stringify(schema)).toContain('placeholder')
    }
    const names = operationOf('get', '/api/recipes/public').parameters.map(({ name }) => name)
    expect(names).toContain('before')
  })

  test('describes streams beside their JSON, and files by their type', () => {
    const chat = operationOf('post', '/api/chat').responses['200']
    expect(Object.keys(chat?.content ?? {})).toEqual(['application/json', 'text/event-stream'])
    const archive = operationOf('get', '/api/user/export').responses['200']
    expect(Object.keys(archive?.content ?? {})).toEqual(['application/zip'])
  })

  test('shows nullable text as the server sends it, not as clients may read it', () => {
    const schema = operationOf('get', '/auth/me').responses['200']?.content['application/json']?.schema
    expect(schema).toMatchObject({ properties: { name: { type: ['string', 'null'] } } })
  })

  test('has an event for each stream and a type for each file', () => {
    for (const [name, { kind, event, fileType }] of Object.entries(contract)) {
      expect([event !== undefined, fileType !== undefined], name).toEqual([
        kind === 'stream',
        kind === 'file',
      ])
    }
  })
})

describe('the page of the document', () => {
  test('is HTML that needs no script and no other file, and says so in its policy', async () => {
    const answer = await app.anonymous().fetch('/api/docs')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/)
    const policy = answer.headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/=]+';/)
    expect(policy).not.toContain('script')
    expect(page).not.toMatch(/<script|<link|<img|\sstyle=|\son\w+=/)
    expect(page).toContain('width=device-width')
  })

  test('names each call with its method, path and sentence, below the first part of its path', () => {
    const sections = [...page.matchAll(/<section id="([^"]+)">/g)].map((match) => match[1])
    expect(sections).toContain('auth')
    expect(sections).toContain('recipes')
    expect(sections).toEqual(sections.toSorted())
    for (const [name, { method, path, view }] of Object.entries(contract)) {
      if (!view) expect(callOnPage(name), name).toContain(`<code><b>${method}</b> ${path}</code>`)
    }
  })

  test('shows who may call, parameters, body, answers and errors', () => {
    const login = callOnPage('login')
    expect(login).toContain('<dd>Anyone</dd>')
    expect(login).toMatch(/<dt>Body<\/dt>[^]*email: string {2}\/\/ at most 10000 characters/)
    expect(login).toMatch(/401 <code>Invalid credentials<\/code>, <code>second factor required<\/code>/)
    const posts = callOnPage('listPosts')
    expect(posts).toContain('since the <code>Change</code> in <code>after</code>.')
    expect(posts).toContain('<dd>Signed-in users</dd>')
    expect(posts).toContain('<code>id: string</code> <small>path, required</small>')
    expect(posts).toContain('<code>limit: integer</code> <small>query, 1 to 50</small>')
    expect(posts).toMatch(/<dt>Answer 200<\/dt><dd><small>application\/json<\/small>[^]*text\/event-stream/)
    expect(callOnPage('listAuditLog')).toContain('<dd>Admins</dd>')
    const tokens = (name: string) => /<dt>Access tokens<\/dt><dd>([^<]+)/.exec(callOnPage(name))?.[1]
    expect([tokens('listMyRecipes'), tokens('saveRecipe'), tokens('listAuditLog')]).toEqual([
      'Any',
      'Those that may write',
      'None',
    ])
    expect(callOnPage('exportOwnData')).toContain('<small>application/zip</small><pre>file</pre>')
  })
})

describe('a schema as text', () => {
  test.each([
    [{ type: 'string' }, 'string'],
    [{}, 'unknown'],
    [{ enum: ['a', 'b'] }, '"a" | "b"'],
    [{ const: 1 }, '1'],
    [{ anyOf: [{ type: 'string' }, { type: 'null' }] }, 'string | null'],
    [{ type: ['string', 'null'] }, 'string | null'],
    [{ type: 'array', items: { type: 'string' } }, 'string[]'],
    [{ type: 'array', items: { enum: ['a', 'b'] } }, '("a" | "b")[]'],
    [
      { type: 'array', prefixItems: [{ type: 'string' }, { type: 'number' }], items: false },
      '[string, number]',
    ],
    [{ type: 'object', properties: {} }, '{}'],
    [{ type: 'object', additionalProperties: { type: 'number' } }, '{ [name: string]: number }'],
    [
      {
        type: 'object',
        properties: { id: { type: 'string' }, note: { type: 'string', maxLength: 5 } },
        required: ['id'],
      },
      '{\n  id: string\n  note?: string  // at most 5 characters\n}',
    ],
  ])('%j is %s', (schema, text) => {
    expect(schemaText(schema)).toBe(text)
  })

  test.each([
    [{ minLength: 1, maxLength: 5 }, '1 to 5 characters'],
    [{ minimum: 0 }, 'at least 0'],
    [{ maxItems: 3 }, 'at most 3 items'],
    [{ anyOf: [{ maxLength: 5 }, { type: 'null' }] }, 'at most 5 characters'],
    [{ maximum: Number.MAX_SAFE_INTEGER }, ''],
    [{ format: 'uuid' }, 'uuid'],
  ])('the limits of %j are %s', (schema, text) => {
    expect(limitsText(schema)).toBe(text)
  })
})
