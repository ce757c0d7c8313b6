import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listAuditLog, login, logout, requestReset, resetPassword } from '#shared/contract/account.ts'
import { generateInvite, listInviteTree, setCanInvite } from '#shared/contract/invites.ts'
import { lifetimes } from '#shared/constants/lifetimes.ts'
import { limits } from '#shared/constants/limits.ts'
import { hourlyJobs } from '../../app.ts'
import { runJobs } from '../../platform/jobs/scheduler.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { goodPassword, mailedToken, signUpAdmin, signUpUser, type TestUser } from '../../test/users.ts'

let app: TestApp
let admin: TestUser

beforeAll(async () => {
  app = await openTestApp()
  admin = await signUpAdmin(app)
})
afterAll(() => app.close())

const log = () => admin.call(listAuditLog)

describe('the audit log', () => {
  test('shows admins sign-ins, sign-outs and refused sign-ins', async () => {
    const member = await signUpUser(app, admin, { name: 'Mina' })
    const wrong = app.anonymous().call(login, { body: { email: member.email, password: 'a wrong secret' } })
    await expect(wrong).rejects.toThrow('Invalid credentials')
    await member.call(logout)
    const [out, refused, signedIn, signedUp] = await log()
    expect(out).toMatchObject({ action: 'sign-out', actor: { name: 'Mina', email: member.email } })
    expect(refused).toMatchObject({ action: 'sign-in refused', actor: null, subject: { name: 'Mina' } })
    expect(signedIn).toMatchObject({
      action: 'sign-in',
      actor: { email: member.email },
      address: '127.0.0.1',
    })
    expect(signedUp?.action).toBe('sign-up')
  })

  test('shows actions of admins with their subjects', async () => {
    const member = await signUpUser(app, admin)
    const tree = await admin.call(listInviteTree)
    const id = tree.find((entry) => entry.member?.email === member.email)?.member?.id ?? ''
    await admin.call(setCanInvite, { params: { id }, body: { allowed: false, reason: 'A private reason' } })
    expect((await log())[0]).toMatchObject({
      action: 'invite permission revoked',
      actor: { email: admin.email },
      subject: { email: member.email },
    })
  })

  test('contains no secret: no password, code, token or reason', async () => {
    const member = await signUpUser(app, admin)
    await app.anonymous().call(requestReset, { body: { email: member.email } })
    const token = await mailedToken(app, member.email, 'reset')
    await app.anonymous().call(resetPassword, { body: { token, password: 'another good one' } })
    const { code } = await admin.call(generateInvite)
    const rows = JSON.stringify(await app.db.selectFrom('audit_log').selectAll().execute())
    const session = admin.cookies.get('session') ?? ''
    for (const secret of [
      goodPassword,
      'another good one',
      'a wrong secret',
      'A private reason',
      token,
      code,
      session,
    ]) {
      expect(secret.length).toBeGreaterThan(8)
      expect(rows).not.toContain(secret)
    }
    expect((await log()).map(({ action }) => action).slice(0, 2)).toEqual([
      'invite generated',
      'password reset',
    ])
  })

  test('shows the latest two hundred entries; entries are deleted after a year', async () => {
    for (let count = 0; count < limits.auditLog.shown; count += 1) await admin.call(generateInvite)
    expect(await log()).toHaveLength(limits.auditLog.shown)
    app.advanceClock(lifetimes.retention.auditLog + 1000)
    await runJobs(app.deps, hourlyJobs)
    expect(await app.db.selectFrom('audit_log').selectAll().execute()).toEqual([])
  })
})
