import { afterEach, expect, test, vi } from 'vitest'
import { listMyLikes } from '#shared/contract/ratings.ts'
import { limits } from '#shared/constants/limits.ts'
import { callAll } from './paging.ts'

const most = limits.list.lines
afterEach(() => vi.unstubAllGlobals())

/** A server with a list; `meanwhile` runs after each answer. */
function serving(list: string[], meanwhile: () => void = () => undefined) {
  const requests: string[] = []
  vi.stubGlobal('document', { documentElement: { lang: 'en' }, getElementById: () => null })
  vi.stubGlobal('fetch', (path: string) => {
    requests.push(path)
    const offset = Number(new URL(path, 'http://x').searchParams.get('offset') ?? 0)
    const answer = Response.json(list.slice(offset, offset + most))
    meanwhile()
    return Promise.resolve(answer)
  })
  return requests
}

const named = (count: number) => Array.from({ length: count }, (_, index) => `recipe ${index}`)
const same = (id: string) => id

test('a list that fits into one page takes one request', async () => {
  const requests = serving(named(most - 1))
  expect(await callAll(listMyLikes, same)).toEqual(named(most - 1))
  expect(requests).toEqual(['/api/recipes/my/likes'])
})

test('a longer list is complete, each item once and in its order', async () => {
  const requests = serving(named(2 * most + 5))
  expect(await callAll(listMyLikes, same)).toEqual(named(2 * most + 5))
  expect(requests).toHaveLength(3)
})

test('no item is missed when another is deleted between two pages', async () => {
  const list = named(most + 5)
  serving(list, () => void list.splice(0, 1))
  const found = await callAll(listMyLikes, same)
  expect(new Set(found)).toEqual(new Set(named(most + 5)))
})
