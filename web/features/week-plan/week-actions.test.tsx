import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../test/render-page.tsx'
import { usePlan } from './plan-access.ts'
import { planned, TestPlan } from './test-plan.tsx'
import { WeekPlan } from './week-plan.tsx'
import { card, choose, day, household, pizza, renderPlan, soup, testNow } from './test-week.tsx'

beforeEach(() => {
  vi.useFakeTimers({ now: testNow, toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** The plan with a button by which the server's answer arrives: the meal is not on the list. */
function Refusing() {
  const { set } = usePlan()
  return (
    <>
      <WeekPlan onOpenRecipe={() => undefined} onCook={() => undefined} />
      <button type="button" onClick={() => set('p1', { onList: false })}>
        The server answers
      </button>
    </>
  )
}

const renderRefusing = () =>
  renderPage(
    <TestPlan entries={[soup]}>
      <Refusing />
    </TestPlan>,
    {
      signedIn: true,
      answers: {
        'GET /api/household': { json: household },
        'GET /api/plan/recipes?from=2026-11-23&to=2026-11-29': { json: [] },
      },
    },
  )

const button = (name: string | RegExp) => screen.findByRole('button', { name })
const said = () => screen.getByRole('status')

test('the week is put on the list in one tap, what is on it is marked, and undo takes it off', async () => {
  const { user } = renderPlan([soup, { ...soup, id: 'p4', day: '2026-11-24' }, pizza])
  await user.click(await button('Add week to list'))
  expect(said()).toHaveTextContent('2 dishes are on the shopping list, without what you have at home.')
  expect(screen.getAllByText('On the shopping list')).toHaveLength(2)
  expect(screen.getByText('The week is on the shopping list')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Add week to list' })).toBeNull()
  await user.click(within(said()).getByRole('button', { name: 'Undo' }))
  expect(screen.queryByText('On the shopping list')).toBeNull()
  expect(await button('Add week to list')).toBeVisible()
})

test('one dish is put on the list in one tap, and taken off by its menu', async () => {
  const { user } = renderPlan([soup])
  await user.click(await button('Add to shopping list: Leek soup'))
  expect(said()).toHaveTextContent('“Leek soup” is on the shopping list, without what you have at home.')
  await choose(user, 'Leek soup', 'Take off the shopping list')
  expect(said()).toHaveTextContent('“Leek soup” is off the shopping list.')
  await user.click(await button('Undo'))
  expect(screen.getByText('On the shopping list')).toBeVisible()
})

test('leftovers and meals without a recipe have nothing for the list', async () => {
  renderPlan([pizza, planned({ id: 'p5', day: '2026-11-24', recipeId: 'r1', leftoverOf: 'p1' })])
  await screen.findByText('Pizza out')
  expect(screen.queryByRole('button', { name: /to list|to the list/ })).toBeNull()
})

test('a dish that is moved out of the week offers to take its ingredients off the list', async () => {
  const { user } = renderPlan([{ ...soup, onList: true }])
  await choose(user, 'Leek soup', 'Move to …')
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /Thursday/ }))
  expect(said()).not.toHaveTextContent('still on the shopping list')
  await choose(user, 'Leek soup', 'Move to …')
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Someday' }))
  await waitFor(() => expect(said()).toHaveTextContent('Its ingredients are still on the shopping list.'))
  await user.click(within(said()).getByRole('button', { name: 'Take off the shopping list' }))
  expect(screen.queryByText('On the shopping list')).toBeNull()
})

test('a dish that is removed takes its ingredients along, and undo brings it back', async () => {
  const { user } = renderPlan([{ ...soup, onList: true }])
  await choose(user, 'Leek soup', 'Remove')
  expect(said()).toHaveTextContent('was removed, with its ingredients on the shopping list.')
  await user.click(await button('Undo'))
  expect(screen.getByText('On the shopping list')).toBeVisible()
})

test('today comes first, and the days of the week that are over are folded', async () => {
  vi.setSystemTime(new Date('2026-11-26T12:00:00'))
  const query = 'GET /api/plan/recipes?from=2026-11-23&to=2026-12-02'
  const { user } = renderPlan([soup], { [query]: { json: [card('r1', 'Leek soup')] } })
  const fold = await screen.findByText('Earlier this week')
  expect(screen.getByText('Soup', { exact: false })).not.toBeVisible()
  await user.click(fold)
  expect(await screen.findByText('Leek soup')).toBeVisible()
  const days = screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'))
  expect(days.filter((name) => /Thursday/.test(name ?? ''))).toHaveLength(1)
})

const ideas = [
  {
    day: '2026-11-24',
    idea: { recipe: card('r8', 'Chard tart'), reasons: [{ kind: 'season', food: 'chard' }] },
  },
  { day: '2026-11-25', idea: { recipe: card('r9', 'Bean stew'), reasons: [{ kind: 'different' }] } },
  ...['26', '27', '28', '29'].map((date) => ({ day: `2026-11-${date}`, idea: null })),
]

test('empty days are filled by one tap, with the reasons; one dish is exchanged and one day left open', async () => {
  const { user, sent } = renderPlan([soup], {
    'POST /api/plan/ideas': { json: { ideas } },
    'POST /api/plan/idea': {
      json: { idea: { recipe: card('r7', 'Millet bake'), reasons: [{ kind: 'own' }] } },
    },
  })
  await user.click(await button('Plan my week'))
  const panel = within(await screen.findByRole('region', { name: 'Ideas for your week' }))
  expect(await panel.findByText('Chard tart')).toBeVisible()
  expect(panel.getByText(/In season now: chard/)).toBeVisible()
  expect(panel.getAllByText('This day stays open.')).toHaveLength(4)
  await user.click(panel.getByRole('button', { name: /Another idea for Tuesday/ }))
  expect(await panel.findByText('Millet bake')).toBeVisible()
  expect(sent('POST /api/plan/ideas')).toEqual([
    {
      days: ['2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28', '2026-11-29'],
      exclude: ['r1'],
    },
  ])
  expect(sent('POST /api/plan/idea')).toEqual([
    {
      day: '2026-11-24',
      meal: 'dinner',
      eaters: null,
      exclude: ['r1', 'r8'],
      proposed: [{ day: '2026-11-25', recipeId: 'r9' }],
    },
  ])
  await user.click(panel.getByRole('button', { name: /Leave Wednesday/ }))
  await user.click(panel.getByRole('button', { name: 'Plan 1 dinner' }))
  expect(await within(await day(/Tuesday/)).findByText('Millet bake')).toBeVisible()
  expect(within(await day(/Tuesday/)).getByText('2 servings')).toBeVisible()
  expect(screen.queryByText('Bean stew')).toBeNull()
  expect(said()).toHaveTextContent('1 dinner is planned.')
  await user.click(within(said()).getByRole('button', { name: 'Undo' }))
  expect(screen.queryByText('Millet bake')).toBeNull()
})

test('a list that is full says so when the server has answered', async () => {
  const { user } = renderRefusing()
  await user.click(await button('Add to shopping list: Soup'))
  await user.click(await button('The server answers'))
  await waitFor(() =>
    expect(said()).toHaveTextContent('The shopping list is full. Clear what you have bought.'),
  )
})
