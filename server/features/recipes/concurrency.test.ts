import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addComment, deleteComment } from '#shared/contract/comments.ts'
import { countPublicRecipes } from '#shared/contract/discover.ts'
import { deletePhoto, uploadPhoto } from '#shared/contract/photos.ts'
import { likeRecipe, rateRecipe } from '#shared/contract/ratings.ts'
import { deleteRecipe, restoreRecipe, setRecipePublic } from '#shared/contract/recipes.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { signUpAdmin, signUpUser, type TestUser } from '../../test/users.ts'
import { noise } from '../../test/images.ts'
import { publishRecipe } from '../../test/recipes.ts'

let app: TestApp
let owner: TestUser
let users: TestUser[]

beforeAll(async () => {
  app = await openTestApp()
  const admin = await signUpAdmin(app)
  owner = await signUpUser(app, admin)
  users = []
  for (let number = 0; number < 10; number += 1) users.push(await signUpUser(app, admin))
})
afterAll(() => app.close())

/** Every recipe whose counters differ from the rows they count. */
async function wrongCounters() {
  const { rows } = await sql`select * from (
    select id, like_count, comments_count, photos_count, rating_count, rating_sum,
      (select count(*) from likes where recipe_id = recipes.id) as likes,
      (select count(*) from comments where recipe_id = recipes.id) as comments,
      (select count(*) from photos where recipe_id = recipes.id) as photos,
      (select count(*) from ratings where recipe_id = recipes.id) as ratings,
      (select coalesce(sum(stars), 0) from ratings where recipe_id = recipes.id) as stars
    from recipes) counted
    where (like_count, comments_count, photos_count, rating_count, rating_sum)
      is distinct from (likes, comments, photos, ratings, stars)`.execute(app.db)
  return rows
}

const publicRecipes = async () =>
  (
    await app.db
      .selectFrom('recipes')
      .select(sql<number>`count(*)`.as('count'))
      .where('is_public', '=', true)
      .where('deleted_at', 'is', null)
      .executeTakeFirstOrThrow()
  ).count

test('after 500 likes, ratings, comments, photos and deletes at once every counter equals a recount', async () => {
  const recipes = [await publishRecipe(owner), await publishRecipe(owner), await publishRecipe(owner)]
  const file = new Blob([new Uint8Array(await noise(24, 16).jpeg().toBuffer())])
  // One after the other, as a browser does: only a few uploads per user may wait for the decoder.
  const lastUpload = new Map<unknown, Promise<unknown>>()
  function oneByOne<Result>(person: unknown, upload: () => Promise<Result>): Promise<Result> {
    const next = (lastUpload.get(person) ?? Promise.resolve()).then(upload)
    lastUpload.set(person, next)
    return next
  }
  const actions: (() => Promise<unknown>)[] = []
  for (let round = 0; round < 500; round += 1) {
    const person = users[round % users.length] ?? owner
    const recipe = recipes[Math.floor(round / 7) % recipes.length]
    const params = { id: recipe?.id ?? '' }
    actions.push(
      [
        () => person.call(likeRecipe, { params }),
        () => person.call(rateRecipe, { params, body: { rating: 1 + (round % 5) } }),
        async () => {
          const { id } = await person.call(addComment, { params, body: { content: `No. ${round}` } })
          if (round % 2) {
            const remove = () => person.call(deleteComment, { params: { id } }).catch(() => undefined)
            await Promise.all([remove(), remove()])
          }
        },
        async () => {
          const { id } = await oneByOne(person, () => person.call(uploadPhoto, { params, form: { file } }))
          if (round % 2) {
            const remove = () => person.call(deletePhoto, { params: { id } }).catch(() => undefined)
            await Promise.all([remove(), remove()])
          }
        },
        () => owner.call(setRecipePublic, { params, body: { is_public: true } }),
      ][(round >> 1) % 5] ?? (() => Promise.reject(new Error('no such action'))),
    )
  }
  const results = await Promise.allSettled(actions.map((action) => action()))
  expect(results.filter(({ status }) => status === 'rejected')).toEqual([])
  expect(await wrongCounters()).toEqual([])
  const happened = await app.db
    .selectFrom('recipes')
    .select((count) => [
      count.fn.sum<string>('comments_count').as('comments'),
      count.fn.sum<string>('photos_count').as('photos'),
    ])
    .executeTakeFirstOrThrow()
  expect([Number(happened.comments), Number(happened.photos)]).toEqual([50, 50])
})

test('while the recipe is deleted and restored, failures have clear codes and counters stay correct', async () => {
  const { id } = await publishRecipe(owner)
  const params = { id }
  const actions = Array.from({ length: 200 }, (_, round) => async () => {
    const person = users[round % users.length] ?? owner
    if (round % 10 === 3) return owner.call(deleteRecipe, { params })
    if (round % 10 === 6) return owner.call(restoreRecipe, { params })
    if (round % 3) return person.call(likeRecipe, { params })
    return person.call(addComment, { params, body: { content: 'Lovely' } })
  })
  const results = await Promise.allSettled(actions.map((action) => action()))
  const refusals = results.flatMap((result) =>
    result.status === 'rejected' ? [(result.reason as Error).message] : [],
  )
  expect(refusals.filter((refusal) => refusal !== 'not found')).toEqual([])
  expect(await wrongCounters()).toEqual([])
})

test('the number of public recipes is correct after concurrent publications, deletions and restorations', async () => {
  const recipes = await Promise.all(Array.from({ length: 8 }, () => publishRecipe(owner)))
  const ends = await Promise.allSettled(
    Array.from({ length: 160 }, (_, round) => {
      const params = { id: recipes[round % recipes.length]?.id ?? '' }
      if (round % 3 === 0) return owner.call(deleteRecipe, { params })
      if (round % 3 === 1) return owner.call(restoreRecipe, { params })
      return owner.call(setRecipePublic, { params, body: { is_public: round % 2 === 0 } })
    }),
  )
  const refusals = ends.flatMap((end) => (end.status === 'rejected' ? [(end.reason as Error).message] : []))
  expect(refusals.filter((refusal) => refusal !== 'not found')).toEqual([])
  expect(refusals.length).toBeLessThan(54)
  const total = await publicRecipes()
  expect(await owner.call(countPublicRecipes, { query: {} })).toMatchObject({ total })
  await app.db.deleteFrom('recipes').execute()
  expect(await owner.call(countPublicRecipes, { query: {} })).toMatchObject({ total: 0 })
})
