import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { changePassword, deleteAccount, login, me, unlinkProvider } from '#shared/contract/account.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { switchOnSecondFactor, type Authenticator } from '../../test/authenticator.ts'
import { personId } from '../../test/groups.ts'
import { goodPassword, signUpAdmin, signUpMember, type Person } from '../../test/people.ts'

let app: TestApp
let admin: Person
let member: Person
let authenticator: Authenticator

beforeAll(async () => {
  app = await openTestApp()
  admin = await signUpAdmin(app)
})
beforeEach(async () => {
  member = await signUpMember(app, admin)
  authenticator = await switchOnSecondFactor(app, member)
})
afterAll(() => app.close())

const newPassword = 'plums & camembert'

const deeds = {
  'deleting the account': (code?: string) =>
    member.call(deleteAccount, { body: { password: goodPassword, code } }),
  'changing the password': (code?: string, password = newPassword) =>
    member.call(changePassword, { body: { current: goodPassword, password, code } }),
  'unlinking a provider': (code?: string) =>
    member.call(unlinkProvider, { params: { provider: 'google' }, body: { password: goodPassword, code } }),
}

describe.each(Object.entries(deeds))('with the second factor on, %s', (_, deed) => {
  beforeEach(async () => {
    await app.db
      .insertInto('identities')
      .values({
        provider: 'google',
        subject: crypto.randomUUID(),
        user_id: await personId(app, member),
        email: null,
        created_at: new Date(app.deps.clock()),
      })
      .execute()
  })

  test('asks for a code besides the password', async () => {
    await expect(deed()).rejects.toMatchObject({ code: 'code needed', status: 401 })
    await expect(deed(' ')).rejects.toThrow('code needed')
    await expect(deed(authenticator.code(5))).rejects.toMatchObject({ code: 'wrong code', status: 403 })
    expect((await member.call(me)).email).toBe(member.email)
    await deed(authenticator.code())
  })

  test('takes a recovery code', async () => {
    expect(await deed(authenticator.recoveryCodes[0])).toEqual({})
  })
})

test('a new password that is refused spends no code', async () => {
  const code = authenticator.code()
  await expect(deeds['changing the password'](code, 'short')).rejects.toThrow('password too short')
  await deeds['changing the password'](code)
  app.pass(60_000)
  const body = { email: member.email, password: newPassword, code: authenticator.code() }
  await app.visitor().call(login, { body })
})
