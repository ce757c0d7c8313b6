import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { changePassword, deleteAccount, login, me, unlinkProvider } from '#shared/contract/account.ts'
import { openTestApp, type TestApp } from '../../../test/app.ts'
import { enableSecondFactor, type Authenticator } from '../../../test/authenticator.ts'
import { userIdOf } from '../../../test/groups.ts'
import { goodPassword, signUpAdmin, signUpUser, type TestUser } from '../../../test/users.ts'

let app: TestApp
let admin: TestUser
let member: TestUser
let authenticator: Authenticator

beforeAll(async () => {
  app = await openTestApp()
  admin = await signUpAdmin(app)
})
beforeEach(async () => {
  member = await signUpUser(app, admin)
  authenticator = await enableSecondFactor(app, member)
})
afterAll(() => app.close())

const newPassword = 'plums & camembert'

const actions = {
  'deleting the account': (code?: string) =>
    member.call(deleteAccount, { body: { password: goodPassword, code } }),
  'changing the password': (code?: string, password = newPassword) =>
    member.call(changePassword, { body: { current: goodPassword, password, code } }),
  'unlinking a provider': (code?: string) =>
    member.call(unlinkProvider, { params: { provider: 'google' }, body: { password: goodPassword, code } }),
}

describe.each(Object.entries(actions))('with the second factor on, %s', (_, action) => {
  beforeEach(async () => {
    await app.db
      .insertInto('identities')
      .values({
        provider: 'google',
        subject: crypto.randomUUID(),
        user_id: await userIdOf(app, member),
        email: null,
        created_at: new Date(app.deps.clock()),
      })
      .execute()
  })

  test('requires a code besides the password', async () => {
    await expect(action()).rejects.toMatchObject({ code: 'second factor required', status: 401 })
    await expect(action(' ')).rejects.toThrow('second factor required')
    await expect(action(authenticator.code(5))).rejects.toMatchObject({ code: 'wrong code', status: 403 })
    expect((await member.call(me)).email).toBe(member.email)
    await action(authenticator.code())
  })

  test('accepts a recovery code', async () => {
    expect(await action(authenticator.recoveryCodes[0])).toEqual({})
  })
})

test('a refused new password consumes no code', async () => {
  const code = authenticator.code()
  await expect(actions['changing the password'](code, 'short')).rejects.toThrow('password too short')
  await actions['changing the password'](code)
  app.advanceClock(60_000)
  const body = { email: member.email, password: newPassword, code: authenticator.code() }
  await app.anonymous().call(login, { body })
})
