import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { limits } from '#shared/constants/limits.ts'
import { firstList } from '#shared/shopping/lists.ts'
import {
  listAnswers,
  onion,
  operationsOf,
  testRow,
  type TestRow,
} from '../features/shopping-list/test-list.ts'
import { closeReplica } from '../lib/replica/use-replica.ts'
import { renderPage } from '../test/render-page.tsx'
import ShoppingListPage from './shopping-list.tsx'

beforeEach(() => {
  closeReplica()
  localStorage.clear()
})

const renderList = (rows: readonly TestRow[], path = '/en/my/list') =>
  renderPage(<ShoppingListPage />, { path, signedIn: true, answers: listAnswers(rows) })

const market = '3f2b0a52-8f0e-4b7e-9d33-0c8a5f1b2d3e'
const farm = '4f2b0a52-8f0e-4b7e-9d33-0c8a5f1b2d3e'

const listRow = (id: string, values: Record<string, string | boolean>) =>
  testRow(id, values, 'shopping_lists')

const twoLists = [
  listRow(market, { name: 'Market' }),
  testRow('a', { item: 'milk' }),
  testRow('b', { ...onion, amount: 2, listId: market }),
]

const box = (name: RegExp) => screen.findByRole<HTMLInputElement>('checkbox', { name })

async function choose(user: ReturnType<typeof renderList>['user'], of: string, item: string) {
  await user.click(screen.getByRole('button', { name: `More for ${of}` }))
  await user.click(await screen.findByRole('menuitem', { name: item }))
}

const sentLines = (field: string) =>
  operationsOf('1').flatMap((each) => (each.field === field ? [[each.table, each.row, each.value]] : []))

