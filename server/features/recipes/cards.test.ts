import { sql, type KyselyPlugin } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { countPublicRecipes, listPublicRecipes, searchRecipes } from '#shared/contract/discover.ts'
import { likeRecipe, rateRecipe } from '#shared/contract/ratings.ts'
import * as cards from '#shared/contract/recipe-cards.ts'
import {
  deleteRecipe,
  getPublicRecipe,
  getRecipe,
  listMyDeletedRecipes,
  listMyRecipes,
  listShowcase,
  searchMyRecipes,
  type Recipe,
} from '#shared/contract/recipes.ts'
import { limits } from '#shared/constants/limits.ts'
import { addMissingPlaceholders } from '../images/missing-placeholders.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { openTestDatabase } from '../../test/database.ts'
import { signUpAdmin, signUpUser, type TestUser } from '../../test/users.ts'
import { createTestRecipe, publishRecipe } from '../../test/recipes.ts'

let app: TestApp
let admin: TestUser
let owner: TestUser
let reader: TestUser

/** A picture that is red on its left and blue on its right. */
const picture = async () => {
  const half = (background: string) =>
    ({ create: { width: 40, height: 60, channels: 3, background } }) as const
  const bytes = await sharp({ create: { width: 80, height: 60, channels: 3, background: 'blue' } })
    .composite([{ input: half('red'), left: 0, top: 0 }])
    .png()
    .toBuffer()
  return `data:image/png;base64,${bytes.toString('base64')}`
}

const longTitle = 'Slow-baked leeks with cream, sharp cheese and a crust, twice'
const longName = 'Wilhelmina Theodora Featherstonehaugh-Cholmondeley the Third'
const mine: Recipe[] = []

beforeAll(async () => {
  app = await openTestApp()
  admin = await signUpAdmin(app)
  owner = await signUpUser(app, admin)
  reader = await signUpUser(app, admin)
  await app.db.updateTable('users').set({ name: longName }).where('email', '=', owner.email).execute()
  for (const [title, dish] of [
    ['Leek soup', 'Starters'],
    ['Leek tart', 'Mains'],
    ['Leek ice', 'Desserts'],
  ] as const)
    mine.push(await publishRecipe(owner, { title, dish_type: dish }))
  mine.push(await publishRecipe(owner, { title: longTitle, total_time: 45, image_url: await picture() }))
  mine.reverse()
})
afterAll(() => app.close())

const fields = [
  'id',
  'uuid',
  'title',
  'dishType',
  'minutes',
  'rating',
  'likes',
  'owner',
  'language',
  'picture',
]
const ownFields = [...fields, 'isPublic', 'hidden', 'createdAt']
const wire = async (user: TestUser, path: string) =>
  (await (await user.fetch(path)).json()) as { title: string; picture: { link: string } }[]
const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id)
const sizeOf = (card: object) => Buffer.byteLength(JSON.stringify(card))

