import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deleteAccount } from '#shared/contract/account.ts'
import {
  createCollection,
  deleteCollection,
  getCollection,
  listCollectionCopies,
  listCollections,
  putCollectionRecipe,
  removeCollectionRecipe,
  updateCollection,
} from '#shared/contract/collections.ts'
import { reportContent, suspendMember } from '#shared/contract/moderation.ts'
import { deleteRecipe, setRecipePublic } from '#shared/contract/recipes.ts'
import { addSavedRecipe } from '#shared/contract/saved-recipes.ts'
import { limits } from '#shared/constants/limits.ts'
import { rateLimits } from '#shared/constants/rate-limits.ts'
import { hideRecipe } from '../recipes/queries.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { insertGroup, shareInto, signUpAroundGroup, userIdOf } from '../../test/groups.ts'
import { exhaustLimit } from '../../test/rate-limits.ts'
import { createTestRecipe, publishRecipe } from '../../test/recipes.ts'
import { goodPassword, signUpUser, type TestUser } from '../../test/users.ts'

let app: TestApp
let admin: TestUser
let owner: TestUser
let member: TestUser
let stranger: TestUser
let groupId: string

beforeAll(async () => {
  app = await openTestApp()
  ;({ admin, owner, member, stranger } = await signUpAroundGroup(app))
  groupId = await insertGroup(app, owner, { members: [member] })
})
beforeEach(() => app.db.deleteFrom('rate_limits').execute())
afterAll(() => app.close())

const create = (
  who: TestUser,
  title: string,
  more: { groupId?: string; id?: string; description?: string } = {},
) => who.call(createCollection, { body: { id: crypto.randomUUID(), title, ...more } })
const open = (who: TestUser, id: string) => who.call(getCollection, { params: { id } })
const put = (
  who: TestUser,
  id: string,
  recipeId: string,
  body: { note?: string | null; position?: number } = {},
) => who.call(putCollectionRecipe, { params: { id, recipeId }, body })
const takeOut = (who: TestUser, id: string, recipeId: string) =>
  who.call(removeCollectionRecipe, { params: { id, recipeId } })
/** What concurrent calls are refused with, each reason once. */
const refusalsOf = async (calls: readonly Promise<unknown>[]) => [
  ...new Set(
    (await Promise.allSettled(calls)).map((end) =>
      end.status === 'rejected' ? (end.reason as Error).message : 'ok',
    ),
  ),
]
const titles = async (who: TestUser, id: string) => (await open(who, id)).recipes.map(({ title }) => title)

const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='

