import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deleteAccount, me } from '#shared/contract/account.ts'
import { addComment, deleteComment } from '#shared/contract/comments.ts'
import {
  chosenKinds,
  countNotices,
  listNotices,
  markNoticesRead,
  readNoticeCount,
  setWantedNotices,
} from '#shared/contract/notices.ts'
import { deletePhoto, uploadPhoto } from '#shared/contract/photos.ts'
import { rateRecipe } from '#shared/contract/ratings.ts'
import { deleteRecipe, restoreRecipe, setRecipePublic } from '#shared/contract/recipes.ts'
import { limits } from '#shared/limits.ts'
import { openTestApp, type TestApp } from '../test/app.ts'
import { openEvents } from '../test/event-stream.ts'
import { recordOutcome } from '../test/outcomes.ts'
import { goodPassword, signUpAdmin, signUpMember, type Person } from '../test/people.ts'
import { noise } from '../test/pictures.ts'
import { keepRecipe } from '../test/recipes.ts'
import { noticesPersonData } from './person-data.ts'

let app: TestApp
let admin: Person
let cook: Person
let guest: Person
let recipeId: string
let title: string

beforeAll(async () => {
  app = await openTestApp()
  admin = await signUpAdmin(app)
  cook = await signUpMember(app, admin, { name: 'Camille' })
  guest = await signUpMember(app, admin, { name: 'Gus' })
  const recipe = await keepRecipe(cook)
  recipeId = recipe.id
  title = recipe.title
  await cook.call(setRecipePublic, { params: { id: recipeId }, body: { is_public: true } })
})
afterAll(() => app.close())

const params = () => ({ params: { id: recipeId } })
const comment = (person: Person, content = 'Lovely.') =>
  person.call(addComment, { ...params(), body: { content } })
const rate = (person: Person, rating: number) => person.call(rateRecipe, { ...params(), body: { rating } })
const told = async (person: Person) => {
  const notices = await person.call(listNotices, { query: {} })
  return notices.map(({ kind, actor, many, isRead }) => [kind, actor, many, isRead])
}
async function exportOf(id: string) {
  const files = []
  for await (const file of noticesPersonData.export(app, { id })) files.push(file)
  return files
}
const readAll = async (person: Person) => {
  await person.call(markNoticesRead, { body: {} })
  app.pass(1000)
}

describe('what a cook is told of a recipe', () => {
  test('each comment by name, none of their own, none that was deleted', async () => {
    const first = await comment(guest)
    await comment(cook, 'Thank you!')
    const [notice] = await cook.call(listNotices, { query: {} })
    expect(notice).toMatchObject({
      kind: 'comment',
      actor: 'Gus',
      actorId: (await guest.call(me)).id,
      recipe: { id: recipeId, title },
      thread: null,
      group: null,
      postId: null,
    })
    expect(await told(cook)).toEqual([['comment', 'Gus', 1, false]])
    expect(await told(guest)).toEqual([])
    await guest.call(deleteComment, { params: { id: first.id } })
    expect(await told(cook)).toEqual([])
  })

  test('ratings in one line that counts on until it is read, and not who gave them', async () => {
    await rate(guest, 3)
    await rate(guest, 5)
    await rate(admin, 4)
    const [notice] = await cook.call(listNotices, { query: {} })
    expect(notice).toMatchObject({ kind: 'rating', many: 2, actorId: null, actor: null })
    expect(await cook.call(countNotices)).toBe(1)
    await readAll(cook)
    await rate(await signUpMember(app, admin), 4)
    expect(await told(cook)).toEqual([
      ['rating', null, 1, false],
      ['rating', null, 2, true],
    ])
    await readAll(cook)
  })

  test('photos, until they are taken down', async () => {
    const photo = await guest.call(uploadPhoto, {
      ...params(),
      form: { file: new Blob([new Uint8Array(await noise(60, 40).jpeg().toBuffer())]) },
    })
    expect((await told(cook))[0]).toEqual(['photo', 'Gus', 1, false])
    await guest.call(deletePhoto, { params: { id: photo.id } })
    expect((await told(cook))[0]?.[0]).toBe('rating')
  })

  test('nothing of it while the recipe is thrown away', async () => {
    await comment(guest)
    expect(await cook.call(countNotices)).toBe(1)
    await cook.call(deleteRecipe, params())
    expect(await told(cook)).toEqual([])
    expect(await cook.call(countNotices)).toBe(0)
    await cook.call(restoreRecipe, params())
    expect(await cook.call(countNotices)).toBe(1)
    await readAll(cook)
  })

  test('nothing that they do not want to hear', async () => {
    const off = Object.fromEntries(chosenKinds.map((kind) => [kind, false]))
    await cook.call(setWantedNotices, { body: off })
    await comment(guest)
    await rate(await signUpMember(app, admin), 4)
    expect(await cook.call(countNotices)).toBe(0)
    const on = Object.fromEntries(chosenKinds.map((kind) => [kind, true]))
    expect(await cook.call(setWantedNotices, { body: on })).toEqual({ ...on, mail: true })
  })
})

