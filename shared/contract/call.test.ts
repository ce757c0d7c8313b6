import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { makeCall, pathOf } from './call.ts'
import { endpoint } from './endpoint.ts'
import { nothing, page } from './wire.ts'

const list = endpoint({
  method: 'GET',
  path: '/api/shelves',
  who: 'member',
  summary: 'Shelves.',
  query: z.extend(page, { q: z.optional(z.string()), open: z.optional(z.boolean()) }),
  answer: z.array(z.string()),
})

const move = endpoint({
  method: 'PUT',
  path: '/api/shelves/{id}/jars/{jar}',
  who: 'member',
  summary: 'Moves a jar to a shelf.',
  body: z.object({ left: z.boolean() }),
  answer: nothing,
})

const show = endpoint({
  method: 'GET',
  path: '/api/shelves/{id}',
  who: 'member',
  summary: 'One shelf.',
  answer: nothing,
})

describe('a path', () => {
  test('holds its parameters and its query, each encoded once', () => {
    expect(pathOf(move, { id: 'a/b', jar: 'ü' })).toBe('/api/shelves/a%2Fb/jars/%C3%BC')
    expect(pathOf(list, {}, { limit: 20, offset: 0, open: true, q: 'a&b' })).toBe(
      '/api/shelves?limit=20&offset=0&open=true&q=a%26b',
    )
    expect(pathOf(list, {}, { limit: undefined })).toBe('/api/shelves')
  })

  test('without one of its parameters is not built', () => {
    // @ts-expect-error -- `jar` is missing
    expect(() => pathOf(move, { id: 'a' })).toThrow('needs jar')
  })
})

test('a small change is sent to its end when the page is left; a reading, a long text and what can be cancelled are not', async () => {
  const kept: (boolean | undefined)[] = []
  const call = makeCall({
    fetch: (_, { keepalive }) => {
      kept.push(keepalive)
      return Promise.resolve(Response.json({}))
    },
  })
  const params = { id: 'a', jar: 'b' }
  await call(move, { params, body: { left: true } })
  await call(show, { params: { id: 'a' } })
  await call(move, { params, body: { left: true, label: 'x'.repeat(5000) } as { left: boolean } })
  await call(move, { params, body: { left: true }, signal: new AbortController().signal })
  expect(kept).toEqual([true, false, false, false])
})

describe('what the compiler refuses', () => {
  const call = makeCall({ fetch: () => Promise.resolve(Response.json({})) })
  const body = { left: true }

  test('wrong and missing names of parameters', () => {
    const calls = [
      () => call(show, { params: { id: 'a' } }),
      () => call(move, { params: { id: 'a', jar: 'b' }, body }),
      // @ts-expect-error -- no parameters at all
      () => call(show),
      // @ts-expect-error -- no parameters beside the body
      () => call(move, { body }),
      // @ts-expect-error -- one is missing
      () => call(move, { params: { id: 'a' }, body }),
      // @ts-expect-error -- the path has no such name
      () => call(show, { params: { uuid: 'a' } }),
      // @ts-expect-error -- one too many
      () => call(show, { params: { id: 'a', jar: 'b' } }),
      // @ts-expect-error -- the path has no parameters
      () => call(list, { params: { id: 'a' } }),
    ]
    expect(calls).toHaveLength(8)
  })

  test('text where a query holds a number, and a missing body', () => {
    const calls = [
      () => call(list),
      () => call(list, { query: { limit: 20 } }),
      // @ts-expect-error -- a number is written as one
      () => call(list, { query: { limit: '20' } }),
      // @ts-expect-error -- the body is missing
      () => call(move, { params: { id: 'a', jar: 'b' } }),
    ]
    expect(calls).toHaveLength(4)
  })
})
