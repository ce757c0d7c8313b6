import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  login,
  logout,
  me,
  resendVerification,
  signup,
  updateProfile,
  verifyEmail,
} from '#shared/contract/account.ts'
import { generateInvite, validateInvite } from '#shared/contract/invites.ts'
import { lifetimes } from '#shared/constants/lifetimes.ts'
import { rateLimits } from '#shared/constants/rate-limits.ts'
import { firstAdminLink } from '../invites/first-admin.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { goodPassword, signUpAdmin, signUpUser, verificationToken, type TestUser } from '../../test/users.ts'

let app: TestApp
let admin: TestUser

beforeAll(async () => {
  app = await openTestApp()
  admin = await signUpAdmin(app)
})
afterAll(() => app.close())

const newCode = async () => (await (await freshAdmin()).call(generateInvite)).code
const wait = (milliseconds: number) => app.advanceClock(milliseconds)

describe('the first admin', () => {
  test('is verified at once and has the permissions of an admin', async () => {
    expect(await admin.call(me)).toMatchObject({
      email: admin.email,
      isVerified: true,
      isAdmin: true,
      language: 'en',
    })
  })

  test('is the only one: the link is not printed again and its code is used', async () => {
    expect(await firstAdminLink(app.deps)).toBeNull()
  })

  test('of concurrent sign-ups with the first-admin code exactly one succeeds', async () => {
    const fresh = await openTestApp()
    try {
      const code = new URL((await firstAdminLink(fresh.deps)) ?? '').searchParams.get('code')
      const tries = Array.from({ length: 8 }, (_, index) =>
        fresh
          .anonymous()
          .call(signup, {
            body: { email: `a${index}@example.org`, password: goodPassword, inviteCode: code },
          })
          .then(
            () => 'ok',
            (error: Error) => error.message,
          ),
      )
      const outcomes = await Promise.all(tries)
      expect(outcomes.filter((outcome) => outcome === 'ok')).toHaveLength(1)
      expect(outcomes.filter((outcome) => outcome === 'used')).toHaveLength(7)
    } finally {
      await fresh.close()
    }
  })
})

describe('signing up', () => {
  const attempt = async (body: object) => {
    const email = `new${Math.random()}@example.org`
    return app.anonymous().call(signup, {
      body: { email, password: goodPassword, inviteCode: await newCode(), ...body },
    })
  }

  test('requires an invite: missing, unknown, malformed, used and expired codes have their errors', async () => {
    await expect(attempt({ inviteCode: null })).rejects.toThrow('invite required')
    await expect(attempt({ inviteCode: ' ' })).rejects.toThrow('invite required')
    await expect(attempt({ inviteCode: '2222222222' })).rejects.toThrow('invalid code')
    await expect(attempt({ inviteCode: 'no code at all' })).rejects.toThrow('invalid code')
    const used = await newCode()
    await attempt({ inviteCode: used })
    await expect(attempt({ inviteCode: used })).rejects.toThrow('used')
    const old = await newCode()
    wait(lifetimes.invite)
    const late = app.anonymous().call(signup, {
      body: { email: 'late@example.org', password: goodPassword, inviteCode: old },
    })
    await expect(late).rejects.toThrow('invalid code')
  })

  test('compares codes trimmed and case-insensitively, at validation and at sign-up', async () => {
    const code = await newCode()
    const typed = `  ${code.toLowerCase()} `
    await app.anonymous().call(validateInvite, { body: { code: typed } })
    await attempt({ inviteCode: typed })
    await expect(attempt({ inviteCode: code })).rejects.toThrow('used')
  })

  test('refuses malformed e-mails and weak passwords without consuming the code', async () => {
    const code = await newCode()
    const refusals = [
      [{ email: 'nobody' }, 'malformed email'],
      [{ email: 'a@b' }, 'malformed email'],
      [{ email: 'a b@example.org' }, 'malformed email'],
      [{ password: 'seven77' }, 'password too short'],
      [{ password: 'x'.repeat(129) }, 'password too long'],
      [{ email: 'me@example.org', password: 'ME@example.org' }, 'password too common'],
      [{ email: admin.email.toUpperCase() }, 'email exists'],
    ] as const
    for (const [body, error] of refusals) {
      await expect(attempt({ inviteCode: code, ...body }), error).rejects.toThrow(error)
    }
    await attempt({ inviteCode: code })
  })

  test('accepts any characters in a password, up to 128 of them', async () => {
    const code = await newCode()
    const password = '🥕'.repeat(128)
    await attempt({ inviteCode: code, email: 'carrots@example.org', password })
    const anonymous = app.anonymous()
    await anonymous.call(verifyEmail, {
      body: { token: await verificationToken(app, 'carrots@example.org') },
    })
    await anonymous.call(login, { body: { email: 'Carrots@Example.org ', password } })
    expect((await anonymous.call(me)).email).toBe('carrots@example.org')
  })

  test('does not sign in, and ignores fields that are not its own', async () => {
    const anonymous = app.anonymous()
    const body = { email: 'humble@example.org', password: goodPassword, inviteCode: await newCode() }
    await anonymous.call(signup, {
      body: { ...body, isAdmin: true, is_admin: true, isVerified: true } as typeof body,
    })
    await expect(anonymous.call(me)).rejects.toThrow('not signed in')
    await anonymous.call(verifyEmail, { body: { token: await verificationToken(app, body.email) } })
    await anonymous.call(login, { body })
    expect(await anonymous.call(me)).toMatchObject({ isAdmin: false })
  })

  test('mails a verification link in the language of the interface', async () => {
    for (const [language, subject] of [
      ['en', 'Please confirm your email address'],
      ['fr', 'Confirmez votre adresse e\u2011mail'],
      ['es', 'Confirma tu dirección de correo'],
      ['de', 'Bitte bestätige deine E-Mail-Adresse'],
    ] as const) {
      const anonymous = app.anonymous()
      anonymous.setLanguage(language)
      const email = `${language}@example.org`
      const inviteCode = await newCode()
      await anonymous.call(signup, { body: { email, name: 'Zoé', password: goodPassword, inviteCode } })
      const mail = (await app.mails()).findLast(({ to }) => to === email)
      expect(mail?.subject).toBe(subject)
      expect(mail?.text).toContain('Zoé')
      expect(mail?.link).toMatch(new RegExp(`^${app.deps.publicUrl}/verify\\?token=`))
    }
  })
})

