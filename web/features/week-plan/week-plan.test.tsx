import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { RecipeCard } from '#shared/contract/recipe-cards.ts'
import { renderPage } from '../../test/render-page.tsx'
import { closeReplica } from '../../lib/replica/use-replica.ts'
import { emptyHousehold } from '../household/test-household.ts'
import { PlanIt } from './plan-it.tsx'
import type { PlanEntry } from './plan-entries.ts'
import { planned, TestPlan } from './test-plan.tsx'
import { WeekPlan } from './week-plan.tsx'

// A Wednesday.
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-25T12:00:00'), toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const eater = {
  userId: null,
  allergens: [],
  diets: [],
  dislikes: [],
  isChild: false,
  isOfOther: false,
  isUsual: true,
}
const household = {
  ...emptyHousehold,
  eaters: [
    { ...eater, id: 'e1', name: 'Léa' },
    { ...eater, id: 'e2', name: 'Tom' },
  ],
  members: [
    { id: 'u1', name: 'Ada', joinedAt: '2026-01-01T00:00:00Z', isMe: true, removal: null },
    { id: 'u2', name: 'Ben', joinedAt: '2026-01-01T00:00:00Z', isMe: false, removal: null },
  ],
}

const card = (id: string, title: string): RecipeCard => ({
  id,
  uuid: id,
  title,
  dishType: 'Mains',
  minutes: 35,
  rating: { mean: 0, count: 0 },
  likes: 0,
  owner: { id: 'u1', name: 'Ada' },
  language: 'en',
  picture: null,
})

const week = 'from=2026-11-23&to=2026-11-29'
const soup = planned({ id: 'p1', day: '2026-11-23', title: 'Soup', recipeId: 'r1', servings: 4 })
const pizza = planned({ id: 'p2', day: '2026-11-25', title: 'Pizza out', eaters: ['e2'], cookId: 'u2' })
const some = planned({ id: 'p3', title: 'Some day' })

function renderPlan(entries: PlanEntry[] = [soup, pizza, some], answers: object = {}) {
  const opened: string[] = []
  const cooked: unknown[] = []
  const page = renderPage(
    <TestPlan entries={entries}>
      <WeekPlan onOpenRecipe={(id) => opened.push(id)} onCook={(...each) => cooked.push(each)} />
    </TestPlan>,
    {
      path: '/en/my/plan',
      signedIn: true,
      answers: {
        'GET /api/household': { json: household },
        [`GET /api/plan/recipes?${week}`]: { json: [card('r1', 'Leek soup')] },
        'GET /api/plan/recipes?from=2026-11-30&to=2026-12-06': { json: [] },
        ...answers,
      },
    },
  )
  return { ...page, opened, cooked }
}

const day = (name: string | RegExp) => screen.findByRole('region', { name })
const monday = () => day(/Monday/)

async function choose(user: ReturnType<typeof renderPlan>['user'], title: string, action: string) {
  await user.click(await screen.findByRole('button', { name: `Actions for ${title}` }))
  await user.click(await screen.findByRole('menuitem', { name: action }))
}

test('a week has seven days and a tray, with what is planned, for whom and by whom', async () => {
  renderPlan()
  expect(await within(await monday()).findByText('Leek soup')).toBeVisible()
  expect(within(await monday()).getByText('35 min · 4 servings')).toBeVisible()
  const wednesday = within(await day(/Wednesday/))
  expect(wednesday.getByText('Today')).toBeVisible()
  expect(wednesday.getByText('Pizza out')).toBeVisible()
  expect(await wednesday.findByText('For Tom · Ben cooks')).toBeVisible()
  expect(within(await day('Not yet on a day')).getByText('Some day')).toBeVisible()
  expect(screen.getAllByRole('region')).toHaveLength(8)
})

test('the weeks before and after are a step away', async () => {
  const { user } = renderPlan()
  await user.click(await screen.findByRole('button', { name: 'Next week' }))
  expect(await day(/Monday 30 November|Monday, November 30/)).toBeVisible()
  expect(screen.queryByText('Pizza out')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'This week' }))
  expect(await screen.findByText('Pizza out')).toBeVisible()
})

