import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { updateProfile } from '#shared/contract/account.ts'
import { addComment } from '#shared/contract/comments.ts'
import { likeRecipe, rateRecipe } from '#shared/contract/ratings.ts'
import {
  deleteRecipe,
  editRecipe,
  getPublicRecipe,
  restoreRecipe,
  setRecipePublic,
  type Recipe,
} from '#shared/contract/recipes.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { publishRecipe, soup } from '../../test/recipes.ts'
import { cook } from './cooking-log/test-support.ts'
import { signUpAdmin, signUpUser, type TestUser } from '../../test/users.ts'

let app: TestApp
let owner: TestUser
let reader: TestUser
let recipe: Recipe

beforeAll(async () => {
  app = await openTestApp()
  const admin = await signUpAdmin(app)
  owner = await signUpUser(app, admin, { name: 'Olive' })
  reader = await signUpUser(app, admin)
})
beforeEach(async () => {
  recipe = await publishRecipe(owner)
  // Read once, so that it is remembered.
  await read()
})
afterAll(() => app.close())

const params = () => ({ uuid: recipe.uuid })
const read = (person: Pick<TestUser, 'call'> = app.anonymous()) =>
  person.call(getPublicRecipe, { params: params(), query: {} })
const page = async () => {
  const answer = await app.anonymous().fetch(`/recipes/${recipe.uuid}`)
  return { status: answer.status, html: await answer.text() }
}

test('a remembered recipe shows every change at once, in its JSON and on its page', async () => {
  const { id } = recipe
  await page()
  await owner.call(editRecipe, { params: { id }, body: { ...soup, title: 'Parsnip soup' } })
  expect(await read()).toMatchObject({ title: 'Parsnip soup' })
  expect((await page()).html).toContain('Parsnip soup')

  await reader.call(likeRecipe, { params: { id } })
  await reader.call(rateRecipe, { params: { id }, body: { rating: 4 } })
  await reader.call(addComment, { params: { id }, body: { content: 'Good.' } })
  expect(await read()).toMatchObject({ likeCount: 1, rating: 4, ratingCount: 1, commentsCount: 1 })

  await owner.call(updateProfile, { body: { name: 'Oliver' } })
  expect(await read()).toMatchObject({ ownerName: 'Oliver' })
  expect((await page()).html).toContain('Oliver')
})

test('a remembered recipe is gone as soon as it is private or deleted, and comes back', async () => {
  const { id } = recipe
  const publish = (is_public: boolean) => owner.call(setRecipePublic, { params: { id }, body: { is_public } })
  await publish(false)
  await expect(read()).rejects.toThrow('not found')
  expect((await page()).status).toBe(404)
  await publish(true)
  expect(await read()).toMatchObject({ id })
  await owner.call(deleteRecipe, { params: { id } })
  await expect(read()).rejects.toThrow('not found')
  await owner.call(restoreRecipe, { params: { id } })
  expect(await read()).toMatchObject({ id })
  await app.db.updateTable('recipes').set({ hidden_at: new Date() }).where('id', '=', id).execute()
  await expect(read()).rejects.toThrow('not found')
})

test('a remembered recipe shows each reader what is their own', async () => {
  await cook(reader, recipe.id, { nextTime: 'Less ginger.', visibleTo: 'members' })
  const cookedOn = expect.any(String)
  for (let turn = 0; turn < 2; turn += 1) {
    expect(await read(owner)).toMatchObject({ mine: true, cooked: { times: 1, cooks: 1, nextTime: null } })
    expect(await read(reader)).toMatchObject({
      mine: false,
      cooked: { times: 1, nextTime: { text: 'Less ginger.', cookedOn } },
    })
    expect(await read()).toMatchObject({ mine: false, cooked: { nextTime: null } })
  }
})
