import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getHouseholdChanges } from '#shared/contract/household-changes.ts'
import { inviteToHousehold, joinHousehold } from '#shared/contract/household-members.ts'
import { addPlanEntryToList } from '#shared/contract/plans.ts'
import { editRecipe } from '#shared/contract/recipes.ts'
import { limits } from '#shared/constants/limits.ts'
import { deletedField, type FieldValue } from '#shared/sync/merge.ts'
import { openTestApp, type TestApp } from '../../../test/app.ts'
import { createTestRecipe, publishRecipe } from '../../../test/recipes.ts'
import { readRows, sendOperations, testLine, testOperation } from '../../../test/synced-rows.ts'
import { signUpAdmin, signUpUser, type TestUser } from '../../../test/users.ts'

let app: TestApp
let admin: TestUser
let ada: TestUser
let tom: TestUser

beforeAll(async () => {
  app = await openTestApp()
  admin = await signUpAdmin(app)
  ada = await signUpUser(app, admin, { name: 'Ada' })
  tom = await signUpUser(app, admin, { name: 'Tom' })
  const { token } = await ada.call(inviteToHousehold, { body: {} })
  await tom.call(joinHousehold, { body: { token, bring: 'nothing' } })
})
afterAll(() => app.close())

const rice = {
  title: 'Leek rice',
  content:
    'Serves 4\n\nIngredients\n- 400 g rice\n- 2 leeks\n- 500 ml water\n- 1 tbsp olive oil\n\nInstructions\n1. Boil the rice for 10 minutes.',
}

function operations(row: string, fields: Record<string, FieldValue>) {
  // A device never makes two operations at the same moment.
  app.advanceClock(10)
  return Object.entries(fields).map(([field, value]) =>
    testOperation('plan_entries', row, field, value, { ms: app.deps.clock() }),
  )
}

const set = (user: TestUser, row: string, fields: Record<string, FieldValue>) =>
  sendOperations(user, operations(row, fields))

async function plan(user: TestUser, fields: Record<string, FieldValue>): Promise<string> {
  const id = randomUUID()
  await set(user, id, { meal: 'dinner', day: '2026-11-23', ...fields })
  return id
}

const entryOf = async (user: TestUser, id: string) =>
  (await readRows(user, 'plan_entries')).find((row) => row.id === id)

const linesOf = async (user: TestUser, entry: string) =>
  (await readRows(user))
    .filter(({ values }) => values.planEntryId === entry)
    .toSorted((a, b) => Number(a.values.line) - Number(b.values.line))

const itemsOf = async (user: TestUser, entry: string) =>
  (await linesOf(user, entry)).map(({ values }) => values.item)

test('a meal is put on the list without water and what is at home, and knows it', async () => {
  const user = await signUpUser(app, admin)
  await sendOperations(user, [testOperation('pantry_items', 'olive-oil', 'state', 'always')])
  const { id: recipeId } = await createTestRecipe(user, rice)
  const id = await plan(user, { recipeId, servings: 2 })
  expect(await itemsOf(user, id)).toEqual([])
  await set(user, id, { onList: true })
  expect(await linesOf(user, id)).toMatchObject([
    { values: { item: 'rice', amount: 200, servings: 2, recipeId } },
    { values: { item: 'leeks', amount: 1 } },
  ])
  expect((await entryOf(user, id))?.values).toMatchObject({ onList: true, listedRecipeId: recipeId })
})

test('what is at home for now is left out until its day', async () => {
  const user = await signUpUser(app, admin)
  const today = new Date(app.deps.clock())
  const dayIn = (days: number) => new Date(today.getTime() + days * 86_400_000).toISOString().slice(0, 10)
  await sendOperations(user, [
    testOperation('pantry_items', 'leek', 'state', 'have'),
    testOperation('pantry_items', 'leek', 'useBy', dayIn(3)),
    testOperation('pantry_items', 'rice', 'state', 'have'),
    testOperation('pantry_items', 'rice', 'useBy', dayIn(-3)),
  ])
  const { id: recipeId } = await createTestRecipe(user, rice)
  const id = await plan(user, { recipeId, onList: true })
  expect(await itemsOf(user, id)).toEqual(['rice', 'olive oil'])
})

test('two phones that add the same week at once double nothing, and neither does a second time', async () => {
  const { id: recipeId } = await publishRecipe(ada, rice)
  const ids = await Promise.all([1, 2, 3].map(() => plan(ada, { recipeId, title: 'Leek rice' })))
  const week = () => ids.flatMap((id) => operations(id, { onList: true }))
  await Promise.all([sendOperations(ada, week()), sendOperations(tom, week())])
  await Promise.all([readRows(ada), readRows(tom), readRows(ada), readRows(tom)])
  for (const id of ids) expect(await itemsOf(tom, id)).toEqual(['rice', 'leeks', 'olive oil'])
  const { revision } = await ada.call(getHouseholdChanges, { query: {} })
  await sendOperations(ada, week())
  const { rows } = await ada.call(getHouseholdChanges, { query: { since: revision } })
  expect(rows.filter(({ table }) => table === 'list_items')).toEqual([])
  for (const id of ids) expect(await itemsOf(ada, id)).toEqual(['rice', 'leeks', 'olive oil'])
})

