import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { updateProfile } from '#shared/contract/account.ts'
import { addComment } from '#shared/contract/comments.ts'
import {
  countNotifications,
  getNotificationPreferences,
  listNotifications,
  markNotificationsRead,
  setNotificationPreferences,
} from '#shared/contract/notifications.ts'
import { setRecipePublic } from '#shared/contract/recipes.ts'
import { lifetimes } from '#shared/constants/lifetimes.ts'
import { openDatabase, type OpenDatabase } from '../../platform/db/open.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { signUpAdmin, signUpUser, type TestUser } from '../../test/users.ts'
import { createTestRecipe } from '../../test/recipes.ts'
import { digestDay, sendDigests } from './digest.ts'
import { cleanUpNotifications } from './jobs.ts'

const hour = 60 * 60 * 1000
const day = 24 * hour

let app: TestApp
let otherProcess: OpenDatabase
let cook: TestUser
let commenter: TestUser
let recipeId: string
let title: string

beforeAll(async () => {
  app = await openTestApp()
  otherProcess = await openDatabase({ url: app.databaseUrl }, () => undefined)
  const admin = await signUpAdmin(app)
  cook = await signUpUser(app, admin, { name: 'Camille' })
  commenter = await signUpUser(app, admin, { name: 'Gus' })
  const recipe = await createTestRecipe(cook)
  recipeId = recipe.id
  title = recipe.title
  await cook.call(setRecipePublic, { params: { id: recipeId }, body: { is_public: true } })
})
afterAll(async () => {
  await otherProcess.close()
  await app.close()
})
beforeEach(async () => {
  await cook.call(markNotificationsRead, { body: {} })
  // Noon of the next day, so that no test crosses the digest hour.
  const now = app.deps.clock()
  app.advanceClock(digestDay(now).getTime() + day + 5 * hour - now)
})

const comment = () => commenter.call(addComment, { params: { id: recipeId }, body: { content: 'Lovely.' } })
const send = () => sendDigests(app.deps, app.deps.clock())
const mailsTo = async (person: TestUser) =>
  (await app.mails()).filter(({ to, unsubscribe }) => to === person.email && unsubscribe !== null)

