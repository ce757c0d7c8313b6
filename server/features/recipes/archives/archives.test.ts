import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deleteAccount, exportOwnData } from '#shared/contract/account.ts'
import { setRecipeNote, setRecipeTags, getSavedState } from '#shared/contract/saved-recipes.ts'
import {
  createArchive,
  deleteArchive,
  listArchiveItems,
  listArchives,
  sendArchivePart,
  setArchiveColumns,
  startArchive,
  stopArchive,
  undoArchive,
} from '#shared/contract/recipe-archives.ts'
import { createCollection, putCollectionRecipe } from '#shared/contract/collections.ts'
import { logCooked } from '#shared/contract/cooking-log.ts'
import { exportRecipes } from '#shared/contract/recipe-exports.ts'
import { editRecipe, getRecipe, listMyRecipes, setRecipePublic } from '#shared/contract/recipes.ts'
import { signImageKey } from '#shared/contract/images.ts'
import { limits } from '#shared/constants/limits.ts'
import { lifetimes } from '#shared/constants/lifetimes.ts'
import { rateLimits } from '#shared/constants/rate-limits.ts'
import { openTestApp, type TestApp } from '../../../test/app.ts'
import { userIdOf } from '../../../test/groups.ts'
import { noise } from '../../../test/images.ts'
import { exhaustLimit } from '../../../test/rate-limits.ts'
import { createTestRecipe } from '../../../test/recipes.ts'
import { sendOperations, testOperation } from '../../../test/synced-rows.ts'
import { unzip } from '../../../test/unzip.ts'
import { goodPassword, signUpAdmin, signUpUser, type TestUser } from '../../../test/users.ts'
import { countStorage } from '../../../platform/storage/room.ts'
import { deleteQueuedImages, resizedName } from '../../images/deletion-queue.ts'
import { cleanUpArchives } from './cleanup.ts'
import {
  fillStorage,
  importAll,
  itemsOf,
  paprika,
  photo,
  preview,
  run,
  send,
  stateOf,
  undo,
  zipOf,
} from './test-archives.ts'

let app: TestApp
let admin: TestUser
let member: TestUser

beforeAll(async () => {
  app = await openTestApp({
    fetchPicture: async (url) => {
      if (url.includes('gone')) throw new Error('no such picture')
      return photo('#935')
    },
  })
  admin = await signUpAdmin(app)
})
beforeEach(async () => {
  member = await signUpUser(app, admin)
})
afterAll(() => app.close())

const titlesOf = async (who = member) =>
  (await who.call(listMyRecipes, { query: {} })).map(({ title }) => title).toSorted()

async function storedFiles(): Promise<string[]> {
  await deleteQueuedImages(app.deps)
  const names: string[] = []
  for await (const name of app.deps.images.list()) names.push(name)
  return names.toSorted()
}

