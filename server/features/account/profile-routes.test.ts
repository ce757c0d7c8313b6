import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { login, me, sendVerification, signup, updateProfile, verifyEmail } from '#shared/contract/account.ts'
import { generateInvite } from '#shared/contract/invites.ts'
import { lifetimes } from '#shared/constants/lifetimes.ts'
import { rateLimits } from '#shared/constants/rate-limits.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { goodPassword, signUpAdmin, signUpUser, verificationToken, type TestUser } from '../../test/users.ts'

let app: TestApp
let admin: TestUser

beforeAll(async () => {
  app = await openTestApp()
  admin = await signUpAdmin(app)
})
afterAll(() => app.close())

let counter = 0
const newAddress = () => `new.address${(counter += 1)}@example.org`
const subjectsTo = async (email: string) =>
  (await app.mails()).filter(({ to }) => to === email).map(({ subject }) => subject)

describe('a new e-mail address', () => {
  test('is pending until it is verified; the old one stays valid and gets a mail', async () => {
    const member = await signUpUser(app, admin)
    const email = newAddress()
    await member.call(updateProfile, { body: { email: ` ${email} ` } })
    expect(await member.call(me)).toMatchObject({ email: member.email, pendingEmail: email })
    expect(await subjectsTo(member.email)).toContain('Your email address is about to change')
    await app.anonymous().call(login, { body: { email: member.email, password: goodPassword } })
    const early = app.anonymous().call(login, { body: { email, password: goodPassword } })
    await expect(early).rejects.toThrow('Invalid credentials')

    const token = await verificationToken(app, email)
    await app.anonymous().call(verifyEmail, { body: { token } })
    await app.anonymous().call(verifyEmail, { body: { token } })
    expect(await member.call(me)).toMatchObject({ email, pendingEmail: null, isVerified: true })
    await app.anonymous().call(login, { body: { email, password: goodPassword } })
    expect(await subjectsTo(member.email)).toContain('Your email address has been changed')
  })

  test('null, empty and missing change nothing; the current one cancels the pending one', async () => {
    const member = await signUpUser(app, admin)
    const email = newAddress()
    await member.call(updateProfile, { body: { email: '' } })
    await member.call(updateProfile, { body: { email: null, name: 'Nell' } })
    expect(await member.call(me)).toMatchObject({ pendingEmail: null, name: 'Nell' })
    await member.call(updateProfile, { body: { email } })
    await member.call(updateProfile, { body: { name: 'Nellie' } })
    expect((await member.call(me)).pendingEmail).toBe(email)
    await member.call(updateProfile, { body: { email: member.email.toUpperCase() } })
    expect(await member.call(me)).toMatchObject({ email: member.email, pendingEmail: null })
    const token = await verificationToken(app, email)
    await expect(app.anonymous().call(verifyEmail, { body: { token } })).rejects.toThrow(
      'Invalid or expired token',
    )
  })

  test('is refused when malformed or in use, and then nothing else is changed either', async () => {
    const member = await signUpUser(app, admin, { name: 'Olive' })
    const change = (email: string) => member.call(updateProfile, { body: { email, name: 'Changed' } })
    await expect(change('nobody')).rejects.toThrow('malformed email')
    await expect(change(admin.email.toUpperCase())).rejects.toMatchObject({
      code: 'email exists',
      status: 409,
    })
    expect(await member.call(me)).toMatchObject({ name: 'Olive', pendingEmail: null })
  })

  test('may be pending for two users; the first to verify gets it, also concurrently', async () => {
    const one = await signUpUser(app, admin)
    const other = await signUpUser(app, admin)
    const email = newAddress()
    await one.call(updateProfile, { body: { email } })
    const ofOne = await verificationToken(app, email)
    await other.call(updateProfile, { body: { email } })
    const ofOther = await verificationToken(app, email)
    const answers = await Promise.allSettled(
      [ofOne, ofOther].map((token) => app.anonymous().call(verifyEmail, { body: { token } })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const [mine, theirs] = [await one.call(me), await other.call(me)]
    expect([mine.email, theirs.email].filter((each) => each === email)).toHaveLength(1)
    expect([mine.pendingEmail, theirs.pendingEmail]).toEqual([null, null])
  })

  test('goes to the user who verifies it, not to an unverified account', async () => {
    const member = await signUpUser(app, admin)
    const email = newAddress()
    await member.call(updateProfile, { body: { email } })
    const token = await verificationToken(app, email)
    const { code } = await admin.call(generateInvite)
    await app.anonymous().call(signup, { body: { email, password: 'a squatter waits', inviteCode: code } })
    const ofSquatter = await verificationToken(app, email)
    await app.anonymous().call(verifyEmail, { body: { token } })
    expect((await member.call(me)).email).toBe(email)
    await expect(app.anonymous().call(verifyEmail, { body: { token: ofSquatter } })).rejects.toThrow(
      'Invalid or expired token',
    )
    const squatter = app.anonymous().call(login, { body: { email, password: 'a squatter waits' } })
    await expect(squatter).rejects.toThrow('Invalid credentials')
  })

  test('gets another link on request, three an hour; without a pending one nothing is mailed', async () => {
    const member = await signUpUser(app, admin)
    const before = (await app.mails()).length
    await member.call(sendVerification)
    expect(await app.mails()).toHaveLength(before)
    const email = newAddress()
    await member.call(updateProfile, { body: { email } })
    const first = await verificationToken(app, email)
    await member.call(sendVerification)
    expect(await verificationToken(app, email)).not.toBe(first)
    await member.call(sendVerification)
    await expect(member.call(sendVerification)).rejects.toThrow('too many requests')
    await expect(member.call(updateProfile, { body: { email } })).rejects.toThrow('too many requests')
    await app.anonymous().call(verifyEmail, { body: { token: first } })
    expect((await member.call(me)).email).toBe(email)
  })

  test('requires the password when the sign-in is ten minutes old; name and language do not', async () => {
    const member = await signUpUser(app, admin)
    app.advanceClock(lifetimes.recentSignIn + 1000)
    const email = newAddress()
    const change = (password?: string | null) =>
      member.call(updateProfile, { body: { email, name: 'Changed', password } })
    for (const none of [undefined, null, '']) {
      await expect(change(none)).rejects.toMatchObject({ code: 'sign in again', status: 403 })
    }
    await expect(change('a wrong one')).rejects.toMatchObject({ code: 'wrong password', status: 403 })
    expect(await member.call(me)).toMatchObject({ name: null, pendingEmail: null })
    await member.call(updateProfile, { body: { name: 'Nora', language: 'es', email: null } })
    await member.call(updateProfile, { body: { name: 'Nora', email: member.email } })
    await change(goodPassword)
    expect(await member.call(me)).toMatchObject({ name: 'Changed', pendingEmail: email })
    await member.call(updateProfile, { body: { email: member.email } })
    await member.call(login, { body: { email: member.email, password: goodPassword } })
    await change()
    expect((await member.call(me)).pendingEmail).toBe(email)
  })

  test('can be changed ten times an hour', async () => {
    const member = await signUpUser(app, admin)
    for (let count = 0; count < rateLimits.addressChangesPerMember.count; count += 1) {
      await member.call(updateProfile, { body: { email: newAddress() } })
    }
    const next = member.call(updateProfile, { body: { email: newAddress() } })
    await expect(next).rejects.toThrow('too many requests')
  })
})

describe('an unverified account', () => {
  test('is deleted after seven days, and its e-mail is free again', async () => {
    const email = newAddress()
    const body = { email, password: goodPassword }
    const { code } = await admin.call(generateInvite)
    const next = (await admin.call(generateInvite)).code
    await app.anonymous().call(signup, { body: { ...body, inviteCode: code } })
    await expect(app.anonymous().call(login, { body })).rejects.toThrow('email not verified')
    const early = app.anonymous().call(signup, { body: { ...body, inviteCode: next } })
    await expect(early).rejects.toThrow('email exists')
    app.advanceClock(lifetimes.unverifiedAccount)
    await expect(app.anonymous().call(login, { body })).rejects.toThrow('Invalid credentials')
    await app.anonymous().call(signup, { body: { ...body, inviteCode: next } })
    await app.anonymous().call(verifyEmail, { body: { token: await verificationToken(app, email) } })
    await app.anonymous().call(login, { body })
  })
})