describe('a card', () => {
  test.each([
    '/api/recipes/public?view=card',
    '/api/recipes/search?q=leek&view=card',
    '/api/recipes/public/showcase?view=card',
  ])('of %s has these fields and at most 600 bytes', async (path) => {
    for (const { id } of mine) await reader.call(rateRecipe, { params: { id }, body: { rating: 4 } })
    const list = await wire(reader, path)
    expect(list).toHaveLength(4)
    for (const card of list) {
      expect(Object.keys(card)).toEqual(fields)
      expect(sizeOf(card)).toBeLessThanOrEqual(600)
    }
    const longest = list.find(({ title }) => title === longTitle)
    expect([longTitle.length, longName.length]).toEqual([60, 60])
    // With as many ratings and likes as any recipe may have.
    expect(
      sizeOf({ ...longest, rating: { mean: 4.1234, count: 12_345 }, likes: 12_345, minutes: 1440 }),
    ).toBeLessThanOrEqual(600)
  })

  test.each(['/api/recipes/my?view=card', '/api/recipes/my/search?q=leek&view=card'])(
    'of %s also has what its owner sees, and at most 700 bytes',
    async (path) => {
      const list = await wire(owner, path)
      expect(list).toHaveLength(4)
      for (const card of list) {
        expect(Object.keys(card)).toEqual(ownFields)
        expect(sizeOf(card)).toBeLessThanOrEqual(700)
      }
    },
  )

  test('says the same as the whole recipe', async () => {
    const [card] = await reader.call(cards.listPublicRecipeCards)
    const [whole] = await reader.call(listPublicRecipes)
    expect(card).toMatchObject({
      id: whole?.id,
      uuid: whole?.uuid,
      title: whole?.title,
      dishType: whole?.dishType,
      minutes: 45,
      rating: { mean: whole?.rating, count: 1 },
      likes: whole?.likeCount,
      owner: { name: longName },
      language: whole?.language,
    })
    expect(await reader.call(cards.getRecipeCard, { params: { id: card?.id ?? '' } })).toEqual(card)
  })

  test('has a link that opens the picture in any width, without a session', async () => {
    const [card] = await reader.call(cards.listPublicRecipeCards)
    const link = card?.picture?.link ?? ''
    expect(link).toMatch(/^\/images\/recipe_/)
    const whole = await app.anonymous().fetch(link)
    expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'image/png'])
    const small = await app.anonymous().fetch(`${link}&w=320`)
    expect([small.status, small.headers.get('content-type')]).toEqual([200, 'image/webp'])
  })

  test('has the same link for half an hour, which is valid for at least another half', async () => {
    const linkOf = async () => (await reader.call(cards.listPublicRecipeCards))[0]?.picture?.link ?? ''
    const halfHour = 30 * 60 * 1000
    app.advanceClock(halfHour - (app.deps.clock() % halfHour))
    const first = await linkOf()
    app.advanceClock(halfHour - 60_000)
    expect(await linkOf()).toBe(first)
    app.advanceClock(halfHour - 60_000)
    expect(await linkOf()).not.toBe(first)
    expect((await app.anonymous().fetch(first)).status).toBe(200)
    app.advanceClock(180_000)
    expect((await app.anonymous().fetch(first)).status).toBe(403)
  })

  test('has a placeholder of twelve pixels', async () => {
    const [card] = await reader.call(cards.listPublicRecipeCards)
    const { placeholder } = card?.picture ?? {}
    expect(placeholder).toHaveLength(32)
    const pixels = Buffer.from(placeholder ?? '', 'base64')
    expect([pixels.readUInt16LE(0), pixels.readUInt16LE(6)]).toEqual([31 << 10, 31])
  })

  test('gets the placeholder of an older picture by a job; one that cannot be read gets none', async () => {
    const [card] = await reader.call(cards.listPublicRecipeCards)
    const missing = `recipe_${crypto.randomUUID()}.png`
    await app.db.updateTable('images').set({ placeholder: null }).execute()
    await sql`insert into images (key, maker_id, width, height, created_at)
      select ${missing}, maker_id, width, height, created_at from images limit 1`.execute(app.db)
    expect((await reader.call(cards.listPublicRecipeCards))[0]?.picture?.placeholder).toBeNull()
    await addMissingPlaceholders(app.deps, app.deps.clock())
    expect((await reader.call(cards.listPublicRecipeCards))[0]).toEqual(card)
    const rest = await app.db.selectFrom('images').select('key').where('placeholder', 'is', null).execute()
    expect(rest).toEqual([])
  })

  test('another value of view, and none, mean the whole recipe', async () => {
    for (const query of ['', '?view=', '?view=list']) {
      const [recipe] = await wire(reader, `/api/recipes/public${query}`)
      expect(recipe).toHaveProperty('Content')
    }
  })
})

