import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { login, signup, verifyEmail } from '#shared/contract/account.ts'
import {
  approveInviteRequest,
  declineInviteRequest,
  listInviteRequests,
  requestInvite,
} from '#shared/contract/invites.ts'
import { listNotifications } from '#shared/contract/notifications.ts'
import { limits } from '#shared/constants/limits.ts'
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
const newRequester = () => `would.be${(counter += 1)}@example.com`
const ask = (email: string, note?: string) => app.anonymous().call(requestInvite, { body: { email, note } })
const list = (status: 'pending' | 'approved') => admin.call(listInviteRequests, { query: { status } })
const pendingOf = async (email: string) => (await list('pending')).find((request) => request.email === email)
const approve = (id: string) => admin.call(approveInviteRequest, { params: { id } })
const mailsTo = async (email: string) => (await app.mails()).filter(({ to }) => to === email)

describe('requesting an invite', () => {
  test('is pending with its note; repeating it succeeds and changes nothing', async () => {
    const email = newRequester()
    await ask(` ${email} `, '  I bake bread.  ')
    await ask(email.toUpperCase(), 'Another note')
    expect((await list('pending')).filter((request) => request.email.toLowerCase() === email)).toMatchObject([
      { email, note: 'I bake bread.' },
    ])
  })

  test('admins are notified once of each new request, other users never', async () => {
    const mara = await signUpUser(app, admin, { name: 'Mara' })
    const requests = async ({ call }: Pick<typeof admin, 'call'>) =>
      (await call(listNotifications, { query: {} })).filter(({ kind }) => kind === 'request')
    const email = newRequester()
    await ask(email)
    const before = (await requests(admin))[0]?.count ?? 0
    await ask(email)
    await ask(newRequester())
    expect(await requests(admin)).toMatchObject([{ count: before + 1, isRead: false, actor: null }])
    expect(await requests(mara)).toEqual([])
  })

  test('of concurrent requests for one e-mail one is stored', async () => {
    const email = newRequester()
    await Promise.all(Array.from({ length: 10 }, () => ask(email)))
    expect((await list('pending')).filter((request) => request.email === email)).toHaveLength(1)
  })

  test('an empty note is none; malformed e-mails, long notes and existing users are refused', async () => {
    const email = newRequester()
    await ask(email, '   ')
    expect((await pendingOf(email))?.note).toBeNull()
    await expect(ask('nobody')).rejects.toThrow('malformed email')
    await expect(ask(newRequester(), 'x'.repeat(limits.note.max + 1))).rejects.toThrow('invalid input')
    await expect(ask(admin.email)).rejects.toMatchObject({ code: 'email exists', status: 409 })
  })

  test('is limited to thirty an hour per network address', async () => {
    const fresh = await openTestApp()
    try {
      const call = (index: number) =>
        fresh.anonymous().call(requestInvite, { body: { email: `many${index}@example.com` } })
      for (let count = 0; count < rateLimits.inviteRequestsPerAddress.count; count += 1) await call(count)
      await expect(call(99)).rejects.toMatchObject({ code: 'too many requests', status: 429 })
    } finally {
      await fresh.close()
    }
  })
})

describe('approving a request', () => {
  test('mails a valid code in the language of the request', async () => {
    for (const [language, subject] of [
      ['en', 'Your invitation to Convive'],
      ['fr', 'Votre invitation sur Convive'],
      ['es', 'Tu invitación a Convive'],
      ['de', 'Deine Einladung zu Convive'],
    ] as const) {
      const email = newRequester()
      const anonymous = app.anonymous()
      anonymous.setLanguage(language)
      await anonymous.call(requestInvite, { body: { email } })
      await approve((await pendingOf(email))?.id ?? '')
      const [mail] = await mailsTo(email)
      expect(mail?.subject).toBe(subject)
      expect(mail?.link).toContain(`/${language}/signup?code=`)
      const inviteCode = new URL(mail?.link ?? '').searchParams.get('code')
      const body = { email, password: goodPassword, inviteCode }
      await anonymous.call(signup, { body })
      await anonymous.call(verifyEmail, { body: { token: await verificationToken(app, email) } })
      await anonymous.call(login, { body })
    }
  })

  test('happens once: repeated and concurrent calls succeed without a second mail', async () => {
    const email = newRequester()
    await ask(email)
    const id = (await pendingOf(email))?.id ?? ''
    await Promise.all(Array.from({ length: 20 }, () => approve(id)))
    await approve(id)
    expect(await mailsTo(email)).toHaveLength(1)
    expect(await pendingOf(email)).toBeUndefined()
    expect((await list('approved')).map((request) => request.id)).toContain(id)
  })

  test('of an unknown request is 404', async () => {
    await expect(approve(crypto.randomUUID())).rejects.toMatchObject({ code: 'not found', status: 404 })
    await expect(approve('no id')).rejects.toThrow('not found')
  })

  test('allows another request of the same e-mail later', async () => {
    const email = newRequester()
    await ask(email)
    await approve((await pendingOf(email))?.id ?? '')
    await ask(email)
    await approve((await pendingOf(email))?.id ?? '')
    expect(await mailsTo(email)).toHaveLength(2)
  })

  test('the list accepts known statuses only', async () => {
    const answer = await admin.fetch('/api/admin/invite-requests?status=everything')
    expect([answer.status, await answer.json()]).toEqual([400, { error: 'invalid input' }])
  })
})

describe('declining a request', () => {
  const decline = (person: TestUser, id: string) => person.call(declineInviteRequest, { params: { id } })

  test('deletes it without a mail, and the person may ask again', async () => {
    const email = newRequester()
    await ask(email)
    const request = await pendingOf(email)
    await decline(admin, request?.id ?? '')
    expect(await pendingOf(email)).toBeUndefined()
    expect(await mailsTo(email)).toEqual([])
    await expect(decline(admin, request?.id ?? '')).rejects.toThrow('not found')
    await ask(email)
    expect(await pendingOf(email)).toBeDefined()
  })

  test('is for admins only, and not for what was approved', async () => {
    const email = newRequester()
    await ask(email)
    const { id = '' } = (await pendingOf(email)) ?? {}
    await expect(decline(await signUpUser(app, admin), id)).rejects.toThrow('not allowed')
    await approve(id)
    for (const each of [id, crypto.randomUUID(), 'nonsense'])
      await expect(decline(admin, each)).rejects.toThrow('not found')
  })

  test('of one that is approved at the same time one wins', async () => {
    const email = newRequester()
    await ask(email)
    const { id = '' } = (await pendingOf(email)) ?? {}
    const outcomes = await Promise.allSettled([approve(id), decline(admin, id)])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await mailsTo(email)).toHaveLength(outcomes[0]?.status === 'fulfilled' ? 1 : 0)
  })
})