describe('sending a file', () => {
  test('comes in parts of one size; the same part twice changes nothing', async () => {
    const bytes = Buffer.alloc(limits.archive.partBytes + 100, 1)
    const { id } = await member.call(createArchive, { body: { name: 'a.zip', bytes: bytes.length } })
    const part = (offset: number, end: number) =>
      member.call(sendArchivePart, {
        params: { id },
        form: { offset: String(offset), file: new Blob([new Uint8Array(bytes.subarray(offset, end))]) },
      })
    const { partBytes } = limits.archive
    for (const [from, to] of [
      [0, 5],
      [partBytes, bytes.length],
      [7, 7 + partBytes],
    ] as const)
      await expect(part(from, to)).rejects.toMatchObject({ code: 'invalid input' })
    expect(await part(0, partBytes)).toMatchObject({ state: 'uploading', received: partBytes })
    expect(await part(0, partBytes)).toMatchObject({ state: 'uploading', received: partBytes })
    expect((await storedFiles()).filter((name) => name.includes(id))).toHaveLength(1)
    const { live } = await countStorage(app.db, await userIdOf(app, member))
    expect(live).toBeGreaterThan(partBytes)
    expect(await part(partBytes, bytes.length)).toMatchObject({ state: 'reading', received: bytes.length })
    await member.call(deleteArchive, { params: { id } })
    expect((await storedFiles()).filter((name) => name.includes(id))).toEqual([])
  })

  test('one at a time, not beyond the room, and not beyond that of all', async () => {
    const create = (bytes: number) => member.call(createArchive, { body: { name: 'a.zip', bytes } })
    await expect(create(limits.archive.bytes + 1)).rejects.toMatchObject({ code: 'too large' })
    const userId = await userIdOf(app, member)
    const other = await userIdOf(app, admin)
    const file = {
      user_id: other,
      name: 'x',
      bytes: limits.archive.waiting,
      created_at: new Date(),
      reason: null,
      program: null,
    }
    const { id } = await app.db
      .insertInto('recipe_archives')
      .values(file)
      .returning('id')
      .executeTakeFirstOrThrow()
    await expect(create(10)).rejects.toMatchObject({ code: 'unavailable' })
    await app.db.deleteFrom('recipe_archives').where('id', '=', id).execute()
    const makeRoom = await fillStorage(app.db, userId)
    await expect(create(10)).rejects.toMatchObject({ code: 'storage full' })
    await makeRoom()
    const archive = await create(10)
    await expect(create(10)).rejects.toMatchObject({ code: 'limit reached' })
    await fillStorage(app.db, userId)
    const form = { offset: '0', file: new Blob(['0123456789']) }
    await expect(member.call(sendArchivePart, { params: { id: archive.id }, form })).rejects.toMatchObject({
      code: 'storage full',
    })
  })

  test('what is none of a recipe is refused with a reason, and its file is deleted', async () => {
    const text = await preview(app.deps, member, Buffer.from('Dear Ada, see you.'), 'letter.txt')
    expect(text).toMatchObject({ state: 'failed', reason: 'no recipe found' })
    const cut = (await zipOf({ 'a.paprikarecipe': paprika('A') })).subarray(0, 200)
    expect(await preview(app.deps, member, cut)).toMatchObject({ state: 'failed', reason: 'invalid input' })
    const files = await zipOf({ 'a.txt': 'x', 'b.jpg': await photo() })
    expect(await preview(app.deps, member, files)).toMatchObject({ state: 'failed', otherFiles: 1 })
    expect((await storedFiles()).filter((name) => name.startsWith('imports/'))).toEqual([])
  })

  test('belongs to its user alone', async () => {
    const { id } = await send(member, await zipOf({ 'a.paprikarecipe': paprika('A') }))
    const stranger = await signUpUser(app, admin)
    const form = { offset: '0', file: new Blob(['x']) }
    const params = { id }
    const calls = [
      () => stranger.call(sendArchivePart, { params, form }),
      () => stranger.call(listArchiveItems, { params, query: {} }),
      () => stranger.call(setArchiveColumns, { params, body: { columns: ['title'] } }),
      () => stranger.call(startArchive, { params, body: {} }),
      () => stranger.call(stopArchive, { params }),
      () => stranger.call(undoArchive, { params }),
      () => stranger.call(deleteArchive, { params }),
      () => member.call(listArchiveItems, { params: { id: 'nonsense' }, query: {} }),
    ]
    for (const attempt of calls) await expect(attempt()).rejects.toMatchObject({ code: 'not found' })
    expect(await stranger.call(listArchives)).toEqual([])
    await expect(app.anonymous().call(listArchives)).rejects.toMatchObject({ code: 'not signed in' })
  })

  test('too often is 429 too many requests', async () => {
    const id = crypto.randomUUID()
    await exhaustLimit(app, member, 'archive', rateLimits.archivesPerMember)
    const params = { id }
    for (const attempt of [
      () => member.call(setArchiveColumns, { params, body: { columns: ['title'] } }),
      () => member.call(startArchive, { params, body: {} }),
      () => member.call(stopArchive, { params }),
      () => member.call(undoArchive, { params }),
      () => member.call(deleteArchive, { params }),
    ])
      await expect(attempt()).rejects.toMatchObject({ code: 'too many requests' })
  })
})

