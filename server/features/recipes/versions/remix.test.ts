import { builtinChef } from '../../../adapters/chef/builtin-chef.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deleteAccount } from '#shared/contract/account.ts'
import { listNotifications, setNotificationPreferences } from '#shared/contract/notifications.ts'
import { searchRecipes } from '#shared/contract/discover.ts'
import { searchRecipeCards } from '#shared/contract/recipe-cards.ts'
import { diffVersions, recipeFamily } from '#shared/contract/recipe-versions.ts'
import {
  deleteRecipe,
  editRecipe,
  getPublicRecipe,
  getRecipe,
  remixRecipe,
  restoreRecipe,
  restoreVersion,
  searchMyRecipes,
  setRecipePublic,
} from '#shared/contract/recipes.ts'
import { apiError } from '#shared/contract/errors.ts'
import { limits } from '#shared/constants/limits.ts'
import { rateLimits } from '#shared/constants/rate-limits.ts'
import type { Deps } from '../../../deps.ts'
import { openTestApp, type TestApp } from '../../../test/app.ts'
import { insertGroup, shareInto } from '../../../test/groups.ts'
import { exhaustLimit } from '../../../test/rate-limits.ts'
import { createTestRecipe, publishRecipe, soup } from '../../../test/recipes.ts'
import { goodPassword, signUpAdmin, signUpUser, type TestUser } from '../../../test/users.ts'
import { hideRecipe } from '../queries.ts'

let app: TestApp
let admin: TestUser
let ana: TestUser
let ben: TestUser

beforeAll(async () => {
  app = await openTestApp()
  admin = await signUpAdmin(app)
  ana = await signUpUser(app, admin, { name: 'Ana' })
  ben = await signUpUser(app, admin, { name: 'Ben' })
})
afterAll(() => app.close())

const remix = (person: TestUser, id: string, wish?: string, idempotencyKey?: string) =>
  person.call(remixRecipe, { params: { id }, body: { wish }, ...(idempotencyKey && { idempotencyKey }) })
const publish = (person: TestUser, id: string, isPublic = true) =>
  person.call(setRecipePublic, { params: { id }, body: { is_public: isPublic } })
const read = (person: TestUser, id: string) => person.call(getRecipe, { params: { id } })
const familyOf = (person: TestUser, id: string) => person.call(recipeFamily, { params: { id } })
const notifiedOf = async (person: TestUser) =>
  (await person.call(listNotifications, { query: {} })).filter(({ kind }) => kind === 'remix')

/** A dish of the built-in chef, with its plan. */
async function cookedRecipe(person: TestUser) {
  const messages = [{ role: 'user' as const, content: 'a carrot soup with cream for 4' }]
  const { recipe } = await app.deps.chef.recipe({ messages, language: 'en' }, { onTokens: () => undefined })
  if (!recipe) throw new Error('no recipe')
  const saved = await createTestRecipe(person, { title: recipe.title, content: 'See below.', recipe })
  await publish(person, saved.id)
  return saved
}

/** Every recipe whose count of published variants differs from a recount. */
async function wrongCounts() {
  const { rows } = await sql`select id from recipes where remix_count <> (select count(*) from recipes variant
    where variant.from_recipe_id = recipes.id and variant.is_public and variant.deleted_at is null
      and variant.hidden_at is null)`.execute(app.db)
  return rows
}

