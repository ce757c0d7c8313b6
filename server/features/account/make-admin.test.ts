import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { me, signup } from '#shared/contract/account.ts'
import { generateInvite } from '#shared/contract/invites.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { goodPassword, signUpAdmin, signUpUser, type TestUser } from '../../test/users.ts'
import { makeAdmin } from './make-admin.ts'

let app: TestApp
let admin: TestUser

beforeAll(async () => {
  app = await openTestApp()
  admin = await signUpAdmin(app)
})
afterAll(() => app.close())

const make = (email: string) => makeAdmin(app.db, email, app.deps.clock())

describe('making an admin', () => {
  test('takes effect at once for a verified user; repeating it changes nothing', async () => {
    const member = await signUpUser(app, admin)
    await expect(member.call(generateInvite)).rejects.toThrow('not allowed')
    expect(await make(` ${member.email.toUpperCase()}`)).toBe('made')
    expect((await member.call(me)).isAdmin).toBe(true)
    await member.call(generateInvite)
    expect(await make(member.email)).toBe('already')
  })

  test('refuses unverified and unknown users', async () => {
    const { code } = await admin.call(generateInvite)
    const email = 'unproven@example.org'
    await app.anonymous().call(signup, { body: { email, password: goodPassword, inviteCode: code } })
    expect(await make(email)).toBe('unverified')
    expect(await make('nobody@example.org')).toBe('unknown')
  })
})