describe('an own collection', () => {
  test('is created once for its id, changed and deleted', async () => {
    const body = { id: crypto.randomUUID(), title: ' Sunday lunch ', description: ' ' }
    const [one, two] = await Promise.all([
      member.call(createCollection, { body }),
      member.call(createCollection, { body }),
    ])
    expect(one).toEqual(two)
    expect(one).toMatchObject({
      title: 'Sunday lunch',
      description: null,
      group: null,
      count: 0,
      mayEdit: true,
    })
    const params = { id: one.id }
    const changed = await member.call(updateCollection, { params, body: { description: 'Slow food' } })
    expect(changed).toMatchObject({ title: 'Sunday lunch', description: 'Slow food' })
    const cleared = await member.call(updateCollection, {
      params,
      body: { title: 'Lunch', description: null },
    })
    expect(cleared).toMatchObject({ title: 'Lunch', description: null })
    await member.call(deleteCollection, { params })
    await expect(open(member, one.id)).rejects.toThrow('not found')
    await expect(member.call(deleteCollection, { params })).rejects.toThrow('not found')
  })

  test('is for nobody else, admins neither, and its id is no way in', async () => {
    const { id } = await create(member, 'Secret dinners')
    const { id: recipeId } = await publishRecipe(owner)
    for (const who of [owner, stranger, admin]) {
      const params = { id }
      expect((await who.call(listCollections, { query: {} })).map((each) => each.id)).not.toContain(id)
      expect(
        await refusalsOf([
          open(who, id),
          put(who, id, recipeId),
          takeOut(who, id, recipeId),
          who.call(updateCollection, { params, body: { title: 'Mine' } }),
          who.call(deleteCollection, { params }),
          create(who, 'Mine', { id }),
        ]),
      ).toEqual(['not found'])
    }
    expect((await open(member, id)).title).toBe('Secret dinners')
  })

  test('lists own and readable recipes in order, with notes', async () => {
    const { id } = await create(member, 'Soups')
    const mine = await createTestRecipe(member, { title: 'Leek' })
    const [pea, plum] = [
      await publishRecipe(owner, { title: 'Pea' }),
      await publishRecipe(owner, { title: 'Plum' }),
    ]
    for (const each of [mine, pea, plum]) await put(member, id, each.id)
    expect(await titles(member, id)).toEqual(['Leek', 'Pea', 'Plum'])
    await put(member, id, plum.id, { position: 0, note: ' First ' })
    expect(await titles(member, id)).toEqual(['Plum', 'Leek', 'Pea'])
    await put(member, id, mine.id, { position: 99 })
    expect(await titles(member, id)).toEqual(['Plum', 'Pea', 'Leek'])
    await put(member, id, plum.id)
    const [first] = (await open(member, id)).recipes
    expect(first).toMatchObject({ note: 'First', mayChange: true, recipe: { id: plum.id } })
    await put(member, id, plum.id, { note: null })
    expect((await open(member, id)).recipes[0]?.note).toBeNull()
    await takeOut(member, id, pea.id)
    await takeOut(member, id, pea.id)
    expect(await titles(member, id)).toEqual(['Plum', 'Leek'])
    const found = await member.call(listCollections, { query: { recipe: plum.id } })
    expect(found.find((each) => each.id === id)).toMatchObject({ contains: true, count: 2 })
    const without = await member.call(listCollections, { query: { recipe: pea.id } })
    expect(without.find((each) => each.id === id)).toMatchObject({ contains: false })
  })

  test('takes no recipe that the user may not read', async () => {
    const { id } = await create(member, 'All')
    const secret = await createTestRecipe(stranger)
    for (const recipeId of [secret.id, crypto.randomUUID(), 'nonsense'])
      await expect(put(member, id, recipeId)).rejects.toThrow('not found')
  })

  test('shows a recipe that was withdrawn by the title under which it was saved, or by none', async () => {
    const { id } = await create(member, 'Gone')
    const [saved, other] = [
      await publishRecipe(owner, { title: 'Saved' }),
      await publishRecipe(owner, { title: 'Other' }),
    ]
    await member.call(addSavedRecipe, { params: { id: saved.id } })
    for (const each of [saved, other]) {
      await put(member, id, each.id, { note: 'mine' })
      await owner.call(setRecipePublic, { params: { id: each.id }, body: { is_public: false } })
    }
    expect((await open(member, id)).recipes).toMatchObject([
      { recipeId: saved.id, title: 'Saved', recipe: null, note: 'mine', mayChange: true },
      { recipeId: other.id, title: null, recipe: null, note: 'mine' },
    ])
    await takeOut(member, id, other.id)
    expect((await open(member, id)).recipes).toHaveLength(1)
  })

  test('has the picture of its first recipe as cover, or a chosen one', async () => {
    const { id } = await create(member, 'Pictures')
    const plain = await publishRecipe(owner)
    const [one, two] = [
      await publishRecipe(owner, { image_url: pixel }),
      await publishRecipe(owner, { image_url: pixel }),
    ]
    for (const each of [plain, one, two]) await put(member, id, each.id)
    const cover = async () => (await open(member, id)).cover?.link
    expect(await cover()).toContain(one.imageKey)
    const choose = (coverRecipeId: string | null) =>
      member.call(updateCollection, { params: { id }, body: { coverRecipeId } })
    await choose(two.id)
    expect(await cover()).toContain(two.imageKey)
    await owner.call(setRecipePublic, { params: { id: two.id }, body: { is_public: false } })
    expect(await cover()).toContain(one.imageKey)
    await choose(null)
    await expect(choose(crypto.randomUUID())).rejects.toThrow('unknown recipe')
  })

  test('has a place among the others', async () => {
    const person = await signUpUser(app, admin)
    const ids: string[] = []
    for (const title of ['a', 'b', 'c', 'd']) ids.push((await create(person, title)).id)
    const order = async () =>
      (await person.call(listCollections, { query: {} })).map(({ title }) => title).join('')
    const move = (index: number, position: number) =>
      person.call(updateCollection, { params: { id: ids[index] ?? '' }, body: { position } })
    expect(await order()).toBe('abcd')
    await move(3, 0)
    expect(await order()).toBe('dabc')
    await move(3, 2)
    expect(await order()).toBe('abdc')
    await move(0, 99)
    expect(await order()).toBe('bdca')
    await Promise.all(ids.map((_, index) => move(index, 3 - index)))
    expect((await order()).split('').toSorted().join('')).toBe('abcd')
    const { rows } = await app.db.executeQuery<{ position: number }>(
      app.db
        .selectFrom('collections')
        .select('position')
        .where('owner_id', '=', await userIdOf(app, person))
        .orderBy('position')
        .compile(),
    )
    expect(rows.map(({ position }) => position)).toEqual([0, 1, 2, 3])
  })

  test('has limits', async () => {
    const person = await signUpUser(app, admin)
    const owner_id = await userIdOf(app, person)
    const at = new Date()
    const { id } = await create(person, 'Full')
    const { perMember, recipes } = limits.collection
    await app.db
      .insertInto('collection_recipes')
      .values(
        Array.from({ length: recipes }, (_, position) => ({
          collection_id: id,
          recipe_id: crypto.randomUUID(),
          position,
          added_at: at,
          note: null,
          added_by: null,
        })),
      )
      .execute()
    const { id: recipeId } = await createTestRecipe(person)
    await expect(put(person, id, recipeId)).rejects.toThrow('limit reached')
    await app.db
      .insertInto('collections')
      .values(
        Array.from({ length: perMember - 1 }, (_, position) => ({
          id: crypto.randomUUID(),
          owner_id,
          group_id: null,
          title: 'x',
          description: null,
          cover_recipe_id: null,
          position,
          created_at: at,
          updated_at: at,
        })),
      )
      .execute()
    await expect(create(person, 'One more')).rejects.toThrow('limit reached')
    await expect(create(person, '  ')).rejects.toThrow('invalid input')
    await expect(create(person, 'x', { id: 'nonsense' })).rejects.toThrow('invalid input')
  })
})