describe('the daily mail', () => {
  test('is sent once a day, from seven on, to users with unread notifications', async () => {
    const before = (await mailsTo(cook)).length
    await comment()
    await send()
    expect(await mailsTo(cook)).toHaveLength(before)
    app.advanceClock(18 * hour)
    await send()
    expect(await mailsTo(cook)).toHaveLength(before)
    app.advanceClock(2 * hour)
    await send()
    const mails = await mailsTo(cook)
    expect(mails).toHaveLength(before + 1)
    const [notification] = await cook.call(listNotifications, { query: {} })
    expect(mails.at(-1)).toMatchObject({ subject: 'One thing is new for you at Convive' })
    expect(mails.at(-1)?.text).toContain(`- Gus commented on your recipe “${title}”`)
    expect(mails.at(-1)?.text).toContain(
      `${app.deps.publicUrl}/en/discover?recipe=${notification?.recipe?.id}`,
    )
    expect(mails.at(-1)?.text).not.toContain('Lovely.')
    // Neither later that day nor, without new notifications, on the next.
    app.advanceClock(2 * hour)
    await comment()
    await send()
    expect(await mailsTo(cook)).toHaveLength(before + 1)
    app.advanceClock(day)
    await send()
    expect((await mailsTo(cook)).at(-1)?.subject).toBe('One thing is new for you at Convive')
    expect(await mailsTo(cook)).toHaveLength(before + 2)
    app.advanceClock(day)
    await send()
    expect(await mailsTo(cook)).toHaveLength(before + 2)
    expect(await mailsTo(commenter)).toEqual([])
    expect(await cook.call(countNotifications)).toBe(2)
  })

  test('is sent once, however many processes run', async () => {
    await comment()
    app.advanceClock(2 * hour)
    await comment()
    app.advanceClock(day)
    const before = (await mailsTo(cook)).length
    const other = { ...app.deps, db: otherProcess.db }
    await Promise.all([send(), sendDigests(other, app.deps.clock()), send()])
    const mails = await mailsTo(cook)
    expect(mails).toHaveLength(before + 1)
    expect(mails.at(-1)?.subject).toBe('2 things are new for you at Convive')
  })

  test('is not sent for notifications that were read, nor to users who opted out', async () => {
    const before = (await mailsTo(cook)).length
    await comment()
    await cook.call(markNotificationsRead, { body: {} })
    app.advanceClock(day)
    await send()
    await cook.call(setNotificationPreferences, { body: { mail: false } })
    await comment()
    app.advanceClock(day)
    await send()
    expect(await mailsTo(cook)).toHaveLength(before)
    // Switched on again, the mail contains what is still unread.
    await cook.call(setNotificationPreferences, { body: { mail: true } })
    await send()
    expect(await mailsTo(cook)).toHaveLength(before + 1)
  })

  test('has the language of the user', async () => {
    await cook.call(updateProfile, { body: { language: 'de' } })
    await comment()
    app.advanceClock(day)
    await send()
    const mail = (await mailsTo(cook)).at(-1)
    expect(mail?.subject).toBe('Eine Neuigkeit für dich bei Convive')
    expect(mail?.html).toContain(`href="${app.deps.publicUrl}/de/discover?recipe=${recipeId}"`)
    await cook.call(updateProfile, { body: { language: 'en' } })
  })

  test('is unsubscribed by one click in the mail program, without a session; an unsigned link does nothing', async () => {
    await comment()
    app.advanceClock(day)
    await send()
    const link = new URL((await mailsTo(cook)).at(-1)?.unsubscribe ?? '')
    expect(link.origin).toBe(app.deps.publicUrl)
    const anonymous = app.anonymous()
    const path = link.pathname + link.search
    const asked = await anonymous.fetch(path)
    expect(asked.status).toBe(200)
    expect(await asked.text()).toContain('<button>Stop the daily email</button>')
    expect((await cook.call(getNotificationPreferences)).mail).toBe(true)

    const forged = new URL(link)
    const token = link.searchParams.get('token') ?? ''
    forged.searchParams.set('token', `${crypto.randomUUID()}.${token.split('.')[1]}`)
    for (const method of ['GET', 'POST']) {
      expect((await anonymous.fetch(forged.pathname + forged.search, { method })).status).toBe(400)
      expect((await anonymous.fetch(`${link.pathname}?token=x.y`, { method })).status).toBe(400)
    }
    const clicked = await anonymous.fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
    expect(clicked.status).toBe(200)
    expect((await cook.call(getNotificationPreferences)).mail).toBe(false)
    await cook.call(setNotificationPreferences, { body: { mail: true } })
  })

  test('lists the newest and counts the rest', async () => {
    for (let turn = 0; turn < lifetimes.digest.lines + 5; turn += 1) {
      await app.db.deleteFrom('rate_limits').execute()
      await comment()
      app.advanceClock(lifetimes.notificationsFoldWithin)
    }
    app.advanceClock(day)
    await send()
    const mail = (await mailsTo(cook)).at(-1)
    expect(mail?.text.match(/^- Gus commented/gm)).toHaveLength(lifetimes.digest.lines)
    expect(mail?.text).toContain('And 5 more.')
  })
})

test('read notifications are deleted after a while, unread ones are not', async () => {
  await comment()
  await cook.call(markNotificationsRead, { body: {} })
  await comment()
  const then = app.deps.clock() + lifetimes.retention.readNotifications
  await cleanUpNotifications(app.db, then - day)
  const remaining = await cook.call(listNotifications, { query: { limit: 2 } })
  expect(remaining.map(({ isRead }) => isRead)).toEqual([false, true])
  await cleanUpNotifications(app.db, then + day)
  const left = await cook.call(listNotifications, { query: {} })
  expect(left.map(({ isRead }) => isRead)).toEqual([false])
})