test('a meal without a recipe is added to a day', async () => {
  const { user } = renderPlan()
  const friday = within(await day(/Friday/))
  await screen.findByText('For Tom · Ben cooks')
  await user.click(friday.getByRole('button', { name: /Add a meal on Friday/ }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled()
  await user.type(dialog.getByLabelText('What'), 'Leftover buffet')
  await user.selectOptions(dialog.getByLabelText('Meal'), 'Lunch')
  await user.click(dialog.getByRole('button', { name: 'Léa' }))
  await user.selectOptions(dialog.getByLabelText('Who cooks'), 'Ada')
  await user.type(dialog.getByLabelText('Note'), 'At one')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await friday.findByText('Leftover buffet')).toBeVisible()
  expect(friday.getByText('2 servings · For Léa · Ada cooks')).toBeVisible()
  expect(friday.getByText('At one')).toBeVisible()
  expect(friday.getByText('Lunch')).toBeVisible()
})

test('an entry is moved to another day by its menu, with the keyboard alone', async () => {
  const { user } = renderPlan()
  const menu = await screen.findByRole('button', { name: 'Actions for Pizza out' })
  menu.focus()
  await user.keyboard('{Enter}')
  await screen.findByRole('menuitem', { name: 'Move to …' })
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Move to …' })).toHaveFocus())
  await user.keyboard('{Enter}')
  const dialog = within(await screen.findByRole('dialog', { name: 'Move “Pizza out”' }))
  dialog.getByRole('button', { name: /Friday/ }).focus()
  await user.keyboard('{Enter}')
  expect(await within(await day(/Friday/)).findByText('Pizza out')).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent(/“Pizza out” is now on Friday/)
  screen.getByRole('button', { name: 'Undo' }).focus()
  await user.keyboard('{Enter}')
  expect(await within(await day(/Wednesday/)).findByText('Pizza out')).toBeVisible()
})

test('an entry is moved to the tray, and to any date', async () => {
  const { user } = renderPlan()
  await choose(user, 'Pizza out', 'Move to …')
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Not yet on a day' }),
  )
  expect(await within(await day('Not yet on a day')).findByText('Pizza out')).toBeVisible()
  await choose(user, 'Pizza out', 'Move to …')
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.change(dialog.getByLabelText('Another day'), { target: { value: '2026-12-24' } })
  await user.click(dialog.getByRole('button', { name: 'Move' }))
  await waitFor(() => expect(screen.queryByText('Pizza out')).toBeNull())
})

test('a mouse drags an entry to another day', async () => {
  renderPlan()
  const dragged = (await screen.findByText('Some day')).closest('li')
  if (!dragged) throw new Error('no entry')
  const data = new Map<string, string>()
  const dataTransfer = {
    setData: (kind: string, value: string) => void data.set(kind, value),
    getData: (kind: string) => data.get(kind) ?? '',
    get types() {
      return [...data.keys()]
    },
  }
  const sunday = await day(/Sunday/)
  fireEvent.dragStart(dragged, { dataTransfer })
  fireEvent.dragOver(sunday, { dataTransfer })
  fireEvent.drop(sunday, { dataTransfer })
  expect(await within(sunday).findByText('Some day')).toBeVisible()
})

test('leftovers of an entry are another entry', async () => {
  const { user } = renderPlan()
  await screen.findByText('Leek soup')
  await choose(user, 'Leek soup', 'Plan leftovers')
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /Thursday/ }))
  expect(await within(await day(/Thursday/)).findByText('Leftovers: Leek soup')).toBeVisible()
})

test('an entry is edited and removed', async () => {
  const { user } = renderPlan()
  await choose(user, 'Pizza out', 'Edit')
  const dialog = within(await screen.findByRole('dialog'))
  await user.clear(dialog.getByLabelText('What'))
  await user.type(dialog.getByLabelText('What'), 'Sushi')
  await user.click(dialog.getByRole('button', { name: 'Everybody who usually eats' }))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  const wednesday = within(await day(/Wednesday/))
  expect(await wednesday.findByText('Sushi')).toBeVisible()
  expect(wednesday.getByText('Ben cooks')).toBeVisible()
  await choose(user, 'Sushi', 'Remove')
  await waitFor(() => expect(screen.queryByText('Sushi')).toBeNull())
})

test('a recipe opens from its title, and one that may not be read is not named', async () => {
  const { user, opened } = renderPlan([soup, planned({ id: 'p4', day: '2026-11-24', recipeId: 'r2' })])
  await user.click(await screen.findByRole('button', { name: 'Leek soup' }))
  expect(opened).toEqual(['r1'])
  expect(screen.getByText('A private recipe')).toBeVisible()
})

test('a planned recipe is cooked with one tap, for the servings of the entry', async () => {
  const leftovers = planned({ id: 'p5', day: '2026-11-24', recipeId: 'r1', title: 'Soup', leftoverOf: 'p1' })
  const { user, cooked } = renderPlan([soup, pizza, leftovers])
  await user.click(await screen.findByRole('button', { name: 'Cook Leek soup' }))
  expect(cooked).toEqual([['r1', { servings: 4, measures: 'metric' }]])
  expect(screen.getAllByRole('button', { name: /^Cook / })).toHaveLength(1)
})

