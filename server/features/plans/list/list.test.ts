import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apiError } from '#shared/contract/errors.ts'
import { getHouseholdChanges } from '#shared/contract/household-changes.ts'
import { setHousehold } from '#shared/contract/household.ts'
import { inviteToHousehold, joinHousehold } from '#shared/contract/household-members.ts'
import { deleteRecipe, editRecipe, setRecipePublic } from '#shared/contract/recipes.ts'
import { addRecipeToList, findShopFood, getRecipeLines } from '#shared/contract/shopping-list.ts'
import { openTestApp, type TestApp } from '../../../test/app.ts'
import { createTestRecipe, publishRecipe, soup } from '../../../test/recipes.ts'
import { readRows, sendOperations, testLine, testOperation } from '../../../test/synced-rows.ts'
import { signUpAdmin, signUpUser, type TestUser } from '../../../test/users.ts'
import { shoppingListPersonalData } from './personal-data.ts'

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

const newUser = () => signUpUser(app, admin, { name: 'Somebody' })

async function addedLine(user: TestUser, item: string, more: Parameters<typeof testLine>[1] = {}) {
  const row = randomUUID()
  await sendOperations(user, testLine(item, more, row))
  return (await readRows(user)).find(({ id }) => id === row)
}

test('the measures of the household come with its rows, which stay in grams', async () => {
  const user = await newUser()
  const flour = await addedLine(user, 'flour', { unit: 'g', amount: 500 })
  await user.call(setHousehold, { body: { measures: 'us' } })
  const { measures, rows } = await user.call(getHouseholdChanges, { query: {} })
  expect(measures).toBe('us')
  expect(rows.find(({ id }) => id === flour?.id)?.values).toMatchObject({ amount: 500, unit: 'g' })
})

describe('a line', () => {
  test('has its food, the weight of its unit and its aisle, in whichever language it was typed', async () => {
    expect((await addedLine(ada, 'onions', { amount: 2 }))?.values).toMatchObject({
      foodId: 'onion',
      gramsPerUnit: 110,
      aisle: 'produce',
    })
    expect((await addedLine(ada, 'farine', { unit: 'kg', amount: 1 }))?.values).toMatchObject({
      foodId: 'flour',
      gramsPerUnit: 1000,
    })
    const { foods } = await ada.call(getHouseholdChanges, { query: {} })
    expect(foods.find(({ id }) => id === 'onion')?.names.de).toEqual(['Zwiebel', 'Zwiebeln'])
  })

  test('has no food where no food or more than one is named', async () => {
    for (const item of ['light bulbs', 'salt and pepper'])
      expect((await addedLine(ada, item))?.values.foodId).toBeNull()
  })

  test('gets another food when it is renamed', async () => {
    const line = await addedLine(ada, 'milk')
    await sendOperations(ada, [testOperation('list_items', line?.id ?? '', 'item', 'butter')])
    const found = (await readRows(ada)).find(({ id }) => id === line?.id)
    expect(found?.values).toMatchObject({ foodId: 'butter', aisle: 'dairy' })
  })

  test('is in the aisle that somebody chose for its food, also the next time', async () => {
    const line = await addedLine(ada, 'tofu')
    await sendOperations(tom, [testOperation('list_items', line?.id ?? '', 'aisle', 'dairy')])
    expect((await addedLine(ada, 'Tofu', { language: 'de' }))?.values.aisle).toBe('dairy')
  })
})

describe('the pantry', () => {
  test('names foods, with what is always there and what should be used', async () => {
    const { results } = await sendOperations(ada, [
      testOperation('pantry_items', 'salt', 'state', 'always'),
      testOperation('pantry_items', 'cream', 'state', 'have'),
      testOperation('pantry_items', 'cream', 'useBy', '2026-12-01'),
      testOperation('pantry_items', 'dragon', 'state', 'always'),
    ])
    expect(results.map(({ outcome }) => outcome)).toEqual(['ok', 'ok', 'ok', 'invalid input'])
    const rows = await readRows(tom, 'pantry_items')
    expect(rows.map(({ id, values }) => [id, values.state, values.useBy])).toEqual([
      ['cream', 'have', '2026-12-01'],
      ['salt', 'always', null],
    ])
  })
})