describe('importing', () => {
  test('saves every recipe with its lines, tags, note, stars and picture, as a private one', async () => {
    const data = (await photo()).toString('base64')
    const archive = await importAll(
      app.deps,
      member,
      await zipOf({
        'My Recipes/a.paprikarecipe': paprika('Stew', { photo_data: data, source_url: 'https://e.org/stew' }),
        'My Recipes/b.paprikarecipe': paprika('Curry', { image_url: 'https://e.org/a.jpg' }),
        'My Recipes/c.paprikarecipe': paprika('Bake', { image_url: 'https://e.org/gone.jpg' }),
        '__MACOSX/My Recipes/._a.paprikarecipe': 'x',
        'My Recipes/broken.paprikarecipe': paprika('Broken').subarray(0, 80),
        'My Recipes/empty.paprikarecipe': paprika('Empty', { ingredients: '', directions: '' }),
      }),
    )
    expect(archive).toMatchObject({ state: 'done', program: 'paprika', otherFiles: 0 })
    expect(archive.counts).toMatchObject({ recipes: 5, saved: 3, failed: 2, pictures: 2, missingPictures: 1 })
    const items = await itemsOf(member, archive.id)
    expect(items.map(({ title, state, reason, picture }) => [title, state, reason, picture])).toEqual([
      ['Stew', 'saved', null, 'stored'],
      ['Curry', 'saved', null, 'stored'],
      ['Bake', 'saved', null, 'missing'],
      ['broken.paprikarecipe', 'failed', 'invalid input', 'none'],
      ['Empty', 'failed', 'no recipe found', 'none'],
    ])
    const id = items[0]?.recipe?.id ?? ''
    const stew = await member.call(getRecipe, { params: { id } })
    expect(stew.structure?.ingredients).toMatchObject([
      { amount: 400, unit: 'g', item: 'lentils' },
      { amount: 1, item: 'onion' },
      { amount: 2, unit: 'tbsp', group: 'For the top' },
    ])
    expect(stew.structure?.extra).toContain('Ada, https://e.org/stew')
    expect(await member.call(getSavedState, { params: { id } })).toMatchObject({
      tags: ['Stew', 'Winter'],
      note: { text: '★★★★☆\n\nBetter the next day.' },
    })
    expect((await storedFiles()).filter((name) => name.includes(archive.id))).toEqual([])
    const failed = await member.call(listArchiveItems, {
      params: { id: archive.id },
      query: { state: 'failed' },
    })
    expect(failed).toHaveLength(2)
  })

  test('stores a photo no larger than it came and in the smallest width; the others are made when asked for', async () => {
    const came = await sharp(await noise(400, 300).png().toBuffer())
      .resize(1000, 750)
      .jpeg({ quality: 80 })
      .toBuffer()
    const files = await storedFiles()
    const zip = await zipOf({
      'a.paprikarecipe': paprika('Stew', { photo_data: came.toString('base64') }),
    })
    const { id } = await importAll(app.deps, member, zip)
    const stored = (await storedFiles()).filter((name) => !files.includes(name))
    const key = stored.find((name) => name.startsWith('recipe_')) ?? ''
    expect(stored).toEqual([key, resizedName(key, 320)])
    const sizes = await Promise.all(
      stored.map(async (name) => (await app.deps.images.get(name))?.length ?? 0),
    )
    expect(sizes[0]).toBeLessThan(came.length * 1.2)
    const { live } = await countStorage(app.db, await userIdOf(app, member))
    expect(live).toBeLessThan(came.length * 1.6)

    const recipe = { params: { id: (await itemsOf(member, id))[0]?.recipe?.id ?? '' } }
    const taken = await member.call(exportRecipes, {
      body: { recipes: [recipe.params.id], format: 'markdown' },
    })
    const picture = (await unzip(Buffer.from(await taken.arrayBuffer()))).get('stew.webp')
    expect((await sharp(picture?.bytes).metadata()).width).toBe(960)
    const link = await member.call(signImageKey, { params: { key } })
    for (const width of limits.imageWidths) {
      const answer = await app.anonymous().fetch(`${link}&w=${width}`)
      const { format, width: actual } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
      expect([answer.status, format, actual]).toEqual([200, 'webp', Math.min(width, 1000)])
    }
    expect((await countStorage(app.db, await userIdOf(app, member))).live).toBe(live)
    await undo(app.deps, member, id)
    expect(await storedFiles()).toEqual(files)
  })

  test('twice saves nothing twice; a duplicate comes when its user says so', async () => {
    await createTestRecipe(member, { title: 'Known' })
    const zip = await zipOf({
      'a.paprikarecipe': paprika('Known'),
      'b.paprikarecipe': paprika('New', { ingredients: '1 leek' }),
      'c.paprikarecipe': paprika('New', { ingredients: '1 leek' }),
      'd.paprikarecipe': paprika('New', { ingredients: '2 onions' }),
    })
    const first = await importAll(app.deps, member, zip)
    expect(first.counts).toMatchObject({ saved: 2, duplicate: 2 })
    expect(await titlesOf()).toEqual(['Known', 'New', 'New'])
    const second = await importAll(app.deps, member, zip)
    expect(second.counts).toMatchObject({ saved: 0, duplicate: 4 })
    const third = await importAll(app.deps, member, zip, [0])
    expect(third.counts).toMatchObject({ saved: 1, duplicate: 3 })
    expect(await titlesOf()).toEqual(['Known', 'Known', 'New', 'New'])
  })

  test('can be stopped and goes on, also in another process after one was killed', async () => {
    const files = Array.from({ length: 6 }, (_, at) => [`${at}.paprikarecipe`, paprika(`Dish ${at}`)])
    const { id } = await preview(
      app.deps,
      member,
      await zipOf(Object.fromEntries(files) as Record<string, Buffer>),
    )
    await member.call(startArchive, { params: { id }, body: {} })
    const stopping = new AbortController()
    let saved = 0
    const kitchen = {
      ...app.deps.kitchen,
      examine: async (...given: Parameters<typeof app.deps.kitchen.examine>) => {
        saved += 1
        if (saved === 3) stopping.abort()
        return app.deps.kitchen.examine(...given)
      },
    }
    await run({ ...app.deps, kitchen, stopping: stopping.signal })
    expect((await stateOf(member, id)).counts).toMatchObject({ saved: 3, waiting: 3 })
    expect(await member.call(stopArchive, { params: { id } })).toMatchObject({ state: 'stopped' })
    await run(app.deps)
    expect((await stateOf(member, id)).counts.saved).toBe(3)
    await member.call(startArchive, { params: { id }, body: {} })
    // A process that was killed has left its claim; another one goes on when that is over.
    await app.db
      .updateTable('recipe_archives')
      .set({ claimed_at: new Date(app.deps.clock() - lifetimes.archive.claim - 1) })
      .where('id', '=', id)
      .execute()
    await run(app.deps)
    expect(await stateOf(member, id)).toMatchObject({ state: 'done', counts: { saved: 6 } })
    expect(await titlesOf()).toHaveLength(6)
  })

  test('what is read of a file counts as stored as well', async () => {
    const { id } = await send(member, await zipOf({ 'a.paprikarecipe': paprika('A') }))
    await fillStorage(app.db, await userIdOf(app, member))
    await run(app.deps)
    expect(await stateOf(member, id)).toMatchObject({ state: 'failed', reason: 'storage full' })
    expect((await storedFiles()).filter((name) => name.includes(id))).toEqual([])
  })

  test('stops when the storage is full, and says so', async () => {
    const { id } = await preview(app.deps, member, await zipOf({ 'a.paprikarecipe': paprika('A') }))
    await member.call(startArchive, { params: { id }, body: {} })
    const makeRoom = await fillStorage(app.db, await userIdOf(app, member))
    await run(app.deps)
    expect(await stateOf(member, id)).toMatchObject({ state: 'stopped', reason: 'storage full' })
    await makeRoom()
    await member.call(startArchive, { params: { id }, body: {} })
    await run(app.deps)
    expect(await stateOf(member, id)).toMatchObject({ state: 'done', reason: null, counts: { saved: 1 } })
  })

  test('a table of many rows is read in pieces, each row once', async () => {
    const rows = Array.from({ length: 410 }, (_, at) => `Dish ${at},"${at + 1} leeks",Cook.`)
    const table = Buffer.from(`title,ingredients,instructions\n${rows.join('\n')}\n`)
    const { id, counts } = await preview(app.deps, member, table, 'a.csv')
    expect(counts).toMatchObject({ recipes: 410, waiting: 410 })
    const last = await member.call(listArchiveItems, { params: { id }, query: { offset: 409 } })
    expect(last.map(({ title }) => title)).toEqual(['Dish 409'])
  })

  test('a table is read again as its user says', async () => {
    const { id, table } = await preview(
      app.deps,
      member,
      Buffer.from('title,ingredients,foo\nSoup,"2 leeks\n1 potato",Cook it.\n'),
      'a.csv',
    )
    expect(table).toEqual({
      header: ['title', 'ingredients', 'foo'],
      columns: ['title', 'ingredients', null],
    })
    const params = { id }
    await expect(
      member.call(setArchiveColumns, { params, body: { columns: ['title'] } }),
    ).rejects.toMatchObject({ code: 'invalid input' })
    const columns = ['title', 'ingredients', 'instructions'] as const
    await member.call(setArchiveColumns, { params, body: { columns: [...columns] } })
    await run(app.deps)
    expect(await stateOf(member, id)).toMatchObject({ state: 'ready', table: { columns: [...columns] } })
    await member.call(startArchive, { params, body: {} })
    await run(app.deps)
    const [item] = await itemsOf(member, id)
    const soup = await member.call(getRecipe, { params: { id: item?.recipe?.id ?? '' } })
    expect(soup.structure?.steps).toMatchObject([{ text: 'Cook it.' }])
  })
})

