import { expect, test } from 'vitest'
import { storedAnswer } from './stored-answers.ts'

const mine = [
  { id: '1', title: 'Crème de poireaux' },
  { id: '2', title: 'Plum cake' },
]
const lists = {
  planned: [{ id: '5', title: 'Leek rice' }],
  mine,
  saved: [
    { recipeId: '3', recipe: { id: '3', title: 'Dal' } },
    { recipeId: '4', recipe: null },
  ],
  tags: [{ tag: 'winter', recipes: ['1'] }],
  cooked: [{ recipeId: '1', cookedOn: '2026-11-01' }],
}
const uuid = '0b8d3b9e-55a0-4a4e-9a4e-4a0f6b7c8d9e'
const copy = {
  id: '1',
  stamp: 's',
  language: 'fr',
  recipe: { ID: '1', rendering: { language: 'fr' } },
  saved: { tags: ['winter'] },
}

const entry = { id: 'e', cookedOn: '2026-11-01' }

const answer = (path: string) =>
  storedAnswer(path, {
    household: async () => ({ id: 'h' }),
    lists: async () => lists,
    diary: async () => [entry],
    recipe: async (id) => (id === '1' ? copy : undefined),
    recipeOfPage: async (wanted) => (wanted === uuid ? copy : undefined),
  })

test.each([
  ['/api/recipes/my?view=card', mine],
  ['/api/recipes/my?before=1&view=card', [mine[1]]],
  ['/api/recipes/my/search?q=creme%20poir&view=card', [mine[0]]],
  ['/api/plan/recipes?from=2026-11-23&to=2026-11-29', [lists.planned[0], { id: '3', title: 'Dal' }, ...mine]],
  ['/api/recipes/saved', lists.saved],
  ['/api/recipes/saved?offset=1', [lists.saved[1]]],
  ['/api/recipes/my/saved', ['3', '4']],
  ['/api/recipes/my/tags', lists.tags],
  ['/api/recipes/my/cooked', lists.cooked],
  ['/api/recipes/1/saved', copy.saved],
  ['/api/recipes/1?view=card', mine[0]],
  ['/api/recipes/1?in=fr', copy.recipe],
  ['/api/recipes/1?in=de', { ID: '1', rendering: null }],
  ['/api/recipes/1', { ID: '1', rendering: null }],
  [`/api/recipes/public/${uuid}?in=fr`, copy.recipe],
  [`/api/recipes/public/${uuid.toUpperCase()}`, { ID: '1', rendering: null }],
  ['/api/household', { id: 'h' }],
  ['/api/cooked/my', [entry]],
  ['/api/cooked/my?limit=1&offset=1', []],
  ['/api/cooked/my?from=2026-11-02', []],
])('%s comes from the device', async (path, expected) => {
  expect(await answer(path)).toEqual(expected)
})

test.each([
  '/api/recipes/2',
  '/api/recipes/2/saved',
  '/api/recipes/1/comments',
  '/api/recipes/my',
  '/api/recipes/my/deleted?view=card',
  '/api/recipes/public?view=card',
  `/api/recipes/public/${uuid.replace('0b', '1b')}`,
  '/api/groups/my',
  '/auth/me',
])('%s needs a connection', async (path) => {
  expect(await answer(path)).toBeUndefined()
})
