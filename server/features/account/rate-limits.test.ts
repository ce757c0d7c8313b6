import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { login, me, requestReset, resendVerification, signup } from '#shared/contract/account.ts'
import { generateInvite } from '#shared/contract/invites.ts'
import { rateLimits } from '#shared/constants/rate-limits.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { goodPassword, signUpAdmin, type TestUser } from '../../test/users.ts'
import { isCommonPassword } from './password-hashing.ts'
import { checkPasswordRules } from './password-hashing.ts'

let app: TestApp
let admin: TestUser

beforeAll(async () => {
  app = await openTestApp()
  admin = await signUpAdmin(app)
})
afterAll(() => app.close())

async function outcomeOf(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'ok',
    (error: Error) => error.message,
  )
}

describe('the limits of a network address', () => {
  test('a hundred wrong sign-ins an hour for all accounts; right ones are not counted', async () => {
    const fresh = await openTestApp()
    try {
      const person = await signUpAdmin(fresh)
      const signIn = (email: string, password: string) =>
        outcomeOf(fresh.anonymous().call(login, { body: { email, password } }))
      for (let count = 0; count < rateLimits.signInsPerAddress.count; count += 1) {
        if (count === 50) expect(await signIn(person.email, goodPassword)).toBe('ok')
        expect(await signIn(`stranger${count}@example.org`, 'wrong one')).toBe('Invalid credentials')
      }
      expect(await signIn('one.more@example.org', 'wrong one')).toBe('too many requests')
      expect(await signIn(person.email, goodPassword)).toBe('too many requests')
      expect((await person.call(me)).email).toBe(person.email)
      fresh.advanceClock(rateLimits.signInsPerAddress.window)
      expect(await signIn(person.email, goodPassword)).toBe('ok')
    } finally {
      await fresh.close()
    }
  })

  test('thirty resends an hour', async () => {
    const fresh = await openTestApp()
    try {
      const resend = (index: number) =>
        outcomeOf(fresh.anonymous().call(resendVerification, { body: { email: `r${index}@example.org` } }))
      for (let count = 0; count < rateLimits.resendsPerAddress.count; count += 1) {
        expect(await resend(count)).toBe('ok')
      }
      expect(await resend(99)).toBe('too many requests')
    } finally {
      await fresh.close()
    }
  })
})

describe('unusual input', () => {
  test('a very long e-mail is refused like any unknown one', async () => {
    const email = `${Array.from({ length: 800 }, () => crypto.randomUUID().slice(0, 8)).join('')}@example.org`
    const anonymous = app.anonymous()
    for (let count = 0; count < rateLimits.wrongPasswordsPerAccount.free; count += 1) {
      const wrong = anonymous.call(login, { body: { email, password: 'wrong one' } })
      await expect(wrong).rejects.toThrow('Invalid credentials')
    }
    const more = anonymous.call(login, { body: { email, password: 'wrong one' } })
    await expect(more).rejects.toThrow('too many requests')
    await anonymous.call(resendVerification, { body: { email } })
    await expect(anonymous.call(requestReset, { body: { email } })).rejects.toThrow('not found')
  })
})

describe('two servers on one database', () => {
  test('share limits and invites: of twenty sign-ups with one code one succeeds', async () => {
    const other = await openTestApp({ db: app.db, sign: app.deps.sign, clock: app.deps.clock })
    try {
      const { code } = await admin.call(generateInvite)
      const outcomes = await Promise.all(
        Array.from({ length: 20 }, (_, index) => {
          const anonymous = (index % 2 === 0 ? app : other).anonymous()
          const body = { email: `node${index}@example.org`, password: goodPassword, inviteCode: code }
          return outcomeOf(anonymous.call(signup, { body }))
        }),
      )
      expect(outcomes.filter((outcome) => outcome === 'ok')).toHaveLength(1)
      expect(outcomes.filter((outcome) => outcome === 'used')).toHaveLength(19)
      for (let count = 0; count < rateLimits.wrongPasswordsPerAccount.free; count += 1) {
        const body = { email: admin.email, password: 'wrong one' }
        await outcomeOf((count % 2 === 0 ? app : other).anonymous().call(login, { body }))
      }
      for (const server of [app, other]) {
        const right = server.anonymous().call(login, { body: { email: admin.email, password: goodPassword } })
        await expect(right).rejects.toThrow('too many requests')
      }
    } finally {
      await other.close()
    }
  })
})

describe('easy passwords', () => {
  test('the most common ones are refused at sign-up in upper and lower case', async () => {
    for (const password of ['password', '12345678', 'qwertyuiop', 'iloveyou1']) {
      expect(await isCommonPassword(password), password).toBe(true)
    }
    expect(await isCommonPassword('figs with manchego')).toBe(false)
    const anonymous = app.anonymous()
    for (const password of ['PassWord', ' 12345678 ', 'Football']) {
      const inviteCode = (await admin.call(generateInvite)).code
      const body = { email: 'weak@example.org', password, inviteCode }
      await expect(anonymous.call(signup, { body }), password).rejects.toThrow('password too common')
    }
  })

  test('product words and the own e-mail are no passwords; a sentence with them is', async () => {
    const email = 'Rosalind.Weak@example.org'
    const wordsOfThePlace = ['Convive2026!', 'convive-Chef', 'Récettes2026', 'RezeptRezept', 'admin-admin']
    const refused = [...wordsOfThePlace, 'rosalind.weak', 'ROSALIND.WEAK@example.org']
    for (const password of refused) {
      await expect(checkPasswordRules(password, email), password).rejects.toThrow('password too common')
    }
    for (const password of ['convive is my kitchen', 'rosalind.weak cooks', '2026-11-20', 'ключ от кухни']) {
      await expect(checkPasswordRules(password, email), password).resolves.toBeUndefined()
    }
  })
})