describe('the limits of sign-up and validation', () => {
  test('apply per address, with Retry-After', async () => {
    const fresh = await openTestApp()
    try {
      const anonymous = fresh.anonymous()
      const body = { email: 'a@example.org', password: goodPassword, inviteCode: '2222222222' }
      for (let count = 0; count < rateLimits.signUpsPerAddress.count; count += 1) {
        await anonymous.call(signup, { body: { ...body, inviteCode: '' } }).catch(() => undefined)
      }
      await expect(anonymous.call(signup, { body })).rejects.toMatchObject({
        code: 'too many requests',
        status: 429,
      })
      for (let count = 0; count < rateLimits.validationsPerAddress.count; count += 1) {
        await anonymous.call(validateInvite, { body: { code: 'x' } }).catch(() => undefined)
      }
      const refused = anonymous.call(validateInvite, { body: { code: 'x' } })
      await expect(refused).rejects.toMatchObject({ code: 'too many requests' })
      await refused.catch((error: { retryAfter: number }) => {
        expect(error.retryAfter).toBeGreaterThan(0)
        expect(error.retryAfter).toBeLessThanOrEqual(3600)
      })
      fresh.advanceClock(rateLimits.validationsPerAddress.window + 1)
      await expect(anonymous.call(validateInvite, { body: { code: 'x' } })).rejects.toThrow('invalid')
    } finally {
      await fresh.close()
    }
  })
})

describe('verifying', () => {
  test('can be repeated until the link expires, and creates no session', async () => {
    const anonymous = app.anonymous()
    const body = { email: 'late@example.org', password: goodPassword, inviteCode: await newCode() }
    await anonymous.call(signup, { body })
    await expect(anonymous.call(login, { body })).rejects.toMatchObject({
      code: 'email not verified',
      status: 403,
    })
    const token = await verificationToken(app, body.email)
    await anonymous.call(verifyEmail, { body: { token } })
    await anonymous.call(verifyEmail, { body: { token } })
    await expect(anonymous.call(me)).rejects.toThrow('not signed in')
    wait(lifetimes.verificationLink)
    await expect(anonymous.call(verifyEmail, { body: { token } })).rejects.toThrow('Invalid or expired token')
    await expect(anonymous.call(verifyEmail, { body: { token: 'made up' } })).rejects.toThrow(
      'Invalid or expired token',
    )
  })

  test('a new link is mailed to unverified users; others get the same answer and no mail', async () => {
    const anonymous = app.anonymous()
    const email = 'again@example.org'
    const inviteCode = await newCode()
    await anonymous.call(signup, { body: { email, password: goodPassword, inviteCode } })
    const first = await verificationToken(app, email)
    await anonymous.call(resendVerification, { body: { email: email.toUpperCase() } })
    expect(await verificationToken(app, email)).not.toBe(first)
    const before = (await app.mails()).length
    await anonymous.call(resendVerification, { body: { email: 'stranger@example.org' } })
    await anonymous.call(resendVerification, { body: { email: admin.email } })
    expect(await app.mails()).toHaveLength(before)
  })

  test('resending is limited per e-mail', async () => {
    const anonymous = app.anonymous()
    const body = { email: 'impatient@example.org' }
    for (let count = 0; count < 3; count += 1) await anonymous.call(resendVerification, { body })
    await expect(anonymous.call(resendVerification, { body })).rejects.toThrow('too many requests')
  })
})

