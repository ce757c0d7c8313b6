import { randomUUID } from 'node:crypto'
import ICAL from 'ical.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addPlanEntryToList, createFeed, suggestDish, suggestWeek } from '#shared/contract/plans.ts'
import { apiError } from '#shared/contract/errors.ts'
import { getHouseholdChanges } from '#shared/contract/household-changes.ts'
import { limits } from '#shared/constants/limits.ts'
import { deletedField, type FieldValue } from '#shared/sync/merge.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { userIdOf } from '../../test/groups.ts'
import { publishRecipe } from '../../test/recipes.ts'
import { readRows, sendOperations, testLine, testOperation } from '../../test/synced-rows.ts'
import { signUpAdmin, signUpUser, type TestUser } from '../../test/users.ts'

let app: TestApp
let admin: TestUser
let user: TestUser

beforeAll(async () => {
  app = await openTestApp()
  admin = await signUpAdmin(app)
  user = await signUpUser(app, admin)
})
afterAll(() => app.close())

const monday = '2026-11-23'

const operations = (row: string, fields: Record<string, FieldValue>) =>
  Object.entries(fields).map(([field, value]) =>
    testOperation('plan_entries', row, field, value, { ms: app.deps.clock() }),
  )

async function set(row: string, fields: Record<string, FieldValue>) {
  const { results } = await sendOperations(user, operations(row, fields))
  return results.map(({ outcome }) => outcome)
}

async function add(fields: Record<string, FieldValue>): Promise<string> {
  const id = randomUUID()
  await set(id, { meal: 'dinner', day: monday, ...fields })
  return id
}

const entry = async (id: string) => (await readRows(user, 'plan_entries')).find((row) => row.id === id)

const recipe = () =>
  publishRecipe(user, {
    title: 'Leek rice',
    content:
      'Serves 4\n\nIngredients\n- 400 g rice\n- 2 leeks\n\nInstructions\n1. Boil the rice for 10 minutes.',
  })

test('an entry has what its household gave it', async () => {
  const cookId = await userIdOf(app, user)
  const fields = {
    day: monday,
    meal: 'lunch',
    position: 1.5,
    recipeId: null,
    title: 'Pizza out',
    servings: 4,
    eaters: [randomUUID(), randomUUID()],
    cookId,
    note: 'At eight',
    leftoverOf: null,
  }
  const id = await add(fields)
  expect((await entry(id))?.values).toEqual({
    ...fields,
    onList: null,
    listedRecipeId: null,
    [deletedField]: false,
  })
  await set(id, { day: null })
  expect((await entry(id))?.values).toMatchObject({ day: null, title: 'Pizza out' })
  await set(id, { [deletedField]: true })
  expect(await entry(id)).toBeUndefined()
})

test.each<[string, FieldValue]>([
  ['day', 'tomorrow'],
  ['day', '2026-02-30'],
  ['meal', 'brunch'],
  ['title', ''],
  ['title', 'x'.repeat(limits.plan.titleMax + 1)],
  ['note', 'x'.repeat(limits.plan.noteMax + 1)],
  ['servings', 0],
  ['eaters', ['Léa']],
  ['recipeId', 'r1'],
  ['leftoverOf', 'yesterday'],
  ['household_id', randomUUID()],
])('%s %j is refused', async (field, value) => {
  const id = await add({ title: 'Soup' })
  expect(await set(id, { [field]: value })).toEqual(['invalid input'])
})

test('an entry without a meal is refused, and nobody outside the household cooks', async () => {
  expect(await set(randomUUID(), { title: 'Soup' })).toEqual(['not found'])
  const id = await add({ cookId: await userIdOf(app, admin) })
  expect((await entry(id))?.values.cookId).toBeNull()
})

