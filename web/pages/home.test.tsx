import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { WireHome } from '#shared/contract/home.ts'
import { addDays } from '#shared/days.ts'
import { wireCard, wireRecipe } from '../features/recipes/test-recipe.ts'
import { today } from '../lib/calendar-days.ts'
import { renderPage } from '../test/render-page.tsx'
import Home from './home.tsx'

const call = `GET /api/home?in=en&today=${today()}`
const showcase = { 'GET /api/recipes/public/showcase?view=card': { json: [] } }

const cooked: NonNullable<WireHome['cooked']>[number] = {
  id: 'e1',
  cookedOn: '2026-11-20',
  servings: 2,
  stars: 4,
  note: null,
  nextTime: 'Less salt',
  changed: null,
  minutes: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  hidden: false,
  photos: [],
  visibleTo: 'me',
  title: 'Leek gratin',
  recipe: { id: 'r1', mine: false, picture: null },
}

const full: WireHome = {
  planned: [
    {
      id: 'p1',
      day: today(),
      meal: 'dinner',
      title: 'Lentil soup',
      leftovers: false,
      recipe: wireCard(wireRecipe({ ID: 'r7', Title: 'Lentil soup' })),
    },
    {
      id: 'p2',
      day: addDays(today(), 1),
      meal: 'lunch',
      title: 'Lentil soup',
      leftovers: true,
      recipe: null,
    },
    { id: 'p3', day: addDays(today(), 3), meal: 'dinner', title: null, leftovers: false, recipe: null },
  ],
  cooked: [cooked],
  aYearAgo: [{ ...cooked, id: 'e2', title: 'Pumpkin soup', nextTime: null }],
  conversations: [{ id: 'c1', title: 'Onion tart', activeAt: '2026-11-20T10:00:00.000Z' }],
  threads: [
    { id: 't1', title: 'Salt or sugar?', group: { id: 'g1', name: 'Soup club' }, unread: 3, postId: 'p1' },
    { id: 't2', title: null, group: { id: 'g1', name: 'Soup club' }, unread: 1, postId: null },
  ],
  inSeason: wireCard(wireRecipe({ ID: 'r8', Title: 'Leek tart' })),
  newRecipes: [wireCard(wireRecipe({ ID: 'r9', Title: 'Chickpea curry' }))],
}

test('shows one’s own things after the search, each with its link', async () => {
  renderPage(<Home />, { signedIn: true, answers: { [call]: { json: full } } })
  const block = async (name: string) => within(await screen.findByRole('region', { name }))
  const lately = await block('Cooked lately')
  expect(lately.getByRole('link', { name: 'Leek gratin' })).toHaveProperty('search', '?recipe=r1')
  expect(lately.getByText('Next time: Less salt')).toBeVisible()
  expect(lately.getByRole('link', { name: 'Cooking diary' })).toHaveProperty('pathname', '/en/my/cooked')
  expect((await block('A year ago this week')).getByRole('link', { name: 'Pumpkin soup' })).toBeVisible()
  const menu = await block('On the menu')
  expect(menu.getByRole('link', { name: 'Lentil soup' })).toHaveProperty('search', '?recipe=r7')
  expect(menu.getByText('Today', { exact: false })).toBeVisible()
  expect(menu.getByRole('link', { name: 'Leftovers: Lentil soup' })).toHaveProperty('pathname', '/en/my/plan')
  expect(menu.getByText('Tomorrow')).toBeVisible()
  expect(menu.getByRole('link', { name: 'Meal' })).toBeVisible()
  expect(menu.getByRole('link', { name: 'Shopping list' })).toHaveProperty('pathname', '/en/my/list')
  const talk = (await block('Go on with the chef')).getByRole('link', { name: 'Onion tart' })
  expect(talk).toHaveProperty('search', '?conversation=c1')
  const threads = await block('New in your threads')
  expect(threads.getByRole('link', { name: 'Salt or sugar?' })).toHaveProperty('hash', '#post-p1')
  expect(threads.getByText('3 new posts')).toBeVisible()
  expect(threads.getByText('A recipe that is no longer shared')).toBeVisible()
  expect((await block('New recipes')).getByRole('link', { name: 'Chickpea curry' })).toHaveProperty(
    'search',
    '?recipe=r9',
  )
  expect((await block('In season now')).getByRole('link', { name: 'Leek tart' })).toBeVisible()
  const search = screen.getByRole('combobox', { name: 'Search recipes' })
  const first = screen.getByRole('region', { name: 'Cooked lately' })
  expect(search.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

test('a newcomer is invited; blocks without content are left out', async () => {
  renderPage(<Home />, { signedIn: true, answers: { [call]: { json: {} }, ...showcase } })
  expect(await screen.findByText('What you cook, talk about and follow gathers here.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Talk with the chef' })).toBeVisible()
  for (const name of ['Cooked lately', 'New recipes', 'New in your threads'])
    expect(screen.queryByRole('region', { name })).toBeNull()
})

test('a failure leaves the search and the links, and can be retried', async () => {
  let answer: { json: object } | null = null
  const { user } = renderPage(<Home />, { signedIn: true, answers: { [call]: () => answer } })
  expect(await screen.findByText('The latest could not be loaded.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Talk with the chef' })).toBeVisible()
  answer = { json: full }
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'Leek gratin' })).toBeVisible()
})