describe('logging in and out', () => {
  test('a wrong password and an unknown e-mail get the same answer', async () => {
    const anonymous = app.anonymous()
    for (const email of [admin.email, 'stranger@example.org']) {
      await expect(
        anonymous.call(login, { body: { email, password: 'wrong password' } }),
      ).rejects.toMatchObject({
        code: 'Invalid credentials',
        status: 401,
      })
    }
  })

  test('after four wrong passwords even the right one is refused, for this account only', async () => {
    const person = await freshAdmin()
    const victim = await signUpUser(app, person)
    const other = await signUpUser(app, person)
    const anonymous = app.anonymous()
    for (let count = 0; count < 4; count += 1) {
      const wrong = { email: victim.email, password: 'wrong password' }
      await expect(anonymous.call(login, { body: wrong })).rejects.toThrow('Invalid credentials')
    }
    const right = { email: victim.email, password: goodPassword }
    await expect(anonymous.call(login, { body: right })).rejects.toThrow('too many requests')
    await anonymous.call(login, { body: { email: other.email, password: goodPassword } })
    wait(rateLimits.wrongPasswordsPerAccount.delay)
    await anonymous.call(login, { body: right })
  })

  test('the session cookie is HttpOnly and Lax, signed_in is readable, and each sign-in has a new token', async () => {
    const person = await freshAdmin()
    const member = await signUpUser(app, person)
    const request = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: member.email, password: goodPassword }),
    }
    const before = member.cookies.get('session')
    const answer = await member.fetch('/auth/login', request)
    const cookies = answer.headers.getSetCookie()
    expect(cookies.find((line) => line.startsWith('session='))).toMatch(
      /HttpOnly.*SameSite=Lax|SameSite=Lax.*HttpOnly/,
    )
    expect(cookies.find((line) => line.startsWith('signed_in='))).not.toContain('HttpOnly')
    const stale = app.anonymous()
    stale.cookies.set('session', before ?? '')
    await expect(stale.call(me)).rejects.toThrow('not signed in')
  })

  test('tokens are stored hashed', async () => {
    const person = await freshAdmin()
    const token = person.cookies.get('session') ?? ''
    const rows = await app.db.selectFrom('sessions').selectAll().execute()
    expect(token.length).toBeGreaterThanOrEqual(43)
    expect(rows.some((row) => row.token_hash.toString('utf8').includes(token))).toBe(false)
  })

  test('logout ends the session and removes its cookies but not the device’s; without a session it is harmless', async () => {
    const person = await freshAdmin()
    const member = await signUpUser(app, person)
    const token = member.cookies.get('session') ?? ''
    await member.call(logout)
    expect([...member.cookies.keys()]).toEqual(['device'])
    const thief = app.anonymous()
    thief.cookies.set('session', token)
    await expect(thief.call(me)).rejects.toThrow('not signed in')
    await member.call(logout)
  })

  test('a session lasts 30 days from its last use', async () => {
    const person = await freshAdmin()
    const member = await signUpUser(app, person)
    wait(lifetimes.session.lifetime - 1000)
    await member.call(me)
    wait(lifetimes.session.lifetime - 1000)
    await member.call(me)
    wait(lifetimes.session.lifetime + 1000)
    await expect(member.call(me)).rejects.toThrow('not signed in')
    expect(member.cookies.has('signed_in')).toBe(false)
  })

  test('a session ends after 180 days, however often it is used', async () => {
    const person = await freshAdmin()
    const member = await signUpUser(app, person)
    const { longest, lifetime } = lifetimes.session
    expect(longest).toBe(180 * 24 * 60 * 60 * 1000)
    const often = lifetime / 2
    for (let passed = 0; passed + often < longest; passed += often) {
      wait(often)
      await member.call(me)
    }
    wait(often)
    await expect(member.call(me)).rejects.toThrow('not signed in')
  })
})

describe('the profile', () => {
  test('changes name and language; null leaves a field', async () => {
    const person = await freshAdmin()
    const member = await signUpUser(app, person, { name: 'Before' })
    await member.call(updateProfile, { body: { name: 'After', language: 'fr' } })
    expect(await member.call(me)).toMatchObject({ name: 'After', language: 'fr' })
    await member.call(updateProfile, { body: { name: null } })
    expect(await member.call(me)).toMatchObject({ name: 'After', language: 'fr' })
  })
})

/** The admin with a session that is valid at the app's current time, which tests advance. */
async function freshAdmin(): Promise<TestUser> {
  await admin.call(login, { body: { email: admin.email, password: goodPassword } })
  return admin
}