describe('what one person does in one place within a while', () => {
  const photo = async (person: Person) => {
    const file = new Blob([new Uint8Array(await noise(24, 16).jpeg().toBuffer())])
    return person.call(uploadPhoto, { ...params(), form: { file } })
  }

  test('is one line that counts what is still to be seen', async () => {
    app.pass(limits.notices.foldWithin)
    await readAll(cook)
    const other = await signUpMember(app, admin, { name: 'Oto' })
    const photos = []
    for (let turn = 0; turn < 4; turn += 1) {
      app.pass(1000)
      photos.push(await photo(guest))
    }
    await comment(guest)
    await photo(other)
    const lines = [
      ['comment', 'Gus', 1, false],
      ['photo', 'Gus', 4, false],
      ['photo', 'Oto', 1, false],
    ]
    expect((await told(cook)).slice(0, 3).toSorted()).toEqual(lines)
    expect(await cook.call(countNotices)).toBe(3)

    await guest.call(deletePhoto, { params: { id: photos[0]?.id ?? '' } })
    await app.db
      .updateTable('photos')
      .set({ hidden_at: new Date() })
      .where('id', '=', photos[3]?.id ?? '')
      .execute()
    expect(await told(cook)).toContainEqual(['photo', 'Gus', 2, false])
    for (const { id } of photos.slice(1)) await guest.call(deletePhoto, { params: { id } })
    expect((await told(cook)).filter(([kind, actor]) => kind === 'photo' && actor === 'Gus')).toEqual([])
  })

  test('begins a new line once the one before was read, or after a while', async () => {
    await readAll(cook)
    app.pass(1000)
    await comment(guest)
    await readAll(cook)
    app.pass(1000)
    await comment(guest)
    app.pass(limits.notices.foldWithin - 1000)
    await comment(guest)
    app.pass(limits.notices.foldWithin + 1000)
    await comment(guest)
    expect((await told(cook)).slice(0, 3)).toEqual([
      ['comment', 'Gus', 1, false],
      ['comment', 'Gus', 2, false],
      ['comment', 'Gus', 1, true],
    ])
    await readAll(cook)
  })
})

test('whoever invited is told who came, and no longer when they left', async () => {
  await readAll(admin)
  const newcomer = await signUpMember(app, admin, { name: 'Nora' })
  expect((await told(admin))[0]).toEqual(['invite', 'Nora', 1, false])
  expect(await admin.call(countNotices)).toBe(1)
  await newcomer.call(deleteAccount, { body: { password: goodPassword } })
  expect(await admin.call(countNotices)).toBe(0)
})

test('what one was told goes into the export, and what one switched off', async () => {
  await cook.call(setWantedNotices, { body: { photo: false } })
  const { id } = await cook.call(me)
  const files = await exportOf(id)
  expect(files.map(({ name }) => name)).toEqual(['notices.json'])
  const kept = JSON.parse(String(files[0]?.bytes)) as { told: object[]; switched_off: string[] }
  expect(kept.told).toContainEqual(expect.objectContaining({ kind: 'comment', by: 'Gus', recipe: title }))
  expect(kept.switched_off).toEqual(['photo'])
  expect(await exportOf(crypto.randomUUID())).toEqual([])
  await cook.call(setWantedNotices, { body: { photo: true } })
})

test('what is hidden until somebody has looked at it is not told meanwhile', async () => {
  await readAll(cook)
  await comment(guest, 'Rude.')
  expect(await cook.call(countNotices)).toBe(1)
  const hide = (hidden_at: Date | null) => app.db.updateTable('comments').set({ hidden_at }).execute()
  await hide(new Date())
  expect(await cook.call(countNotices)).toBe(0)
  await hide(null)
  expect(await cook.call(countNotices)).toBe(1)
})

describe('the bell', () => {
  const counted = (data: string) => readNoticeCount(data)

  test('rings by itself when there is something new, and when it was read elsewhere', async () => {
    await readAll(cook)
    const stream = await openEvents(cook, countNotices.path)
    expect(stream.response.headers.get('content-type')).toContain('text/event-stream')
    const next = async () => counted((await stream.next()).data)
    expect(await next()).toBe(0)
    await comment(guest)
    await expect.poll(next, { timeout: 10_000 }).toBe(1)
    await readAll(cook)
    await expect.poll(next, { timeout: 10_000 }).toBe(0)
    stream.close()
  })

  test('is for members, and not without end', async () => {
    const headers = { accept: 'text/event-stream' }
    expect((await app.visitor().fetch(countNotices.path, { headers })).status).toBe(401)
    const open = () => openEvents(guest, countNotices.path)
    const streams = await Promise.all(Array.from({ length: limits.live.streamsPerMember }, open))
    expect((await guest.fetch(countNotices.path, { headers })).status).toBe(429)
    recordOutcome(countNotices, 'too many requests')
    for (const stream of streams) stream.close()
    expect(readNoticeCount('{"count":"x"}')).toBeNull()
  })
})