describe('a recipe in collections', () => {
  const changes: Record<string, (author: TestUser, id: string) => Promise<unknown>> = {
    'made private': (author, id) =>
      author.call(setRecipePublic, { params: { id }, body: { is_public: false } }),
    hidden: (_, id) => hideRecipe(app.db, id, new Date()),
    deleted: (author, id) => author.call(deleteRecipe, { params: { id } }),
    'gone with its author': (author) => author.call(deleteAccount, { body: { password: goodPassword } }),
  }

  test.each(Object.keys(changes))('that is %s is shown to nobody who may not read it', async (name) => {
    const author = await signUpUser(app, admin)
    const club = await insertGroup(app, owner, { members: [member, author] })
    const [own, shared] = [await create(member, 'Own'), await create(owner, 'Shared', { groupId: club })]
    const { id: recipeId } = await publishRecipe(author, { title: 'Hushed stew', image_url: pixel })
    await put(member, own.id, recipeId, { note: 'Good' })
    await put(member, shared.id, recipeId, { note: 'Try it' })
    await changes[name]?.(author, recipeId)
    for (const [who, id, note] of [
      [member, own.id, 'Good'],
      [member, shared.id, 'Try it'],
      [owner, shared.id, 'Try it'],
    ] as const) {
      const found = await open(who, id)
      expect(found.recipes).toMatchObject([{ recipeId, title: null, recipe: null, note }])
      expect(found.cover).toBeNull()
      expect(JSON.stringify(await who.call(listCollections, { query: {} }))).not.toContain('Hushed')
    }
    // Its owner sees it in the group's collection, unless it is deleted.
    if (name === 'made private' || name === 'hidden')
      expect((await open(author, shared.id)).recipes).toMatchObject([{ recipe: { title: 'Hushed stew' } }])
    if (name === 'deleted') expect((await open(author, shared.id)).recipes).toMatchObject([{ recipe: null }])
    await takeOut(member, own.id, recipeId)
    await takeOut(member, shared.id, recipeId)
    expect((await open(owner, shared.id)).recipes).toEqual([])
  })
})

