import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteCooked, editCooked } from '#shared/contract/cooking-log.ts'
import { uploadPhoto } from '#shared/contract/photos.ts'
import { rateRecipe } from '#shared/contract/ratings.ts'
import { hideEntry } from './write.ts'
import { openTestApp, type TestApp } from '../../../test/app.ts'
import { userIdOf } from '../../../test/groups.ts'
import { noise } from '../../../test/images.ts'
import { publishRecipe } from '../../../test/recipes.ts'
import { signUpAdmin, signUpUser, type TestUser } from '../../../test/users.ts'
import { cook, wrongCookCounters } from './test-support.ts'

let app: TestApp
let owner: TestUser
let users: TestUser[]

beforeAll(async () => {
  app = await openTestApp()
  const admin = await signUpAdmin(app)
  owner = await signUpUser(app, admin)
  users = []
  for (let number = 0; number < 4; number += 1) users.push(await signUpUser(app, admin))
})
afterAll(() => app.close())

test('after 200 entries, changes, ratings, photos, hidings and deletions, forty at once, every counter equals a recount', async () => {
  const recipes = [await publishRecipe(owner), await publishRecipe(owner)]
  const file = new Blob([new Uint8Array(await noise(24, 16).jpeg().toBuffer())])
  const ids = new Map<TestUser, string>()
  for (const user of users) ids.set(user, await userIdOf(app, user))
  const uploads = new Map<TestUser, Promise<unknown>>()
  const play = async (round: number) => {
    const person = users[round % users.length] ?? owner
    const { id = '' } = recipes[(round >> 2) % recipes.length] ?? {}
    if (round % 5 === 4) return person.call(rateRecipe, { params: { id }, body: { rating: 1 + (round % 4) } })
    const entryId = crypto.randomUUID()
    const fields = {
      id: entryId,
      visibleTo: round % 3 === 0 ? ('me' as const) : ('members' as const),
      stars: round % 2 ? 1 + (round % 5) : null,
    }
    await Promise.all([cook(person, id, fields), cook(person, id, fields)])
    const edit = (body: object) => person.call(editCooked, { params: { id: entryId }, body })
    if (round % 10 === 0) {
      // One after the other: only a few uploads per user may wait for the decoder.
      const form = { file, cooking_log_id: entryId }
      const upload = () => person.call(uploadPhoto, { params: { id }, form })
      const next = (uploads.get(person) ?? Promise.resolve()).then(upload)
      uploads.set(person, next)
      await next
    }
    const hide = () =>
      app.db
        .transaction()
        .execute((transaction) =>
          hideEntry(transaction, { id: entryId, userId: ids.get(person) ?? '' }, new Date()),
        )
    const remove = () => person.call(deleteCooked, { params: { id: entryId } })
    const next = [
      () => Promise.all([edit({ visibleTo: 'members', stars: 5 }), edit({ visibleTo: 'me' })]),
      () => Promise.all([hide(), edit({ visibleTo: 'members' })]),
      () => Promise.allSettled([remove(), remove(), edit({ visibleTo: 'members' })]),
      () => Promise.all([hide(), hide()]),
      () => Promise.resolve(),
    ][(round % 7) % 5]
    return next?.()
  }
  // Forty at a time: more wait so long for a connection on a busy machine that some are turned away.
  const results: PromiseSettledResult<unknown>[] = []
  for (let first = 0; first < 200; first += 40) {
    const rounds = Array.from({ length: 40 }, (_, more) => play(first + more))
    results.push(...(await Promise.allSettled(rounds)))
  }
  expect(results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))).toEqual([])
  expect(await wrongCookCounters(app)).toEqual([])
  const { rows } = await app.db.executeQuery(
    app.db.selectFrom('recipes').select(['cooked_count', 'cooked_rating_count']).compile(),
  )
  expect(rows.every(({ cooked_count: count }) => count > 5)).toBe(true)
})
