import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changePassword, login, me, requestReset, resetPassword, signup } from '#shared/contract/account.ts'
import { generateInvite } from '#shared/contract/invites.ts'
import { lifetimes } from '#shared/constants/lifetimes.ts'
import { rateLimits } from '#shared/constants/rate-limits.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import {
  goodPassword,
  mailedToken,
  signUpAdmin,
  signUpUser,
  verificationToken,
  type TestUser,
} from '../../test/users.ts'
import { hashesAtOnce } from './password-hashing.ts'

let app: TestApp
let admin: TestUser

beforeAll(async () => {
  app = await openTestApp()
  admin = await signUpAdmin(app)
})
afterAll(() => app.close())

const newPassword = 'figs with manchego'

async function askForReset(email: string): Promise<string> {
  await app.anonymous().call(requestReset, { body: { email: ` ${email.toUpperCase()} ` } })
  return mailedToken(app, email, 'reset')
}

async function outcomeOf(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'ok',
    (error: Error) => error.message,
  )
}

describe('a forgotten password', () => {
  test('is replaced by the mailed link, which ends all sessions and notifies the user', async () => {
    const member = await signUpUser(app, admin)
    const token = await askForReset(member.email)
    await app.anonymous().call(resetPassword, { body: { token, password: newPassword } })
    await expect(member.call(me)).rejects.toThrow('not signed in')
    const old = { email: member.email, password: goodPassword }
    await expect(member.call(login, { body: old })).rejects.toThrow('Invalid credentials')
    await member.call(login, { body: { email: member.email, password: newPassword } })
    const lastMail = (await app.mails()).findLast(({ to }) => to === member.email)
    expect(lastMail?.subject).toBe('Your password has been changed')
  })

  test('the link works once and for an hour; unknown, used, expired and wrong-kind ones are invalid', async () => {
    const member = await signUpUser(app, admin)
    const reset = (token: string) =>
      app.anonymous().call(resetPassword, { body: { token, password: newPassword } })
    const token = await askForReset(member.email)
    await reset(token)
    await expect(reset(token)).rejects.toMatchObject({ code: 'invalid token', status: 400 })
    await expect(reset('made up')).rejects.toThrow('invalid token')
    const newcomer = { email: 'newcomer@example.org', password: goodPassword }
    const { code } = await admin.call(generateInvite)
    await app.anonymous().call(signup, { body: { ...newcomer, inviteCode: code } })
    await expect(reset(await verificationToken(app, newcomer.email))).rejects.toThrow('invalid token')
    const late = await askForReset(member.email)
    app.advanceClock(lifetimes.resetLink)
    await expect(reset(late)).rejects.toThrow('invalid token')
    await admin.call(login, { body: { email: admin.email, password: goodPassword } })
  })

  test('a weak new password is refused and does not consume the link', async () => {
    const member = await signUpUser(app, admin)
    const token = await askForReset(member.email)
    const reset = (password: string) => app.anonymous().call(resetPassword, { body: { token, password } })
    await expect(reset('seven77')).rejects.toThrow('password too short')
    await expect(reset('x'.repeat(129))).rejects.toThrow('password too long')
    await expect(reset(member.email)).rejects.toThrow('password too common')
    await expect(reset('Password123')).rejects.toThrow('password too common')
    await reset(newPassword)
  })

  test('of concurrent resets with one link exactly one succeeds', async () => {
    const member = await signUpUser(app, admin)
    const token = await askForReset(member.email)
    const passwords = Array.from({ length: 10 }, (_, index) => `racing password ${index}`)
    const outcomes = await Promise.all(
      passwords.map((password) =>
        outcomeOf(app.anonymous().call(resetPassword, { body: { token, password } })),
      ),
    )
    expect(outcomes.toSorted()).toEqual([...Array.from({ length: 9 }, () => 'invalid token'), 'ok'])
    const winner = passwords[outcomes.indexOf('ok')] ?? ''
    await member.call(login, { body: { email: member.email, password: winner } })
  })

  test('using one of several links invalidates the others', async () => {
    const member = await signUpUser(app, admin)
    const first = await askForReset(member.email)
    const second = await askForReset(member.email)
    await app.anonymous().call(resetPassword, { body: { token: second, password: newPassword } })
    const late = app.anonymous().call(resetPassword, { body: { token: first, password: 'another one!' } })
    await expect(late).rejects.toThrow('invalid token')
  })

  test('a reset verifies the e-mail, so that an unverified user can log in afterwards', async () => {
    const { code } = await admin.call(generateInvite)
    const email = 'unproven@example.org'
    await app.anonymous().call(signup, { body: { email, password: goodPassword, inviteCode: code } })
    const token = await askForReset(email)
    await app.anonymous().call(resetPassword, { body: { token, password: newPassword } })
    const anonymous = app.anonymous()
    await anonymous.call(login, { body: { email, password: newPassword } })
    expect(await anonymous.call(me)).toMatchObject({ email, isVerified: true })
  })

  test('unlocks an account that is locked after wrong passwords', async () => {
    const member = await signUpUser(app, admin)
    for (let count = 0; count < rateLimits.wrongPasswordsPerAccount.free; count += 1) {
      await outcomeOf(app.anonymous().call(login, { body: { email: member.email, password: 'wrong one' } }))
    }
    const token = await askForReset(member.email)
    await app.anonymous().call(resetPassword, { body: { token, password: newPassword } })
    const owner = app.anonymous()
    await owner.call(login, { body: { email: member.email, password: newPassword } })
    expect((await owner.call(me)).email).toBe(member.email)
  })

  test('an unknown e-mail is 404, as its page says', async () => {
    const asked = app.anonymous().call(requestReset, { body: { email: 'stranger@example.org' } })
    await expect(asked).rejects.toMatchObject({ code: 'not found', status: 404 })
  })

  test('three links an hour per e-mail, known or not', async () => {
    const member = await signUpUser(app, admin)
    for (const email of [member.email, 'nobody.there@example.org']) {
      for (let count = 0; count < 3; count += 1) {
        await outcomeOf(app.anonymous().call(requestReset, { body: { email } }))
      }
      await expect(app.anonymous().call(requestReset, { body: { email } })).rejects.toThrow(
        'too many requests',
      )
    }
  })

  test('thirty requests an hour per network address', async () => {
    const fresh = await openTestApp()
    try {
      const ask = (index: number) =>
        outcomeOf(fresh.anonymous().call(requestReset, { body: { email: `nobody${index}@example.org` } }))
      for (let count = 0; count < 30; count += 1) expect(await ask(count)).toBe('not found')
      expect(await ask(31)).toBe('too many requests')
      fresh.advanceClock(rateLimits.resetsPerAddress.window)
      expect(await ask(32)).toBe('not found')
    } finally {
      await fresh.close()
    }
  })

  test('the mail has the language of the page that requested it', async () => {
    const member = await signUpUser(app, admin)
    const anonymous = app.anonymous()
    anonymous.setLanguage('fr')
    await anonymous.call(requestReset, { body: { email: member.email } })
    const mail = (await app.mails()).findLast(({ to }) => to === member.email)
    expect(mail?.subject).toBe('Choisissez un nouveau mot de passe')
    expect(mail?.link).toMatch(new RegExp(`^${app.deps.publicUrl}/reset\\?token=[\\w-]{43}$`))
  })
})

