import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  deleteCooked,
  editCooked,
  listCooked,
  listMyCooked,
  logCooked,
} from '#shared/contract/cooking-log.ts'
import { listNotifications } from '#shared/contract/notifications.ts'
import { listPhotos, uploadPhoto } from '#shared/contract/photos.ts'
import { listMyRatings, rateRecipe } from '#shared/contract/ratings.ts'
import { deleteRecipe, getRecipe } from '#shared/contract/recipes.ts'
import { deleteAccount } from '#shared/contract/account.ts'
import { rateLimits } from '#shared/constants/rate-limits.ts'
import { openTestApp, type TestApp } from '../../../test/app.ts'
import { noise } from '../../../test/images.ts'
import { exhaustLimit } from '../../../test/rate-limits.ts'
import { createTestRecipe, publishRecipe } from '../../../test/recipes.ts'
import { goodPassword, signUpAdmin, signUpUser, type TestUser } from '../../../test/users.ts'
import { cook, wrongCookCounters } from './test-support.ts'

let app: TestApp
let admin: TestUser
let owner: TestUser
let reader: TestUser
let other: TestUser
let id: string
let photo: Blob

beforeAll(async () => {
  app = await openTestApp()
  admin = await signUpAdmin(app)
  owner = await signUpUser(app, admin, { name: 'Olive' })
  reader = await signUpUser(app, admin, { name: 'Gus' })
  other = await signUpUser(app, admin, { name: 'Ida' })
  photo = new Blob([new Uint8Array(await noise(24, 16).jpeg().toBuffer())])
})
beforeEach(async () => {
  await app.db.deleteFrom('notifications').execute()
  ;({ id } = await publishRecipe(owner))
})
afterAll(() => app.close())

const day = (offset = 0) => new Date(app.deps.clock() + offset * 86_400_000).toISOString().slice(0, 10)
const diary = (person: TestUser, query: object = {}) => person.call(listMyCooked, { query })
const shown = (person: TestUser, recipe = id) =>
  person.call(listCooked, { params: { id: recipe }, query: {} })
const read = (person: TestUser) => person.call(getRecipe, { params: { id } })
const edit = (person: TestUser, entry: string, body: object) =>
  person.call(editCooked, { params: { id: entry }, body })
const addPhoto = (person: TestUser, entry: string) =>
  person.call(uploadPhoto, { params: { id }, form: { file: photo, cooking_log_id: entry } })
const toldKinds = async (person: TestUser) =>
  (await person.call(listNotifications, { query: {} })).map(({ kind, count }) => `${kind} ${count}`)

