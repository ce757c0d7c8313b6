import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  changePassword,
  deleteAccount,
  login,
  me,
  requestReset,
  resetPassword,
} from '#shared/contract/account.ts'
import {
  endAllSessions,
  endMemberSessions,
  listSessions,
  signOutEverywhere,
  signOutSession,
} from '#shared/contract/sessions.ts'
import { lifetimes } from '#shared/constants/lifetimes.ts'
import { limits } from '#shared/constants/limits.ts'
import { hourlyJobs } from '../../app.ts'
import { hashToken } from '../../platform/auth/session.ts'
import { runJobs } from '../../platform/jobs/scheduler.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import type { TestClient } from '../../test/client.ts'
import { goodPassword, mailedToken, signUpAdmin, signUpUser, type TestUser } from '../../test/users.ts'

let app: TestApp
let admin: TestUser

beforeAll(async () => {
  app = await openTestApp()
  admin = await signUpAdmin(app)
})
afterAll(() => app.close())

/** Another browser of the same user, with its session. */
async function openPhone(user: TestUser): Promise<TestClient> {
  const phone = app.anonymous()
  await phone.call(login, { body: { email: user.email, password: goodPassword } })
  return phone
}

/** What a browser is told that comes back: the body of the refusal, and whether a page will read it in a cookie. */
async function refusalOf(device: TestClient) {
  const answer = await device.fetch('/auth/me')
  return {
    status: answer.status,
    body: await answer.json(),
    told: device.cookies.get('session_ended'),
    cookies: answer.headers.getSetCookie().filter((each) => each.startsWith('session_ended=')),
  }
}

const ended = (sessionEnd: string) => ({
  status: 401,
  body: { error: 'not signed in', sessionEnd },
  told: '1',
  cookies: [`session_ended=1; Max-Age=${lifetimes.storedPages / 1000}; Path=/; SameSite=Lax`],
})

describe('a browser whose session was ended from elsewhere is told so', () => {
  const ways: [string, string, (user: TestUser) => Promise<unknown>][] = [
    ['signed out everywhere', 'signed out', (user) => user.call(signOutEverywhere, { body: {} })],
    [
      'signed out alone',
      'signed out',
      async (user) => {
        const id = (await user.call(listSessions)).find(({ current }) => !current)?.id ?? ''
        return user.call(signOutSession, { params: { id }, body: {} })
      },
    ],
    [
      'a new password',
      'password changed',
      (user) =>
        user.call(changePassword, { body: { current: goodPassword, password: 'another long pass phrase' } }),
    ],
    [
      'a reset',
      'password changed',
      async (user) => {
        await app.anonymous().call(requestReset, { body: { email: user.email } })
        const body = {
          token: await mailedToken(app, user.email, 'reset'),
          password: 'another long pass phrase',
        }
        return app.anonymous().call(resetPassword, { body })
      },
    ],
    ['erasure', 'account deleted', (user) => user.call(deleteAccount, { body: { password: goodPassword } })],
    [
      'an admin',
      'ended by admin',
      async (user) => admin.call(endMemberSessions, { params: { id: (await user.call(me)).id } }),
    ],
  ]

  test.each(ways)('by %s', async (_, reason, end) => {
    const user = await signUpUser(app, admin)
    const phone = await openPhone(user)
    await end(user)
    expect(await refusalOf(phone)).toEqual(ended(reason))
  })

  test('whatever it asks for, and again until it has read it', async () => {
    const user = await signUpUser(app, admin)
    const phone = await openPhone(user)
    const token = phone.cookies.get('session') ?? ''
    await user.call(signOutEverywhere, { body: {} })
    await phone.fetch('/api/notifications/count', { headers: { accept: 'text/event-stream' } })
    expect(phone.cookies.get('session_ended')).toBe('1')
    expect(phone.cookies.has('session')).toBe(false)
    phone.cookies.set('session', token)
    expect(await refusalOf(phone)).toEqual(ended('signed out'))
  })

  test('until somebody signs in there', async () => {
    const user = await signUpUser(app, admin)
    const phone = await openPhone(user)
    await admin.call(endMemberSessions, { params: { id: (await user.call(me)).id } })
    await refusalOf(phone)
    await phone.call(login, { body: { email: user.email, password: goodPassword } })
    expect(phone.cookies.has('session_ended')).toBe(false)
  })
})

describe('no reason is given', () => {
  const silent = { status: 401, body: { error: 'not signed in' }, told: undefined, cookies: [] }

  test('to a browser whose session has expired, that logged out, or that never had one', async () => {
    const user = await signUpUser(app, admin)
    const phone = await openPhone(user)
    const token = user.cookies.get('session') ?? ''
    await user.fetch('/auth/logout', { method: 'POST' })
    user.cookies.set('session', token)
    expect(await refusalOf(user)).toEqual(silent)
    app.advanceClock(lifetimes.session.lifetime + 1000)
    expect(await refusalOf(phone)).toEqual(silent)
    expect(await refusalOf(app.anonymous())).toEqual(silent)
    const guess = app.anonymous()
    guess.cookies.set('session', 'x'.repeat(43))
    expect(await refusalOf(guess)).toEqual(silent)
    await admin.call(login, { body: { email: admin.email, password: goodPassword } })
  })

  test('when all sessions of the installation were ended', async () => {
    const user = await signUpUser(app, admin)
    await admin.call(endAllSessions, { body: {} })
    expect(await refusalOf(user)).toEqual(silent)
    await admin.call(login, { body: { email: admin.email, password: goodPassword } })
  })

  test('to the browser that has changed the password', async () => {
    const user = await signUpUser(app, admin)
    const body = { current: goodPassword, password: 'another long pass phrase' }
    await user.call(changePassword, { body })
    expect((await user.call(me)).email).toBe(user.email)
    expect(user.cookies.has('session_ended')).toBe(false)
  })
})

test('reasons are stored without the account, for as long as a device stores pages, and no more than a maximum', async () => {
  const user = await signUpUser(app, admin)
  const phone = await openPhone(user)
  const token = phone.cookies.get('session') ?? ''
  await user.call(signOutEverywhere, { body: {} })
  const stored = async () => (await app.db.selectFrom('ended_sessions').selectAll().execute()).length
  const hash = hashToken(token)
  const row = await app.db.selectFrom('ended_sessions').selectAll().where('token_hash', '=', hash).execute()
  expect(row).toEqual([{ token_hash: hash, reason: 'signed out', ended_at: expect.any(Date) }])

  await sql`insert into ended_sessions (token_hash, reason, ended_at)
    select int4send(n), 'signed out', ${new Date(app.deps.clock() - 1000)}
    from generate_series(1, ${limits.endedSessions.stored}::int) n`.execute(app.db)
  await runJobs(app.deps, hourlyJobs)
  expect(await stored()).toBe(limits.endedSessions.stored)
  expect(await refusalOf(phone)).toEqual(ended('signed out'))

  app.advanceClock(lifetimes.retention.endedSessions)
  await runJobs(app.deps, hourlyJobs)
  expect(await stored()).toBe(0)
})
