import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listAuditLog, login, me, requestReset, resetPassword } from '#shared/contract/account.ts'
import {
  confirmSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  showSecondFactor,
  startSecondFactor,
} from '#shared/contract/second-factor.ts'
import { limits } from '#shared/constants/limits.ts'
import { rateLimits } from '#shared/constants/rate-limits.ts'
import { hourlyJobs } from '../../../app.ts'
import { runJobs } from '../../../platform/jobs/scheduler.ts'
import { openTestApp, type TestApp } from '../../../test/app.ts'
import { codeOf, enableSecondFactor } from '../../../test/authenticator.ts'
import { goodPassword, mailedToken, signUpAdmin, signUpUser, type TestUser } from '../../../test/users.ts'

let app: TestApp
let admin: TestUser

beforeAll(async () => {
  app = await openTestApp()
  admin = await signUpAdmin(app)
})
afterAll(() => app.close())

const { period, setUp, recoveryCodes: codesLeft } = limits.secondFactor
const newMember = () => signUpUser(app, admin)
const password = goodPassword
const logIn = (member: TestUser, code?: string | null, given = password) =>
  app.anonymous().call(login, { body: { email: member.email, password: given, code } })
const subjectsTo = async (email: string) =>
  (await app.mails()).filter(({ to }) => to === email).map(({ subject }) => subject)
const stored = (table: 'second_factors' | 'recovery_codes') => app.db.selectFrom(table).selectAll().execute()

describe('setting up a second factor', () => {
  test('requires the password, changes nothing before a right code, then shows ten recovery codes once', async () => {
    const member = await newMember()
    for (const wrong of [undefined, 'a wrong one']) {
      const start = member.call(startSecondFactor, { body: { password: wrong } })
      await expect(start).rejects.toThrow('wrong password')
    }
    const { secret, uri } = await member.call(startSecondFactor, { body: { password } })
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    const address = new URL(uri)
    expect(decodeURIComponent(address.pathname)).toContain(member.email)
    expect(address.searchParams.get('secret')).toBe(secret)
    expect(address.searchParams.get('issuer')).toBe('Convive')
    for (const wrong of ['000000', '', 'ABCDE-FGHJK']) {
      const confirm = member.call(confirmSecondFactor, { body: { code: wrong } })
      await expect(confirm).rejects.toThrow('wrong code')
    }
    await logIn(member)
    expect(await member.call(showSecondFactor)).toEqual({ since: null, recoveryCodesLeft: 0 })

    const code = codeOf(secret, app.deps.clock())
    const { recoveryCodes } = await member.call(confirmSecondFactor, { body: { code } })
    expect(new Set(recoveryCodes).size).toBe(codesLeft)
    expect(await member.call(showSecondFactor)).toEqual({
      since: expect.any(String),
      recoveryCodesLeft: codesLeft,
    })
    await expect(logIn(member)).rejects.toThrow('second factor required')
    const again = member.call(startSecondFactor, { body: { password } })
    await expect(again).rejects.toThrow('already on')
    const confirmAgain = member.call(confirmSecondFactor, { body: { code } })
    await expect(confirmAgain).rejects.toThrow('not found')
    expect(await subjectsTo(member.email)).toContain('Logging in now asks for a code')
  })

  test('stores the secret encrypted and recovery codes hashed', async () => {
    const member = await newMember()
    const { secret } = await member.call(startSecondFactor, { body: { password } })
    const code = codeOf(secret, app.deps.clock())
    const { recoveryCodes } = await member.call(confirmSecondFactor, { body: { code } })
    const rows = await stored('second_factors')
    const bytes = Buffer.concat([
      ...rows.map((row) => row.secret),
      ...(await stored('recovery_codes')).map((row) => row.code_hash),
    ])
    const raw = base32(secret)
    expect(raw).toHaveLength(20)
    expect(bytes.includes(raw)).toBe(false)
    for (const each of recoveryCodes) expect(bytes.includes(each.replace('-', ''))).toBe(false)
    expect(new Set(rows.map((row) => row.recovery_salt.toString('hex'))).size).toBe(rows.length)
  })

  test('that is not completed expires after an hour, and can be restarted at any time', async () => {
    const member = await newMember()
    const first = await member.call(startSecondFactor, { body: { password } })
    const second = await member.call(startSecondFactor, { body: { password } })
    const stale = codeOf(first.secret, app.deps.clock())
    const confirm = member.call(confirmSecondFactor, { body: { code: stale } })
    await expect(confirm).rejects.toThrow('wrong code')
    app.advanceClock(setUp + 1000)
    const late = codeOf(second.secret, app.deps.clock())
    const tooLate = member.call(confirmSecondFactor, { body: { code: late } })
    await expect(tooLate).rejects.toThrow('not found')
    const before = (await stored('second_factors')).length
    await runJobs(app.deps, hourlyJobs)
    expect((await stored('second_factors')).length).toBe(before - 1)
  })
})

