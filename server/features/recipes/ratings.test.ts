import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { likeRecipe, listMyLikes, listMyRatings, rateRecipe } from '#shared/contract/ratings.ts'
import { deleteRecipe, getRecipe } from '#shared/contract/recipes.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { signUpAdmin, signUpUser, type TestUser } from '../../test/users.ts'
import { createTestRecipe, publishRecipe } from '../../test/recipes.ts'

let app: TestApp
let owner: TestUser
let reader: TestUser
let other: TestUser

beforeAll(async () => {
  app = await openTestApp()
  const admin = await signUpAdmin(app)
  owner = await signUpUser(app, admin)
  reader = await signUpUser(app, admin)
  other = await signUpUser(app, admin)
})
afterAll(() => app.close())

const rate = (person: TestUser, id: string, rating: number) =>
  person.call(rateRecipe, { params: { id }, body: { rating } })
const like = (person: TestUser, id: string) => person.call(likeRecipe, { params: { id } })
const read = (id: string) => owner.call(getRecipe, { params: { id } })

describe('rating', () => {
  test('counts once per user, can be changed, and the recipe shows the mean', async () => {
    const { id, rating } = await publishRecipe(owner)
    expect(rating).toBe(0)
    await rate(reader, id, 5)
    await rate(other, id, 2)
    expect((await read(id)).rating).toBe(3.5)
    await rate(reader, id, 3)
    expect((await read(id)).rating).toBe(2.5)
    expect((await reader.call(listMyRatings))[0]).toEqual({ recipeId: id, rating: 3 })
  })

  test('a recipe tells each member their own rating and like', async () => {
    const { id } = await publishRecipe(owner)
    const own = async (person: TestUser) => {
      const { myRating, liked } = await person.call(getRecipe, { params: { id } })
      return { myRating, liked }
    }
    expect(await own(reader)).toEqual({ myRating: null, liked: false })
    await rate(reader, id, 4)
    await like(reader, id)
    expect(await own(reader)).toEqual({ myRating: 4, liked: true })
    expect(await own(other)).toEqual({ myRating: null, liked: false })
  })

  test('concurrent ratings by one user are one rating', async () => {
    const { id } = await publishRecipe(owner)
    await Promise.all([1, 2, 3, 4, 5, 5, 4, 3, 2, 1].map((stars) => rate(reader, id, stars)))
    const row = await app.db.selectFrom('recipes').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const ownRating = (await reader.call(listMyRatings)).find(({ recipeId }) => recipeId === id)
    expect([row.rating_count, row.rating_sum]).toEqual([1, ownRating?.rating])
  })

  test('one’s own recipe is 403 own recipe', async () => {
    const { id } = await publishRecipe(owner)
    await expect(rate(owner, id, 5)).rejects.toMatchObject({ code: 'own recipe', status: 403 })
  })

  test('accepts whole stars from 1 to 5 only', async () => {
    const { id } = await publishRecipe(owner)
    for (const bad of [0, 6, -1, 2.5, '3', null, undefined]) {
      await expect(rate(reader, id, bad as number), String(bad)).rejects.toThrow('invalid input')
    }
    expect((await read(id)).rating).toBe(0)
  })

  test('a private, a deleted, an unknown and a malformed recipe do not exist', async () => {
    const { id: hidden } = await createTestRecipe(owner)
    const { id: deleted } = await publishRecipe(owner)
    await owner.call(deleteRecipe, { params: { id: deleted } })
    for (const id of [hidden, deleted, crypto.randomUUID(), 'x']) {
      await expect(rate(reader, id, 5), id).rejects.toThrow('not found')
      await expect(like(reader, id), id).rejects.toThrow('not found')
    }
    await expect(like(owner, deleted)).rejects.toThrow('not found')
  })
})

describe('liking', () => {
  test('is a toggle that returns the new state', async () => {
    const { id } = await publishRecipe(owner)
    const answer = await reader.fetch(`/api/recipes/${id}/like`, { method: 'POST' })
    expect(await answer.json()).toEqual({ status: 'liked' })
    expect(await reader.call(listMyLikes)).toContain(id)
    expect((await read(id)).likeCount).toBe(1)
    expect(await like(reader, id)).toEqual({ liked: false })
    expect(await reader.call(listMyLikes)).not.toContain(id)
    expect((await read(id)).likeCount).toBe(0)
  })

  test('is open to the owner too, and each user counts once', async () => {
    const { id } = await publishRecipe(owner)
    await Promise.all([like(owner, id), like(reader, id), like(other, id)])
    expect((await read(id)).likeCount).toBe(3)
  })
})

describe('one’s own ratings and likes', () => {
  test('are listed for oneself only, with the fields of the specification', async () => {
    const { id } = await publishRecipe(owner)
    await rate(other, id, 4)
    const wire = (await (await other.fetch('/api/recipes/my/ratings')).json()) as unknown[]
    expect(wire[0]).toEqual({ RecipeID: id, Rating: 4 })
    expect(await owner.call(listMyRatings)).toEqual([])
  })
})