describe('changing the password', () => {
  const change = (person: TestUser, current: string | null, password = newPassword) =>
    person.call(changePassword, { body: { current, password } })

  test('requires the current one, ends other sessions and renews this session’s token', async () => {
    const member = await signUpUser(app, admin)
    const tablet = app.anonymous()
    await tablet.call(login, { body: { email: member.email, password: goodPassword } })
    const before = member.cookies.get('session')
    await change(member, goodPassword)
    await expect(tablet.call(me)).rejects.toThrow('not signed in')
    expect((await member.call(me)).email).toBe(member.email)
    expect(member.cookies.get('session')).not.toBe(before)
    await app.anonymous().call(login, { body: { email: member.email, password: newPassword } })
    const lastMail = (await app.mails()).findLast(({ to }) => to === member.email)
    expect(lastMail?.subject).toBe('Your password has been changed')
  })

  test('refuses weak ones and a wrong or missing current one, which count like wrong sign-ins', async () => {
    const member = await signUpUser(app, admin)
    await expect(change(member, goodPassword, 'short')).rejects.toThrow('password too short')
    await expect(change(member, goodPassword, 'x'.repeat(129))).rejects.toThrow('password too long')
    await expect(change(member, goodPassword, 'qwertyuiop')).rejects.toThrow('password too common')
    await expect(change(member, 'not my password')).rejects.toMatchObject({
      code: 'wrong password',
      status: 403,
    })
    for (let count = 1; count < rateLimits.wrongPasswordsPerDevice.count; count += 1) {
      await expect(change(member, null)).rejects.toThrow('wrong password')
    }
    await expect(change(member, goodPassword)).rejects.toThrow('too many requests')
  })

  test('without a password a sign-in of the last ten minutes is required', async () => {
    const member = await signUpUser(app, admin)
    const noPassword = () =>
      app.db.updateTable('users').set({ password_hash: null }).where('email', '=', member.email).execute()
    await noPassword()
    expect((await member.call(me)).hasPassword).toBe(false)
    await change(member, null)
    expect((await member.call(me)).hasPassword).toBe(true)
    await noPassword()
    app.advanceClock(lifetimes.recentSignIn + 1000)
    await expect(change(member, null)).rejects.toMatchObject({ code: 'sign in again', status: 403 })
    expect((await member.call(me)).hasPassword).toBe(false)
  })
})