describe('noting what was cooked', () => {
  test('stores the day, the servings of the recipe and everything that was said, for the cook alone', async () => {
    const entry = await cook(reader, id, {
      cookedOn: day(-2),
      stars: 4,
      note: ' Lovely ',
      nextTime: 'Less salt',
      changed: 'Leeks',
      minutes: 50,
    })
    expect(entry).toMatchObject({
      cookedOn: day(-2),
      servings: 4,
      stars: 4,
      note: 'Lovely',
      nextTime: 'Less salt',
      changed: 'Leeks',
      minutes: 50,
      visibleTo: 'me',
      title: 'Carrot soup with ginger',
      recipe: { id },
      photos: [],
    })
    expect(await diary(reader)).toContainEqual(entry)
    expect(await diary(other)).toEqual([])
    expect(await cook(reader, id, { servings: 7 })).toMatchObject({
      cookedOn: day(),
      servings: 7,
      note: null,
    })
  })

  test('twice with one id is one entry; twice on a day are two', async () => {
    const entry = crypto.randomUUID()
    const [one, two] = await Promise.all([
      cook(reader, id, { id: entry, note: 'One', visibleTo: 'members' }),
      cook(reader, id, { id: entry, note: 'One', visibleTo: 'members' }),
    ])
    expect(one).toEqual(two)
    expect((await read(reader)).cooked).toMatchObject({ times: 1, cooks: 1 })
    expect(await toldKinds(owner)).toEqual(['cooked 1'])
    await expect(cook(other, id, { id: entry })).rejects.toThrow('not found')
    await cook(reader, id, { visibleTo: 'members' })
    expect((await read(reader)).cooked).toMatchObject({ times: 2, cooks: 1 })
  })

  test('takes no later day than the one in the zone furthest east, and no impossible one', async () => {
    await cook(reader, id, {
      cookedOn: new Date(app.deps.clock() + 14 * 3_600_000).toISOString().slice(0, 10),
    })
    const { id: entry } = await cook(reader, id)
    for (const cookedOn of [day(2), '2026-02-30', '26-1-1']) {
      await expect(cook(reader, id, { cookedOn })).rejects.toThrow('invalid input')
      await expect(edit(reader, entry, { cookedOn })).rejects.toThrow('invalid input')
    }
  })

  test('of an own recipe is possible, rating it is not', async () => {
    const entry = await cook(owner, id, { note: 'As always', visibleTo: 'members' })
    expect((await shown(reader)).entries).toMatchObject([{ note: 'As always', cook: { name: 'Olive' } }])
    expect(await toldKinds(owner)).toEqual([])
    await expect(cook(owner, id, { stars: 5 })).rejects.toMatchObject({ code: 'own recipe', status: 403 })
    await expect(edit(owner, entry.id, { stars: 5 })).rejects.toThrow('own recipe')
  })

  test('of a recipe that the user cannot read, or too often, is refused', async () => {
    const { id: secret } = await createTestRecipe(owner)
    for (const recipe of [secret, crypto.randomUUID(), 'x'])
      await expect(cook(reader, recipe)).rejects.toThrow('not found')
    const entry = await cook(other, id)
    await app.db.deleteFrom('rate_limits').execute()
    await exhaustLimit(app, other, 'cooked', rateLimits.cookedPerMember)
    await expect(cook(other, id)).rejects.toThrow('too many requests')
    await expect(edit(other, entry.id, { note: 'x' })).rejects.toThrow('too many requests')
    await app.db.deleteFrom('rate_limits').execute()
  })
})

describe('stars', () => {
  const ratingOf = async (person: TestUser) =>
    (await person.call(listMyRatings, { query: {} })).find(({ recipeId }) => recipeId === id)?.rating
  const score = async () =>
    (await app.db.selectFrom('recipes').select('rating_score').where('id', '=', id).executeTakeFirstOrThrow())
      .rating_score

  test('of a visible entry are the one rating of the user, from the latest day', async () => {
    const latest = await cook(reader, id, { stars: 4, visibleTo: 'members' })
    expect(await ratingOf(reader)).toBe(4)
    await cook(reader, id, { stars: 2, cookedOn: day(-30), visibleTo: 'members' })
    expect(await ratingOf(reader)).toBe(4)
    await edit(reader, latest.id, { stars: 5 })
    expect(await ratingOf(reader)).toBe(5)
    expect(await read(owner)).toMatchObject({ rating: 5, ratingCount: 1 })
  })

  test('of a private entry are for the diary, unless the user says that they rate', async () => {
    const { id: entry } = await cook(reader, id, { stars: 1 })
    expect(await ratingOf(reader)).toBeUndefined()
    await cook(reader, id, { stars: 3, rate: true })
    expect(await ratingOf(reader)).toBe(3)
    await edit(reader, entry, { rate: true })
    expect(await ratingOf(reader)).toBe(1)
    expect(await score()).toBeCloseTo((1 + 17.5) / 6)
    await edit(reader, entry, { stars: 2, visibleTo: 'members' })
    expect(await ratingOf(reader)).toBe(2)
  })

  test('of somebody who shows that they cooked it count twice in the order, and once in the mean', async () => {
    await other.call(rateRecipe, { params: { id }, body: { rating: 1 } })
    await cook(reader, id, { stars: 5, visibleTo: 'members' })
    expect(await read(owner)).toMatchObject({ rating: 3, ratingCount: 2 })
    expect(await score()).toBeCloseTo((1 + 5 + 5 + 17.5) / 8)
    await reader.call(rateRecipe, { params: { id }, body: { rating: 4 } })
    expect(await score()).toBeCloseTo((1 + 4 + 4 + 17.5) / 8)
    expect(await wrongCookCounters(app)).toEqual([])
  })
})

