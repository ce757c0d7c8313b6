import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { planned } from './test-plan.tsx'
import { card, choose, day, renderPlan, soup, testNow } from './test-week.tsx'

beforeEach(() => {
  vi.useFakeTimers({ now: testNow, toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const idea = (id: string, title: string, reasons: object[]) => ({
  json: { idea: { recipe: card(id, title), reasons } },
})

test('an idea comes with its reasons, then another one, and is taken', async () => {
  const answers = [
    idea('r8', 'Chard tart', [
      { kind: 'season', food: 'chard' },
      { kind: 'notLately', days: 30 },
    ]),
    idea('r9', 'Bean stew', [{ kind: 'useUp', food: 'beans', day: '2026-11-28' }]),
  ]
  const { user, sent } = renderPlan([], { 'POST /api/plan/idea': () => answers.shift() ?? null })
  const thursday = within(await day(/Thursday/))
  await user.click(thursday.getByRole('button', { name: /Another idea|Suggest a dish/ }))
  expect(await thursday.findByText('Chard tart')).toBeVisible()
  expect(thursday.getByText('In season now: chard. You last had it 4 weeks ago.')).toBeVisible()
  await user.click(thursday.getByRole('button', { name: 'Another one' }))
  expect(await thursday.findByText('Bean stew')).toBeVisible()
  expect(thursday.getByText('Uses up what should go by Saturday: beans.')).toBeVisible()
  expect(sent('POST /api/plan/idea')).toMatchObject([
    { day: '2026-11-26', meal: 'dinner', exclude: [] },
    { exclude: ['r8'] },
  ])
  await user.click(thursday.getByRole('button', { name: 'Take it' }))
  expect(await thursday.findByText('2 servings')).toBeVisible()
  expect(thursday.queryByRole('button', { name: 'Take it' })).toBeNull()
  // The button is gone: what it made has the focus.
  expect(document.activeElement).toBe(thursday.getByRole('button', { name: 'Actions for Bean stew' }))
})

test('an idea is for the chosen meal and those who eat then, without what is planned already', async () => {
  const lunch = planned({ id: 'p6', day: '2026-11-26', meal: 'lunch', title: 'Bread', eaters: ['e1'] })
  const answer = () => idea('r8', 'Bean salad', [{ kind: 'season', food: 'beans' }])
  const { user, sent } = renderPlan([soup, lunch], { 'POST /api/plan/idea': answer })
  const thursday = within(await day(/Thursday/))
  await user.click(thursday.getByRole('button', { name: /Another idea|Suggest a dish/ }))
  await user.click(thursday.getByRole('button', { name: 'Lunch', pressed: false }))
  const panel = within(await screen.findByRole('group', { name: /: Lunch$/ }))
  expect(await panel.findByText('For Léa')).toBeVisible()
  await user.click(await thursday.findByRole('button', { name: 'Take it' }))
  expect(await thursday.findByText('Bean salad')).toBeVisible()
  expect(thursday.getByText('1 serving · For Léa')).toBeVisible()
  expect(sent('POST /api/plan/idea')).toMatchObject([
    { meal: 'dinner', eaters: null, exclude: ['r1'] },
    { day: '2026-11-26', meal: 'lunch', eaters: ['e1'], exclude: ['r1'] },
  ])
})

test('an idea replaces an entry, for its meal and its eaters', async () => {
  const breakfast = planned({
    id: 'p7',
    day: '2026-11-26',
    meal: 'breakfast',
    title: 'Toast',
    eaters: ['e2'],
    note: 'At seven',
  })
  const answer = idea('r8', 'Porridge', [{ kind: 'different' }])
  const { user, sent } = renderPlan([breakfast], { 'POST /api/plan/idea': answer })
  await choose(user, 'Toast', 'Another idea')
  const panel = within(await screen.findByRole('group', { name: /^An idea for Thursday.*: Breakfast$/ }))
  expect(await panel.findByText('Instead of “Toast” · For Tom')).toBeVisible()
  expect(panel.queryByRole('button', { name: 'Lunch' })).toBeNull()
  await user.click(await panel.findByRole('button', { name: 'Take it instead' }))
  const thursday = within(await day(/Thursday/))
  expect(await thursday.findByText('Porridge')).toBeVisible()
  expect(thursday.getByText('At seven')).toBeVisible()
  expect(screen.queryByText('Toast')).toBeNull()
  expect(sent('POST /api/plan/idea')).toMatchObject([{ meal: 'breakfast', eaters: ['e2'] }])
})

test('an idea leads to the chef where nothing fits, and says so when it failed', async () => {
  const answers: unknown[] = [{ json: { idea: null } }, { status: 429, json: { error: 'too many requests' } }]
  const { user } = renderPlan([], { 'POST /api/plan/idea': () => answers.shift() })
  const thursday = within(await day(/Thursday/))
  await user.click(thursday.getByRole('button', { name: /Another idea|Suggest a dish/ }))
  expect(await thursday.findByText(/No recipe suits everybody/)).toBeVisible()
  expect(thursday.getByRole('link', { name: 'Ask the chef' })).toBeVisible()
  await user.click(thursday.getByRole('button', { name: 'Close the idea' }))
  await user.click(thursday.getByRole('button', { name: /Another idea|Suggest a dish/ }))
  expect(await thursday.findByText('No idea came. Please try again.')).toBeVisible()
})
