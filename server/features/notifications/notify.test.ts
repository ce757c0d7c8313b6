import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deleteAccount, me } from '#shared/contract/account.ts'
import { addComment, deleteComment } from '#shared/contract/comments.ts'
import {
  optionalKinds,
  countNotifications,
  listNotifications,
  markNotificationsRead,
  readNotificationCount,
  setNotificationPreferences,
} from '#shared/contract/notifications.ts'
import { deletePhoto, uploadPhoto } from '#shared/contract/photos.ts'
import { rateRecipe } from '#shared/contract/ratings.ts'
import { deleteRecipe, restoreRecipe, setRecipePublic } from '#shared/contract/recipes.ts'
import { capacity } from '#shared/constants/capacity.ts'
import { lifetimes } from '#shared/constants/lifetimes.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { openEvents } from '../../test/event-stream.ts'
import { recordOutcome } from '../../test/outcomes.ts'
import { goodPassword, signUpAdmin, signUpUser, type TestUser } from '../../test/users.ts'
import { noise } from '../../test/images.ts'
import { createTestRecipe } from '../../test/recipes.ts'
import { notificationsPersonalData } from './personal-data.ts'

let app: TestApp
let admin: TestUser
let cook: TestUser
let commenter: TestUser
let recipeId: string
let title: string

beforeAll(async () => {
  app = await openTestApp()
  admin = await signUpAdmin(app)
  cook = await signUpUser(app, admin, { name: 'Camille' })
  commenter = await signUpUser(app, admin, { name: 'Gus' })
  const recipe = await createTestRecipe(cook)
  recipeId = recipe.id
  title = recipe.title
  await cook.call(setRecipePublic, { params: { id: recipeId }, body: { is_public: true } })
})
afterAll(() => app.close())

const params = () => ({ params: { id: recipeId } })
const comment = (person: TestUser, content = 'Lovely.') =>
  person.call(addComment, { ...params(), body: { content } })
const rate = (person: TestUser, rating: number) => person.call(rateRecipe, { ...params(), body: { rating } })
const notificationsOf = async (person: TestUser) => {
  const notifications = await person.call(listNotifications, { query: {} })
  return notifications.map(({ kind, actor, many, isRead }) => [kind, actor, many, isRead])
}
async function exportedFiles(id: string) {
  const person = { id, email: '', pendingEmail: null }
  const files = []
  for await (const file of notificationsPersonalData.export?.(app.deps, person) ?? []) files.push(file)
  return files
}
const readAll = async (person: TestUser) => {
  await person.call(markNotificationsRead, { body: {} })
  app.advanceClock(1000)
}

describe('the owner of a recipe is notified', () => {
  test('of each comment with its author, of no own and no deleted ones', async () => {
    const first = await comment(commenter)
    await comment(cook, 'Thank you!')
    const [notification] = await cook.call(listNotifications, { query: {} })
    expect(notification).toMatchObject({
      kind: 'comment',
      actor: 'Gus',
      actorId: (await commenter.call(me)).id,
      recipe: { id: recipeId, title },
      thread: null,
      group: null,
      postId: null,
    })
    expect(await notificationsOf(cook)).toEqual([['comment', 'Gus', 1, false]])
    expect(await notificationsOf(commenter)).toEqual([])
    await commenter.call(deleteComment, { params: { id: first.id } })
    expect(await notificationsOf(cook)).toEqual([])
  })

  test('of ratings by one anonymous notification whose count grows until it is read', async () => {
    await rate(commenter, 3)
    await rate(commenter, 5)
    await rate(admin, 4)
    const [notification] = await cook.call(listNotifications, { query: {} })
    expect(notification).toMatchObject({ kind: 'rating', many: 2, actorId: null, actor: null })
    expect(await cook.call(countNotifications)).toBe(1)
    await readAll(cook)
    await rate(await signUpUser(app, admin), 4)
    expect(await notificationsOf(cook)).toEqual([
      ['rating', null, 1, false],
      ['rating', null, 2, true],
    ])
    await readAll(cook)
  })

  test('of photos, until they are deleted', async () => {
    const photo = await commenter.call(uploadPhoto, {
      ...params(),
      form: { file: new Blob([new Uint8Array(await noise(60, 40).jpeg().toBuffer())]) },
    })
    expect((await notificationsOf(cook))[0]).toEqual(['photo', 'Gus', 1, false])
    await commenter.call(deletePhoto, { params: { id: photo.id } })
    expect((await notificationsOf(cook))[0]?.[0]).toBe('rating')
  })

  test('of nothing while the recipe is deleted', async () => {
    await comment(commenter)
    expect(await cook.call(countNotifications)).toBe(1)
    await cook.call(deleteRecipe, params())
    expect(await notificationsOf(cook)).toEqual([])
    expect(await cook.call(countNotifications)).toBe(0)
    await cook.call(restoreRecipe, params())
    expect(await cook.call(countNotifications)).toBe(1)
    await readAll(cook)
  })

  test('of nothing that they have opted out of', async () => {
    const off = Object.fromEntries(optionalKinds.map((kind) => [kind, false]))
    await cook.call(setNotificationPreferences, { body: off })
    await comment(commenter)
    await rate(await signUpUser(app, admin), 4)
    expect(await cook.call(countNotifications)).toBe(0)
    const on = Object.fromEntries(optionalKinds.map((kind) => [kind, true]))
    expect(await cook.call(setNotificationPreferences, { body: on })).toEqual({ ...on, mail: true })
  })
})