test('another household neither sees nor changes an entry', async () => {
  const other = await signUpUser(app, admin)
  const id = await add({ title: 'Ours' })
  expect(await readRows(other, 'plan_entries')).toEqual([])
  await sendOperations(other, operations(id, { meal: 'lunch', title: 'Theirs' }))
  expect((await entry(id))?.values).toMatchObject({ meal: 'dinner', title: 'Ours' })
  const body = { id: randomUUID(), lines: [0] }
  await expect(other.call(addPlanEntryToList, { params: { id: randomUUID() }, body })).rejects.toThrow(
    'not found',
  )
})

test('planned recipes are named to those who may read them', async () => {
  const { id: recipeId } = await recipe()
  await add({ recipeId, title: 'Leek rice' })
  const { recipes } = await user.call(getHouseholdChanges, { query: {} })
  expect(recipes.find(({ id }) => id === recipeId)).toMatchObject({ title: 'Leek rice' })
})

test('the lines of an entry follow its servings, and go with it unless somebody ticked or edited them', async () => {
  const { id: recipeId } = await recipe()
  const id = await add({ recipeId, servings: 2 })
  const toList = (body = { id: randomUUID(), lines: [0, 1] }) =>
    user.call(addPlanEntryToList, { params: { id }, body })
  const lines = async () =>
    (await readRows(user))
      .filter(({ values }) => values.planEntryId === id)
      .map(({ values }) => values)
      .toSorted((a, b) => Number(a.line) - Number(b.line))
  expect((await toList()).added).toBe(2)
  expect(await lines()).toMatchObject([
    { item: 'rice', amount: 200, servings: 2 },
    { item: 'leeks', amount: 1 },
  ])
  await set(id, { servings: 6 })
  expect(await lines()).toMatchObject([{ amount: 600, servings: 6 }, { amount: 3 }])
  const rice = (await readRows(user)).find(({ values }) => values.item === 'rice')?.id ?? ''
  await sendOperations(user, [
    testOperation('list_items', rice, 'tickedAt', new Date().toISOString(), { ms: app.deps.clock() }),
  ])
  const { revision } = await user.call(getHouseholdChanges, { query: {} })
  app.advanceClock(1000)
  await set(id, { [deletedField]: true })
  expect(await lines()).toMatchObject([{ item: 'rice', amount: 600 }])
  const { rows } = await user.call(getHouseholdChanges, { query: { since: revision } })
  expect(rows.some(({ table, values }) => table === 'list_items' && values[deletedField] === true)).toBe(true)
})

test('another recipe takes the lines of the first with it, and brings its own', async () => {
  const [{ id: first }, { id: second }] = [await recipe(), await recipe()]
  const id = await add({ recipeId: first })
  await user.call(addPlanEntryToList, { params: { id }, body: { id: randomUUID(), lines: [0] } })
  app.advanceClock(1000)
  await set(id, { recipeId: second })
  const lines = (await readRows(user)).filter(({ values }) => values.planEntryId === id)
  // Rows of one change come in any order.
  lines.sort((a, b) => Number(a.values.line) - Number(b.values.line))
  expect(lines.map(({ values }) => [values.recipeId, values.item])).toEqual([
    [second, 'rice'],
    [second, 'leeks'],
  ])
})

test('leftovers, meals without a recipe and recipes without ingredients add nothing to the list', async () => {
  const { id: recipeId } = await recipe()
  const toList = (id: string) =>
    user.call(addPlanEntryToList, { params: { id }, body: { id: randomUUID(), lines: [0] } })
  const cooked = await add({ recipeId })
  await expect(toList(await add({ recipeId, leftoverOf: cooked }))).rejects.toThrow('not found')
  await expect(toList(await add({ title: 'Pizza out' }))).rejects.toThrow('not found')
  const { id: story } = await publishRecipe(user, { title: 'A story', content: 'No recipe at all.' })
  await expect(toList(await add({ recipeId: story }))).rejects.toThrow('no recipe found')
})

