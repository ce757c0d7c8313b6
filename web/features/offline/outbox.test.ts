import { describe, expect, test } from 'vitest'
import {
  answerTo,
  outcomeOf,
  queueable,
  sendAll,
  withChange,
  writtenText,
  type QueuedChange,
  type Sent,
} from './outbox.ts'

const now = Date.UTC(2026, 10, 23, 12)
const at = '2026-11-23T12:00:00.000Z'

const note: QueuedChange = {
  kind: 'note',
  method: 'PUT',
  path: '/api/recipes/1/note',
  body: { text: 'Less salt' },
  recipeId: '1',
  title: 'Soup',
}
const cooked: QueuedChange = {
  ...note,
  kind: 'cooked',
  method: 'POST',
  path: '/api/recipes/1/cooked',
  body: { id: 'e1', nextTime: 'More leeks', servings: 3 },
}
const stored = {
  id: '1',
  stamp: 's',
  language: 'en',
  recipe: { ID: '1', Title: 'Soup', mine: true, recipe: { servings: 4 }, cooked: null },
  saved: { savedAt: null, tags: [], note: null },
}

describe('what may be sent later', () => {
  test('notes with the time of writing, and cooked entries as they are', () => {
    const body = JSON.stringify({ text: 'Less salt' })
    expect(queueable('/api/recipes/1/note', { method: 'PUT', body }, now)?.body).toEqual({
      text: 'Less salt',
      writtenAt: at,
    })
    expect(queueable('/api/recipes/1/cooked', { method: 'POST', body: '{"id":"e1"}' }, now)).toMatchObject({
      kind: 'cooked',
      recipeId: '1',
      body: { id: 'e1' },
    })
  })

  test('changes and deletions of cooked entries', () => {
    const edit = { method: 'PATCH', body: '{"note":"Good"}' }
    expect(queueable('/api/cooked/e1', edit, now)).toMatchObject({
      kind: 'cookedEdit',
      entryId: 'e1',
      body: { note: 'Good' },
    })
    expect(queueable('/api/cooked/e1', { method: 'DELETE' }, now)).toMatchObject({
      kind: 'cookedDelete',
      entryId: 'e1',
    })
  })

  test.each([
    ['GET', '/api/recipes/1/note'],
    ['POST', '/api/recipes/1/note'],
    ['PUT', '/api/recipes/1/public'],
    ['PUT', '/api/recipes/1/tags'],
    ['PATCH', '/api/recipes/1'],
    ['POST', '/api/cooked/1'],
    ['DELETE', '/api/recipes/1/cooked'],
    ['DELETE', '/api/recipes/1'],
    ['POST', '/api/recipes'],
    ['POST', '/auth/logout'],
  ])('not %s %s', (method, path) => {
    expect(queueable(path, { method, body: '{}' }, now)).toBeNull()
  })
})

test('the stored recipe shows what has not been sent', () => {
  expect(withChange(stored, note, now).saved.note).toEqual({ text: 'Less salt', updatedAt: at })
  expect(withChange(stored, { ...note, body: { text: '' } }, now).saved.note).toBeNull()
  expect(withChange(stored, cooked, now).recipe.cooked).toMatchObject({
    nextTime: { text: 'More leeks', cookedOn: '2026-11-23' },
  })
  expect(answerTo(cooked, stored.recipe, now)).toMatchObject({
    id: 'e1',
    servings: 3,
    title: 'Soup',
    note: null,
  })
})

test('what was written can be copied after a refusal', () => {
  expect(writtenText(note)).toBe('Less salt')
  expect(writtenText({ body: { id: 'e1', note: 'Good', nextTime: 'More leeks', stars: 4 } })).toBe(
    'Good\n\nMore leeks',
  )
  expect(writtenText({ body: {} })).toBeNull()
})

test('only an answer that refuses is final', () => {
  expect(outcomeOf(null, null)).toBe('later')
  for (const status of [500, 502, 503, 429, 408]) expect(outcomeOf(status, 'x')).toBe('later')
  expect(outcomeOf(401, 'not signed in')).toBe('signedOut')
  expect(outcomeOf(404, 'not found')).toEqual({ refused: 'not found' })
  expect(outcomeOf(400, null)).toEqual({ refused: 'server error' })
  // Deleted by the first of two tries.
  expect(outcomeOf(404, 'not found', 'cookedDelete')).toBe('done')
  expect(outcomeOf(403, 'not allowed', 'cookedDelete')).toEqual({ refused: 'not allowed' })
  for (const status of [200, 201]) expect(outcomeOf(status, null)).toBe('done')
})

describe('sending', () => {
  function outboxOf(count: number) {
    const changes = new Map(Array.from({ length: count }, (_, key) => [key, { ...note, key }]))
    const refused: [number, string][] = []
    return {
      left: () => [...changes.keys()],
      refused,
      outbox: {
        waiting: async () => [...changes.values()],
        remove: async (key: number) => changes.delete(key),
        markRefused: async ({ key = 0 }: QueuedChange, code: string) => {
          changes.delete(key)
          refused.push([key, code])
        },
      },
    }
  }

  const answering = (answers: Sent[], seen: number[] = []) => ({
    seen,
    send: async ({ key = -1 }: QueuedChange) => {
      seen.push(key)
      return answers.shift() ?? 'done'
    },
  })

  test('goes in order, and a refusal does not stop the others', async () => {
    const { outbox, left, refused } = outboxOf(3)
    const { send, seen } = answering(['done', { refused: 'not found' }, 'done'])
    expect(await sendAll(outbox, send)).toBe('done')
    expect(seen).toEqual([0, 1, 2])
    expect(left()).toEqual([])
    expect(refused).toEqual([[1, 'not found']])
  })

  test.each(['later', 'signedOut'] as const)('stops at %s and keeps the rest', async (outcome) => {
    const { outbox, left } = outboxOf(3)
    const { send, seen } = answering(['done', outcome])
    expect(await sendAll(outbox, send)).toBe(outcome)
    expect(seen).toEqual([0, 1])
    expect(left()).toEqual([1, 2])
  })

  test('a crash before the removal sends the same change again', async () => {
    const { outbox, left } = outboxOf(1)
    const crashing = { ...outbox, remove: () => Promise.reject(new Error('crashed')) }
    await expect(sendAll(crashing, async () => 'done')).rejects.toThrow('crashed')
    expect(left()).toEqual([0])
  })
})