describe('guessing passwords', () => {
  test('each wrong one after the fourth doubles the delay, up to an hour; a right one resets it', async () => {
    const member = await signUpUser(app, admin)
    const { free, delay, longest } = rateLimits.wrongPasswordsPerAccount
    const tryPassword = (password: string) =>
      app.anonymous().call(login, { body: { email: member.email, password } })
    for (let count = 0; count < free; count += 1) {
      await expect(tryPassword('wrong one')).rejects.toThrow('Invalid credentials')
    }
    for (let wait = delay; wait < 2 * longest; wait *= 2) {
      const seconds = Math.min(wait, longest) / 1000
      const refused = await tryPassword(goodPassword).catch((error: { retryAfter: number }) => error)
      expect(refused).toMatchObject({ code: 'too many requests', status: 429 })
      expect((refused as { retryAfter: number }).retryAfter).toBeGreaterThan(seconds - 30)
      expect((refused as { retryAfter: number }).retryAfter).toBeLessThanOrEqual(seconds)
      app.advanceClock(seconds * 1000)
      await expect(tryPassword('wrong one')).rejects.toThrow('Invalid credentials')
    }
    app.advanceClock(longest)
    await tryPassword(goodPassword)
    await expect(tryPassword('wrong one')).rejects.toThrow('Invalid credentials')
    await tryPassword(goodPassword)
    await admin.call(login, { body: { email: admin.email, password: goodPassword } })
  })

  test('concurrent guesses do not bypass the limit: hardly more than the free ones are checked', async () => {
    const member = await signUpUser(app, admin)
    const outcomes = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        outcomeOf(
          app.anonymous().call(login, { body: { email: member.email, password: `wrong one ${index}` } }),
        ),
      ),
    )
    const { free } = rateLimits.wrongPasswordsPerAccount
    const looked = outcomes.filter((outcome) => outcome === 'Invalid credentials').length
    expect(looked).toBeGreaterThanOrEqual(free)
    // Those that are being hashed when the last free one fails.
    expect(looked).toBeLessThanOrEqual(free + hashesAtOnce - 1)
  })

  test('many concurrent right ones all succeed', async () => {
    const member = await signUpUser(app, admin)
    const body = { email: member.email, password: goodPassword }
    const outcomes = await Promise.all(
      Array.from({ length: 12 }, () => outcomeOf(app.anonymous().call(login, { body }))),
    )
    expect(new Set(outcomes)).toEqual(new Set(['ok']))
  })
})
