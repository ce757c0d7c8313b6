import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  changePassword,
  deleteAccount,
  login,
  logout,
  requestReset,
  resetPassword,
  verifyEmail,
} from '#shared/contract/account.ts'
import { endAllSessions, listSessions, signOutEverywhere, signOutSession } from '#shared/contract/sessions.ts'
import { lifetimes } from '#shared/constants/lifetimes.ts'
import { limits } from '#shared/constants/limits.ts'
import { rateLimits } from '#shared/constants/rate-limits.ts'
import { readConfig } from '../../config/config.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { userIdOf } from '../../test/groups.ts'
import { goodPassword, mailedToken, signUpAdmin, signUpUser, type TestUser } from '../../test/users.ts'
import type { TestClient } from '../../test/client.ts'
import { cleanUpAccounts } from './jobs.ts'

let app: TestApp
let admin: TestUser
let member: TestUser

beforeAll(async () => {
  app = await openTestApp({ config: { ...readConfig({}), trustedProxies: { hops: 1 } } })
  admin = await signUpAdmin(app)
})
beforeEach(async () => {
  await app.db.deleteFrom('rate_limits').execute()
  member = await signUpUser(app, admin)
})
afterAll(() => app.close())

const outcomeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'ok',
    (error: Error) => error.message,
  )

const signIn = (who: TestClient, email = member.email, password = goodPassword) =>
  outcomeOf(who.call(login, { body: { email, password } }))

/** A client with an unknown browser and a network address of its own. */
const stranger = (host = 1) => app.anonymous({ 'x-forwarded-for': `192.0.2.${host}` })

const devicesOf = async (person: TestUser) =>
  app.db
    .selectFrom('known_devices')
    .selectAll()
    .where('user_id', '=', await userIdOf(app, person))
    .execute()

describe('the device cookie', () => {
  test('is set at a sign-in for a year, is HttpOnly, stored hashed and outlives signing out', async () => {
    const anonymous = stranger()
    const answer = await anonymous.fetch('/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: member.email, password: goodPassword }),
    })
    const cookie = answer.headers.getSetCookie().find((each) => each.startsWith('device='))
    expect(cookie).toMatch(/^device=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/)
    const token = anonymous.cookies.get('device') ?? ''
    const hashes = (await devicesOf(member)).map(({ token_hash }) => token_hash.toString('hex'))
    expect(hashes).toContain(createHash('sha256').update(token).digest('hex'))
    await anonymous.call(logout)
    expect(anonymous.cookies.get('device')).toBe(token)
    expect(anonymous.cookies.has('session')).toBe(false)
  })

  test('is not set by a refused sign-in', async () => {
    const anonymous = stranger()
    await signIn(anonymous, member.email, 'wrong one')
    expect(anonymous.cookies.has('device')).toBe(false)
  })

  test('gets a new token at every sign-in, so that a planted one becomes invalid', async () => {
    const mallory = await signUpUser(app, admin)
    const planted = mallory.cookies.get('device') ?? ''
    const shared = stranger()
    shared.cookies.set('device', planted)
    expect(await signIn(shared)).toBe('ok')
    expect(shared.cookies.get('device')).not.toBe(planted)
    await wrongTries(stranger(), rateLimits.wrongPasswordsPerAccount.free)
    mallory.cookies.delete('session')
    expect(await signIn(mallory)).toBe('too many requests')
    // The browser stays known to both users who signed in in it.
    expect(await signIn(shared)).toBe('ok')
    await wrongTries(stranger(), rateLimits.wrongPasswordsPerAccount.free, mallory.email)
    expect(await signIn(shared, mallory.email)).toBe('ok')
  })

  test('is deleted for the longest unused device when there are too many, and after a year', async () => {
    const first = stranger()
    await signIn(first)
    for (let count = 0; count < limits.knownDevice.perMember; count += 1) {
      app.advanceClock(1000)
      await signIn(stranger())
    }
    const devices = await devicesOf(member)
    expect(devices).toHaveLength(limits.knownDevice.perMember)
    await wrongTries(stranger(), rateLimits.wrongPasswordsPerAccount.free)
    expect(await signIn(first)).toBe('too many requests')
    await cleanUpAccounts(app.db, app.deps.clock() + lifetimes.knownDevice)
    expect(await devicesOf(member)).toEqual([])
    await signIn(admin, admin.email)
  })
})

