import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listSessions, login, me, signOutEverywhere, signOutSession } from '#shared/contract/account.ts'
import { limits } from '#shared/limits.ts'
import { openTestApp, type TestApp } from '../test/app.ts'
import { goodPassword, signUpAdmin, signUpMember, type Person } from '../test/people.ts'

let app: TestApp
let admin: Person

beforeAll(async () => {
  app = await openTestApp()
  admin = await signUpAdmin(app)
})
afterAll(() => app.close())

async function signInFrom(member: Person, userAgent: string) {
  const device = app.visitor()
  await device.fetch('/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': userAgent },
    body: JSON.stringify({ email: member.email, password: goodPassword }),
  })
  return device
}

describe('devices', () => {
  test('are listed with what they call themselves, the one that asks is marked, tokens are not told', async () => {
    const member = await signUpMember(app, admin)
    app.pass(1000)
    await signInFrom(member, 'Tablet in the kitchen')
    const devices = await member.call(listSessions)
    expect(devices.map(({ user_agent, current }) => [user_agent, current])).toEqual([
      ['Tablet in the kitchen', false],
      [expect.any(String), true],
    ])
    expect(JSON.stringify(devices)).not.toContain(member.cookies.get('session'))
  })

  test('are signed out one by one, only by their member', async () => {
    const member = await signUpMember(app, admin)
    const tablet = await signInFrom(member, 'Tablet')
    const id = (await member.call(listSessions)).find(({ current }) => !current)?.id ?? ''
    await expect(admin.call(signOutSession, { params: { id } })).rejects.toThrow('not found')
    expect((await tablet.call(me)).email).toBe(member.email)
    await member.call(signOutSession, { params: { id } })
    await expect(tablet.call(me)).rejects.toThrow('not signed in')
    expect(await member.call(listSessions)).toHaveLength(1)
    for (const unknown of [id, 'no id']) {
      await expect(member.call(signOutSession, { params: { id: unknown } })).rejects.toThrow('not found')
    }
  })

  test('are signed out all at once, this one included, and other people stay', async () => {
    const member = await signUpMember(app, admin)
    const tablet = await signInFrom(member, 'Tablet')
    await member.call(signOutEverywhere)
    expect([...member.cookies.keys()]).toEqual([])
    await expect(tablet.call(me)).rejects.toThrow('not signed in')
    expect((await admin.call(me)).email).toBe(admin.email)
  })

  test('whose session has ended are not listed', async () => {
    const member = await signUpMember(app, admin)
    await signInFrom(member, 'Forgotten laptop')
    app.pass(limits.session.lifetime - 1000)
    await member.call(me)
    app.pass(2000)
    const devices = await member.call(listSessions)
    expect(devices).toHaveLength(1)
    await admin.call(login, { body: { email: admin.email, password: goodPassword } })
  })
})
