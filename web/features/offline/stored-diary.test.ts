import { expect, test } from 'vitest'
import type { QueuedChange } from './outbox.ts'
import { diaryWith, entriesBetween, plainEntry } from './stored-diary.ts'

const now = Date.UTC(2026, 10, 23, 12)
const entry = (id: string, cookedOn: string) => ({
  id,
  cookedOn,
  note: 'Good',
  nextTime: null,
  createdAt: `${cookedOn}T10:00:00.000Z`,
  photos: [],
})
const soup = { ID: '1', Title: 'Soup', mine: true, recipe: { servings: 4 } }
const cooked: QueuedChange = {
  kind: 'cooked',
  method: 'POST',
  path: '/api/recipes/1/cooked',
  body: { id: 'new', cookedOn: '2026-11-23', note: 'Salty' },
  recipeId: '1',
  title: 'Soup',
}
const change = (kind: 'cookedEdit' | 'cookedDelete', entryId: string, body = {}): QueuedChange => ({
  ...cooked,
  kind,
  entryId,
  body,
})
const diary = (waiting: QueuedChange[]) =>
  diaryWith([entry('a', '2026-11-20'), entry('b', '2026-11-01')], waiting, new Map([['1', soup]]), now)

test('the diary shows what has not been sent: new, changed and deleted entries, in their order', () => {
  expect(diary([cooked]).map(({ id }) => id)).toEqual(['new', 'a', 'b'])
  const waiting = [
    cooked,
    change('cookedEdit', 'new', { note: '', nextTime: 'Less salt', rate: true }),
    change('cookedEdit', 'b', { cookedOn: '2026-11-22' }),
    change('cookedDelete', 'a'),
  ]
  expect(diary(waiting)).toEqual([
    expect.objectContaining({ id: 'new', note: null, nextTime: 'Less salt', title: 'Soup' }),
    expect.objectContaining({ id: 'b', cookedOn: '2026-11-22', note: 'Good' }),
  ])
  expect(diary(waiting)[0]).not.toHaveProperty('rate')
})

test('an entry that has arrived is not there twice', () => {
  expect(diary([{ ...cooked, body: { id: 'a' } }])).toHaveLength(2)
})

test('a month of it, without photos', () => {
  const query = new URLSearchParams({ from: '2026-11-10', to: '2026-11-30' })
  expect(entriesBetween(diary([]), query).map(({ id }) => id)).toEqual(['a'])
  expect(entriesBetween(diary([]), new URLSearchParams({ around: 'today' }))).toEqual([])
  expect(plainEntry({ photos: [{}], recipe: { id: '1', picture: { link: 'x' } } })).toEqual({
    photos: [],
    recipe: { id: '1', picture: null },
  })
})