async function wrongTries(who: TestClient, many: number, email = member.email) {
  for (let count = 0; count < many; count += 1)
    expect(await signIn(who, email, 'wrong one')).toBe('Invalid credentials')
}

describe('a known device', () => {
  test('can sign in while others guess the password', async () => {
    const attacker = stranger()
    await wrongTries(attacker, rateLimits.wrongPasswordsPerAccount.free)
    expect(await signIn(attacker)).toBe('too many requests')
    expect(await signIn(stranger(2))).toBe('too many requests')
    await member.call(logout)
    expect(await signIn(member)).toBe('ok')
    // Unknown devices are still refused.
    expect(await signIn(stranger(2))).toBe('too many requests')
  })

  test('can sign in when the limit of its address is used up', async () => {
    const body = { email: member.email, password: goodPassword }
    const window_ends_at = new Date(app.deps.clock() + rateLimits.signInsPerAddress.window)
    const { count } = rateLimits.signInsPerAddress
    const home = app.anonymous({ 'x-forwarded-for': '192.0.2.9' })
    await home.call(login, { body })
    await app.db
      .insertInto('rate_limits')
      .values({ scope: 'sign-in from address', subject: '192.0.2.9', count, window_ends_at })
      .execute()
    expect(await signIn(stranger(9))).toBe('too many requests')
    expect(await signIn(home)).toBe('ok')
    // For another account it is unknown.
    expect(await signIn(home, admin.email)).toBe('too many requests')
  })

  test('has its own limit of ten wrong passwords an hour', async () => {
    await wrongTries(member, rateLimits.wrongPasswordsPerDevice.count)
    expect(await signIn(member)).toBe('too many requests')
    expect(await signIn(stranger())).toBe('ok')
    app.advanceClock(rateLimits.wrongPasswordsPerDevice.window)
    expect(await signIn(member)).toBe('ok')
  })

  test('allows ten of many concurrent guesses, and those already running', async () => {
    const many = Array.from({ length: 40 }, () => signIn(member, member.email, 'wrong one'))
    const outcomes = await Promise.all(many)
    const tried = outcomes.filter((outcome) => outcome === 'Invalid credentials').length
    expect(tried).toBeLessThan(2 * rateLimits.wrongPasswordsPerDevice.count)
    expect(await signIn(member)).toBe('too many requests')
  })

  test('can re-authenticate while others guess', async () => {
    await wrongTries(stranger(), rateLimits.wrongPasswordsPerAccount.free)
    const body = { current: goodPassword, password: 'plums & camembert' }
    expect(await outcomeOf(member.call(changePassword, { body }))).toBe('ok')
  })

  test('gets reset mails when others have used up the limit', async () => {
    const reset = (who: TestClient) => outcomeOf(who.call(requestReset, { body: { email: member.email } }))
    const { count } = rateLimits.resetsPerEmail
    const several = async (who: TestClient) => {
      const outcomes = []
      for (let host = 0; host <= count; host += 1) outcomes.push(await reset(who))
      return outcomes
    }
    const threeAndNoMore = [...Array.from({ length: count }, () => 'ok'), 'too many requests']
    expect(await several(stranger(1))).toEqual(threeAndNoMore)
    // Requests from elsewhere have a limit of their own …
    expect(await several(stranger(2))).toEqual(threeAndNoMore)
    for (let host = 3; host <= rateLimits.mailsPerMailbox.count / count; host += 1)
      await several(stranger(host))
    // … but all addresses together share the mailbox’s limit.
    expect(await reset(stranger(99))).toBe('too many requests')
    expect(await several(member)).toEqual(threeAndNoMore)
    // A device of another account counts as unknown.
    expect(await reset(admin)).toBe('too many requests')
  })

  test('gets reset mails when the limit of its address is used up', async () => {
    const { count, window } = rateLimits.resetsPerAddress
    const window_ends_at = new Date(app.deps.clock() + window)
    const home = app.anonymous({ 'x-forwarded-for': '192.0.2.8' })
    await signIn(home)
    await app.db
      .insertInto('rate_limits')
      .values({ scope: 'reset from address', subject: '192.0.2.8', count, window_ends_at })
      .execute()
    const reset = (who: TestClient, email: string) => outcomeOf(who.call(requestReset, { body: { email } }))
    expect(await reset(stranger(8), member.email)).toBe('too many requests')
    expect(await reset(home, admin.email)).toBe('too many requests')
    expect(await reset(home, member.email)).toBe('ok')
  })
})