describe('a collection of a group', () => {
  test('is created, seen and filled by members, and by nobody else', async () => {
    const { id } = await create(member, 'Club classics', { groupId, description: 'What we cook' })
    const { id: recipeId } = await publishRecipe(stranger, { title: 'Goulash' })
    await put(owner, id, recipeId, { note: 'From the party' })
    expect(await open(member, id)).toMatchObject({
      group: { id: groupId, name: 'Soup club' },
      owner: { name: 'Max' },
      mayEdit: true,
      recipes: [{ title: 'Goulash', note: 'From the party', addedBy: { name: 'Olive' }, mayChange: true }],
    })
    for (const who of [stranger, admin]) {
      await expect(open(who, id)).rejects.toThrow('not found')
      expect(await who.call(listCollections, { query: { group: groupId } })).toEqual([])
    }
    await expect(create(stranger, 'Mine', { groupId })).rejects.toThrow('members only')
    for (const unknown of [crypto.randomUUID(), 'nonsense'])
      await expect(create(member, 'Mine', { groupId: unknown })).rejects.toThrow('not found')
    expect(await member.call(listCollections, { query: { group: 'nonsense' } })).toEqual([])
  })

  test('is edited by its creator and the group’s owner; members change what they added', async () => {
    const other = await signUpUser(app, admin)
    const club = await insertGroup(app, owner, { members: [member, other], name: 'Bakers' })
    const { id } = await create(member, 'Breads', { groupId: club })
    const params = { id }
    const [rye, wheat] = [await publishRecipe(owner), await publishRecipe(owner)]
    await put(other, id, rye.id, { note: 'Dense' })
    await put(member, id, wheat.id)
    await expect(other.call(updateCollection, { params, body: { title: 'Cakes' } })).rejects.toThrow(
      'not allowed',
    )
    await expect(other.call(deleteCollection, { params })).rejects.toThrow('not allowed')
    await expect(put(other, id, wheat.id, { note: 'Mine now' })).rejects.toThrow('not allowed')
    await expect(put(other, id, rye.id, { position: 1 })).rejects.toThrow('not allowed')
    await expect(takeOut(other, id, wheat.id)).rejects.toThrow('not allowed')
    await put(other, id, rye.id, { note: 'Dense, good' })
    await put(other, id, wheat.id)
    expect((await open(other, id)).recipes.map((each) => [each.note, each.mayChange])).toEqual([
      ['Dense, good', true],
      [null, false],
    ])
    await owner.call(updateCollection, { params, body: { title: 'Loaves', position: 0 } })
    await put(owner, id, wheat.id, { position: 0, note: 'Airy' })
    await takeOut(other, id, rye.id)
    expect((await open(member, id)).recipes.map(({ note }) => note)).toEqual(['Airy'])
    // Who left the group has left its collections.
    await app.db
      .deleteFrom('group_members')
      .where('group_id', '=', club)
      .where('user_id', '=', await userIdOf(app, member))
      .execute()
    await expect(open(member, id)).rejects.toThrow('not found')
    await owner.call(deleteCollection, { params })
    await expect(open(other, id)).rejects.toThrow('not found')
  })

  test('takes recipes that the group may read only, and hides withdrawn ones', async () => {
    const { id } = await create(member, 'Readable', { groupId })
    const mine = await createTestRecipe(member, { title: 'Private stew' })
    await expect(put(member, id, mine.id)).rejects.toThrow('not shared')
    const share = await shareInto(app, groupId, mine.id, member)
    await put(member, id, mine.id)
    expect(await titles(owner, id)).toEqual(['Private stew'])
    await share.withdraw()
    expect((await open(owner, id)).recipes).toMatchObject([{ title: null, recipe: null }])
    expect(await titles(member, id)).toEqual(['Private stew'])
  })

  test('is not for suspended members to write in', async () => {
    const loud = await signUpUser(app, admin)
    const club = await insertGroup(app, owner, { members: [loud], name: 'Quiet club' })
    const { id } = await create(loud, 'Before', { groupId: club })
    const recipe = await publishRecipe(owner)
    await owner.call(suspendMember, {
      body: { member_id: await userIdOf(app, loud), group_id: club, days: 1, reason: 'Loud' },
    })
    expect(
      await refusalsOf([
        create(loud, 'After', { groupId: club }),
        put(loud, id, recipe.id),
        loud.call(updateCollection, { params: { id }, body: { title: 'LOUD' } }),
      ]),
    ).toEqual(['suspended'])
    await put(loud, (await create(loud, 'For me alone')).id, recipe.id)
  })

  test('is deleted with its recipes and its reports, also with its group', async () => {
    const club = await insertGroup(app, owner, { members: [member], name: 'Short club' })
    const recipe = await publishRecipe(owner)
    const [one, two] = [
      await create(member, 'One', { groupId: club }),
      await create(member, 'Two', { groupId: club }),
    ]
    for (const { id } of [one, two]) {
      await put(member, id, recipe.id)
      await owner.call(reportContent, { body: { kind: 'collection', id, reason: 'spam' } })
    }
    await member.call(deleteCollection, { params: { id: one.id } })
    const left = async () => {
      const reports = await app.db.selectFrom('reports').select('content_id as id').execute()
      const entries = await app.db.selectFrom('collection_recipes').select('collection_id as id').execute()
      return [...reports, ...entries].filter(({ id }) => id === one.id || id === two.id)
    }
    expect(await left()).toEqual([{ id: two.id }, { id: two.id }])
    await app.db.deleteFrom('groups').where('id', '=', club).execute()
    expect(await left()).toEqual([])
  })

  test('stays when its creator leaves the product, if others added to it; their words go', async () => {
    const leaving = await signUpUser(app, admin, { name: 'Lea' })
    const club = await insertGroup(app, owner, { members: [leaving, member], name: 'Stayers' })
    const kept = await create(leaving, 'Shared work', { groupId: club })
    const alone = await create(leaving, 'Alone', { groupId: club })
    const own = await create(leaving, 'Own')
    const [one, two] = [await publishRecipe(owner), await publishRecipe(owner)]
    await put(leaving, kept.id, one.id, { note: 'Words of Lea' })
    await put(member, kept.id, two.id, { note: 'Words of Max' })
    await put(leaving, alone.id, one.id, { note: 'Words of Lea' })
    const archive = await (await leaving.fetch('/api/user/export')).arrayBuffer()
    expect(archive.byteLength).toBeGreaterThan(0)
    await leaving.call(deleteAccount, { body: { password: goodPassword } })
    expect(await open(member, kept.id)).toMatchObject({
      owner: null,
      recipes: [
        { note: null, addedBy: null },
        { note: 'Words of Max', addedBy: { name: 'Max' } },
      ],
    })
    await expect(open(member, alone.id)).rejects.toThrow('not found')
    expect(await app.db.selectFrom('collections').where('id', '=', own.id).selectAll().execute()).toEqual([])
  })
})