test('the export of this program comes in again as it was', async () => {
  const author = await signUpUser(app, admin)
  const image = `data:image/jpeg;base64,${(await photo()).toString('base64')}`
  const { id } = await createTestRecipe(author, { image_url: image, plating: 'In deep bowls.' })
  const before = await author.call(getRecipe, { params: { id } })
  await author.call(setRecipeTags, { params: { id }, body: { tags: ['Sunday'] } })
  await author.call(setRecipeNote, { params: { id }, body: { text: 'Less ginger' } })
  const exported = await author.call(exportOwnData)
  const archive = await importAll(app.deps, member, Buffer.from(await exported.arrayBuffer()))
  expect(archive).toMatchObject({ program: 'convive', counts: { recipes: 1, saved: 1, pictures: 1 } })
  const [item] = await itemsOf(member, archive.id)
  const copy = { id: item?.recipe?.id ?? '' }
  const after = await member.call(getRecipe, { params: copy })
  expect(after.structure).toEqual(before.structure)
  expect([after.title, after.plating]).toEqual([before.title, 'In deep bowls.'])
  expect(await member.call(getSavedState, { params: copy })).toMatchObject({
    tags: ['Sunday'],
    note: { text: 'Less ginger' },
  })
})

describe('archives with tricks', () => {
  test('a bomb, a path that leads out and a zip in a zip do no harm', async () => {
    const inner = await zipOf({ 'recipe.json': JSON.stringify(tandoor), 'image.jpeg': await photo() })
    const archive = await importAll(
      app.deps,
      member,
      await zipOf({
        'bomb.json': Buffer.alloc(30 * 1024 * 1024, 0x20),
        'x/__MACOSX/y.json': '{}',
        '1.zip': inner,
        'broken.zip': inner.subarray(0, 300),
      }),
    )
    expect(archive.counts).toMatchObject({ saved: 1, failed: 2, pictures: 1 })
    const items = await itemsOf(member, archive.id)
    expect(items.map(({ title, reason }) => [title, reason])).toEqual([
      ['bomb.json', 'too large'],
      ['Chili', null],
      ['broken.zip', 'invalid input'],
    ])
  })

  const tandoor = {
    name: 'Chili',
    keywords: [],
    steps: [
      { instruction: 'Cook.', ingredients: [{ amount: 1, food: { name: 'bean' }, unit: null, note: '' }] },
    ],
  }
})

