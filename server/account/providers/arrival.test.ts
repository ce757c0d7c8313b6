import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { login, me, requestReset, resetPassword, signup, verifyEmail } from '#shared/contract/account.ts'
import { limits } from '#shared/limits.ts'
import { goodPassword, mailedToken, verificationToken } from '../../test/people.ts'
import { openSignInHouse, someone, type SignInHouse } from '../../test/sign-in-house.ts'

let house: SignInHouse

beforeAll(async () => {
  house = await openSignInHouse()
})
afterAll(() => house.close())
beforeEach(() => house.calmDown())

describe('an address that nobody vouches for', () => {
  test.each([
    ['google', false],
    ['microsoft', false],
    ['linkedin', false],
    ['apple', false],
    ['amazon', true],
  ] as const)('from %s gets our own mail before it opens anything', async (name, isProven) => {
    const person = { ...someone(), isProven }
    house.peers[name].signIn(person)
    const visitor = house.app.visitor()
    expect(await house.passThrough(visitor, name, { invite: await house.newCode() })).toBe(
      '/verify?info=sent',
    )
    await expect(visitor.call(me)).rejects.toThrow('not signed in')
    expect(await verificationToken(house.app, person.email)).toBeTruthy()
  })

  test('from GitHub is no address at all', async () => {
    house.peers.github.signIn({ ...someone(), isProven: false })
    expect(await house.passThrough(house.app.visitor(), 'github', { invite: await house.newCode() })).toBe(
      '/en/login?error=no_email',
    )
  })

  test('mails at most three times, however often one comes back', async () => {
    const person = someone()
    house.peers.amazon.signIn(person)
    await house.passThrough(house.app.visitor(), 'amazon', { invite: await house.newCode() })
    for (let count = 0; count < 6; count += 1) {
      expect(await house.passThrough(house.app.visitor(), 'amazon')).toBe('/verify?info=sent')
    }
    const mails = (await house.app.mails()).filter(({ to }) => to === person.email)
    expect(mails).toHaveLength(1 + limits.attempts.resendsPerEmail.count)
  })
})

describe('a squatted address', () => {
  const squat = async (email: string) => {
    const body = { email, name: 'Squatter', password: goodPassword, inviteCode: await house.newCode() }
    await house.app.visitor().call(signup, { body })
  }

  test('goes to its proven owner; the squatter’s password, links and sessions go', async () => {
    const person = someone('The owner')
    await squat(person.email)
    const token = await verificationToken(house.app, person.email)
    house.peers.google.signIn(person)
    const visitor = house.app.visitor()
    const code = await house.newCode()
    expect(await house.passThrough(visitor, 'google', { invite: code })).toBe('/en')
    expect(await visitor.call(me)).toMatchObject({
      email: person.email,
      name: 'The owner',
      isVerified: true,
      hasPassword: false,
    })
    // The account had its invite already.
    expect(await house.isOpen(code)).toBe(true)
    const password = goodPassword
    await expect(
      house.app.visitor().call(login, { body: { email: person.email, password } }),
    ).rejects.toThrow('Invalid credentials')
    await expect(house.app.visitor().call(verifyEmail, { body: { token } })).rejects.toThrow(
      'Invalid or expired token',
    )
  })

  test('that a provider without proof claimed is taken back too, with that way in', async () => {
    const person = someone()
    const squatter = { subject: someone().subject, email: person.email, name: 'Squatter' }
    house.peers.amazon.signIn(squatter)
    await house.passThrough(house.app.visitor(), 'amazon', { invite: await house.newCode() })
    house.peers.google.signIn(person)
    expect(await house.passThrough(house.app.visitor(), 'google')).toBe('/en')
    expect(await house.passThrough(house.app.visitor(), 'amazon')).toBe('/en/login?error=account_exists')
  })

  test('is not given to somebody who cannot prove it either', async () => {
    const person = someone()
    await squat(person.email)
    house.peers.amazon.signIn(person)
    expect(await house.passThrough(house.app.visitor(), 'amazon', { invite: await house.newCode() })).toBe(
      '/en/login?error=account_exists',
    )
  })

  test('whose owner resets the password keeps nobody else’s way in', async () => {
    const person = someone()
    house.peers.amazon.signIn(person)
    await house.passThrough(house.app.visitor(), 'amazon', { invite: await house.newCode() })
    const owner = house.app.visitor()
    await owner.call(requestReset, { body: { email: person.email } })
    const token = await mailedToken(house.app, person.email, 'reset')
    await owner.call(resetPassword, { body: { token, password: goodPassword } })
    await owner.call(login, { body: { email: person.email, password: goodPassword } })
    expect(await house.passThrough(house.app.visitor(), 'amazon')).toBe('/en/login?error=account_exists')
  })
})
