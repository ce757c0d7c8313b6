import { afterAll, beforeAll, expect, test } from 'vitest'
import { login, requestReset, resetPassword, signup } from '#shared/contract/account.ts'
import { generateInvite } from '#shared/contract/invites.ts'
import { limits } from '#shared/constants/limits.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { goodPassword, mailedToken, signUpAdmin, signUpUser, type TestUser } from '../../test/users.ts'
import { hashesAtOnce, verifyPassword } from './password-hashing.ts'

let app: TestApp
let admin: TestUser

beforeAll(async () => {
  app = await openTestApp()
  admin = await signUpAdmin(app)
})
afterAll(() => app.close())

const outcomeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'ok',
    (error: Error) => error.message,
  )

test('the queue of password hashes is bounded; requests without a hash are answered at once', async () => {
  const member = await signUpUser(app, admin)
  await app.anonymous().call(requestReset, { body: { email: member.email } })
  const token = await mailedToken(app, member.email, 'reset')
  const { code } = await admin.call(generateInvite)
  const signUp = (inviteCode: string) =>
    outcomeOf(
      app
        .anonymous()
        .call(signup, { body: { email: 'late@example.org', password: goodPassword, inviteCode } }),
    )
  const reset = () =>
    outcomeOf(app.anonymous().call(resetPassword, { body: { token, password: 'figs & roquefort' } }))
  const signIn = () =>
    outcomeOf(app.anonymous().call(login, { body: { email: admin.email, password: goodPassword } }))

  // The first call creates the dummy hash.
  await verifyPassword('any', null)
  const gate = Promise.withResolvers<boolean>()
  const queue = Array.from({ length: limits.password.waiting + hashesAtOnce }, () =>
    verifyPassword('any', null, () => gate.promise),
  )
  expect(await signIn()).toBe('too many requests')
  expect(await signUp(code)).toBe('too many requests')
  expect(await reset()).toBe('too many requests')
  expect(await signUp('NOSUCHCODE')).toBe('invalid code')
  expect(await signUp(code.slice(0, -1))).toBe('invalid code')

  gate.resolve(false)
  await Promise.all(queue)
  expect(await signIn()).toBe('ok')
  // Refused requests have consumed neither the code nor the link.
  expect(await signUp(code)).toBe('ok')
  expect(await reset()).toBe('ok')
  expect(await signUp(code)).toBe('used')
})