describe('the note for the next time', () => {
  test('is the latest one, for its cook alone', async () => {
    await cook(reader, id, { nextTime: 'Less salt', cookedOn: day(-9), visibleTo: 'members' })
    const { id: latest } = await cook(reader, id, { nextTime: 'More ginger', cookedOn: day(-1) })
    await cook(reader, id)
    expect((await read(reader)).cooked?.nextTime).toEqual({ text: 'More ginger', cookedOn: day(-1) })
    expect((await read(owner)).cooked?.nextTime).toBeNull()
    expect(JSON.stringify(await shown(owner))).not.toContain('Less salt')
    await edit(reader, latest, { nextTime: null })
    expect((await read(reader)).cooked?.nextTime?.text).toBe('Less salt')
  })
})

describe('an entry', () => {
  test('shows its photos, how many cooked the dish and how many changed something', async () => {
    const { id: entry } = await cook(reader, id, { visibleTo: 'members', changed: 'No ginger', stars: 4 })
    const { id: picture } = await addPhoto(reader, entry)
    await cook(reader, id, { visibleTo: 'members', changed: 'No onion', cookedOn: day(-1) })
    await cook(other, id, { visibleTo: 'members', cookedOn: day(-2) })
    const list = await shown(owner)
    expect(list).toMatchObject({ cooks: 2, changers: 1, lastCookedOn: null })
    expect(list.entries.map(({ cook: by, mine, changed }) => [by.name, mine, changed])).toEqual([
      ['Gus', false, 'No ginger'],
      ['Gus', false, 'No onion'],
      ['Ida', false, null],
    ])
    expect(list.entries[0]?.photos).toMatchObject([{ id: picture, author: 'Gus' }])
    expect((await shown(reader)).lastCookedOn).toBe(day())
    expect((await toldKinds(owner)).toSorted()).toEqual(['cooked 1', 'cooked 2', 'rating 1'])
    expect(await reader.call(listCooked, { params: { id }, query: { limit: 1, offset: 2 } })).toMatchObject({
      entries: [{ cook: { name: 'Ida' } }],
    })
  })

  test('is changed and deleted by its cook only; private ones of others do not exist', async () => {
    const { id: visible } = await cook(reader, id, { visibleTo: 'members' })
    const { id: hidden } = await cook(reader, id)
    const remove = (person: TestUser, entry: string) => person.call(deleteCooked, { params: { id: entry } })
    await expect(edit(owner, visible, { note: 'x' })).rejects.toMatchObject({ code: 'not allowed' })
    await expect(remove(owner, visible)).rejects.toMatchObject({ code: 'not allowed' })
    for (const entry of [hidden, crypto.randomUUID(), 'x']) {
      await expect(edit(admin, entry, { note: 'x' })).rejects.toThrow('not found')
      await expect(remove(admin, entry)).rejects.toThrow('not found')
    }
    const { objectName } = await addPhoto(reader, visible)
    await remove(reader, visible)
    await expect(remove(reader, visible)).rejects.toThrow('not found')
    expect(await app.deps.images.get(objectName)).toBeNull()
    expect(await shown(reader)).toMatchObject({ cooks: 0, entries: [] })
    expect(await wrongCookCounters(app)).toEqual([])
  })

  test('takes photos of its cook and recipe only', async () => {
    const { id: entry } = await cook(reader, id)
    const { id: another } = await publishRecipe(owner)
    await expect(addPhoto(owner, entry)).rejects.toThrow('not found')
    await expect(addPhoto(reader, 'x')).rejects.toThrow('not found')
    const form = { file: photo, cooking_log_id: entry }
    await expect(reader.call(uploadPhoto, { params: { id: another }, form })).rejects.toThrow('not found')
  })

  test('that becomes visible notifies once and shows its photos, and takes them back', async () => {
    const { id: entry } = await cook(reader, id)
    await addPhoto(reader, entry)
    const photosFor = async () => (await owner.call(listPhotos, { params: { id }, query: {} })).length
    expect([await photosFor(), await toldKinds(owner)]).toEqual([0, []])
    for (const visibleTo of ['members', 'me', 'members'] as const) {
      await edit(reader, entry, { visibleTo })
      const isVisible = visibleTo === 'members'
      expect(await photosFor()).toBe(Number(isVisible))
      expect(await toldKinds(owner)).toEqual(isVisible ? ['cooked 1'] : [])
      expect(await wrongCookCounters(app)).toEqual([])
    }
    expect((await read(owner)).photosCount).toBe(1)
  })
})