test('a second time adds what the recipe has gained, and nothing that somebody took off or bought', async () => {
  const user = await signUpUser(app, admin)
  const { id: recipeId } = await createTestRecipe(user, rice)
  const id = await plan(user, { recipeId, onList: true })
  const [first, second] = await linesOf(user, id)
  const at = { ms: app.deps.clock() }
  await sendOperations(user, [
    testOperation('list_items', first?.id ?? '', deletedField, true, at),
    testOperation('list_items', second?.id ?? '', 'tickedAt', new Date(at.ms).toISOString(), at),
  ])
  await user.call(editRecipe, {
    params: { id: recipeId },
    body: { ...rice, content: rice.content.replace('- 2 leeks', '- 1 lemon\n- 2 leeks') },
  })
  await set(user, id, { onList: true })
  expect((await itemsOf(user, id)).toSorted()).toEqual(['leeks', 'lemon', 'olive oil'])
})

test('a meal that is taken off the list takes its lines along, and brings them back', async () => {
  const user = await signUpUser(app, admin)
  const { id: recipeId } = await createTestRecipe(user, rice)
  const id = await plan(user, { recipeId, onList: true })
  const before = (await linesOf(user, id)).map((line) => line.id)
  for (const field of ['onList', deletedField]) {
    app.advanceClock(1000)
    await set(user, id, { [field]: field === deletedField })
    expect(await itemsOf(user, id)).toEqual([])
    await set(user, id, { [deletedField]: false, onList: true })
    expect((await linesOf(user, id)).map((line) => line.id)).toEqual(before)
  }
})

test('a meal that is moved stays on the list, and another recipe changes its lines', async () => {
  const user = await signUpUser(app, admin)
  const { id: recipeId } = await createTestRecipe(user, rice)
  const { id: other } = await createTestRecipe(user)
  const id = await plan(user, { recipeId, onList: true })
  await set(user, id, { day: '2026-12-24' })
  expect(await itemsOf(user, id)).toContain('leeks')
  await set(user, id, { recipeId: other })
  expect(await itemsOf(user, id)).toContain('carrots')
  expect(await itemsOf(user, id)).not.toContain('leeks')
  await set(user, id, { recipeId })
  expect(await itemsOf(user, id)).toEqual(['rice', 'leeks', 'olive oil'])
})

test('lines that are chosen are there once, and count as listed', async () => {
  const user = await signUpUser(app, admin)
  const { id: recipeId } = await createTestRecipe(user, rice)
  const id = await plan(user, { recipeId })
  const choose = (lines: number[]) =>
    user.call(addPlanEntryToList, { params: { id }, body: { id: randomUUID(), lines } })
  expect(await choose([0])).toMatchObject({ added: 1 })
  expect((await entryOf(user, id))?.values).toMatchObject({ onList: true, listedRecipeId: recipeId })
  expect(await itemsOf(user, id)).toEqual(['rice'])
  expect(await choose([0, 1])).toMatchObject({ added: 1 })
  expect(await itemsOf(user, id)).toEqual(['rice', 'leeks'])
})

test('only who may read the recipe of a meal puts it on the list', async () => {
  const { id: recipeId } = await createTestRecipe(ada, rice)
  const id = await plan(ada, { recipeId })
  await set(tom, id, { onList: true })
  expect((await entryOf(ada, id))?.values.onList).toBe(false)
  expect(await itemsOf(ada, id)).toEqual([])
  await set(ada, id, { onList: true })
  for (const user of [ada, tom]) expect(await itemsOf(user, id)).toEqual(['rice', 'leeks', 'olive oil'])
  await set(tom, id, { onList: true })
  expect((await entryOf(tom, id))?.values).toMatchObject({ onList: true, listedRecipeId: recipeId })
  await set(tom, id, { onList: false })
  expect(await itemsOf(ada, id)).toEqual([])
})

test('leftovers, meals without a recipe and recipes without ingredients have nothing to buy', async () => {
  const user = await signUpUser(app, admin)
  const { id: recipeId } = await createTestRecipe(user, rice)
  const { id: story } = await createTestRecipe(user, { title: 'A story', content: 'No recipe at all.' })
  const cooked = await plan(user, { recipeId })
  await plan(user, { recipeId, leftoverOf: cooked, onList: true })
  await plan(user, { title: 'Pizza out', onList: true })
  const told = await plan(user, { recipeId: story, onList: true })
  expect(await readRows(user)).toEqual([])
  expect((await entryOf(user, told))?.values.listedRecipeId).toBe(story)
})

test('a meal that does not fit on a full list is not on it', async () => {
  const user = await signUpUser(app, admin)
  const { id: recipeId } = await createTestRecipe(user, rice)
  const id = await plan(user, { recipeId })
  for (let made = 0; made < limits.shoppingList.lines; made += 100)
    await sendOperations(
      user,
      Array.from({ length: 100 }, (_, at) => testLine(`${made} ${at} things`)).flat(),
    )
  await set(user, id, { onList: true })
  expect(await itemsOf(user, id)).toEqual([])
  expect((await entryOf(user, id))?.values.onList).toBe(false)
})

test('only yes or no says whether a meal is on the list, and no device says what was listed', async () => {
  const user = await signUpUser(app, admin)
  const id = await plan(user, { title: 'Soup' })
  const { results } = await set(user, id, { onList: 'maybe', listedRecipeId: randomUUID() })
  expect(results.map(({ outcome }) => outcome)).toEqual(['invalid input', 'invalid input'])
})
