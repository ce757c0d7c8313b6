import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../test/render-page.tsx'
import { closeReplica } from '../../lib/replica/use-replica.ts'
import { PlanIt } from './plan-it.tsx'
import { PlanProvider } from './plan-provider.tsx'
import { planned } from './test-plan.tsx'
import { card, choose, day, household, monday, pizza, renderPlan, soup, testNow } from './test-week.tsx'
import { WeekPlan } from './week-plan.tsx'

beforeEach(() => {
  vi.useFakeTimers({ now: testNow, toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

test('a week has seven days and a tray, with what is planned, for whom and by whom', async () => {
  renderPlan()
  expect(await within(await monday()).findByText('Leek soup')).toBeVisible()
  expect(within(await monday()).getByText('35 min · 4 servings')).toBeVisible()
  expect(within(await monday()).getByText('Today')).toBeVisible()
  const wednesday = within(await day(/Wednesday/))
  expect(wednesday.getByText('Pizza out')).toBeVisible()
  expect(await wednesday.findByText('For Tom · Ben cooks')).toBeVisible()
  expect(within(await day('Someday')).getByText('Some day')).toBeVisible()
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
  expect(friday.getByText('1 serving · For Léa · Ada cooks')).toBeVisible()
  expect(friday.getByText('At one')).toBeVisible()
  expect(friday.getByText('Lunch')).toBeVisible()
})

test('servings follow those who eat, unless another number was typed', async () => {
  const { user } = renderPlan([pizza])
  await screen.findByText('For Tom · Ben cooks')
  await user.click(within(await day(/Friday/)).getByRole('button', { name: /Add a meal on Friday/ }))
  const dialog = within(await screen.findByRole('dialog'))
  const servings = dialog.getByLabelText<HTMLInputElement>('Servings')
  expect(servings.value).toBe('2')
  await user.click(dialog.getByRole('button', { name: 'Léa' }))
  expect(servings.value).toBe('1')
  await user.click(dialog.getByRole('button', { name: 'Everyone, as usual' }))
  expect(servings.value).toBe('2')
  await user.clear(servings)
  await user.type(servings, '6')
  await user.click(dialog.getByRole('button', { name: 'Léa' }))
  expect(servings.value).toBe('6')
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
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Someday' }))
  expect(await within(await day('Someday')).findByText('Pizza out')).toBeVisible()
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
  await user.click(dialog.getByRole('button', { name: 'Everyone, as usual' }))
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

/** The changes of a household that has nothing yet. */
const noChanges = {
  household: 'h1',
  revision: 1,
  measures: 'metric',
  isComplete: true,
  rows: [],
  foods: [],
  recipes: [],
}

const quietEvents = () =>
  vi.stubGlobal(
    'EventSource',
    class extends EventTarget {
      close() {}
    },
  )

test('a recipe is planned from its own page, and the server gets it', async () => {
  quietEvents()
  const { user, sent } = renderPage(<PlanIt recipeId="r1" title="Leek soup" />, {
    signedIn: true,
    answers: {
      'GET /api/household': { json: household },
      'GET /api/household/changes': { json: noChanges },
      'GET /api/household/changes?since=1': { json: noChanges },
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
  expect(screen.getByRole('link', { name: 'Open your week' })).toHaveProperty('pathname', '/en/my/plan')
})

test('a recipe that is planned before the household has come is planned for as many as usually eat', async () => {
  quietEvents()
  const arrival = Promise.withResolvers<void>()
  const { user, sent } = renderPage(<PlanIt recipeId="r1" title="Leek soup" />, {
    signedIn: true,
    answers: {
      'GET /api/household': async () => {
        await arrival.promise
        return { json: household }
      },
      'GET /api/household/changes': { json: noChanges },
      'GET /api/household/changes?since=1': { json: noChanges },
      'POST /api/household/changes': { json: { revision: 2, results: [] } },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Plan it' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /Friday/ }))
  arrival.resolve()
  await waitFor(() => expect(sent('POST /api/household/changes')).toHaveLength(1))
  const [body] = sent('POST /api/household/changes') as { operations: { field: string; value: unknown }[] }[]
  expect(body?.operations).toContainEqual(expect.objectContaining({ field: 'servings', value: 2 }))
  closeReplica()
})

test('a dish that the server gets after the plan has asked for its recipes opens and cooks all the same', async () => {
  quietEvents()
  const arrival = Promise.withResolvers<void>()
  let hasArrived = false
  const values = { day: '2026-11-27', meal: 'dinner', recipeId: 'r1', title: 'Leek soup' }
  const row = { table: 'plan_entries', id: 'p9', values, clocks: {} }
  const changes = () => ({ json: hasArrived ? { ...noChanges, revision: 2, rows: [row] } : noChanges })
  const { user, sent } = renderPage(
    <>
      <PlanIt recipeId="r1" title="Leek soup" />
      <PlanProvider userId="1">
        <WeekPlan onOpenRecipe={() => {}} onCook={() => {}} />
      </PlanProvider>
    </>,
    {
      signedIn: true,
      answers: {
        'GET /api/household': { json: household },
        'GET /api/household/changes': changes,
        'GET /api/household/changes?since=1': changes,
        'POST /api/household/changes': async () => {
          await arrival.promise
          hasArrived = true
          return { json: { revision: 2, results: [] } }
        },
        'GET /api/plan/recipes?from=2026-11-23&to=2026-11-29': () => ({
          json: hasArrived ? [card('r1', 'Leek soup')] : [],
        }),
      },
    },
  )
  await user.click(await screen.findByRole('button', { name: 'Plan it' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /Friday/ }))
  const friday = within(await day(/Friday/))
  expect(await friday.findByText('Leek soup')).toBeVisible()
  await waitFor(() =>
    expect(sent('GET /api/plan/recipes?from=2026-11-23&to=2026-11-29').length).toBeGreaterThan(1),
  )
  expect(friday.queryByRole('button', { name: 'Cook Leek soup' })).toBeNull()
  arrival.resolve()
  expect(await friday.findByRole('button', { name: 'Cook Leek soup' })).toBeVisible()
  closeReplica()
})

const atTable = {
  ...household,
  eaters: household.eaters.map((each) => (each.name === 'Tom' ? { ...each, allergens: ['molluscs'] } : each)),
}
const stew = { ...card('r1', 'Fish stew'), contains: { molluscs: ['mussels'] } }
const stewWeek = { 'GET /api/plan/recipes?from=2026-11-23&to=2026-11-29': { json: [stew] } }

test('an entry says for whom of those who eat it is not', async () => {
  const forLea = planned({ id: 'p4', day: '2026-11-24', title: 'Stew', recipeId: 'r1', eaters: ['e1'] })
  renderPlan([soup, forLea], { 'GET /api/household': { json: atTable }, ...stewWeek })
  expect(await within(await monday()).findByText('Not for Tom: mussels')).toBeVisible()
  const tuesday = within(await day(/Tuesday/))
  expect(await tuesday.findByText(/For Léa/)).toBeVisible()
  expect(tuesday.queryByText(/Not for/)).toBeNull()
})

test('before a dish is planned the dialog says for whom it is not', async () => {
  quietEvents()
  const { user } = renderPage(<PlanIt recipeId="r1" title="Fish stew" />, {
    signedIn: true,
    answers: {
      'GET /api/household': { json: atTable },
      'GET /api/recipes/r1?view=card': { json: stew },
      'GET /api/household/changes': { json: noChanges },
      'GET /api/household/changes?since=1': { json: noChanges },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Plan it' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Plan “Fish stew”' }))
  expect(await dialog.findByText('Not for Tom: mussels')).toBeVisible()
  expect(dialog.getByRole('button', { name: /Wednesday/ })).toBeVisible()
  closeReplica()
})
