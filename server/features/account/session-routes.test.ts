import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listAuditLog, login, me } from '#shared/contract/account.ts'
import {
  endAllSessions,
  endMemberSessions,
  listSessions,
  signOutEverywhere,
  signOutSession,
} from '#shared/contract/sessions.ts'
import { lifetimes } from '#shared/constants/lifetimes.ts'
import { rateLimits } from '#shared/constants/rate-limits.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { goodPassword, signUpAdmin, signUpUser, type TestUser } from '../../test/users.ts'

let app: TestApp
let admin: TestUser

beforeAll(async () => {
  app = await openTestApp()
  admin = await signUpAdmin(app)
})
afterAll(() => app.close())

async function signInFrom(member: TestUser, userAgent: string) {
  const device = app.anonymous()
  await device.fetch('/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': userAgent },
    body: JSON.stringify({ email: member.email, password: goodPassword }),
  })
  return device
}

describe('devices', () => {
  test('are listed with their user agent, the current one is marked, tokens are not sent', async () => {
    const member = await signUpUser(app, admin)
    app.advanceClock(1000)
    await signInFrom(member, 'Tablet in the kitchen')
    const devices = await member.call(listSessions)
    expect(devices.map(({ user_agent, current }) => [user_agent, current])).toEqual([
      ['Tablet in the kitchen', false],
      [expect.any(String), true],
    ])
    expect(JSON.stringify(devices)).not.toContain(member.cookies.get('session'))
  })

  test('are signed out one by one, only by their user', async () => {
    const member = await signUpUser(app, admin)
    const tablet = await signInFrom(member, 'Tablet')
    const id = (await member.call(listSessions)).find(({ current }) => !current)?.id ?? ''
    await expect(admin.call(signOutSession, { params: { id }, body: {} })).rejects.toThrow('not found')
    expect((await tablet.call(me)).email).toBe(member.email)
    await member.call(signOutSession, { params: { id }, body: {} })
    await expect(tablet.call(me)).rejects.toThrow('not signed in')
    expect(await member.call(listSessions)).toHaveLength(1)
    for (const unknown of [id, 'no id']) {
      await expect(member.call(signOutSession, { params: { id: unknown }, body: {} })).rejects.toThrow(
        'not found',
      )
    }
  })

  test('are signed out all at once, this one included; other users stay signed in', async () => {
    const member = await signUpUser(app, admin)
    const tablet = await signInFrom(member, 'Tablet')
    await member.call(signOutEverywhere, { body: {} })
    expect([...member.cookies.keys()]).toEqual([])
    await expect(tablet.call(me)).rejects.toThrow('not signed in')
    expect((await admin.call(me)).email).toBe(admin.email)
  })

  test('are signed out without the password only in the minutes after a sign-in', async () => {
    const member = await signUpUser(app, admin)
    await signInFrom(member, 'Tablet')
    app.advanceClock(lifetimes.recentSignIn + 1000)
    const tablet = (await member.call(listSessions)).find(({ current }) => !current)?.id ?? ''
    const one = (password?: string) =>
      member.call(signOutSession, { params: { id: tablet }, body: { password } })
    const all = (password?: string) => member.call(signOutEverywhere, { body: { password } })
    for (const end of [one, all]) {
      await expect(end()).rejects.toMatchObject({ code: 'sign in again', status: 403 })
      await expect(end('a wrong one')).rejects.toThrow('wrong password')
    }
    expect(await member.call(listSessions)).toHaveLength(2)
    await one(goodPassword)
    expect(await member.call(listSessions)).toHaveLength(1)
    for (let count = 0; count < rateLimits.wrongPasswordsPerDevice.count; count += 1) {
      await expect(all('a wrong one')).rejects.toThrow('wrong password')
    }
    for (const end of [one, all]) await expect(end(goodPassword)).rejects.toThrow('too many requests')
    app.advanceClock(rateLimits.wrongPasswordsPerDevice.window)
    await all(goodPassword)
    await expect(member.call(me)).rejects.toThrow('not signed in')
    await admin.call(login, { body: { email: admin.email, password: goodPassword } })
  })

  test('whose session has ended are not listed', async () => {
    const member = await signUpUser(app, admin)
    await signInFrom(member, 'Forgotten laptop')
    app.advanceClock(lifetimes.session.lifetime - 60_000)
    await member.call(me)
    app.advanceClock(120_000)
    const devices = await member.call(listSessions)
    expect(devices).toHaveLength(1)
    await admin.call(login, { body: { email: admin.email, password: goodPassword } })
  })
})

describe('an admin', () => {
  test('ends all sessions of a user, which is logged; others stay signed in', async () => {
    const member = await signUpUser(app, admin)
    const other = await signUpUser(app, admin)
    const tablet = await signInFrom(member, 'Tablet')
    const { id } = await member.call(me)
    await expect(other.call(endMemberSessions, { params: { id } })).rejects.toThrow('not allowed')
    await admin.call(endMemberSessions, { params: { id } })
    for (const device of [member, tablet]) await expect(device.call(me)).rejects.toThrow('not signed in')
    expect((await other.call(me)).email).toBe(other.email)
    const [act] = await admin.call(listAuditLog)
    expect(act).toMatchObject({
      action: 'sessions ended',
      actor: { email: admin.email },
      subject: { email: member.email },
    })
    await member.call(login, { body: { email: member.email, password: goodPassword } })
    for (const unknown of [crypto.randomUUID(), 'nobody']) {
      const end = admin.call(endMemberSessions, { params: { id: unknown } })
      await expect(end).rejects.toThrow('not found')
    }
  })

  test('ends all sessions of all users, after re-authentication', async () => {
    const member = await signUpUser(app, admin)
    app.advanceClock(lifetimes.recentSignIn + 1000)
    const end = (password?: string) => admin.call(endAllSessions, { body: { password } })
    await expect(end()).rejects.toThrow('sign in again')
    await expect(end('a wrong one')).rejects.toThrow('wrong password')
    await end(goodPassword)
    for (const each of [member, admin]) await expect(each.call(me)).rejects.toThrow('not signed in')
    expect(await app.db.selectFrom('sessions').selectAll().execute()).toEqual([])
    await admin.call(login, { body: { email: admin.email, password: goodPassword } })
    expect((await admin.call(listAuditLog))[1]).toMatchObject({ action: 'sessions ended', subject: null })
    for (let count = 0; count < rateLimits.wrongPasswordsPerDevice.count; count += 1) {
      await expect(end('a wrong one')).rejects.toThrow('wrong password')
    }
    await expect(end(goodPassword)).rejects.toThrow('too many requests')
  })
})