describe('logging in with a second factor', () => {
  test('with the right password alone answers that a code is required and creates no session', async () => {
    const member = await newMember()
    await enableSecondFactor(app, member)
    for (const none of [undefined, null, ' ']) {
      const anonymous = app.anonymous()
      const body = { email: member.email, password, code: none }
      await expect(anonymous.call(login, { body })).rejects.toMatchObject({
        code: 'second factor required',
        status: 401,
      })
      expect(anonymous.cookies.size).toBe(0)
    }
    await expect(logIn(member, null, 'a wrong one')).rejects.toThrow('Invalid credentials')
  })

  test('accepts the code of this period and of its neighbours, with spaces', async () => {
    const member = await newMember()
    const app1 = await enableSecondFactor(app, member)
    await expect(logIn(member, app1.code(2))).rejects.toThrow('wrong code')
    const spaced = ` ${app1.code().slice(0, 3)} ${app1.code().slice(3)} `
    await logIn(member, spaced)
    app.advanceClock(3 * period)
    await expect(logIn(member, app1.code(-2))).rejects.toThrow('wrong code')
    await logIn(member, app1.code(-1))
    await logIn(member, app1.code(1))
  })

  test('accepts each code once, and none older than the last one', async () => {
    const member = await newMember()
    const { code } = await enableSecondFactor(app, member)
    const [before, now] = [code(-1), code()]
    await logIn(member, now)
    await expect(logIn(member, now)).rejects.toThrow('wrong code')
    await expect(logIn(member, before)).rejects.toThrow('wrong code')
  })

  test('twice at once with one code succeeds once', async () => {
    const member = await newMember()
    const { code, recoveryCodes } = await enableSecondFactor(app, member)
    for (const same of [code(), recoveryCodes[0]]) {
      const tries = await Promise.allSettled([1, 2, 3].map(() => logIn(member, same)))
      expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    }
  })

  test('five times at once with one code locks nothing: it is used once, and the others are no guesses', async () => {
    const member = await newMember()
    const { code } = await enableSecondFactor(app, member)
    const now = code()
    const tries = await Promise.allSettled(Array.from({ length: 5 }, () => logIn(member, now)))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const reasons = tries.flatMap((each) => (each.status === 'rejected' ? [String(each.reason.message)] : []))
    expect(reasons).toEqual(Array(4).fill('wrong code'))
    await expect(logIn(member, '000000')).rejects.toThrow('wrong code')
    app.advanceClock(limits.secondFactor.period * 2)
    await logIn(member, code())
  })

  test('accepts a recovery code in any notation once, and mails a notice', async () => {
    const member = await newMember()
    const { recoveryCodes } = await enableSecondFactor(app, member)
    const [first = '', second = ''] = recoveryCodes
    await logIn(member, ` ${first.toLowerCase().replace('-', ' ')} `)
    await expect(logIn(member, first)).rejects.toThrow('wrong code')
    await logIn(member, second)
    expect((await member.call(showSecondFactor)).recoveryCodesLeft).toBe(codesLeft - 2)
    expect(await subjectsTo(member.email)).toContain('A recovery code has been used')
    const acts = (await admin.call(listAuditLog)).map(({ action }) => action)
    expect(acts).toContain('recovery code used')
    const other = await newMember()
    await enableSecondFactor(app, other)
    await expect(logIn(other, recoveryCodes[2])).rejects.toThrow('wrong code')
  })

  test('delays guesses of codes like those of passwords; the right password does not reset them', async () => {
    const member = await newMember()
    const { code, recoveryCodes } = await enableSecondFactor(app, member)
    const { free, delay } = rateLimits.wrongPasswordsPerAccount
    for (let count = 0; count < free; count += 1) {
      await expect(logIn(member, '000000')).rejects.toThrow('wrong code')
      await expect(logIn(member)).rejects.toThrow('second factor required')
    }
    await expect(logIn(member, code())).rejects.toThrow('too many requests')
    await expect(logIn(member, recoveryCodes[0])).rejects.toThrow('too many requests')
    expect((await member.call(me)).email).toBe(member.email)
    const [latest] = await admin.call(listAuditLog)
    expect(latest).toMatchObject({ action: 'sign-in refused', subject: { email: member.email } })
    app.advanceClock(delay)
    await logIn(member, code())
  })

  test('concurrent guesses do not bypass the limit', async () => {
    const member = await newMember()
    await enableSecondFactor(app, member)
    const attempts = Array.from({ length: 20 }, (_, index) => logIn(member, String(100_000 + index)))
    const said = (await Promise.allSettled(attempts)).map((each) =>
      each.status === 'rejected' ? String(each.reason.message) : 'in',
    )
    expect(said.filter((word) => word === 'wrong code').length).toBeLessThanOrEqual(
      rateLimits.wrongPasswordsPerAccount.free,
    )
  })

  test('still requires a code after a password reset', async () => {
    const member = await newMember()
    const { code } = await enableSecondFactor(app, member)
    await app.anonymous().call(requestReset, { body: { email: member.email } })
    const token = await mailedToken(app, member.email, 'reset')
    await app.anonymous().call(resetPassword, { body: { token, password: 'figs & manchego' } })
    await expect(logIn(member, null, 'figs & manchego')).rejects.toThrow('second factor required')
    await logIn(member, code(), 'figs & manchego')
  })

  test('with another SESSION_SECRET accepts recovery codes only', async () => {
    const member = await newMember()
    const { code, recoveryCodes } = await enableSecondFactor(app, member)
    const sealed = await app.db
      .selectFrom('second_factors')
      .innerJoin('users', 'users.id', 'second_factors.user_id')
      .select('second_factors.secret')
      .where('email', '!=', member.email)
      .executeTakeFirstOrThrow()
    await app.db
      .updateTable('second_factors')
      .set(sealed)
      .where('user_id', '=', (await member.call(me)).id)
      .execute()
    await expect(logIn(member, code())).rejects.toThrow('wrong code')
    await logIn(member, recoveryCodes[0])
  })
})