describe('a list of cards', () => {
  const pairs = [
    ['the public list', cards.listPublicRecipeCards, listPublicRecipes],
    ['the showcase', cards.listShowcaseCards, listShowcase],
    ['own recipes', cards.listMyRecipeCards, listMyRecipes],
    ['deleted recipes', cards.listMyDeletedRecipeCards, listMyDeletedRecipes],
  ] as const
  const both = async (user: TestUser) => {
    const q = { query: { q: 'leek' } }
    const lists: [string, readonly { id: string }[], readonly { id: string }[]][] = [
      ['search', await user.call(cards.searchRecipeCards, q), await user.call(searchRecipes, q)],
      ['own search', await user.call(cards.searchMyRecipeCards, q), await user.call(searchMyRecipes, q)],
    ]
    for (const [name, card, whole] of pairs) lists.push([name, await user.call(card), await user.call(whole)])
    return lists
  }

  test('holds the same recipes in the same order as the whole list, whoever asks', async () => {
    const secret = await createTestRecipe(owner, { title: 'Secret leek' })
    const deleted = await publishRecipe(owner, { title: 'Deleted leek' })
    await owner.call(deleteRecipe, { params: { id: deleted.id } })
    const hidden = await publishRecipe(owner, { title: 'Hidden leek' })
    await app.db.updateTable('recipes').set({ hidden_at: new Date() }).where('id', '=', hidden.id).execute()
    await sql`insert into mutes (user_id, muted_user_id, created_at)
      select r.id, o.id, now() from users r, users o
      where r.email = ${reader.email} and o.email = ${owner.email}`.execute(app.db)
    for (const user of [owner, reader, admin]) {
      for (const [name, card, whole] of await both(user)) {
        expect(idsOf(card), name).toEqual(idsOf(whole))
        if (user !== owner)
          for (const { id } of [secret, deleted, hidden]) expect(idsOf(card), name).not.toContain(id)
      }
    }
    for (const { id } of [secret, deleted, hidden]) {
      await expect(reader.call(cards.getRecipeCard, { params: { id } })).rejects.toThrow('not found')
    }
    const own = await owner.call(cards.listMyRecipeCards)
    expect(own.find(({ id }) => id === hidden.id)).toMatchObject({ hidden: true, isPublic: true })
    expect(own.find(({ id }) => id === secret.id)).toMatchObject({ hidden: false, isPublic: false })
    expect(idsOf(await owner.call(cards.listMyDeletedRecipeCards))).toEqual([deleted.id])
    for (const { id } of [secret, hidden]) await owner.call(deleteRecipe, { params: { id } })
  })

  test('needs a session, except for the showcase', async () => {
    const anonymous = app.anonymous()
    for (const list of [cards.listPublicRecipeCards, cards.listMyRecipeCards, cards.listMyDeletedRecipeCards])
      await expect(anonymous.call(list)).rejects.toThrow('not signed in')
    for (const search of [cards.searchRecipeCards, cards.searchMyRecipeCards])
      await expect(anonymous.call(search, { query: { q: 'leek' } })).rejects.toThrow('not signed in')
    expect(await anonymous.call(cards.listShowcaseCards)).toHaveLength(4)
  })

  test('takes the filters, the order and the page of the whole list', async () => {
    const list = async (query: object) => idsOf(await reader.call(cards.listPublicRecipeCards, { query }))
    const all = idsOf(mine)
    expect(await list({})).toEqual(all)
    expect(await list({ dish_type: 'Desserts' })).toEqual([all[1]])
    expect(await list({ limit: 2, offset: 1 })).toEqual(all.slice(1, 3))
    await reader.call(likeRecipe, { params: { id: all[2] ?? '' } })
    expect(await list({ sort: 'loved' })).toEqual([all[2], all[0], all[1], all[3]])
    await expect(list({ limit: 0 })).rejects.toThrow('invalid input')
  })

  test.each([undefined, 'rated', 'loved'] as const)(
    'before a recipe goes on after it in the order %s',
    async (sort) => {
      const list = async (query: object) =>
        idsOf(await reader.call(cards.listPublicRecipeCards, { query: { sort, ...query } }))
      const all = await list({})
      expect(await list({ before: all[0], limit: 2 })).toEqual(all.slice(1, 3))
      expect(await list({ before: all[2] })).toEqual(all.slice(3))
      expect(await list({ before: all[3] })).toEqual([])
      for (const before of [crypto.randomUUID(), 'nothing']) expect(await list({ before })).toEqual([])
    },
  )

  test('of own recipes goes on after a recipe too, also after one that was deleted meanwhile', async () => {
    const list = async (query: object) => idsOf(await owner.call(cards.listMyRecipeCards, { query }))
    const all = idsOf(mine)
    expect(await list({ before: all[1] })).toEqual(all.slice(2))
    expect(await list({ before: 'nothing' })).toEqual([])
    const last = await createTestRecipe(owner)
    await owner.call(deleteRecipe, { params: { id: last.id } })
    expect(await list({ before: last.id })).toEqual(all)
  })
})