describe('taking an import back', () => {
  test('leaves no trace', async () => {
    const before = await storedFiles()
    const data = (await photo()).toString('base64')
    const { id } = await importAll(
      app.deps,
      member,
      await zipOf({ 'a.paprikarecipe': paprika('A', { photo_data: data }) }),
    )
    expect((await storedFiles()).length).toBeGreaterThan(before.length)
    const undone = await undo(app.deps, member, id)
    expect(undone).toMatchObject({ state: 'undone', undoUntil: null, counts: { undone: 1, saved: 0 } })
    expect(await titlesOf()).toEqual([])
    expect(await storedFiles()).toEqual(before)
    const userId = await userIdOf(app, member)
    for (const [table, column] of [
      ['recipes', 'owner_id'],
      ['recipe_tags', 'user_id'],
      ['recipe_notes', 'user_id'],
      ['idempotency_keys', 'user_id'],
    ] as const) {
      const { rows } =
        await sql`select from ${sql.table(table)} where ${sql.ref(column)} = ${userId}`.execute(app.db)
      expect(rows, table).toEqual([])
    }
    // The same file can come again.
    expect(
      (await importAll(app.deps, member, await zipOf({ 'a.paprikarecipe': paprika('A') }))).counts.saved,
    ).toBe(1)
  })

  test('keeps what was edited, published, cooked, planned or used since, and says which', async () => {
    const names = ['Edited', 'Noted', 'Published', 'Cooked', 'Planned', 'Used', 'Gone']
    const files = Object.fromEntries(names.map((name) => [`${name}.paprikarecipe`, paprika(name)]))
    const { id } = await importAll(app.deps, member, await zipOf(files))
    const items = await itemsOf(member, id)
    const recipe = (name: string) => items.find(({ title }) => title === name)?.recipe?.id ?? ''
    const params = (name: string) => ({ id: recipe(name) })
    app.advanceClock(1000)
    await member.call(editRecipe, { params: params('Edited'), body: { taste: 'sour' } })
    await member.call(setRecipeNote, { params: params('Noted'), body: { text: 'Less salt' } })
    await member.call(setRecipePublic, { params: params('Published'), body: { is_public: true } })
    const log = { id: crypto.randomUUID() }
    await member.call(logCooked, { params: params('Cooked'), body: log })
    await plan(recipe('Planned'))
    const collection = crypto.randomUUID()
    await member.call(createCollection, { body: { id: collection, title: 'Mine' } })
    await member.call(putCollectionRecipe, {
      params: { id: collection, recipeId: recipe('Used') },
      body: {},
    })
    const undone = await undo(app.deps, member, id)
    expect(undone.counts).toMatchObject({ kept: 6, undone: 1 })
    const after = await itemsOf(member, id)
    expect(after.map(({ title, state, reason }) => [title, state, reason])).toEqual([
      ['Edited', 'kept', 'edited'],
      ['Noted', 'kept', 'edited'],
      ['Published', 'kept', 'published'],
      ['Cooked', 'kept', 'cooked'],
      ['Planned', 'kept', 'planned'],
      ['Used', 'kept', 'used'],
      ['Gone', 'undone', null],
    ])
    expect(await titlesOf()).toEqual(names.filter((name) => name !== 'Gone').toSorted())
  })

  const plan = (recipeId: string) =>
    sendOperations(
      member,
      Object.entries({ meal: 'dinner', day: '2026-11-23', recipeId }).map(([field, value]) =>
        testOperation('plan_entries', entryId, field, value, { ms: app.deps.clock() }),
      ),
    )
  const entryId = crypto.randomUUID()

  test('is possible for 30 days, after which the import is forgotten', async () => {
    const { id, undoUntil } = await importAll(
      app.deps,
      member,
      await zipOf({ 'a.paprikarecipe': paprika('A') }),
    )
    expect(undoUntil).not.toBeNull()
    const at = Date.now() + lifetimes.archive.undo + 1000
    await app.db
      .updateTable('recipe_archives')
      .set({ finished_at: new Date(app.deps.clock() - lifetimes.archive.undo) })
      .where('id', '=', id)
      .execute()
    await expect(member.call(undoArchive, { params: { id } })).rejects.toMatchObject({ code: 'not found' })
    await cleanUpArchives(app.db, at)
    expect(await member.call(listArchives)).toEqual([])
    expect(await titlesOf()).toEqual(['A'])
  })
})