test('what is always at home is found by its name', async () => {
  const { food } = await ada.call(findShopFood, { query: { name: 'onions' } })
  expect(food).toMatchObject({ id: 'onion', names: { de: ['Zwiebel', 'Zwiebeln'] } })
  expect(await ada.call(findShopFood, { query: { name: 'light bulbs' } })).toEqual({ food: null })
})

describe('a recipe on the list', () => {
  test('opens its lines with what is always at home unticked, and is added once for more servings', async () => {
    const user = await newUser()
    await sendOperations(user, [testOperation('pantry_items', 'olive-oil', 'state', 'always')])
    const { id } = await createTestRecipe(user)
    const params = { id }
    const offered = await user.call(getRecipeLines, { params })
    expect(offered).toMatchObject({ servings: 4, listed: 0 })
    expect(offered.lines.filter(({ isAtHome }) => isAtHome).map(({ item }) => item)).toEqual(['olive oil'])
    const body = { id: randomUUID(), servings: 6, lines: [0, 1] }
    expect(await user.call(addRecipeToList, { params, body })).toMatchObject({ added: 2 })
    expect(await user.call(addRecipeToList, { params, body })).toMatchObject({ added: 0 })
    const rows = await readRows(user)
    expect(rows.map(({ values }) => [values.foodId, values.amount]).toSorted()).toEqual([
      ['carrot', 900],
      ['onion', 1.5],
    ])
    expect((await user.call(getRecipeLines, { params })).listed).toBe(2)
  })

  test('follows the recipe and its servings, but for lines that a person has edited or ticked', async () => {
    const user = await newUser()
    const { id } = await createTestRecipe(user)
    const body = { id: randomUUID(), servings: 4, lines: [0, 1, 2, 4] }
    await user.call(addRecipeToList, { params: { id }, body })
    const lineOf = async (food: string) => (await readRows(user)).find(({ values }) => values.foodId === food)
    const onion = await lineOf('onion')
    await sendOperations(user, [testOperation('list_items', onion?.id ?? '', 'amount', 3)])
    const content = soup.content
      .replace('- 600 g carrots', '- 1 leek\n- 800 g carrots')
      .replace('- 1 onion', '- 2 onions')
      .replace('- 20 g ginger\n', '')
    await user.call(editRecipe, { params: { id }, body: { ...soup, content } })
    expect((await lineOf('carrot'))?.values).toMatchObject({ amount: 800, line: 1 })
    expect((await lineOf('onion'))?.values).toMatchObject({ amount: 3, isEdited: true })
    expect(await lineOf('ginger')).toBeUndefined()
    const carrot = await lineOf('carrot')
    await sendOperations(user, [testOperation('list_items', carrot?.id ?? '', 'servings', 2)])
    expect((await lineOf('carrot'))?.values).toMatchObject({ amount: 400, servings: 2 })
  })

  test('is never read by the kitchen again, but for one from before its foods were stored, when there is time', async () => {
    const user = await newUser()
    const [first, second] = [await createTestRecipe(user), await createTestRecipe(user)]
    for (const { id } of [first, second])
      await user.call(addRecipeToList, {
        params: { id },
        body: { id: randomUUID(), servings: 4, lines: [0, 1] },
      })
    const { kitchen } = app.deps
    let asked = 0
    let isFull = false
    const foodsOfLines: typeof kitchen.foodsOfLines = async (lines, caller) => {
      asked += 1
      if (isFull) throw apiError('too many requests')
      return kitchen.foodsOfLines(lines, caller)
    }
    Object.assign(app.deps, { kitchen: { ...kitchen, foodsOfLines } })
    const amounts = async () =>
      (await readRows(user))
        .filter(({ values }) => values.foodId === 'carrot')
        .map(({ values }) => Number(values.amount))
        .toSorted((one, other) => one - other)
    const edit = (content: string) =>
      user.call(editRecipe, { params: { id: second.id }, body: { ...soup, content } })
    const carrots = (grams: number) => soup.content.replace('600 g carrots', `${grams} g carrots`)
    expect(await amounts()).toEqual([600, 600])
    await edit(carrots(700))
    expect(await amounts()).toEqual([600, 700])
    expect(asked).toBe(0)

    await edit(carrots(900))
    await app.db.updateTable('recipes').set({ ingredient_food_ids: null }).execute()
    isFull = true
    expect(await amounts()).toEqual([600, 700])
    isFull = false
    expect(await amounts()).toEqual([600, 900])
    expect(await amounts()).toEqual([600, 900])
    expect(asked).toBe(2)

    await edit('Only a story is left of it.')
    expect(await amounts()).toEqual([600, 900])
    expect(await amounts()).toEqual([600, 900])
    expect(asked).toBe(2)
    Object.assign(app.deps, { kitchen })
  })

  test('stays when the recipe becomes private, without its title', async () => {
    const { id } = await publishRecipe(ada)
    await tom.call(addRecipeToList, { params: { id }, body: { id: randomUUID(), servings: 4, lines: [0] } })
    const nameFor = async (user: TestUser) =>
      (await user.call(getHouseholdChanges, { query: {} })).recipes.find((recipe) => recipe.id === id)
    expect(await nameFor(tom)).toMatchObject({ title: soup.title })
    await ada.call(setRecipePublic, { params: { id }, body: { is_public: false } })
    expect(await nameFor(tom)).toEqual({ id, title: null, uuid: null, servings: null })
    expect(await nameFor(ada)).toMatchObject({ title: soup.title })
    await ada.call(deleteRecipe, { params: { id } })
    expect(await nameFor(ada)).toMatchObject({ title: null })
    expect((await readRows(tom)).some(({ values }) => values.recipeId === id)).toBe(true)
  })

  test('is added only by those who may read it, and only where its ingredients are known', async () => {
    const { id } = await createTestRecipe(ada)
    const body = { id: randomUUID(), servings: 4, lines: [0] }
    for (const params of [{ id }, { id: 'nothing' }]) {
      await expect(tom.call(getRecipeLines, { params })).rejects.toThrow('not found')
      await expect(tom.call(addRecipeToList, { params, body })).rejects.toThrow('not found')
    }
    const vague = await createTestRecipe(ada, { title: 'A thought', content: 'Cook something nice.' })
    const params = { id: vague.id }
    await expect(ada.call(getRecipeLines, { params })).rejects.toThrow('no recipe found')
    await expect(ada.call(addRecipeToList, { params, body })).rejects.toThrow('no recipe found')
  })

  test('does not fit on a full list', async () => {
    const user = await newUser()
    const { id } = await createTestRecipe(user)
    for (let sent = 0; sent < 10; sent += 1)
      await sendOperations(
        user,
        Array.from({ length: 100 }, (_, index) => testLine(`${sent} ${index} things`)).flat(),
      )
    const body = { id: randomUUID(), servings: 4, lines: [0] }
    await expect(user.call(addRecipeToList, { params: { id }, body })).rejects.toThrow('limit reached')
  })
})

test('the export holds the list; with the account the name at its ticks goes', async () => {
  const user = await newUser()
  const line = await addedLine(user, 'milk')
  await sendOperations(user, [
    testOperation('list_items', line?.id ?? '', 'tickedAt', new Date().toISOString()),
  ])
  const { id } = await app.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', user.email)
    .executeTakeFirstOrThrow()
  const subject = { id, email: user.email, pendingEmail: null }
  const files: unknown[] = []
  for await (const { name, bytes } of shoppingListPersonalData.export(app.deps, subject))
    files.push([name, JSON.parse(bytes.toString())])
  expect(files).toMatchObject([
    ['shopping-list.json', { lines: [{ item: 'milk', ticked_by_me: true }], pantry: [] }],
  ])
  await app.db.transaction().execute((db) => shoppingListPersonalData.erase(db, subject))
  expect((await readRows(user))[0]?.values.tickedBy).toBeNull()
})
