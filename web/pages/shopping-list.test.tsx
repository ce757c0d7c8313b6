import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import {
  listAnswers,
  onion,
  operationsOf,
  recipeId,
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

const saffron = {
  id: 'saffron',
  names: { en: ['saffron', 'saffron'], fr: ['', ''], es: ['', ''], de: ['', ''] },
}

const renderList = (rows: readonly TestRow[], more: Parameters<typeof listAnswers>[1] = {}) =>
  renderPage(<ShoppingListPage />, {
    path: '/en/my/list',
    signedIn: true,
    answers: {
      ...listAnswers(rows, more),
      'GET /api/household/foods?name=saffron': { json: { food: saffron } },
      'GET /api/household/foods?name=bulbs': { json: { food: null } },
    },
  })

test('shows what to buy of each food, and opens it to the dishes', async () => {
  const { user } = renderList([
    testRow('a', { ...onion, amount: 2 }),
    testRow('b', {
      ...onion,
      item: 'Zwiebeln',
      language: 'de',
      amount: 80,
      unit: 'g',
      gramsPerUnit: 1,
      recipeId,
    }),
  ])
  const onions = await screen.findByRole('checkbox', { name: /^Onions/ })
  expect(onions.closest('label')?.textContent).toContain('3 (≈ 300 g)')
  await user.click(screen.getByRole('button', { name: 'What Onions is for' }))
  expect(screen.getByText('A private recipe')).toBeTruthy()
})

test('shows sums in the measures of the household, and stores what was written', async () => {
  const { user } = renderList(
    [
      testRow('a', { ...onion, amount: 1200, unit: 'g', gramsPerUnit: 1 }),
      testRow('b', { item: 'milk', amount: 600, unit: 'ml' }),
      testRow('c', { item: 'leeks', amount: 2, foodId: 'leek', gramsPerUnit: 150 }),
    ],
    { measures: 'us' },
  )
  const amountOf = async (name: RegExp) =>
    (await screen.findByRole('checkbox', { name })).closest('label')?.querySelector('.list-amount')
      ?.textContent
  expect(await amountOf(/^Onion/)).toBe('2.6 lb')
  expect(await amountOf(/^Milk/)).toBe('2½ cups')
  expect(await amountOf(/^Leeks/)).toBe('2 (≈ 10.6 oz)')
  await user.click(screen.getByRole('button', { name: 'Change Milk' }))
  expect((await screen.findByLabelText<HTMLInputElement>('What to buy')).value).toBe('600 ml milk')
})

test('adds typed and pasted lines, visible at once and waiting while there is no connection', async () => {
  const { user } = renderList([])
  const field = await screen.findByLabelText('Add to the list')
  await user.type(field, '2 lemons, milk{Enter}')
  expect(screen.getByRole('checkbox', { name: /^Lemons/ })).toBeTruthy()
  await user.click(field)
  await user.paste('bread\n6 eggs')
  expect(screen.getByRole('checkbox', { name: /^Eggs/ })).toBeTruthy()
  await screen.findByText(/4 changes wait to be sent/)
  expect(
    operationsOf('1')
      .filter(({ field: name }) => name === 'item')
      .map(({ value }) => value),
  ).toEqual(['lemons', 'milk', 'bread', 'eggs'])
})

test('a ticked line sinks and is taken back by undo', async () => {
  const { user } = renderList([testRow('a', { ...onion, amount: 2 })])
  await user.click(await screen.findByRole('checkbox', { name: /^Onions/ }))
  const basket = await screen.findByRole('region', { name: 'In the basket (1)' })
  expect(within(basket).getByRole<HTMLInputElement>('checkbox').checked).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'In the basket (1)' })).toBeNull())
})

test('a tick offers to note the food at home, which undo takes back', async () => {
  const { user } = renderList([testRow('a', { ...onion, amount: 2 }), testRow('b', { item: 'soap' })])
  await user.click(await screen.findByRole('checkbox', { name: /^Soap/ }))
  expect(screen.queryByRole('button', { name: 'At home for now' })).toBeNull()
  await user.click(screen.getByRole('checkbox', { name: /^Onions/ }))
  await user.click(screen.getByRole('button', { name: 'At home for now' }))
  const pantryOf = () =>
    operationsOf('1').flatMap(({ table, row: id, field, value }) =>
      table === 'pantry_items' ? [[id, field, value]] : [],
    )
  await waitFor(() => expect(pantryOf()).toContainEqual(['onion', 'state', 'have']))
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(pantryOf().at(-1)).toEqual(['onion', 'isDeleted', true]))
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^Onions/ }).checked).toBe(true)
})

test('any food can be declared as always at home, from its line and by its name', async () => {
  const { user } = renderList([testRow('a', { ...onion, amount: 2 })])
  await user.click(await screen.findByRole('button', { name: 'Change Onions' }))
  await user.click(screen.getByRole('button', { name: 'Always at home' }))
  expect(screen.queryByRole('checkbox', { name: /^Onions/ })).toBeNull()
  await user.click(screen.getByRole('tab', { name: 'At home' }))
  expect(screen.getByRole('button', { name: 'onions', pressed: true })).toBeTruthy()
  const field = screen.getByLabelText('Something else that you always have')
  await user.type(field, 'bulbs{Enter}')
  expect(await screen.findByText('This food is not known. Try another name.')).toBeTruthy()
  await user.clear(field)
  await user.type(field, 'saffron{Enter}')
  expect(await screen.findByRole('button', { name: 'saffron', pressed: true })).toBeTruthy()
})

test('is empty at first', async () => {
  renderList([])
  expect(await screen.findByText('Nothing to buy')).toBeTruthy()
})

test('a visitor is invited to log in', async () => {
  document.cookie = 'signed_in=; Max-Age=0; Path=/'
  renderPage(<ShoppingListPage />, { path: '/en/my/list' })
  expect(await screen.findByRole('link', { name: 'Log in' })).toBeTruthy()
})