test('a rating answers the new mean and the number of ratings', async () => {
  const [recipe] = mine
  const rate = (user: TestUser, rating: number) =>
    user.call(rateRecipe, { params: { id: recipe?.id ?? '' }, body: { rating } })
  expect(await rate(reader, 5)).toEqual({ rating: { mean: 5, count: 1 } })
  expect(await rate(admin, 2)).toEqual({ rating: { mean: 3.5, count: 2 } })
  expect(await rate(admin, 4)).toEqual({ rating: { mean: 4.5, count: 2 } })
})

test('recipes under a filter are counted up to a thousand, all of them exactly', async () => {
  const count = (query: object) => reader.call(countPublicRecipes, { query })
  const add = (number: number) =>
    sql`insert into recipes (owner_id, title, content, language, dish_type,
      search_terms, findings, search_title, search_text, is_public, created_at, updated_at)
    select users.id, 'Many', 'Stir.', 'de', 'Cocktails', '{}', '[]', 'many', 'stir', true, '2020-01-01', now()
    from users, generate_series(1, ${number}::int) where email = ${owner.email}`.execute(app.db)
  const most = limits.discover.counted
  await add(most)
  expect(await count({ dish_type: 'Cocktails' })).toEqual({ total: most, more: false })
  expect(await (await reader.fetch('/api/recipes/public/count?dish_type=Cocktails')).json()).toEqual({
    total: most,
  })
  await add(1)
  expect(await count({ dish_type: 'Cocktails' })).toEqual({ total: most, more: true })
  expect(await (await reader.fetch('/api/recipes/public/count?dish_type=Cocktails')).json()).toEqual({
    total: most,
    more: true,
  })
  expect(await count({ dish_type: 'Mains' })).toEqual({ total: 2, more: false })
  expect(await count({})).toEqual({ total: most + 5, more: false })
  expect(await reader.call(listPublicRecipes, { query: { offset: most + 3 } })).toHaveLength(2)
})

test('a replica is asked for public lists, search, counts and public pages, and for nothing else', async () => {
  const database = await openTestDatabase()
  let reads = 0
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult({ result }) {
      reads += 1
      return Promise.resolve(result)
    },
  }
  const copy = await openTestApp({ readDb: database.readDb.withPlugin(counting) }, database)
  const user = await signUpAdmin(copy)
  const { id, uuid } = await publishRecipe(user)
  const q = { query: { q: 'carrot' } }
  const readsOf = async (ask: () => Promise<unknown>) => {
    reads = 0
    await ask()
    return reads > 0
  }
  expect(reads).toBe(0)
  for (const ask of [
    () => user.call(listPublicRecipes),
    () => user.call(cards.listPublicRecipeCards),
    () => user.call(countPublicRecipes),
    () => user.call(searchRecipes, q),
    () => user.call(cards.searchRecipeCards, q),
    () => user.call(listShowcase),
    () => user.call(cards.listShowcaseCards),
    () => user.call(getPublicRecipe, { params: { uuid } }),
    () => user.fetch(`/recipes/${uuid}`),
  ])
    expect(await readsOf(ask), ask.toString()).toBe(true)
  for (const ask of [
    () => user.call(listMyRecipes),
    () => user.call(cards.listMyRecipeCards),
    () => user.call(searchMyRecipes, q),
    () => user.call(cards.searchMyRecipeCards, q),
    () => user.call(getRecipe, { params: { id } }),
    () => user.call(cards.getRecipeCard, { params: { id } }),
  ])
    expect(await readsOf(ask), ask.toString()).toBe(false)
  await copy.close()
})