describe('a variant', () => {
  test('without a wish is a private copy that names what it comes from', async () => {
    const original = await publishRecipe(ana, { taste: 'sweet', plating: 'In a bowl' })
    const copy = await remix(ben, original.id)
    expect(copy).toMatchObject({
      title: original.title,
      content: original.content,
      taste: 'sweet',
      plating: 'In a bowl',
      structure: original.structure,
      isPublic: false,
      mine: true,
      imageKey: null,
      version: {
        number: 1,
        remixes: 0,
        from: {
          recipe: {
            id: original.id,
            uuid: original.uuid,
            title: original.title,
            ownerName: 'Ana',
            mine: false,
          },
        },
      },
    })
    const { diff } = await ben.call(diffVersions, {
      params: { id: copy.id },
      query: { from: 'parent', to: 1 },
    })
    expect(diff).toMatchObject({ texts: [], lines: [], steps: [] })
    const row = await app.db
      .selectFrom('recipe_versions')
      .select('reason')
      .where('recipe_id', '=', copy.id)
      .execute()
    expect(row).toEqual([{ reason: 'remix' }])
  })

  const withCream = soup.content.replace('stock\n', 'stock\n- 100 ml cream\n')

  test.each([
    ['of the built-in chef’s dish', cookedRecipe],
    [
      'of a typed recipe',
      (person: TestUser) => publishRecipe(person, { content: `${withCream}\n5. Stir in the cream.` }),
    ],
  ])('with a wish is cooked again: %s', async (_, make) => {
    const original = await make(ana)
    const variant = await remix(ben, original.id, 'vegan, for 6 people')
    expect(variant).toMatchObject({ isPublic: false, translatable: true })
    expect(variant.structure).toMatchObject({ servings: 6 })
    expect(variant.structure?.diets).toContain('vegan')
    expect(variant.structure?.ingredients.some(({ item }) => item.includes('carrot'))).toBe(true)
    const { diff } = await ben.call(diffVersions, {
      params: { id: variant.id },
      query: { from: 'parent', to: 1 },
    })
    expect(diff.facts.servings).toEqual({ before: 4, after: 6 })
  })

  test('of a text that says little is written by the chef', async () => {
    const original = await publishRecipe(ana, { title: 'Carrot soup', content: 'Just cook it well.' })
    expect((await remix(ben, original.id, 'with ginger')).structure).toMatchObject({
      ingredients: expect.arrayContaining([
        expect.objectContaining({ item: expect.stringContaining('ginger') }),
      ]),
    })
  })

  test('with a wish that the chef refuses is not made', async () => {
    const original = await publishRecipe(ana)
    await expect(remix(ben, original.id, 'I want to poison my neighbour')).rejects.toMatchObject({
      code: 'cannot adapt',
    })
    await expect(remix(ben, original.id, 'x'.repeat(limits.versions.wishMax + 1))).rejects.toMatchObject({
      code: 'invalid input',
    })
    expect((await familyOf(ben, original.id)).remixes).toEqual([])
  })

  test('is made once per key', async () => {
    const original = await publishRecipe(ana)
    const key = crypto.randomUUID()
    const [one, other] = await Promise.all([
      remix(ben, original.id, undefined, key),
      remix(ben, original.id, undefined, key),
    ])
    expect(one.id).toBe(other.id)
    expect((await remix(ben, original.id, undefined, key)).id).toBe(one.id)
    expect((await familyOf(ben, original.id)).remixes).toHaveLength(1)
  })

  test('can be made of what one may read, and of one’s own', async () => {
    const { id } = await createTestRecipe(ana)
    await expect(remix(ben, id)).rejects.toMatchObject({ code: 'not found' })
    await expect(remix(ben, crypto.randomUUID())).rejects.toMatchObject({ code: 'not found' })
    await shareInto(app, await insertGroup(app, ana, { members: [ben] }), id, ana)
    expect((await remix(ben, id)).version?.from?.recipe?.id).toBe(id)
    expect((await remix(ana, id)).version?.from?.recipe?.mine).toBe(true)
    await ana.call(deleteRecipe, { params: { id } })
    await expect(remix(ana, id)).rejects.toMatchObject({ code: 'not found' })
  })

  test('has only ancestors as its origin, and one family', async () => {
    const first = await publishRecipe(ana)
    const second = await remix(ben, first.id)
    await publish(ben, second.id)
    const third = await remix(ana, second.id)
    const rows = await app.db
      .selectFrom('recipes')
      .select(['id', 'from_recipe_id', 'family_id'])
      .where('id', 'in', [first.id, second.id, third.id])
      .orderBy('created_at')
      .execute()
    expect(rows).toEqual([
      { id: first.id, from_recipe_id: null, family_id: null },
      { id: second.id, from_recipe_id: first.id, family_id: first.id },
      { id: third.id, from_recipe_id: second.id, family_id: first.id },
    ])
  })

  test('keeps the version that it was made from when the original is edited at once', async () => {
    const original = await publishRecipe(ana)
    const copy = await remix(ben, original.id)
    await ana.call(editRecipe, { params: { id: original.id }, body: { title: 'Another soup' } })
    const { from, diff } = await ben.call(diffVersions, {
      params: { id: copy.id },
      query: { from: 'parent', to: 1 },
    })
    expect(from).toMatchObject({ number: 1, title: original.title })
    expect(diff.texts).toEqual([])
  })
})

