import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPost, createThread, followThread } from '#shared/contract/forum.ts'
import { getDiscoverRows, getHome, noteTableAsked } from '#shared/contract/home.ts'
import { addEater } from '#shared/contract/household.ts'
import type { FieldValue } from '#shared/sync/merge.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { insertGroup, shareInto, userIdOf } from '../../test/groups.ts'
import { createTestRecipe, publishRecipe } from '../../test/recipes.ts'
import { readRows, sendOperations, testOperation } from '../../test/synced-rows.ts'
import { signUpAdmin, signUpUser, type TestUser } from '../../test/users.ts'
import { cook } from '../recipes/cooking-log/test-support.ts'

let app: TestApp
let admin: TestUser
let reader: TestUser
let owner: TestUser

beforeAll(async () => {
  app = await openTestApp()
  admin = await signUpAdmin(app)
  reader = await signUpUser(app, admin)
  owner = await signUpUser(app, admin)
})
afterAll(() => app.close())

const home = (person = reader, query: object = {}) => person.call(getHome, { query })

test('a newcomer gets no block, and is asked once who eats', async () => {
  const user = await signUpUser(app, admin)
  expect(await home(user)).toEqual({ asksWhoEats: true })
  await user.call(noteTableAsked)
  await user.call(noteTableAsked)
  expect(await home(user)).toEqual({})
})

test('who has said who eats is not asked', async () => {
  const user = await signUpUser(app, admin)
  await user.call(addEater, { body: { id: randomUUID(), name: 'Tom' } })
  expect(await home(user)).toEqual({})
})

test('tonight’s dish says who eats and cooks, what is still to buy, and whether it was logged', async () => {
  const user = await signUpUser(app, admin, { name: 'Cara' })
  const eater = randomUUID()
  await user.call(addEater, { body: { id: eater, name: 'Tom' } })
  const { id: recipeId } = await createTestRecipe(user)
  const row = randomUUID()
  const set = (fields: Record<string, FieldValue>) => {
    app.advanceClock(10)
    return sendOperations(
      user,
      Object.entries(fields).map(([field, value]) =>
        testOperation('plan_entries', row, field, value, { ms: app.deps.clock() }),
      ),
    )
  }
  const today = '2026-11-23'
  const cookId = await userIdOf(app, user)
  await set({ meal: 'dinner', day: today, recipeId, servings: 2, eaters: [eater], cookId })
  const tonight = async () => {
    // A device reads the rows first.
    await readRows(user)
    const { planned, toBuy } = await home(user, { today })
    return { ...planned?.[0], all: toBuy }
  }
  expect(await tonight()).toMatchObject({
    servings: 2,
    eaters: ['Tom'],
    eaterIds: [eater],
    cook: 'Cara',
    onList: false,
    toBuy: 0,
    all: undefined,
    isLogged: false,
  })
  await set({ onList: true })
  const lines = await readRows(user)
  expect(await tonight()).toMatchObject({ onList: true, toBuy: lines.length, all: lines.length })
  const at = { ms: app.deps.clock() }
  await sendOperations(user, [
    testOperation('list_items', lines[0]?.id ?? '', 'tickedAt', new Date(at.ms).toISOString(), at),
  ])
  expect(await tonight()).toMatchObject({ toBuy: lines.length - 1, all: lines.length - 1 })
  await cook(user, recipeId, { cookedOn: today })
  expect(await tonight()).toMatchObject({ isLogged: true })
})

test('new recipes are those of others in the language of the page', async () => {
  await publishRecipe(reader, { title: 'Mine' })
  const { id } = await publishRecipe(owner)
  await publishRecipe(owner, {
    title: 'Soupe aux carottes',
    content:
      'Pour 4 personnes\n\nIngrédients\n- 600 g de carottes\n\nPréparation\n1. Cuire les carottes à l’eau.',
  })
  expect((await home(reader, { in: 'en' })).newRecipes).toMatchObject([
    { id, title: 'Carrot soup with ginger' },
  ])
  expect((await home(reader, { in: 'fr' })).newRecipes).toMatchObject([{ title: 'Soupe aux carottes' }])
  expect((await home(reader, { in: 'de' })).newRecipes).toBeUndefined()
})

test('one idea is about a food that is harvested this month where the reader’s language is at home', async () => {
  const tart =
    'Serves 4\n\nIngredients\n- 500 g asparagus\n- 4 eggs\n\nInstructions\n1. Boil the asparagus for 10 minutes.'
  const { id } = await publishRecipe(owner, { title: 'Asparagus with eggs', content: tart })
  const idea = async (today: string, person = reader) =>
    (await home(person, { in: 'en', today })).inSeason?.id
  expect(await idea('2026-05-20')).toBe(id)
  expect(await idea('2026-05-20', owner)).not.toBe(id)
  expect(await idea('2026-12-20')).not.toBe(id)
})

