import { expect, test } from 'vitest'
import { answersOf } from './first-answers.ts'

function pageWith(block: unknown, now?: () => number) {
  const answers = answersOf(block, now)
  return async (path: string, init: RequestInit = {}) => (await answers(path, init)?.json()) ?? null
}

test('an answer of the document is used once', async () => {
  const ask = pageWith({ '/api/a': [1], '/api/b': [2] })
  expect(await ask('/api/a')).toEqual([1])
  expect(await ask('/api/a')).toBeNull()
  expect(await ask('/api/unknown')).toBeNull()
  expect(await ask('/api/b', { method: 'GET' })).toEqual([2])
  expect(await pageWith(null)('/api/a')).toBeNull()
})

test('after a change the server is asked', async () => {
  const ask = pageWith({ '/api/a': [1] })
  expect(await ask('/api/a', { method: 'PUT' })).toBeNull()
  expect(await ask('/api/a')).toBeNull()
})

test('after half a minute the server is asked', async () => {
  let now = 0
  const ask = pageWith({ '/api/a': [1], '/api/b': [2] }, () => now)
  expect(await ask('/api/a')).toEqual([1])
  now = 31_000
  expect(await ask('/api/b')).toBeNull()
})
