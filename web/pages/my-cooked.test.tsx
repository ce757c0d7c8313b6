import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { WireOwnEntry } from '#shared/contract/cooking-log.ts'
import { emptyHousehold } from '../features/household/test-household.ts'
import { addMonths, firstDayOf, lastDayOf, monthOf, today } from '../lib/calendar-days.ts'
import { renderPage } from '../test/render-page.tsx'
import MyCooked from './my-cooked.tsx'

const month = monthOf(today())
const listOf = (from: string, to: string) => `GET /api/cooked/my?from=${from}&to=${to}`
const thisMonth = listOf(firstDayOf(month), lastDayOf(month))
const around = `GET /api/cooked/my?around=${today()}`
const latest = 'GET /api/cooked/my?limit=1'

const entry = (fields: Partial<WireOwnEntry> = {}): WireOwnEntry => ({
  id: 'e1',
  cookedOn: today(),
  servings: 2,
  stars: 4,
  note: 'Crisp',
  nextTime: 'Less salt',
  changed: null,
  minutes: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  hidden: false,
  photos: [],
  visibleTo: 'me',
  title: 'Leek gratin',
  recipe: { id: 'r1', mine: false, picture: null },
  ...fields,
})

function renderDiary(entries: WireOwnEntry[], answers: Parameters<typeof renderPage>[1] = {}) {
  return renderPage(<MyCooked />, {
    path: '/en/my/cooked',
    signedIn: true,
    ...answers,
    answers: {
      [thisMonth]: { json: entries },
      [latest]: { json: entries.slice(0, 1) },
      [around]: { json: [] },
      ...answers.answers,
    },
  })
}

test('shows the month with its days and what was noted', async () => {
  renderDiary([entry(), entry({ id: 'e2', title: 'Onion tart', recipe: null, visibleTo: 'members' })])
  expect(await screen.findByRole('link', { name: 'Leek gratin' })).toHaveProperty('search', '?recipe=r1')
  expect(screen.getAllByText('Less salt')).toHaveLength(2)
  expect(screen.getByText('This recipe is no longer available.')).toBeVisible()
  expect(screen.getByText('Only you')).toBeVisible()
  expect(screen.getByText('Shared')).toBeVisible()
  expect(screen.getByText(`${Number(today().slice(-2))}: 2 dishes`)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Next month' })).toHaveProperty('disabled', true)
})

test('an earlier month is in the address, and leads to the latest entry when it is empty', async () => {
  const before = addMonths(month, -1)
  const { user, here } = renderDiary([entry()], {
    answers: { [listOf(firstDayOf(before), lastDayOf(before))]: { json: [] } },
  })
  await user.click(await screen.findByRole('button', { name: 'Previous month' }))
  expect(here()).toBe(`/en/my/cooked?month=${before}`)
  expect(await screen.findByText('Nothing cooked in this month.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Go to the latest entry' }))
  expect(here()).toBe('/en/my/cooked')
})

test('opens at the month of the latest entry, from which one turns to this one', async () => {
  const before = addMonths(month, -2)
  const old = entry({ cookedOn: `${before}-07` })
  const { user, here } = renderDiary([], {
    answers: {
      [latest]: { json: [old] },
      [listOf(firstDayOf(before), lastDayOf(before))]: { json: [old] },
    },
  })
  expect(await screen.findByRole('link', { name: 'Leek gratin' })).toBeVisible()
  expect(here()).toBe('/en/my/cooked')
  await user.click(screen.getByRole('button', { name: 'This month' }))
  expect(here()).toBe(`/en/my/cooked?month=${month}`)
  expect(await screen.findByText('Nothing cooked in this month.')).toBeVisible()
})

test('remembers what was cooked a year ago this week', async () => {
  const year = Number(today().slice(0, 4))
  const old = entry({ id: 'old', title: 'Pumpkin soup', cookedOn: `${year - 1}${today().slice(4)}` })
  renderDiary([], { answers: { [latest]: { json: [old] }, [around]: { json: [old] } } })
  expect(await screen.findByRole('heading', { name: 'A year ago this week' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Pumpkin soup' })).toBeVisible()
})

test('an entry is changed; a text change does not rate again', async () => {
  const { user, sent } = renderDiary([entry()], {
    answers: { 'PATCH /api/cooked/e1': { json: entry({ note: 'Soft' }) }, 'GET /api/recipes/r1': null },
  })
  await user.click(await screen.findByRole('button', { name: 'Edit “Leek gratin”' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByRole('radio', { name: '4 stars' })).toHaveProperty('checked', true)
  await user.clear(dialog.getByLabelText('Note'))
  await user.type(dialog.getByLabelText('Note'), 'Soft')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent('PATCH /api/cooked/e1')).toMatchObject([
    { note: 'Soft', nextTime: 'Less salt', visibleTo: 'me' },
  ])
  expect(sent('PATCH /api/cooked/e1')[0]).not.toHaveProperty('rate')
})

test('an entry is deleted after a question', async () => {
  let entries = [entry()]
  const { user } = renderDiary(entries, {
    answers: {
      [thisMonth]: () => ({ json: entries }),
      [latest]: () => ({ json: entries }),
      'GET /api/recipes/r1': null,
      'DELETE /api/cooked/e1': () => {
        entries = []
        return { json: {} }
      },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Delete “Leek gratin”' }))
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByRole('heading', { name: 'Your diary is still blank' })).toBeVisible()
})

test('changes of a recipe that can still be read lead to a variant of one’s own', async () => {
  const { user } = renderDiary([
    entry({ changed: 'Oat cream' }),
    entry({ id: 'e2', changed: 'Gone', recipe: null, title: 'Onion tart' }),
  ])
  const remix = await screen.findAllByRole('button', { name: 'Make my changes a recipe of my own' })
  expect(remix).toHaveLength(1)
  await user.click(remix[0] as HTMLElement)
  expect(within(await screen.findByRole('dialog')).getByDisplayValue('Oat cream')).toBeVisible()
})

test('a diary that cannot be loaded can be retried; a visitor is led to the login', async () => {
  const { unmount } = renderDiary([], { answers: { [thisMonth]: null, [latest]: null } })
  expect(await screen.findByText('What was cooked could not be loaded.')).toBeVisible()
  unmount()
  document.cookie = 'signed_in=; Path=/; Max-Age=0'
  renderPage(<MyCooked />, { path: '/en/my/cooked' })
  expect(await screen.findByRole('link', { name: 'Log in' })).toBeVisible()
})

test.each([
  [1, 'Monday', 'Sunday'],
  [7, 'Sunday', 'Saturday'],
  [6, 'Saturday', 'Friday'],
])('weeks start as in the household (%i)', async (weekStarts, first, last) => {
  renderDiary([entry()], { answers: { 'GET /api/household': { json: { ...emptyHousehold, weekStarts } } } })
  const days = await screen.findAllByRole('columnheader')
  expect([days.at(0), days.at(-1)].map((each) => each?.getAttribute('abbr'))).toEqual([first, last])
})