describe('repeated actions of one user in one place', () => {
  const photo = async (person: TestUser) => {
    const file = new Blob([new Uint8Array(await noise(24, 16).jpeg().toBuffer())])
    return person.call(uploadPhoto, { ...params(), form: { file } })
  }

  test('are one notification that counts what is still visible', async () => {
    app.advanceClock(lifetimes.notificationsFoldWithin)
    await readAll(cook)
    const other = await signUpUser(app, admin, { name: 'Oto' })
    const photos = []
    for (let turn = 0; turn < 4; turn += 1) {
      app.advanceClock(1000)
      photos.push(await photo(commenter))
    }
    await comment(commenter)
    await photo(other)
    const lines = [
      ['comment', 'Gus', 1, false],
      ['photo', 'Gus', 4, false],
      ['photo', 'Oto', 1, false],
    ]
    expect((await notificationsOf(cook)).slice(0, 3).toSorted()).toEqual(lines)
    expect(await cook.call(countNotifications)).toBe(3)

    await commenter.call(deletePhoto, { params: { id: photos[0]?.id ?? '' } })
    await app.db
      .updateTable('photos')
      .set({ hidden_at: new Date() })
      .where('id', '=', photos[3]?.id ?? '')
      .execute()
    expect(await notificationsOf(cook)).toContainEqual(['photo', 'Gus', 2, false])
    for (const { id } of photos.slice(1)) await commenter.call(deletePhoto, { params: { id } })
    expect(
      (await notificationsOf(cook)).filter(([kind, actor]) => kind === 'photo' && actor === 'Gus'),
    ).toEqual([])
  })

  test('are a new notification after the last one was read, or after a while', async () => {
    await readAll(cook)
    app.advanceClock(1000)
    await comment(commenter)
    await readAll(cook)
    app.advanceClock(1000)
    await comment(commenter)
    app.advanceClock(lifetimes.notificationsFoldWithin - 1000)
    await comment(commenter)
    app.advanceClock(lifetimes.notificationsFoldWithin + 1000)
    await comment(commenter)
    expect((await notificationsOf(cook)).slice(0, 3)).toEqual([
      ['comment', 'Gus', 1, false],
      ['comment', 'Gus', 2, false],
      ['comment', 'Gus', 1, true],
    ])
    await readAll(cook)
  })
})

test('an inviter is notified of the new user until that account is deleted', async () => {
  await readAll(admin)
  const invited = await signUpUser(app, admin, { name: 'Nora' })
  expect((await notificationsOf(admin))[0]).toEqual(['invite', 'Nora', 1, false])
  expect(await admin.call(countNotifications)).toBe(1)
  await invited.call(deleteAccount, { body: { password: goodPassword } })
  expect(await admin.call(countNotifications)).toBe(0)
})

test('the export contains notifications and opt-outs', async () => {
  await cook.call(setNotificationPreferences, { body: { photo: false } })
  const { id } = await cook.call(me)
  const files = await exportedFiles(id)
  expect(files.map(({ name }) => name)).toEqual(['notices.json'])
  const exported = JSON.parse(String(files[0]?.bytes)) as { told: object[]; switched_off: string[] }
  expect(exported.told).toContainEqual(expect.objectContaining({ kind: 'comment', by: 'Gus', recipe: title }))
  expect(exported.switched_off).toEqual(['photo'])
  expect(await exportedFiles(crypto.randomUUID())).toEqual([])
  await cook.call(setNotificationPreferences, { body: { photo: true } })
})

test('content that is hidden until review notifies nobody meanwhile', async () => {
  await readAll(cook)
  await comment(commenter, 'Rude.')
  expect(await cook.call(countNotifications)).toBe(1)
  const hide = (hidden_at: Date | null) => app.db.updateTable('comments').set({ hidden_at }).execute()
  await hide(new Date())
  expect(await cook.call(countNotifications)).toBe(0)
  await hide(null)
  expect(await cook.call(countNotifications)).toBe(1)
})

describe('the notification stream', () => {
  const counted = (data: string) => readNotificationCount(data)

  test('sends an event for a new notification, and when one is read elsewhere', async () => {
    await readAll(cook)
    const stream = await openEvents(cook, countNotifications.path)
    expect(stream.response.headers.get('content-type')).toContain('text/event-stream')
    const next = async () => counted((await stream.next()).data)
    expect(await next()).toBe(0)
    await comment(commenter)
    await expect.poll(next, { timeout: 10_000 }).toBe(1)
    await readAll(cook)
    await expect.poll(next, { timeout: 10_000 }).toBe(0)
    stream.close()
  })

  test('requires a session and has a limit per user', async () => {
    const headers = { accept: 'text/event-stream' }
    expect((await app.anonymous().fetch(countNotifications.path, { headers })).status).toBe(401)
    const open = () => openEvents(commenter, countNotifications.path)
    const streams = await Promise.all(Array.from({ length: capacity.live.streamsPerMember }, open))
    expect((await commenter.fetch(countNotifications.path, { headers })).status).toBe(429)
    recordOutcome(countNotifications, 'too many requests')
    for (const stream of streams) stream.close()
    expect(readNotificationCount('{"count":"x"}')).toBeNull()
  })
})
