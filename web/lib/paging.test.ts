import { afterEach, expect, test, vi } from 'vitest'
import { listMyLikes } from '#shared/contract/ratings.ts'
import { limits } from '#shared/constants/limits.ts'
import { callAll } from './paging.ts'

const most = limits.list.lines
afterEach(() => vi.unstubAllGlobals())

/** A server with a list; `meanwhile` happens after each answer. */
function serving(list: string[], meanwhile: () => void = () => undefined) {
  const asked: string[] = []
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path)
    const offset = Number(new URL(path, 'http://x').searchParams.get('offset') ?? 0)
    const answer = Response.json(list.slice(offset, offset + most))
    meanwhile()
    return Promise.resolve(answer)
  })
  return asked
}

const named = (count: number) => Array.from({ length: count }, (_, at) => `recipe ${at}`)
const same = (id: string) => id

test('a list that fits into one answer is asked for once, as ever', async () => {
  const asked = serving(named(most - 1))
  expect(await callAll(listMyLikes, same)).toEqual(named(most - 1))
  expect(asked).toEqual(['/api/recipes/my/likes'])
})

test('a longer one comes whole, each item once and in its order', async () => {
  const asked = serving(named(2 * most + 5))
  expect(await callAll(listMyLikes, same)).toEqual(named(2 * most + 5))
  expect(asked).toHaveLength(3)
})

test('an item that goes while one reads does not take another with it', async () => {
  const list = named(most + 5)
  serving(list, () => void list.splice(0, 1))
  const found = await callAll(listMyLikes, same)
  expect(new Set(found)).toEqual(new Set(named(most + 5)))
})