describe('lineage', () => {
  test('is shown to those who may read the other recipe', async () => {
    const original = await publishRecipe(ana)
    const copy = await remix(ben, original.id)
    expect((await familyOf(ben, original.id)).remixes).toMatchObject([
      { id: copy.id, ownerName: 'Ben', mine: true, isPublic: false },
    ])
    expect(await familyOf(ana, original.id)).toEqual({ from: null, remixes: [] })
    await publish(ben, copy.id)
    expect((await familyOf(ana, original.id)).remixes).toMatchObject([{ id: copy.id, mine: false }])
    expect((await read(admin, original.id)).version).toMatchObject({ remixes: 1 })
    const page = async () => (await app.anonymous().fetch(`/recipes/${copy.uuid}`)).text()
    expect(await page()).toContain(`"url":"${app.deps.publicUrl}/recipes/${original.uuid}"`)

    await publish(ana, original.id, false)
    const hiddenOrigin = { from: { recipe: null } }
    expect((await read(ben, copy.id)).version).toMatchObject(hiddenOrigin)
    expect(await familyOf(ben, copy.id)).toMatchObject(hiddenOrigin)
    const shown = await app.anonymous().call(getPublicRecipe, { params: { uuid: copy.uuid }, query: {} })
    expect(shown.version).toMatchObject(hiddenOrigin)
    expect(await page()).not.toContain(original.uuid)
    await expect(
      ben.call(diffVersions, { params: { id: copy.id }, query: { from: 'parent', to: 1 } }),
    ).rejects.toMatchObject({ code: 'not found' })
    await expect(familyOf(ben, original.id)).rejects.toMatchObject({ code: 'not found' })
  })

  test('outlives the author of the original, and goes with the author of the variant', async () => {
    const author = await signUpUser(app, admin)
    const original = await publishRecipe(author)
    const copy = await remix(ben, original.id)
    await publish(ben, copy.id)
    const second = await remix(author, copy.id)
    await publish(author, second.id)
    expect((await read(ben, copy.id)).version?.remixes).toBe(1)
    await author.call(deleteAccount, { body: { password: goodPassword } })
    expect((await read(ben, copy.id)).version).toEqual({ number: 1, from: { recipe: null }, remixes: 0 })
    expect(await wrongCounts()).toEqual([])
  })

  test('counts the published variants only', async () => {
    const original = await publishRecipe(ana)
    const copy = await remix(ben, original.id)
    const count = async () => (await read(ana, original.id)).version?.remixes
    const counts = [await count()]
    const steps: (() => Promise<unknown>)[] = [
      () => publish(ben, copy.id),
      () => hideRecipe(app.db, copy.id, new Date()),
      () => hideRecipe(app.db, copy.id, null),
      () => ben.call(deleteRecipe, { params: { id: copy.id } }),
      () => ben.call(restoreRecipe, { params: { id: copy.id } }),
      () => publish(ben, copy.id, false),
    ]
    for (const step of steps) {
      await step()
      counts.push(await count())
    }
    expect(counts).toEqual([0, 1, 0, 1, 0, 1, 0])
  })
})

test('a search shows one of a recipe and its published variants, and how many others there are', async () => {
  const original = await publishRecipe(ana, { title: 'Quandong jam' })
  const copy = await remix(ben, original.id)
  const search = async () => {
    const found = await admin.call(searchRecipeCards, { query: { q: 'quandong' } })
    const whole = await admin.call(searchRecipes, { query: { q: 'quandong' } })
    expect(whole.map(({ id }) => id)).toEqual(found.map(({ id }) => id))
    return found.map(({ id, variants }) => [id, variants])
  }
  expect(await search()).toEqual([[original.id, undefined]])
  await publish(ben, copy.id)
  expect(await search()).toEqual([[original.id, 1]])
  const again = await remix(ana, copy.id)
  await publish(ana, again.id)
  expect(await search()).toEqual([[original.id, 2]])
  await publish(ana, original.id, false)
  expect(await search()).toEqual([[expect.any(String), 1]])
  const mine = await ana.call(searchMyRecipes, { query: { q: 'quandong' } })
  expect(mine.map(({ id }) => id).toSorted()).toEqual([original.id, again.id].toSorted())
})