test('above the public recipes stand quick ones of the season that suit those who eat, and those shared with one', async () => {
  const user = await signUpUser(app, admin)
  const friend = await signUpUser(app, admin)
  const seasonal = (title: string, minutes: number, extra = '') =>
    publishRecipe(owner, {
      title,
      total_time: minutes,
      content: `Serves 4\n\nIngredients\n- 500 g asparagus\n${extra}\n\nInstructions\n1. Boil the asparagus.`,
    })
  const quick = await seasonal('Quick asparagus', 20)
  const nutty = await seasonal('Quick asparagus with nuts', 20, '- 50 g walnuts')
  const slow = await seasonal('Slow asparagus', 90)
  const rows = (person = user) => person.call(getDiscoverRows, { query: { today: '2026-05-20' } })
  const seasonOf = async () => (await rows()).season.map(({ id }) => id)
  expect(await seasonOf()).toEqual(expect.arrayContaining([quick.id, nutty.id]))
  expect(await seasonOf()).not.toContain(slow.id)
  await user.call(addEater, { body: { id: randomUUID(), name: 'Tom', allergens: ['nuts'] } })
  expect(await seasonOf()).not.toContain(nutty.id)

  expect((await rows()).groups).toEqual([])
  const group = await insertGroup(app, friend, { members: [user] })
  const secret = await createTestRecipe(friend, { title: 'Grandmother’s secret' })
  const own = await createTestRecipe(user)
  await shareInto(app, group, own.id, user)
  const { withdraw } = await shareInto(app, group, secret.id, friend)
  expect((await rows()).groups.map(({ title }) => title)).toEqual(['Grandmother’s secret'])
  expect((await rows(reader)).groups).toEqual([])
  await withdraw()
  expect((await rows()).groups).toEqual([])
})

test('the next meals are those of the household, of today and the six days after', async () => {
  const other = await signUpUser(app, admin)
  const { id } = await publishRecipe(owner, { title: 'Lentil soup' })
  const planned = async (person: TestUser, day: string, meal: string, fields: object) => {
    const row = randomUUID()
    const values = Object.entries({ day, meal, ...fields })
    const operation = ([field, value]: [string, FieldValue]) =>
      testOperation('plan_entries', row, field, value, { ms: app.deps.clock() })
    await sendOperations(person, values.map(operation))
  }
  await planned(other, '2026-11-24', 'dinner', { title: 'Pizza out' })
  await planned(other, '2026-11-24', 'breakfast', { title: 'Porridge' })
  await planned(other, '2026-11-23', 'dinner', { recipeId: id })
  await planned(other, '2026-11-22', 'dinner', { title: 'Yesterday' })
  await planned(other, '2026-11-30', 'dinner', { title: 'Next week' })
  const { planned: meals } = await home(other, { today: '2026-11-23' })
  expect(meals?.map(({ day, title, recipe }) => [day, title, recipe?.id])).toEqual([
    ['2026-11-23', 'Lentil soup', id],
    ['2026-11-24', 'Porridge', undefined],
    ['2026-11-24', 'Pizza out', undefined],
  ])
  expect((await home(await signUpUser(app, admin), { today: '2026-11-23' })).planned).toBeUndefined()
})

test('what was cooked last and a year ago this week is the user’s own', async () => {
  const { id } = await publishRecipe(owner)
  await cook(reader, id, { cookedOn: '2025-03-02', note: 'Then' })
  await cook(reader, id, { cookedOn: '2026-03-01', nextTime: 'More ginger' })
  await cook(owner, id, { visibleTo: 'members', note: 'Not the reader’s' })
  expect(await home(reader, { today: '2026-03-03' })).toMatchObject({
    cooked: [{ cookedOn: '2026-03-01', nextTime: 'More ginger' }, { note: 'Then' }],
    aYearAgo: [{ cookedOn: '2025-03-02' }],
  })
  expect((await home(reader, { today: '2026-06-03' })).aYearAgo).toBeUndefined()
})

test('open conversations are those that did not become a recipe', async () => {
  const { id } = await publishRecipe(reader)
  const user_id = await userIdOf(app, reader)
  const at = new Date(app.deps.clock())
  const conversation = { user_id, created_at: at, active_at: at }
  await app.db
    .insertInto('conversations')
    .values([
      { ...conversation, id: crypto.randomUUID(), title: 'Leek gratin', recipe_id: null },
      { ...conversation, id: crypto.randomUUID(), title: 'Saved soup', recipe_id: id },
    ])
    .execute()
  expect((await home()).conversations).toMatchObject([{ title: 'Leek gratin' }])
  expect((await home(owner)).conversations).toBeUndefined()
})

test('unread threads are followed ones of the user’s groups, with the first unread post', async () => {
  const group = await insertGroup(app, owner, { members: [reader], name: 'Soup club' })
  const thread = (title: string) =>
    owner.call(createThread, { params: { id: group }, body: { title, content: 'Words' } })
  const post = (id: string, content: string) => owner.call(createPost, { params: { id }, body: { content } })
  const followed = await thread('Salt')
  const other = await thread('Sugar')
  await reader.call(followThread, { params: { id: followed.id }, body: { follows: true } })
  expect((await home()).threads).toBeUndefined()
  const { id: first } = await post(followed.id, 'One')
  await post(followed.id, 'Two')
  await post(other.id, 'Unseen')
  expect((await home()).threads).toEqual([
    { id: followed.id, title: 'Salt', group: { id: group, name: 'Soup club' }, unread: 2, postId: first },
  ])
  await app.db
    .deleteFrom('group_members')
    .where('user_id', '=', await userIdOf(app, reader))
    .execute()
  expect((await home()).threads).toBeUndefined()
})

test('an unknown language is refused', async () => {
  await expect(home(reader, { in: 'xx' })).rejects.toThrow('invalid input')
})
