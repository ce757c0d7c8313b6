import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { login, me, requestReset, resetPassword, signup, verifyEmail } from '#shared/contract/account.ts'
import { limits } from '#shared/constants/limits.ts'
import { goodPassword, mailedToken, verificationToken } from '../../../test/users.ts'
import { openOAuthFixture, newPerson, type OAuthFixture } from '../../../test/oauth-fixture.ts'

let fixture: OAuthFixture

beforeAll(async () => {
  fixture = await openOAuthFixture()
})
afterAll(() => fixture.close())
beforeEach(() => fixture.reset())

describe('an address that nobody vouches for', () => {
  test.each([
    ['google', false],
    ['microsoft', false],
    ['linkedin', false],
    ['apple', false],
    ['amazon', true],
  ] as const)('from %s gets our own mail before it opens anything', async (name, emailVerified) => {
    const person = { ...newPerson(), emailVerified }
    fixture.servers[name].signIn(person)
    const anonymous = fixture.app.anonymous()
    expect(await fixture.completeSignIn(anonymous, name, { invite: await fixture.newCode() })).toBe(
      '/verify?info=sent',
    )
    await expect(anonymous.call(me)).rejects.toThrow('not signed in')
    expect(await verificationToken(fixture.app, person.email)).toBeTruthy()
  })

  test('from GitHub is no address at all', async () => {
    fixture.servers.github.signIn({ ...newPerson(), emailVerified: false })
    expect(
      await fixture.completeSignIn(fixture.app.anonymous(), 'github', { invite: await fixture.newCode() }),
    ).toBe('/en/login?error=no_email')
  })

  test('mails at most three times, however often one comes back', async () => {
    const person = newPerson()
    fixture.servers.amazon.signIn(person)
    await fixture.completeSignIn(fixture.app.anonymous(), 'amazon', { invite: await fixture.newCode() })
    for (let count = 0; count < 6; count += 1) {
      expect(await fixture.completeSignIn(fixture.app.anonymous(), 'amazon')).toBe('/verify?info=sent')
    }
    const mails = (await fixture.app.mails()).filter(({ to }) => to === person.email)
    expect(mails).toHaveLength(1 + limits.rateLimits.resendsPerEmail.count)
  })
})

describe('a squatted address', () => {
  const squat = async (email: string) => {
    const body = { email, name: 'Squatter', password: goodPassword, inviteCode: await fixture.newCode() }
    await fixture.app.anonymous().call(signup, { body })
  }

  test('goes to its proven owner; the squatter’s password, links and sessions go', async () => {
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
    // The account had its invite already.
    expect(await fixture.isUsable(code)).toBe(true)
    const password = goodPassword
    await expect(
      fixture.app.anonymous().call(login, { body: { email: person.email, password } }),
    ).rejects.toThrow('Invalid credentials')
    await expect(fixture.app.anonymous().call(verifyEmail, { body: { token } })).rejects.toThrow(
      'Invalid or expired token',
    )
  })

  test('that a provider without proof claimed is taken back too, with that way in', async () => {
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

  test('is not given to somebody who cannot prove it either', async () => {
    const person = newPerson()
    await squat(person.email)
    fixture.servers.amazon.signIn(person)
    expect(
      await fixture.completeSignIn(fixture.app.anonymous(), 'amazon', { invite: await fixture.newCode() }),
    ).toBe('/en/login?error=account_exists')
  })

  test('whose owner resets the password keeps nobody else’s way in', async () => {
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