describe('the diary', () => {
  test('is read between two days, and around a day in the years before', async () => {
    const cooked = ['2023-03-05', '2024-02-27', '2024-03-03', '2025-03-02', '2025-03-09', '2026-03-01']
    const person = await signUpUser(app, admin)
    for (const cookedOn of cooked) await cook(person, id, { cookedOn })
    const days = async (query: object) => (await diary(person, query)).map(({ cookedOn }) => cookedOn)
    expect(await days({ from: '2024-03-01', to: '2025-03-02' })).toEqual(['2025-03-02', '2024-03-03'])
    expect(await days({ around: '2026-03-02' })).toEqual(['2025-03-02', '2024-03-03', '2023-03-05'])
    expect(await days({ around: '2024-02-29' })).toEqual([])
    expect(await days({ limit: 2, offset: 1 })).toEqual(['2025-03-09', '2025-03-02'])
    await cook(person, id, { cookedOn: `${Number(day().slice(0, 4)) - 1}${day().slice(4)}` })
    expect(await days({ around: 'today' })).toHaveLength(1)
    await expect(days({ from: 'yesterday' })).rejects.toThrow('invalid input')
  })

  test('keeps the title of a recipe that is deleted or whose author has gone', async () => {
    const author = await signUpUser(app, admin)
    const { id: recipe } = await publishRecipe(author, { title: 'Grandmother’s soup' })
    const { id: entry } = await cook(reader, recipe, { note: 'Good' })
    await author.call(deleteRecipe, { params: { id: recipe } })
    const find = async () => (await diary(reader)).find((each) => each.id === entry)
    expect(await find()).toMatchObject({ title: 'Grandmother’s soup', recipe: null, note: 'Good' })
    await edit(reader, entry, { note: 'Very good', stars: 4 })
    await expect(edit(reader, entry, { visibleTo: 'members' })).rejects.toThrow('not found')
    await author.call(deleteAccount, { body: { password: goodPassword } })
    expect(await find()).toMatchObject({ title: 'Grandmother’s soup', recipe: null, note: 'Very good' })
    await edit(reader, entry, { nextTime: 'Ask her' })
    await reader.call(deleteCooked, { params: { id: entry } })
    expect(await find()).toBeUndefined()
  })

  test('goes with its user, and leaves the counters right', async () => {
    const leaver = await signUpUser(app, admin)
    const { id: entry } = await cook(leaver, id, { stars: 5, visibleTo: 'members' })
    await cook(leaver, id)
    await addPhoto(leaver, entry)
    await leaver.call(deleteAccount, { body: { password: goodPassword } })
    expect(await shown(owner)).toMatchObject({ cooks: 0, entries: [] })
    expect(await wrongCookCounters(app)).toEqual([])
  })
})

test('an unknown field of an entry is ignored, an empty text clears', async () => {
  const { id: entry } = await reader.call(logCooked, {
    params: { id },
    body: { id: crypto.randomUUID(), note: '  ', nextTime: 'x' },
  })
  expect(await edit(reader, entry, { nextTime: '' })).toMatchObject({ note: null, nextTime: null })
})