describe('the author of the original', () => {
  test('is notified when a variant is published, once', async () => {
    const author = await signUpUser(app, admin)
    const original = await publishRecipe(author)
    const copy = await remix(ben, original.id)
    expect(await notifiedOf(author)).toEqual([])
    await ben.call(editRecipe, { params: { id: copy.id }, body: { title: 'Ben’s soup' } })
    await publish(ben, copy.id)
    const notified = { kind: 'remix', actor: 'Ben', recipe: { id: copy.id, title: 'Ben’s soup' } }
    expect(await notifiedOf(author)).toMatchObject([notified])
    await publish(ben, copy.id, false)
    // Nobody reads about a recipe that is private again.
    expect(await notifiedOf(author)).toEqual([])
    await publish(ben, copy.id)
    expect(await notifiedOf(author)).toMatchObject([notified])
  })

  test('is not notified of their own, nor against their choice', async () => {
    const author = await signUpUser(app, admin)
    const original = await publishRecipe(author)
    await publish(author, (await remix(author, original.id)).id)
    await author.call(setNotificationPreferences, { body: { remix: false } })
    await publish(ben, (await remix(ben, original.id)).id)
    expect(await notifiedOf(author)).toEqual([])
  })
})

test('variants and restores are limited, and fail when the chef is away', async () => {
  const person = await signUpUser(app, admin)
  const { id } = await publishRecipe(person)
  const restore = (): Promise<unknown> => person.call(restoreVersion, { params: { id, number: '1' } })
  const { kitchen, chef } = app.deps
  const away = awayKitchen(kitchen)
  Object.assign(app.deps, { kitchen: away, chef: builtinChef(away) })
  await expect(restore()).rejects.toMatchObject({ code: 'chef unavailable' })
  await expect(remix(person, id, 'vegan')).rejects.toMatchObject({ code: 'chef unavailable' })
  Object.assign(app.deps, { kitchen, chef })
  await restore()
  await remix(person, id)
  await app.db.deleteFrom('rate_limits').execute()
  await exhaustLimit(app, person, 'save', rateLimits.savesPerMember)
  await exhaustLimit(app, person, 'edit', rateLimits.editsPerMember)
  await expect(restore()).rejects.toMatchObject({ code: 'too many requests' })
  await expect(remix(person, id)).rejects.toMatchObject({ code: 'too many requests' })
})

function awayKitchen(kitchen: Deps['kitchen']): Deps['kitchen'] {
  const away = () => Promise.reject(apiError('chef unavailable'))
  return { ...kitchen, examine: away, adapt: away }
}

test('racing saves, restores and variants leave numbers without gaps and right counts', async () => {
  const { id } = await publishRecipe(ana)
  const actions = Array.from({ length: 60 }, (_, round) => async () => {
    app.advanceClock(limits.versions.replacedWithin / 3)
    if (round % 3 === 0) await ana.call(editRecipe, { params: { id }, body: { title: `Soup ${round}` } })
    else if (round % 3 === 1) {
      const copy = await remix(ben, id)
      await publish(ben, copy.id)
      if (round % 2) await publish(ben, copy.id, false)
    } else await ana.call(restoreVersion, { params: { id, number: '1' } }).catch(() => undefined)
  })
  for (let start = 0; start < actions.length; start += 12)
    await Promise.all(actions.slice(start, start + 12).map((action) => action()))
  const versions = await app.db
    .selectFrom('recipe_versions')
    .select(['id', 'number'])
    .where('recipe_id', '=', id)
    .orderBy('number')
    .execute()
  expect(versions.map(({ number }) => number)).toEqual(versions.map((_, index) => index + 1))
  const row = await app.db
    .selectFrom('recipes')
    .select(['version_id', 'remix_count'])
    .where('id', '=', id)
    .executeTakeFirst()
  expect(row?.version_id).toBe(versions.at(-1)?.id)
  expect(row?.remix_count).toBe(10)
  expect(await wrongCounts()).toEqual([])
  const { rows: lost } = await sql`select id from recipes where from_recipe_id = ${id}
    and not exists (select from recipe_versions where recipe_versions.id = from_version_id and recipe_id = ${id})`.execute(
    app.db,
  )
  expect(lost).toEqual([])
})