describe('what is stored', () => {
  test('is deleted where it is never used', async () => {
    const { id } = await send(member, await zipOf({ 'a.paprikarecipe': paprika('A') }))
    await run(app.deps)
    await cleanUpArchives(app.db, app.deps.clock() + lifetimes.archive.unused + 1000)
    expect(await member.call(listArchives)).toEqual([])
    expect((await storedFiles()).filter((name) => name.includes(id))).toEqual([])
  })

  test('loses its file a week after it was stopped, and can still be taken back', async () => {
    const { id } = await preview(app.deps, member, await zipOf({ 'a.paprikarecipe': paprika('A') }))
    await member.call(startArchive, { params: { id }, body: {} })
    await member.call(stopArchive, { params: { id } })
    await cleanUpArchives(app.db, app.deps.clock() + lifetimes.archive.unused + 1000)
    expect(await stateOf(member, id)).toMatchObject({ state: 'stopped' })
    expect((await storedFiles()).filter((name) => name.includes(id))).toEqual([])
    await expect(member.call(startArchive, { params: { id }, body: {} })).rejects.toMatchObject({
      code: 'not found',
    })
    expect(await undo(app.deps, member, id)).toMatchObject({ state: 'undone' })
  })

  test('is in the export, and goes with its user', async () => {
    const { id } = await preview(
      app.deps,
      member,
      await zipOf({ 'a.paprikarecipe': paprika('Aardvark stew') }),
    )
    const archive = await member.call(exportOwnData)
    const files = await unzip(Buffer.from(await archive.arrayBuffer()))
    expect(String(files.get('recipe-archives/1.json')?.bytes)).toContain('Aardvark stew')
    await member.call(deleteAccount, { body: { password: goodPassword } })
    expect(
      await app.db.selectFrom('recipe_archive_items').select('title').where('archive_id', '=', id).execute(),
    ).toEqual([])
    expect((await storedFiles()).filter((name) => name.includes(id))).toEqual([])
  })
})
