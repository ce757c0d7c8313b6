import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { emptyTable, type ChatTable } from '#shared/contract/chat-table.ts'
import type { ChefOffer } from '#shared/contract/chef-answer.ts'
import { loadAllTexts } from '../../i18n/i18n.ts'
import { closeReplica } from '../../lib/replica/use-replica.ts'
import { renderPage } from '../../test/render-page.tsx'
import { listAnswers, operationsOf, recipeId } from '../shopping-list/test-list.ts'
import Offers from './offers.tsx'
import { gratin } from './test-support.ts'

beforeEach(() => {
  closeReplica()
  localStorage.clear()
})

const chat = { recipe: gratin, messages: [], changeTable: () => undefined }
const lines = {
  servings: 2,
  language: 'en',
  listed: 0,
  lines: [
    { line: 0, item: 'leeks', amount: 3, unit: null, note: null, scales: true, isAtHome: false },
    { line: 1, item: 'salt', amount: null, unit: null, note: null, scales: true, isAtHome: true },
  ],
}

const renderOffer = (offer: ChefOffer, path = '/en', answers: object = {}) =>
  renderPage(<Offers userId="1" offers={[offer]} chat={chat} />, {
    path,
    signedIn: true,
    answers: { ...listAnswers([]), ...answers },
  })

/** The values that were set, by the field of the row. */
const written = (table: string) =>
  operationsOf('1').flatMap((each) => (each.table === table ? [[each.field, each.value]] : []))

const planOffer = {
  kind: 'plan' as const,
  day: '2026-12-01',
  meal: 'dinner' as const,
  title: 'Leek Gratin',
  recipeId: null,
  servings: 4,
}

test('“plan it” puts the dish into the week with one tap, and says where', async () => {
  const { user } = renderOffer(planOffer)
  const button = await screen.findByRole('button', { name: /^Plan Leek Gratin for Tuesday/ })
  expect(written('plan_entries')).toEqual([])
  await user.click(button)
  expect(await screen.findByText(/^Planned for Tuesday.*Leek Gratin\./)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Open your week' }).getAttribute('href')).toBe('/en/my/plan')
  await waitFor(() =>
    expect(written('plan_entries')).toEqual(
      expect.arrayContaining([
        ['day', '2026-12-01'],
        ['meal', 'dinner'],
        ['title', 'Leek Gratin'],
        ['servings', 4],
      ]),
    ),
  )
  // One tap is one meal.
  expect(screen.queryByRole('button', { name: /^Plan/ })).toBeNull()
})

test('“to the list” puts the lines of the draft there, of a recipe that is not saved yet', async () => {
  const { user } = renderOffer({ kind: 'list', title: 'Leek Gratin', recipeId: null, servings: null })
  await user.click(await screen.findByRole('button', { name: 'Put Leek Gratin on the shopping list' }))
  expect(await screen.findByText('3 lines added.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Open the shopping list' })).toBeVisible()
  await waitFor(() =>
    expect(written('list_items')).toEqual(
      expect.arrayContaining([
        ['item', 'leeks'],
        ['item', 'cream'],
        ['item', 'salt'],
      ]),
    ),
  )
})

test('“to the list” of a saved recipe lets choose its lines first', async () => {
  const { user } = renderOffer({ kind: 'list', title: 'Leek Gratin', recipeId, servings: 2 }, '/en', {
    [`GET /api/recipes/${recipeId}/to-list`]: { json: lines },
  })
  await user.click(await screen.findByRole('button', { name: /^Put Leek Gratin/ }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByRole('checkbox', { name: /leeks/ })).toBeChecked()
  expect(dialog.getByRole('checkbox', { name: /salt/ })).not.toBeChecked()
  expect(screen.queryByText(/added/)).toBeNull()
})

test.each([
  ['fr', /^Prévoir Leek Gratin pour/],
  ['es', /^Planificar Leek Gratin para/],
  ['de', /^Leek Gratin für .* einplanen/],
] as const)('offers speak %s', async (language, name) => {
  await loadAllTexts(language)
  const { user } = renderOffer(planOffer, `/${language}`)
  await user.click(await screen.findByRole('button', { name }))
  expect(await screen.findByRole('link')).toBeVisible()
})

test('what somebody is allergic to is taken off the table after a question', async () => {
  const given = {
    ...emptyTable,
    allergens: [{ value: 'milk' as const, by: 'read' as const, asks: true }],
  }
  const tables: ChatTable[] = []
  const offer = {
    kind: 'chips' as const,
    chips: [{ field: 'allergens' as const, value: 'milk', remove: true }],
  }
  const { user } = renderPage(
    <Offers
      userId="1"
      offers={[offer]}
      chat={{ ...chat, changeTable: (change) => void tables.push(change(given)) }}
    />,
    { path: '/en', signedIn: true, answers: listAnswers([]) },
  )
  await user.click(await screen.findByRole('button', { name: 'Take Allergy: milk off the table' }))
  expect(tables).toEqual([])
  await user.click(await screen.findByRole('button', { name: 'Take it out' }))
  expect(await screen.findByText('Off the table: Allergy: milk.')).toBeVisible()
  expect(tables).toMatchObject([
    { allergens: [{ value: 'milk', by: 'hand', at: 0, removed: true, confirmed: true }] },
  ])
})