describe('changing a second factor', () => {
  test('new recovery codes require password and code, and replace the old ones', async () => {
    const member = await newMember()
    const { code, recoveryCodes } = await enableSecondFactor(app, member)
    const renew = (body: object) => member.call(renewRecoveryCodes, { body })
    await expect(renew({ code: code() })).rejects.toThrow('wrong password')
    await expect(renew({ password })).rejects.toThrow('second factor required')
    await expect(renew({ password, code: '000000' })).rejects.toThrow('wrong code')
    const fresh = (await renew({ password, code: code() })).recoveryCodes
    expect(fresh).toHaveLength(codesLeft)
    await expect(logIn(member, recoveryCodes[0])).rejects.toThrow('wrong code')
    await logIn(member, fresh[0])
  })

  test('switching off requires password and code, and mails a notice', async () => {
    const member = await newMember()
    const { code, recoveryCodes } = await enableSecondFactor(app, member)
    const remove = (body: object) => member.call(removeSecondFactor, { body })
    await expect(remove({ code: code() })).rejects.toThrow('wrong password')
    await expect(remove({ password })).rejects.toThrow('second factor required')
    await expect(remove({ password, code: '000000' })).rejects.toThrow('wrong code')
    await remove({ password, code: recoveryCodes[0] })
    await logIn(member)
    expect(await subjectsTo(member.email)).toContain('Logging in no longer asks for a code')
    for (const endpoint of [removeSecondFactor, renewRecoveryCodes]) {
      await expect(member.call(endpoint, { body: { password, code: code() } })).rejects.toThrow('not found')
    }
    const acts = (await admin.call(listAuditLog)).map(({ action }) => action)
    expect(acts).toEqual(expect.arrayContaining(['second factor on', 'second factor off']))
  })

  test('guesses are limited together for all actions', async () => {
    const member = await newMember()
    const { code } = await enableSecondFactor(app, member)
    for (let count = 0; count < rateLimits.wrongPasswordsPerAccount.free; count += 1) {
      const wrong = member.call(removeSecondFactor, { body: { password, code: '000000' } })
      await expect(wrong).rejects.toThrow('wrong code')
    }
    for (const endpoint of [removeSecondFactor, renewRecoveryCodes]) {
      const body = { password, code: code() }
      await expect(member.call(endpoint, { body })).rejects.toThrow('too many requests')
    }
  })

  test('setting up is limited as well, for passwords and for codes', async () => {
    const member = await newMember()
    await member.call(startSecondFactor, { body: { password } })
    const { free } = rateLimits.wrongPasswordsPerAccount
    for (let count = 0; count < free; count += 1) {
      const wrong = member.call(confirmSecondFactor, { body: { code: '000000' } })
      await expect(wrong).rejects.toThrow('wrong code')
    }
    const code = member.call(confirmSecondFactor, { body: { code: '000000' } })
    await expect(code).rejects.toThrow('too many requests')
    for (let count = 0; count < rateLimits.wrongPasswordsPerDevice.count; count += 1) {
      const wrong = member.call(startSecondFactor, { body: { password: 'a wrong one' } })
      await expect(wrong).rejects.toThrow('wrong password')
    }
    const start = member.call(startSecondFactor, { body: { password } })
    await expect(start).rejects.toThrow('too many requests')
  })
})

/** RFC 4648, written independently of the library under test. */
function base32(text: string): Buffer {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = [...text].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