test('each list shows its own lines, says what is to buy on it, and takes what is typed', async () => {
  const { user, here } = renderList(twoLists)
  await box(/^Milk/)
  expect(screen.queryByRole('checkbox', { name: /^Onions/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Market 1 to go' }))
  await box(/^Onions/)
  expect(screen.queryByRole('checkbox', { name: /^Milk/ })).toBeNull()
  expect(here()).toBe(`/en/my/list?list=${market}`)
  await user.type(screen.getByLabelText('Add to the list'), 'leeks{Enter}')
  await box(/^Leeks/)
  expect(screen.getByRole('button', { name: 'Market 2 to go', pressed: true })).toBeTruthy()
  await waitFor(() => expect(sentLines('listId')).toEqual([['list_items', expect.any(String), market]]))
})

test('the first list needs no row; a line whose list is gone is on it', async () => {
  const { user } = renderList([testRow('a', { item: 'milk', listId: farm })])
  await box(/^Milk/)
  expect(screen.queryByRole('group', { name: 'Lists' })).toBeNull()
  await user.type(screen.getByLabelText('Add to the list'), 'eggs{Enter}')
  await box(/^Eggs/)
  expect(sentLines('listId')).toEqual([])
})

test('a list is created, renamed, archived and brought back', async () => {
  const { user } = renderList([testRow('a', { item: 'milk' })])
  await box(/^Milk/)
  await choose(user, 'Shopping list', 'New list')
  await user.type(await screen.findByLabelText('Name'), 'Hardware{Enter}')
  expect(await screen.findByRole('button', { name: 'Hardware 0 to go', pressed: true })).toBeTruthy()
  await choose(user, 'Hardware', 'Rename list')
  const name = await screen.findByLabelText<HTMLInputElement>('Name')
  expect(name.value).toBe('Hardware')
  await user.clear(name)
  await user.type(name, 'DIY shop{Enter}')
  await screen.findByRole('button', { name: 'DIY shop 0 to go' })
  await choose(user, 'DIY shop', 'Archive list')
  await box(/^Milk/)
  expect(screen.queryByRole('button', { name: /DIY shop/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByRole('button', { name: 'DIY shop 0 to go' })
  await choose(user, 'DIY shop', 'Archive list')
  await choose(user, 'Groceries', 'Archived lists')
  await user.click(await screen.findByRole('button', { name: 'Bring back: DIY shop' }))
  expect(screen.getByText('No list is archived any more.')).toBeTruthy()
})

test('an archived list goes with its lines, and undo brings both back', async () => {
  const { user } = renderList([...twoLists, listRow(farm, { name: 'Farm', isArchived: true })])
  await box(/^Milk/)
  await user.click(screen.getByRole('button', { name: 'Market 1 to go' }))
  await choose(user, 'Market', 'Archive list')
  await choose(user, 'Groceries', 'Archived lists')
  const dialog = await screen.findByRole('dialog')
  expect(dialog.textContent).toContain('1 line')
  await user.click(screen.getByRole('button', { name: 'Delete Market with all its lines' }))
  await waitFor(() =>
    expect(sentLines('isDeleted')).toEqual([
      ['list_items', 'b', true],
      ['shopping_lists', market, true],
    ]),
  )
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(sentLines('isDeleted').slice(2)).toMatchObject([{ 2: false }, { 2: false }]))
})

test('a line moves with the others of its food, and undo moves them back', async () => {
  const { user } = renderList([
    listRow(market, { name: 'Market' }),
    testRow('a', { ...onion, amount: 2 }),
    testRow('b', { ...onion, amount: 1 }),
    testRow('c', { item: 'milk' }),
  ])
  await user.click(await screen.findByRole('button', { name: 'What Onions is for' }))
  await user.click(screen.getAllByRole('button', { name: 'Change onion' })[0] as HTMLElement)
  await user.selectOptions(await screen.findByLabelText('List'), 'Market')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByRole('button', { name: 'Market 1 to go' })
  expect(screen.queryByRole('checkbox', { name: /^Onions/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await box(/^Onions/)
  expect(screen.getByRole('button', { name: 'Market 0 to go' })).toBeTruthy()
})

test('the default list opens first; the first list becomes it again', async () => {
  const { user } = renderList([...twoLists.slice(1), listRow(market, { name: 'Market', isDefault: true })])
  await box(/^Onions/)
  expect(screen.getByRole('button', { name: 'Market 1 to go, Default list', pressed: true })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Groceries 1 to go' }))
  await choose(user, 'Groceries', 'Make it the default list')
  await screen.findByRole('button', { name: 'Groceries 1 to go, Default list' })
  await waitFor(() => expect(sentLines('isDefault')).toEqual([['shopping_lists', market, false]]))
})

test('a household that has all its lists is told so', async () => {
  const ids = Array.from({ length: limits.shoppingList.lists - 1 }, () => crypto.randomUUID())
  const { user } = renderList(ids.map((id, index) => listRow(id, { name: `List ${index}` })))
  await screen.findByRole('button', { name: 'List 3 0 to go' })
  await choose(user, 'Groceries', 'New list')
  await user.type(await screen.findByLabelText('Name'), 'One more')
  expect(screen.getByText(/at most 20 lists/)).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Create list' }).disabled).toBe(true)
})

test('the first list gets a name, which everybody sees', async () => {
  const { user } = renderList(twoLists)
  await box(/^Milk/)
  await choose(user, 'Groceries', 'Rename list')
  const name = await screen.findByLabelText('Name')
  await user.clear(name)
  await user.type(name, 'Supermarket{Enter}')
  await screen.findByRole('button', { name: 'Supermarket 1 to go, Default list' })
  await waitFor(() => expect(sentLines('name')).toEqual([['shopping_lists', firstList, 'Supermarket']]))
})

test('shop mode: one tap in, rows to tick that sink, an undo, one tap out', async () => {
  const release = vi.fn<() => Promise<void>>(() => Promise.resolve())
  const request = vi.fn<() => Promise<object>>(() => Promise.resolve({ release }))
  Object.assign(navigator, { wakeLock: { request } })
  vi.useFakeTimers({ shouldAdvanceTime: true })
  try {
    const { user, here } = renderList([testRow('a', { item: 'milk' }), testRow('b', { ...onion, amount: 2 })])
    await user.click(await screen.findByRole('button', { name: 'Start shopping' }))
    const shop = within(await screen.findByRole('dialog', { name: 'Shopping list' }))
    await waitFor(() => expect(request).toHaveBeenCalledWith('screen'))
    expect(here()).toContain('shop')
    expect(shop.getByText('2 to go')).toBeTruthy()
    expect(shop.getAllByRole('button').map((button) => button.textContent)).toEqual(['Undo', 'Finish'])

    await user.click(shop.getByRole('checkbox', { name: /^Onions/ }))
    expect(shop.getByText('1 to go')).toBeTruthy()
    // It stays under the thumb for a moment.
    expect(shop.queryByRole('region', { name: 'In the basket (1)' })).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(1500))
    expect(shop.getByRole('region', { name: 'In the basket (1)' })).toBeTruthy()

    await user.click(shop.getByRole('button', { name: 'Undo: Onions' }))
    expect(shop.getByText('2 to go')).toBeTruthy()
    await act(() => vi.advanceTimersByTimeAsync(1500))
    expect(shop.queryByRole('region', { name: /In the basket/ })).toBeNull()

    await user.click(shop.getByRole('button', { name: 'Finish' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(here()).toBe('/en/my/list')
    await waitFor(() => expect(release).toHaveBeenCalled())
  } finally {
    vi.useRealTimers()
    Reflect.deleteProperty(navigator, 'wakeLock')
  }
})

test('a page that is loaded again in the shop is in shop mode, with the list of before', async () => {
  const { user, here } = renderList(twoLists, `/en/my/list?list=${market}&shop=`)
  const shop = within(await screen.findByRole('dialog', { name: 'Market' }))
  await shop.findByRole('checkbox', { name: /^Onions/ })
  await user.click(shop.getByRole('button', { name: 'Finish' }))
  await screen.findByRole('button', { name: 'Market 1 to go', pressed: true })
  expect(here()).toBe(`/en/my/list?list=${market}`)
})
