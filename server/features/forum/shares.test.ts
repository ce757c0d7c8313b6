import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  createPost,
  createThread,
  followThread,
  getThread,
  listRecipeShares,
  listThreads,
  shareRecipeToGroup,
  updateThread,
  withdrawRecipe,
} from '#shared/contract/forum.ts'
import { leaveGroup } from '#shared/contract/groups.ts'
import { listNotifications } from '#shared/contract/notifications.ts'
import { deleteRecipe, restoreRecipe, setRecipePublic } from '#shared/contract/recipes.ts'
import { sendDigests } from '../notifications/digest.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { addToGroup, insertGroup } from '../../test/groups.ts'
import { signUpAdmin, signUpUser, type TestUser } from '../../test/users.ts'
import { createTestRecipe } from '../../test/recipes.ts'

let app: TestApp
let cook: TestUser
let host: TestUser
let stranger: TestUser

beforeAll(async () => {
  app = await openTestApp()
  const admin = await signUpAdmin(app)
  cook = await signUpUser(app, admin)
  host = await signUpUser(app, admin)
  stranger = await signUpUser(app, admin)
})
afterAll(() => app.close())

const sharesOf = (id: string, person = cook) => person.call(listRecipeShares, { params: { id } })
const share = (person: TestUser, id: string, recipeId: string) =>
  person.call(shareRecipeToGroup, { params: { id }, body: { recipe_id: recipeId } })

test('an owner lists the groups of a shared recipe, each once, and withdraws it', async () => {
  const { id } = await createTestRecipe(cook)
  expect(await sharesOf(id)).toEqual([])
  const bakers = await insertGroup(app, host, { members: [cook], name: 'Bakers' })
  const allotment = await insertGroup(app, host, { members: [cook], name: 'Allotment' })
  for (const group of [bakers, bakers, allotment]) await share(cook, group, id)
  expect(await sharesOf(id)).toEqual([
    { groupId: allotment, name: 'Allotment' },
    { groupId: bakers, name: 'Bakers' },
  ])
  await cook.call(withdrawRecipe, { params: { id: bakers, recipeId: id } })
  expect(await sharesOf(id)).toEqual([{ groupId: allotment, name: 'Allotment' }])
})

test('a former member of a private group can still withdraw a recipe', async () => {
  const { id } = await createTestRecipe(cook)
  const group = await insertGroup(app, host, { members: [cook] })
  await share(cook, group, id)
  await cook.call(leaveGroup, { params: { id: group } })
  expect(await sharesOf(id)).toEqual([{ groupId: group, name: 'Soup club' }])
  await cook.call(withdrawRecipe, { params: { id: group, recipeId: id } })
  expect(await sharesOf(id)).toEqual([])
})

test('others cannot list it, and the owner does not see private groups into which others share it', async () => {
  const { id } = await createTestRecipe(cook)
  await expect(sharesOf(id, stranger)).rejects.toThrow('not found')
  await expect(app.anonymous().call(listRecipeShares, { params: { id } })).rejects.toThrow('not signed in')
  await cook.call(setRecipePublic, { params: { id }, body: { is_public: true } })
  await expect(sharesOf(id, stranger)).rejects.toThrow('not allowed')
  await share(host, await insertGroup(app, host), id)
  expect(await sharesOf(id)).toEqual([])
})

describe('the title of a thread started by sharing', () => {
  const secret = 'Grandmother’s quince tart'

  /** A private recipe shared into a group of cook and host; with its thread’s title as each of them sees it. */
  async function sharedThread() {
    const recipe = await createTestRecipe(cook, { title: secret })
    const group = await insertGroup(app, host, { members: [cook] })
    const thread = await share(cook, group, recipe.id)
    const titleFor = async (person: TestUser) => {
      const [listed] = await person.call(listThreads, { params: { id: group }, query: {} })
      const one = await person.call(getThread, { params: { id: thread.id } })
      expect(listed?.title).toBe(one.title)
      return one.title
    }
    const withdraw = () => cook.call(withdrawRecipe, { params: { id: group, recipeId: recipe.id } })
    return { recipe, group, thread, titleFor, withdraw }
  }

  test('disappears for all members when the share is withdrawn', async () => {
    const { group, titleFor, withdraw } = await sharedThread()
    expect(await titleFor(host)).toBe(secret)
    await withdraw()
    expect(await titleFor(host)).toBe(null)
    await addToGroup(host, stranger, group)
    expect(await titleFor(stranger)).toBe(null)
    expect(await titleFor(cook)).toBe(secret)
  })

  test('disappears when the recipe is deleted or private again, and comes back with it', async () => {
    const { recipe, titleFor } = await sharedThread()
    await cook.call(deleteRecipe, { params: { id: recipe.id } })
    expect(await titleFor(host)).toBe(null)
    await cook.call(restoreRecipe, { params: { id: recipe.id } })
    expect(await titleFor(host)).toBe(secret)
  })

  test('is not in notifications or the daily mail afterwards', async () => {
    const { thread, withdraw } = await sharedThread()
    await host.call(followThread, { params: { id: thread.id }, body: { follows: true } })
    await cook.call(createPost, { params: { id: thread.id }, body: { content: 'Try it' } })
    const notificationTitle = async () =>
      (await host.call(listNotifications, { query: {} }))[0]?.thread?.title
    expect(await notificationTitle()).toBe(secret)
    await withdraw()
    expect(await notificationTitle()).toBe(null)
    app.advanceClock(24 * 3600 * 1000)
    await sendDigests(app.deps, app.deps.clock())
    const mail = (await app.mails()).findLast(({ to }) => to === host.email)
    expect(mail?.text).toContain('“This recipe is no longer shared”')
    expect(`${mail?.text}${mail?.html}`).not.toContain('quince')
  })

  test('stays if a user wrote it, at once or later', async () => {
    const { recipe, group, thread, withdraw } = await sharedThread()
    const body = { title: 'My own words', content: 'Look', recipe_id: recipe.id }
    const written = await cook.call(createThread, { params: { id: group }, body })
    await cook.call(updateThread, { params: { id: thread.id }, body: { title: 'Other words' } })
    await withdraw()
    const threads = await host.call(listThreads, { params: { id: group }, query: {} })
    expect(threads.map(({ title }) => title).toSorted()).toEqual(['My own words', 'Other words'])
    expect((await host.call(getThread, { params: { id: written.id } })).recipe?.title).toBe(null)
  })
})
