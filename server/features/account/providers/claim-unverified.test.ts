import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { login, me, requestReset, resetPassword, signup, verifyEmail } from '#shared/contract/account.ts'
import { rateLimits } from '#shared/constants/rate-limits.ts'
import { goodPassword, mailedToken, verificationToken } from '../../../test/users.ts'
import { openOAuthFixture, newPerson, type OAuthFixture } from '../../../test/oauth-fixture.ts'

let fixture: OAuthFixture

beforeAll(async () => {
  fixture = await openOAuthFixture()
})
afterAll(() => fixture.close())
beforeEach(() => fixture.reset())

describe('an e-mail that the provider has not verified', () => {
  test.each([
    ['google', false],
    ['microsoft', false],
    ['linkedin', false],
    ['apple', false],
    ['amazon', true],
  ] as const)('from %s has to be verified by our own mail first', async (name, emailVerified) => {
    const person = { ...newPerson(), emailVerified }
    fixture.servers[name].signIn(person)
    const anonymous = fixture.app.anonymous()
    expect(await fixture.completeSignIn(anonymous, name, { invite: await fixture.newCode() })).toBe(
      '/verify?info=sent',
    )
    await expect(anonymous.call(me)).rejects.toThrow('not signed in')
    expect(await verificationToken(fixture.app, person.email)).toBeTruthy()
  })

  test('from GitHub is ignored', async () => {
    fixture.servers.github.signIn({ ...newPerson(), emailVerified: false })
    expect(
      await fixture.completeSignIn(fixture.app.anonymous(), 'github', { invite: await fixture.newCode() }),
    ).toBe('/en/login?error=no_email')
  })

  test('is mailed at most three times, however often the sign-in is repeated', async () => {
    const person = newPerson()
    fixture.servers.amazon.signIn(person)
    await fixture.completeSignIn(fixture.app.anonymous(), 'amazon', { invite: await fixture.newCode() })
    for (let count = 0; count < 6; count += 1) {
      expect(await fixture.completeSignIn(fixture.app.anonymous(), 'amazon')).toBe('/verify?info=sent')
    }
    const mails = (await fixture.app.mails()).filter(({ to }) => to === person.email)
    expect(mails).toHaveLength(1 + rateLimits.resendsPerEmail.count)
  })
})

describe('an unverified account with somebody else’s e-mail', () => {
  const squat = async (email: string) => {
    const body = { email, name: 'Squatter', password: goodPassword, inviteCode: await fixture.newCode() }
    await fixture.app.anonymous().call(signup, { body })
  }

  test('goes to the verified owner; its password, links and sessions are deleted', async () => {
    const person = newPerson('The owner')
    await squat(person.email)
    const token = await verificationToken(fixture.app, person.email)
    fixture.servers.google.signIn(person)
    const anonymous = fixture.app.anonymous()
    const code = await fixture.newCode()
    expect(await fixture.completeSignIn(anonymous, 'google', { invite: code })).toBe('/en')
    expect(await anonymous.call(me)).toMatchObject({
      email: person.email,
      name: 'The owner',
      isVerified: true,
      hasPassword: false,
    })
    // The account has consumed an invite already.
    expect(await fixture.isUsable(code)).toBe(true)
    const password = goodPassword
    await expect(
      fixture.app.anonymous().call(login, { body: { email: person.email, password } }),
    ).rejects.toThrow('Invalid credentials')
    await expect(fixture.app.anonymous().call(verifyEmail, { body: { token } })).rejects.toThrow(
      'Invalid or expired token',
    )
  })

  test('that a provider without verification created goes to the owner too, and is unlinked', async () => {
    const person = newPerson()
    const squatter = { subject: newPerson().subject, email: person.email, name: 'Squatter' }
    fixture.servers.amazon.signIn(squatter)
    await fixture.completeSignIn(fixture.app.anonymous(), 'amazon', { invite: await fixture.newCode() })
    fixture.servers.google.signIn(person)
    expect(await fixture.completeSignIn(fixture.app.anonymous(), 'google')).toBe('/en')
    expect(await fixture.completeSignIn(fixture.app.anonymous(), 'amazon')).toBe(
      '/en/login?error=account_exists',
    )
  })

  test('is not given to somebody whose provider does not verify the e-mail either', async () => {
    const person = newPerson()
    await squat(person.email)
    fixture.servers.amazon.signIn(person)
    expect(
      await fixture.completeSignIn(fixture.app.anonymous(), 'amazon', { invite: await fixture.newCode() }),
    ).toBe('/en/login?error=account_exists')
  })

  test('is unlinked from its provider when the owner resets the password', async () => {
    const person = newPerson()
    fixture.servers.amazon.signIn(person)
    await fixture.completeSignIn(fixture.app.anonymous(), 'amazon', { invite: await fixture.newCode() })
    const owner = fixture.app.anonymous()
    await owner.call(requestReset, { body: { email: person.email } })
    const token = await mailedToken(fixture.app, person.email, 'reset')
    await owner.call(resetPassword, { body: { token, password: goodPassword } })
    await owner.call(login, { body: { email: person.email, password: goodPassword } })
    expect(await fixture.completeSignIn(fixture.app.anonymous(), 'amazon')).toBe(
      '/en/login?error=account_exists',
    )
  })
})