test('an idea uses up what should go', async () => {
  const body = { day: monday, meal: 'dinner' } as const
  const { id } = await recipe()
  await publishRecipe(user, {
    title: 'Chickpeas',
    content:
      'Serves 4\n\nIngredients\n- 400 g chickpeas\n\nInstructions\n1. Boil the chickpeas for 20 minutes.',
  })
  const at = { ms: app.deps.clock() }
  await sendOperations(user, [
    testOperation('pantry_items', 'chickpea', 'state', 'have', at),
    testOperation('pantry_items', 'chickpea', 'useBy', '2026-11-24', at),
  ])
  const { idea } = await user.call(suggestDish, { body: { ...body, exclude: [id] } })
  expect(idea).toMatchObject({
    recipe: { title: 'Chickpeas' },
    reasons: [{ kind: 'useUp', food: 'chickpea', day: '2026-11-24' }, {}],
  })
})

test('a meal that a device moves is the same event of the calendar with a higher sequence', async () => {
  const cook = await signUpUser(app, admin)
  const id = randomUUID()
  const send = (fields: Record<string, FieldValue>) => sendOperations(cook, operations(id, fields))
  await send({ meal: 'dinner', day: '2027-03-27', title: 'Soup' })
  const { link } = await cook.call(createFeed, { body: { meals: ['dinner', 'lunch'] } })
  const read = async () => {
    const text = await (await fetch(`${app.url}${new URL(link).pathname}`)).text()
    const [event] = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent')
    return event && new ICAL.Event(event)
  }
  const before = await read()
  expect(before?.startDate.toString()).toBe('2027-03-27T19:00:00')
  // Over the beginning of summer time.
  await send({ day: '2027-03-28', meal: 'lunch' })
  const after = await read()
  expect(after?.uid).toBe(before?.uid)
  expect(after?.startDate.toString()).toBe('2027-03-28T12:30:00')
  expect(after?.sequence).toBeGreaterThan(before?.sequence ?? Infinity)
  app.advanceClock(86_400_000)
  await send({ [deletedField]: true })
  expect((await read())?.component.getFirstPropertyValue('status')).toBe('CANCELLED')
})

test('a household has only so many entries', async () => {
  const member = await signUpUser(app, admin)
  for (let made = 0; made <= limits.plan.entries; made += limits.changes.perRequest) {
    const rows = Array.from({ length: limits.changes.perRequest }, () => randomUUID())
    const { results } = await sendOperations(
      member,
      rows.map((row) => testOperation('plan_entries', row, 'meal', 'dinner')),
    )
    const isFull = made >= limits.plan.entries
    expect(results.every(({ outcome }) => outcome === (isFull ? 'limit reached' : 'ok'))).toBe(true)
  }
})

test('the lines of a meal do not fit on a full list', async () => {
  const member = await signUpUser(app, admin)
  const { id: recipeId } = await recipe()
  const id = randomUUID()
  await sendOperations(member, operations(id, { meal: 'dinner', day: monday, recipeId }))
  for (let made = 0; made < limits.shoppingList.lines; made += 100)
    await sendOperations(
      member,
      Array.from({ length: 100 }, (_, at) => testLine(`${made} ${at} things`)).flat(),
    )
  const body = { id: randomUUID(), lines: [0] }
  await expect(member.call(addPlanEntryToList, { params: { id }, body })).rejects.toThrow('limit reached')
})

test('no dish is suggested while the kitchen cannot check it', async () => {
  const member = await signUpUser(app, admin)
  const { kitchen } = app.deps
  const suitsGuests = () => Promise.reject(apiError('chef unavailable'))
  Object.assign(app.deps, { kitchen: { ...kitchen, suitsGuests } })
  const body = { day: monday, meal: 'dinner' as const, exclude: [] }
  await expect(member.call(suggestDish, { body })).rejects.toThrow('chef unavailable')
  const week = member.call(suggestWeek, { body: { days: [monday] } })
  await expect(week).rejects.toThrow('chef unavailable')
  Object.assign(app.deps, { kitchen })
})