describe('a known device is deleted', () => {
  /** Whether the browser can still sign in while the account is locked for unknown devices. */
  const isKnown = async (who: TestClient, password = goodPassword) => {
    await app.db.deleteFrom('rate_limits').execute()
    await wrongTries(stranger(), rateLimits.wrongPasswordsPerAccount.free)
    return (await signIn(who, member.email, password)) === 'ok'
  }
  const signedInElsewhere = async () => {
    const lost = stranger(7)
    await signIn(lost)
    return lost
  }

  test('when it is signed out from another one', async () => {
    const lost = await signedInElsewhere()
    const id = (await member.call(listSessions)).find(({ current }) => !current)?.id ?? ''
    await member.call(signOutSession, { params: { id }, body: {} })
    expect(await isKnown(lost)).toBe(false)
    expect(await isKnown(member)).toBe(true)
  })

  test('when all are signed out, by the user or by an admin', async () => {
    const lost = await signedInElsewhere()
    await member.call(signOutEverywhere, { body: {} })
    expect(await isKnown(lost)).toBe(false)
    expect(await isKnown(member)).toBe(false)
    await app.db.deleteFrom('rate_limits').execute()
    expect(await signIn(member)).toBe('ok')
    await admin.call(endAllSessions, { body: { password: goodPassword } })
    expect(await devicesOf(member)).toEqual([])
    await signIn(admin, admin.email)
  })

  test('when the password is changed, except the one that changes it', async () => {
    const lost = await signedInElsewhere()
    const password = 'plums & camembert'
    await member.call(changePassword, { body: { current: goodPassword, password } })
    expect(await isKnown(lost, password)).toBe(false)
    expect(await isKnown(member, password)).toBe(true)
  })

  test('when the password is reset', async () => {
    const lost = await signedInElsewhere()
    await member.call(requestReset, { body: { email: member.email } })
    const token = await mailedToken(app, member.email, 'reset')
    await member.call(resetPassword, { body: { token, password: 'plums & camembert' } })
    expect(await devicesOf(member)).toEqual([])
    expect(await isKnown(lost, 'plums & camembert')).toBe(false)
  })

  test('with the account, including its rate limits', async () => {
    const id = await userIdOf(app, member)
    await wrongTries(member, 2)
    await signIn(member)
    await wrongTries(member, 2)
    await member.call(requestReset, { body: { email: member.email } })
    await stranger().call(requestReset, { body: { email: member.email } })
    const devices = await app.db.selectFrom('known_devices').select('id').where('user_id', '=', id).execute()
    const marks = new RegExp([id, member.email, ...devices.map((device) => device.id)].join('|'))
    const subjects = async () =>
      (await app.db.selectFrom('rate_limits').select('subject').execute()).map(({ subject }) => subject)
    expect(await subjects()).toEqual(expect.arrayContaining([expect.stringMatching(marks)]))
    await member.call(deleteAccount, { body: { password: goodPassword } })
    const left = await app.db.selectFrom('known_devices').select('id').where('user_id', '=', id).execute()
    expect(left).toEqual([])
    expect(await subjects()).toEqual(expect.not.arrayContaining([expect.stringMatching(marks)]))
  })
})

describe('invalid tokens', () => {
  test('are limited to a hundred an hour per address; valid ones are not limited', async () => {
    const { count, window } = rateLimits.wrongTokensPerAddress
    const attacker = stranger(6)
    const reset = (token: string) =>
      outcomeOf(attacker.call(resetPassword, { body: { token, password: 'plums & camembert' } }))
    const verify = (token: string) => outcomeOf(attacker.call(verifyEmail, { body: { token } }))
    await app.db
      .insertInto('rate_limits')
      .values({
        scope: 'wrong token',
        subject: '192.0.2.6',
        count: count - 2,
        window_ends_at: new Date(app.deps.clock() + window),
      })
      .execute()
    expect(await verify('wrong')).toBe('Invalid or expired token')
    expect(await reset('wrong')).toBe('invalid token')
    expect(await verify('wrong')).toBe('too many requests')
    expect(await reset('wrong')).toBe('too many requests')
    await attacker.call(requestReset, { body: { email: member.email } })
    expect(await reset(await mailedToken(app, member.email, 'reset'))).toBe('ok')
    app.advanceClock(window)
    expect(await reset('wrong')).toBe('invalid token')
  })
})