test('a device copies them with their recipes, again only after a change, and without what is no longer shared', async () => {
  const copies = (since?: string) => member.call(listCollectionCopies, { query: { since } })
  const recipe = await publishRecipe(owner)
  const { id } = await create(member, 'For the boat')
  await put(member, id, recipe.id, { note: 'With bread' })
  const first = await copies()
  const copyOf = ({ collections }: Awaited<ReturnType<typeof copies>>) =>
    collections?.find((each) => each.id === id)
  expect(copyOf(first)).toEqual(await open(member, id))
  expect(await copies(first.revision)).toEqual({ revision: first.revision, collections: null })
  await put(member, id, recipe.id, { note: 'With rice' })
  const second = await copies(first.revision)
  expect(copyOf(second)?.recipes).toMatchObject([{ note: 'With rice', recipe: { id: recipe.id } }])
  await owner.call(setRecipePublic, { params: { id: recipe.id }, body: { is_public: false } })
  expect(copyOf(await copies(second.revision))?.recipes).toMatchObject([{ recipe: null }])
  expect((await stranger.call(listCollectionCopies)).collections?.map((each) => each.id)).not.toContain(id)
})

test('changes are limited per hour', async () => {
  const person = await signUpUser(app, admin)
  const { id } = await create(person, 'Busy')
  const { id: recipeId } = await createTestRecipe(person)
  await app.db.deleteFrom('rate_limits').execute()
  await exhaustLimit(app, person, 'binder', rateLimits.binderChangesPerMember)
  expect(
    await refusalsOf([
      create(person, 'More'),
      person.call(updateCollection, { params: { id }, body: { title: 'Busier' } }),
      put(person, id, recipeId),
      takeOut(person, id, recipeId),
      person.call(deleteCollection, { params: { id } }),
    ]),
  ).toEqual(['too many requests'])
})

test('of many changes at once every entry stands once, and places are numbered without gaps', async () => {
  const { id } = await create(member, 'Storm')
  const recipes = await Promise.all(Array.from({ length: 6 }, () => createTestRecipe(member)))
  const storm = Array.from({ length: 120 }, (_, round) => {
    const recipeId = recipes[(round * 7) % recipes.length]?.id ?? ''
    if (round % 5 === 0) return takeOut(member, id, recipeId)
    return put(member, id, recipeId, round % 2 === 0 ? { position: round % 4 } : { note: `round ${round}` })
  })
  await Promise.all(storm)
  for (const { id: recipeId } of recipes) await put(member, id, recipeId)
  await put(member, id, recipes[0]?.id ?? '', { position: 0 })
  const entries = await app.db
    .selectFrom('collection_recipes')
    .select(['recipe_id', 'position'])
    .where('collection_id', '=', id)
    .orderBy('position')
    .execute()
  expect(entries.map(({ position }) => position)).toEqual([0, 1, 2, 3, 4, 5])
  expect(new Set(entries.map(({ recipe_id }) => recipe_id))).toEqual(new Set(recipes.map((each) => each.id)))
})
