import { expect, test } from 'vitest'
import { listMyCooked } from '#shared/contract/cooking-log.ts'
import { formatClock } from '#shared/sync/clock.ts'
import type { FieldValue } from '#shared/sync/merge.ts'
import * as z from 'zod/mini'
import { ownTables, type QueuedOperation } from '../../lib/replica/refused-rows.ts'
import type { ListName, WireObject } from '../../lib/replica/schema.ts'
import type { Stored } from '../../lib/replica/stored.ts'
import {
  storedCard,
  storedCards,
  storedDiary,
  storedMatches,
  storedPage,
  storedRecipe,
  storedState,
} from './stored-recipes.ts'

const entry = (id: string, cookedOn: string, recipeId = '1') => ({
  id,
  cookedOn,
  servings: 4,
  stars: null,
  note: 'Good',
  nextTime: null,
  changed: null,
  minutes: null,
  visibleTo: 'me',
  createdAt: `${cookedOn}T10:00:00.000Z`,
  hidden: false,
  photos: [],
  title: 'Soup',
  recipe: { id: recipeId, mine: true, picture: null },
})

const lists: Partial<Record<ListName, WireObject[]>> = {
  planned: [{ id: '5', title: 'Leek rice' }],
  own: [
    { id: '1', title: 'Crème de poireaux' },
    { id: '2', title: 'Plum cake' },
  ],
  saved: [
    { recipeId: '3', recipe: { id: '3', title: 'Dal' } },
    { recipeId: '4', recipe: null },
  ],
  diary: [entry('a', '2026-11-20'), entry('b', '2026-11-01')],
}
const uuid = '0b8d3b9e-55a0-4a4e-9a4e-4a0f6b7c8d9e'
const copy = {
  id: '1',
  stamp: 's',
  language: 'fr',
  recipe: { ID: '1', Title: 'Soup', mine: true, recipe: { servings: 6 }, rendering: { language: 'fr' } },
  saved: { savedAt: null, tags: ['winter'], note: null },
}

let counter = 0
function operations(table: string, row: string, fields: Record<string, FieldValue>): QueuedOperation[] {
  return Object.entries(fields).map(([field, value]) => {
    counter += 1
    const clock = formatClock({ ms: Date.UTC(2026, 10, 23, 12), counter, device: 'phone001' })
    return { id: String(counter), table, row, field, value, clock }
  })
}

const deviceWith = (pending: QueuedOperation[] = []): Stored => ({
  list: async (name) => lists[name] ?? [],
  recipe: async (id) => (id === '1' ? copy : undefined),
  recipeOfPage: async (wanted) => (wanted === uuid ? copy : undefined),
  household: async () => undefined,
  pending: async () => pending,
})

test('cards of own, saved and planned recipes, each once, and own ones by the words of their titles', async () => {
  const device = deviceWith()
  expect((await storedCards(device)).map(({ id }) => id)).toEqual(['5', '3', '1', '2'])
  expect(await storedCard(device, '3')).toEqual({ id: '3', title: 'Dal' })
  expect(await storedCard(device, '4')).toBeUndefined()
  expect(await storedMatches(device, 'creme poir')).toEqual([{ id: '1', title: 'Crème de poireaux' }])
})

test('a recipe by its id and its page, rendered only in the language of the copy', async () => {
  const device = deviceWith()
  expect(await storedRecipe(device, '1', 'fr')).toEqual(copy.recipe)
  expect(await storedPage(device, uuid, 'fr')).toEqual(copy.recipe)
  expect(await storedRecipe(device, '1', 'de')).toEqual({ ...copy.recipe, rendering: null })
  expect(await storedRecipe(device, '1')).toEqual({ ...copy.recipe, rendering: null })
  expect(await storedRecipe(device, '2')).toBeUndefined()
  expect(await storedPage(device, uuid.replace('0b', '1b'))).toBeUndefined()
})

test('a note as it was written last, before it is sent', async () => {
  const note = (text: string) => operations(ownTables.notes, '1', { text })
  expect(await storedState(deviceWith(), '1')).toEqual(copy.saved)
  expect(await storedState(deviceWith([...note('More'), ...note('Less salt')]), '1')).toEqual({
    ...copy.saved,
    note: { text: 'Less salt', updatedAt: '2026-11-23T12:00:00.000Z' },
  })
  expect(await storedState(deviceWith([...note('More'), ...note('')]), '1')).toEqual(copy.saved)
  expect(await storedState(deviceWith(note('x')), '2')).toBeUndefined()
})

test('the diary with what has not been sent: new, changed and deleted entries, in their order', async () => {
  const device = deviceWith([
    ...operations(ownTables.diary, 'new', {
      recipeId: '1',
      cookedOn: '2026-11-23',
      note: 'Salty',
      rate: true,
    }),
    ...operations(ownTables.diary, 'new', { note: '', nextTime: 'Less salt' }),
    ...operations(ownTables.diary, 'b', { cookedOn: '2026-11-22' }),
    ...operations(ownTables.diary, 'a', { isDeleted: true }),
    // Gone on another device, and of a recipe that this one does not have.
    ...operations(ownTables.diary, 'gone', { note: 'Late' }),
    ...operations(ownTables.diary, 'other', { recipeId: '9' }),
  ])
  const diary = await storedDiary(device, {})
  expect(diary).toMatchObject([
    { id: 'new', note: null, nextTime: 'Less salt', title: 'Soup', servings: 6, recipe: { id: '1' } },
    { id: 'b', cookedOn: '2026-11-22', note: 'Good' },
  ])
  // As the contract reads it.
  expect(z.safeParse(listMyCooked.answer, diary).success).toBe(true)
  expect(await storedRecipe(device, '1')).toMatchObject({
    cooked: { nextTime: { text: 'Less salt', cookedOn: '2026-11-23' } },
  })
})

test('an entry that has arrived is not there twice; a month of the diary, and none of former years', async () => {
  const arrived = deviceWith(operations(ownTables.diary, 'a', { recipeId: '1', note: 'Good' }))
  expect(await storedDiary(arrived, {})).toHaveLength(2)
  expect(
    (await storedDiary(deviceWith(), { from: '2026-11-10', to: '2026-11-30' })).map(({ id }) => id),
  ).toEqual(['a'])
  expect(await storedDiary(deviceWith(), { around: 'today' })).toEqual([])
})
