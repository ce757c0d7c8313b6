import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signup } from '#shared/contract/account.ts'
import { generateInvite, validateInvite } from '#shared/contract/invites.ts'
import { lifetimes } from '#shared/constants/lifetimes.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { goodPassword, signUpAdmin, type TestUser } from '../../test/users.ts'

let app: TestApp
let admin: TestUser

beforeAll(async () => {
  app = await openTestApp()
  admin = await signUpAdmin(app)
})
afterAll(() => app.close())

describe('an invite code', () => {
  test('has ten characters without look-alikes and is stored as a keyed hash', async () => {
    const { code } = await admin.call(generateInvite)
    expect(code).toMatch(/^[2-9A-HJKMNP-Z]{10}$/)
    const rows = await app.db.selectFrom('invites').selectAll().execute()
    expect(rows.some((row) => row.code_hash.includes(code))).toBe(false)
  })

  test('is valid until it is used or expires; validating does not consume it', async () => {
    const anonymous = app.anonymous()
    const { code } = await admin.call(generateInvite)
    const other = (await admin.call(generateInvite)).code
    await anonymous.call(validateInvite, { body: { code } })
    await anonymous.call(validateInvite, { body: { code } })
    await anonymous.call(signup, {
      body: { email: 'g@example.org', password: goodPassword, inviteCode: code },
    })
    await expect(anonymous.call(validateInvite, { body: { code } })).rejects.toMatchObject({
      code: 'used',
      status: 409,
    })
    app.advanceClock(lifetimes.invite)
    await expect(anonymous.call(validateInvite, { body: { code: other } })).rejects.toMatchObject({
      code: 'invalid',
      status: 404,
    })
  })

  test('that does not exist is invalid', async () => {
    const anonymous = app.anonymous()
    for (const code of ['', '   ', '2222222222', 'x'.repeat(200), 'ÄÖÜÄÖÜÄÖÜÄ']) {
      await expect(anonymous.call(validateInvite, { body: { code } }), code).rejects.toThrow('invalid')
    }
  })
})