test('what was removed comes back by undo, with the keyboard alone', async () => {
  const { user } = renderPlan()
  const menu = await screen.findByRole('button', { name: 'Actions for Pizza out' })
  menu.focus()
  await user.keyboard('{ArrowUp}')
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Remove' })).toHaveFocus())
  await user.keyboard('{Enter}')
  const undo = await screen.findByRole('button', { name: 'Undo' })
  expect(screen.getByText('“Pizza out” was removed.')).toBeVisible()
  await waitFor(() => expect(undo).toHaveFocus())
  await user.keyboard('{Enter}')
  expect(await within(await day(/Wednesday/)).findByText('Pizza out')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Actions for Pizza out' })).toHaveFocus())
})

describe('another idea', () => {
  const idea = (id: string, title: string, reasons: object[]) => ({
    json: { idea: { recipe: card(id, title), reasons } },
  })

  test('comes with its reasons, then another one, and is taken', async () => {
    const answers = [
      idea('r8', 'Chard tart', [
        { kind: 'season', food: 'chard' },
        { kind: 'notLately', days: 30 },
      ]),
      idea('r9', 'Bean stew', [{ kind: 'useUp', food: 'beans', day: '2026-11-28' }]),
    ]
    const { user, sent } = renderPlan([], { 'POST /api/plan/idea': () => answers.shift() ?? null })
    const thursday = within(await day(/Thursday/))
    await user.click(thursday.getByRole('button', { name: /Another idea/ }))
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
  })

  test('is for the chosen meal and those who eat then, without what is planned already', async () => {
    const lunch = planned({ id: 'p6', day: '2026-11-26', meal: 'lunch', title: 'Bread', eaters: ['e1'] })
    const answer = () => idea('r8', 'Bean salad', [{ kind: 'season', food: 'beans' }])
    const { user, sent } = renderPlan([soup, lunch], { 'POST /api/plan/idea': answer })
    const thursday = within(await day(/Thursday/))
    await user.click(thursday.getByRole('button', { name: /Another idea/ }))
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

  test('replaces an entry, for its meal and its eaters', async () => {
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

  test('leads to the chef where nothing fits, and says so when it failed', async () => {
    const answers: unknown[] = [
      { json: { idea: null } },
      { status: 429, json: { error: 'too many requests' } },
    ]
    const { user } = renderPlan([], { 'POST /api/plan/idea': () => answers.shift() })
    const thursday = within(await day(/Thursday/))
    await user.click(thursday.getByRole('button', { name: /Another idea/ }))
    expect(await thursday.findByText(/No recipe suits everybody/)).toBeVisible()
    expect(thursday.getByRole('link', { name: 'Ask the chef' })).toBeVisible()
    await user.click(thursday.getByRole('button', { name: 'Close the idea' }))
    await user.click(thursday.getByRole('button', { name: /Another idea/ }))
    expect(await thursday.findByText('No idea came. Please try again.')).toBeVisible()
  })
})

test('a recipe is planned from its own page, and the server gets it', async () => {
  vi.stubGlobal(
    'EventSource',
    class extends EventTarget {
      close() {}
    },
  )
  const answer = {
    household: 'h1',
    revision: 1,
    measures: 'metric',
    isComplete: true,
    rows: [],
    foods: [],
    recipes: [],
  }
  const { user, sent } = renderPage(<PlanIt recipeId="r1" title="Leek soup" />, {
    signedIn: true,
    answers: {
      'GET /api/household': { json: household },
      'GET /api/household/changes': { json: answer },
      'GET /api/household/changes?since=1': { json: answer },
      'POST /api/household/changes': { json: { revision: 2, results: [] } },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Plan it' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /Friday/ }))
  expect(await screen.findByText(/Planned for Friday/)).toBeVisible()
  await waitFor(() => expect(sent('POST /api/household/changes')).toHaveLength(1))
  const [body] = sent('POST /api/household/changes') as { operations: { field: string; value: unknown }[] }[]
  expect(Object.fromEntries(body?.operations.map(({ field, value }) => [field, value]) ?? [])).toMatchObject({
    day: '2026-11-27',
    meal: 'dinner',
    recipeId: 'r1',
    title: 'Leek soup',
    servings: 2,
  })
  closeReplica()
  expect(screen.getByRole('link', { name: 'Open the week plan' })).toHaveProperty('pathname', '/en/my/plan')
})
