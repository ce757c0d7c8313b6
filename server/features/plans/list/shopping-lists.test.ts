import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { limits } from '#shared/constants/limits.ts'
import { getHome } from '#shared/contract/home.ts'
import { inviteToHousehold, joinHousehold } from '#shared/contract/household-members.ts'
import { addRecipeToList } from '#shared/contract/shopping-list.ts'
import { firstList } from '#shared/shopping/lists.ts'
import { deletedField, type FieldValue } from '#shared/sync/merge.ts'
import { openTestApp, type TestApp } from '../../../test/app.ts'
import { createTestRecipe, soup } from '../../../test/recipes.ts'
import { readRows, sendOperations, testLine, testOperation } from '../../../test/synced-rows.ts'
import { signUpAdmin, signUpUser, type TestUser } from '../../../test/users.ts'
import { shoppingListPersonalData } from './personal-data.ts'

let app: TestApp
let admin: TestUser

beforeAll(async () => {
  app = await openTestApp()
  admin = await signUpAdmin(app)
})
afterAll(() => app.close())

const newUser = () => signUpUser(app, admin)

const change = (user: TestUser, row: string, fields: Record<string, FieldValue>, ms?: number) =>
  sendOperations(
    user,
    Object.entries(fields).map(([field, value]) =>
      testOperation('shopping_lists', row, field, value, ms === undefined ? {} : { ms }),
    ),
  )

async function addList(user: TestUser, name: string, more: Record<string, FieldValue> = {}) {
  const id = randomUUID()
  await change(user, id, { name, ...more })
  return id
}

const listsOf = async (user: TestUser) =>
  new Map((await readRows(user, 'shopping_lists')).map(({ id, values }) => [id, values]))

const itemsOf = async (user: TestUser, listId: string | null) =>
  (await readRows(user)).flatMap(({ values }) => (values.listId === listId ? [values.item] : [])).toSorted()

test('the members of a household share its lists, and nobody else sees them', async () => {
  const [ada, tom, stranger] = [await newUser(), await newUser(), await newUser()]
  const { token } = await ada.call(inviteToHousehold, { body: {} })
  await tom.call(joinHousehold, { body: { token, bring: 'nothing' } })
  const market = await addList(ada, 'Market')
  await change(tom, market, { name: 'Saturday market' })
  expect((await listsOf(ada)).get(market)).toMatchObject({ name: 'Saturday market' })
  expect((await listsOf(stranger)).size).toBe(0)
  await change(stranger, market, { name: 'Mine' })
  expect((await listsOf(tom)).get(market)?.name).toBe('Saturday market')
})

test('a line moves between lists; one of a page that knows no lists is on the first', async () => {
  const user = await newUser()
  const market = await addList(user, 'Market')
  const line = randomUUID()
  await sendOperations(user, [
    ...testLine('leeks', { listId: market }, line),
    ...testLine('milk'),
    ...testLine('eggs', { listId: null }),
  ])
  expect(await itemsOf(user, null)).toEqual(['eggs', 'milk'])
  expect(await itemsOf(user, market)).toEqual(['leeks'])
  await sendOperations(user, [testOperation('list_items', line, 'listId', null)])
  expect(await itemsOf(user, null)).toEqual(['eggs', 'leeks', 'milk'])
  const { results } = await sendOperations(user, [testOperation('list_items', line, 'listId', 'market')])
  expect(results).toMatchObject([{ outcome: 'invalid input' }])
})

test('the first list gets a name, and is not archived', async () => {
  const user = await newUser()
  await change(user, firstList, { name: 'Supermarket', isArchived: true })
  expect((await listsOf(user)).get(firstList)).toMatchObject({ name: 'Supermarket', isArchived: false })
})

test('a household has so many lists, and a deleted one makes room', async () => {
  const user = await newUser()
  const { lists, listNameMax } = limits.shoppingList
  const ids = Array.from({ length: lists }, () => randomUUID())
  await sendOperations(
    user,
    ids.map((id, index) => testOperation('shopping_lists', id, 'name', `List ${index}`)),
  )
  const one = await change(user, randomUUID(), { name: 'One more' })
  expect(one.results).toMatchObject([{ outcome: 'limit reached' }])
  await change(user, ids[0] ?? '', { [deletedField]: true })
  const again = await change(user, randomUUID(), { name: 'One more' })
  expect(again.results).toMatchObject([{ outcome: 'ok' }])
  const long = await change(user, ids[1] ?? '', { name: 'x'.repeat(listNameMax + 1) })
  expect(long.results).toMatchObject([{ outcome: 'invalid input' }])
})

async function planSoup(user: TestUser): Promise<string> {
  const { id: recipeId } = await createTestRecipe(user, soup)
  const entry = randomUUID()
  await sendOperations(
    user,
    Object.entries({ meal: 'dinner', day: '2026-11-23', recipeId, onList: true }).map(([field, value]) =>
      testOperation('plan_entries', entry, field, value),
    ),
  )
  return recipeId
}

test('meals and recipes go to the list that was chosen last, and to the first while that is archived', async () => {
  const user = await newUser()
  const now = Date.now()
  const market = await addList(user, 'Market')
  const farm = await addList(user, 'Farm')
  await change(user, farm, { isDefault: true }, now + 20)
  await change(user, market, { isDefault: true }, now + 10)
  const recipeId = await planSoup(user)
  const onFarm = await itemsOf(user, farm)
  expect(onFarm.length).toBeGreaterThan(0)
  expect(await itemsOf(user, null)).toEqual([])

  await change(user, farm, { isDefault: false }, now + 30)
  const body = { id: randomUUID(), servings: 4, lines: [0] }
  await user.call(addRecipeToList, { params: { id: recipeId }, body })
  expect(await itemsOf(user, market)).toHaveLength(1)

  await change(user, market, { isArchived: true }, now + 40)
  await user.call(addRecipeToList, { params: { id: recipeId }, body: { ...body, id: randomUUID() } })
  expect(await itemsOf(user, null)).toHaveLength(1)
  expect(await itemsOf(user, market)).toHaveLength(1)
})

test('what is on an archived list does not count as still to buy, and is back with its list', async () => {
  const user = await newUser()
  const hardware = await addList(user, 'Hardware')
  await sendOperations(user, [...testLine('screws', { listId: hardware }), ...testLine('milk')])
  const toBuy = async () => (await user.call(getHome, { query: { today: '2026-11-23' } })).toBuy
  expect(await toBuy()).toBe(2)
  await change(user, hardware, { isArchived: true })
  expect(await toBuy()).toBe(1)
  await change(user, hardware, { isArchived: false })
  expect(await toBuy()).toBe(2)
})

test('the export names the lists and the list of each line', async () => {
  const user = await newUser()
  const market = await addList(user, 'Market', { isArchived: true })
  await sendOperations(user, [...testLine('leeks', { listId: market }), ...testLine('milk')])
  const { id } = await app.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', user.email)
    .executeTakeFirstOrThrow()
  const subject = { id, email: user.email, pendingEmail: null }
  const files: unknown[] = []
  for await (const { bytes } of shoppingListPersonalData.export(app.deps, subject))
    files.push(JSON.parse(bytes.toString()))
  expect(files).toMatchObject([{ lists: [{ name: 'Market', archived: true }] }])
  const lines = [expect.objectContaining({ list: 'Market', item: 'leeks' })]
  const first = expect.objectContaining({ list: null, item: 'milk' })
  expect(files).toMatchObject([{ lines: expect.arrayContaining([...lines, first]) }])
})
