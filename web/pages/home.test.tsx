import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { WireHome } from '#shared/contract/home.ts'
import { addDays } from '#shared/days.ts'
import { emptyHousehold } from '../features/household/test-household.ts'
import { wireCard, wireRecipe } from '../features/recipes/test-recipe.ts'
import { today } from '../lib/calendar-days.ts'
import { renderPage } from '../test/render-page.tsx'
import Home from './home.tsx'

const call = `GET /api/home?in=en&today=${today()}`
const at = (time: string) => new Date(`${today()}T${time}:00`)
beforeEach(() => {
  vi.useFakeTimers({ now: at('09:00'), toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

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

const meal = {
  servings: null,
  eaters: [],
  eaterIds: null,
  cook: null,
  onList: false,
  toBuy: 0,
  isLogged: false,
}

const tonight: NonNullable<WireHome['planned']>[number] = {
  ...meal,
  id: 'p1',
  day: today(),
  meal: 'dinner',
  title: 'Lentil soup',
  leftovers: false,
  servings: 3,
  eaters: ['Tom', 'Léa'],
  cook: 'Ada',
  recipe: { ...wireCard(wireRecipe({ ID: 'r7', Title: 'Lentil soup' })), minutes: 50 },
}

const full: WireHome = {
  toBuy: 12,
  planned: [
    tonight,
    {
      ...meal,
      id: 'p2',
      day: addDays(today(), 1),
      meal: 'lunch',
      title: 'Lentil soup',
      leftovers: true,
      recipe: null,
    },
    {
      ...meal,
      id: 'p3',
      day: addDays(today(), 3),
      meal: 'dinner',
      title: null,
      leftovers: false,
      recipe: null,
    },
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
  vi.setSystemTime(at('09:00'))
  renderPage(<Home />, { signedIn: true, answers: { [call]: { json: full } } })
  const block = async (name: string) => within(await screen.findByRole('region', { name }))
  const lately = await block('Cooked lately')
  expect(lately.getByRole('link', { name: 'Leek gratin' })).toHaveProperty('search', '?recipe=r1')
  expect(lately.getByText('Next time: Less salt')).toBeVisible()
  expect(lately.getByRole('link', { name: 'Cooking diary' })).toHaveProperty('pathname', '/en/my/cooked')
  expect((await block('A year ago this week')).getByRole('link', { name: 'Pumpkin soup' })).toBeVisible()
  const card = await block('Tonight')
  expect(card.getByRole('link', { name: 'Lentil soup' })).toHaveProperty('search', '?recipe=r7')
  expect(screen.getByRole('link', { name: 'Shopping list: 12 things' })).toHaveProperty(
    'pathname',
    '/en/my/list',
  )
  const menu = await block('On the menu')
  expect(menu.queryByText('Today', { exact: false })).toBeNull()
  expect(menu.getByRole('link', { name: 'Leftovers: Lentil soup' })).toHaveProperty('pathname', '/en/my/plan')
  expect(menu.getByText('Tomorrow')).toBeVisible()
  expect(menu.getByRole('link', { name: 'Meal' })).toBeVisible()
  expect(menu.getByRole('link', { name: 'Week' })).toHaveProperty('pathname', '/en/my/plan')
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
  const first = screen.getByRole('region', { name: 'Tonight' })
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

const renderAt = (time: string, changes: Partial<typeof tonight> = {}, answers: object = {}) => {
  vi.setSystemTime(at(time))
  const json = { planned: [{ ...tonight, ...changes }] }
  return renderPage(<Home />, { signedIn: true, answers: { [call]: { json }, ...showcase, ...answers } })
}
const card = async () => within(await screen.findByRole('region', { name: 'Tonight' }))

test('before its time the dish says for whom it is, when to start, and what is missing', async () => {
  const listed = { ...tonight, onList: true, toBuy: 3 }
  renderAt('09:00', {}, { [call]: { json: { toBuy: 5, planned: [listed] } } })
  const shown = await card()
  expect(shown.getByText('50 min · 3 servings · For Tom and Léa · Ada cooks')).toBeVisible()
  expect(shown.getByText(/^Start cooking at 6:10/)).toBeVisible()
  expect(shown.getByRole('link', { name: '3 things to buy' })).toHaveProperty('pathname', '/en/my/list')
  expect(screen.getAllByRole('link', { name: /things/ })).toHaveLength(1)
  expect(shown.queryByRole('button', { name: 'How was it?' })).toBeNull()
})

test('what is all bought is said, and leftovers are neither bought nor cooked', async () => {
  const { unmount } = renderAt('17:50', { onList: true })
  expect((await card()).getByText('Nothing is missing')).toBeVisible()
  unmount()
  renderAt('17:50', { leftovers: true })
  expect((await card()).getByRole('link', { name: 'Leftovers: Lentil soup' })).toBeVisible()
  expect((await card()).queryByRole('link', { name: 'Start cooking' })).toBeNull()
})

test('at its time it is cooked by one tap, for those who eat', async () => {
  const { user, here, state } = renderAt('18:15')
  await user.click((await card()).getByRole('link', { name: 'Start cooking' }))
  expect(here()).toBe('/en/discover?recipe=r7')
  expect(state()).toEqual({ cooking: 'r7', start: { servings: 3, measures: null } })
})

test('afterwards one says that one cooked it, and is asked how it was', async () => {
  const ratings = { 'GET /api/recipes/my/ratings?limit=1000&offset=0': { json: [] } }
  const { user } = renderAt('21:00', {}, ratings)
  await user.click((await card()).getByRole('button', { name: 'I cooked this' }))
  expect(await screen.findByRole('dialog', { name: 'How was it?' })).toBeVisible()
})

test('a dinner can still be cooked late in the evening; an earlier meal is first asked about', async () => {
  const verbs = (shown: ReturnType<typeof within>) =>
    [...shown.getAllByRole('button'), ...shown.getAllByRole('link', { name: 'Start cooking' })]
      .toSorted((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
      .map(({ textContent }) => textContent)
  const { unmount } = renderAt('21:00')
  expect(verbs(await card())).toEqual(['Start cooking', 'I cooked this'])
  unmount()
  renderAt('15:00', { meal: 'lunch' })
  const lunch = within(await screen.findByRole('region', { name: /^Today: Lunch/i }))
  expect(verbs(lunch)).toEqual(['I cooked this', 'Start cooking'])
})

test('on a phone the evening comes first, then the week, talks, threads, and what was cooked', async () => {
  renderAt(
    '18:15',
    {},
    { [call]: { json: { ...full, planned: [tonight, { ...tonight, id: 'p9', day: addDays(today(), 1) }] } } },
  )
  await card()
  const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent ?? '')
  expect(names.filter((name) => /Tonight|menu|chef|threads|Cooked/.test(name))).toEqual([
    'Tonight',
    'On the menu',
    'Go on with the chef',
    'New in your threads',
    'Cooked lately',
  ])
})

test('what was cooked and told is not offered again', async () => {
  renderAt('21:00', { isLogged: true })
  expect((await card()).queryByRole('link', { name: 'Start cooking' })).toBeNull()
})

test('without a dish there is a way to one', async () => {
  vi.setSystemTime(at('09:00'))
  const json = { planned: [{ ...tonight, day: addDays(today(), 1) }] }
  renderPage(<Home />, { signedIn: true, answers: { [call]: { json }, ...showcase } })
  expect((await card()).getByText('Nothing is planned yet.')).toBeVisible()
  expect((await card()).getByRole('link', { name: 'Plan my week' })).toHaveProperty('pathname', '/en/my/plan')
})

test('a newcomer sets the table and goes to the chef with what is in the fridge', async () => {
  const { user, here, state, sent } = renderPage(<Home />, {
    signedIn: true,
    answers: {
      [call]: { json: { asksWhoEats: true } },
      'PATCH /api/household': { json: emptyHousehold },
      'POST /api/household/eaters': { status: 201, json: emptyHousehold },
      'POST /api/home/table-asked': { json: {} },
      ...showcase,
    },
  })
  const form = within(await screen.findByRole('region', { name: 'Set your table' }))
  await user.click(form.getByRole('button', { name: '2 of us' }))
  await user.click(form.getByRole('button', { name: 'tree nuts' }))
  await user.type(form.getByLabelText('What is in the fridge?'), 'leeks, eggs')
  await user.click(form.getByRole('button', { name: 'To the chef' }))
  await waitFor(() => expect(here()).toBe('/en/chat'))
  expect(state()).toEqual({ say: 'I have leeks, eggs.' })
  expect(sent('PATCH /api/household')).toEqual([{ servings: 2 }])
  expect(sent('POST /api/household/eaters')).toMatchObject([
    { name: 'Ada', allergens: ['nuts'], isMe: true, isUsual: true },
  ])
  expect(sent('POST /api/home/table-asked')).toHaveLength(1)
})

test('beside the table stands a dish of somebody else, and rarer allergens are one tap away', async () => {
  const { user } = renderPage(<Home />, {
    signedIn: true,
    answers: {
      [call]: {
        json: { asksWhoEats: true, inSeason: wireCard(wireRecipe({ ID: 'r8', Title: 'Leek tart' })) },
      },
      ...showcase,
    },
  })
  const form = within(await screen.findByRole('region', { name: 'Set your table' }))
  expect(form.getByRole('link', { name: 'Leek tart' })).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'In season now' })).toBeNull()
  expect(form.queryByRole('button', { name: 'molluscs' })).toBeNull()
  await user.click(form.getByRole('button', { name: 'Something else' }))
  expect(form.getByRole('button', { name: 'molluscs', pressed: false })).toBeVisible()
})

test('the table is skipped', async () => {
  let asks = true
  const { user } = renderPage(<Home />, {
    signedIn: true,
    answers: {
      [call]: () => ({ json: asks ? { asksWhoEats: true } : {} }),
      'POST /api/home/table-asked': () => {
        asks = false
        return { json: {} }
      },
      ...showcase,
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Not now' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Set your table' })).toBeNull())
})
