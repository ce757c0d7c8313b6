import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { me, signup, updateProfile } from '#shared/contract/account.ts'
import {
  listInviteTree,
  listMyInvites,
  sendInvite,
  setCanInvite,
  validateInvite,
} from '#shared/contract/invites.ts'
import { limits } from '#shared/constants/limits.ts'
import { rateLimits } from '#shared/constants/rate-limits.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { goodPassword, signUpAdmin, signUpUser, type TestUser } from '../../test/users.ts'

let app: TestApp
let admin: TestUser

beforeAll(async () => {
  app = await openTestApp()
  admin = await signUpAdmin(app)
})
afterAll(() => app.close())

let counter = 0
const newFriend = () => `friend${(counter += 1)}@example.com`
const send = (person: TestUser, to: string) => person.call(sendInvite, { body: { to } })
const mailTo = async (email: string) => (await app.mails()).findLast(({ to }) => to === email)

async function codeMailedTo(email: string): Promise<string> {
  return new URL((await mailTo(email))?.link ?? 'http://none').searchParams.get('code') ?? ''
}

async function outcomeOf(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'ok',
    (error: Error) => error.message,
  )
}

describe('sending an invite', () => {
  test('mails a code with the sender’s name in the sender’s language', async () => {
    const member = await signUpUser(app, admin, { name: 'Amélie' })
    for (const [language, subject] of [
      ['en', 'Amélie invites you to Convive'],
      ['fr', 'Amélie vous invite sur Convive'],
      ['es', 'Amélie te invita a Convive'],
      ['de', 'Amélie lädt dich zu Convive ein'],
    ] as const) {
      await member.call(updateProfile, { body: { language } })
      const to = newFriend()
      await send(member, ` ${to} `)
      const mail = await mailTo(to)
      expect(mail?.subject).toBe(subject)
      expect(mail?.link).toMatch(new RegExp(`^${app.deps.publicUrl}/${language}/signup\\?code=[2-9A-Z]{10}$`))
      for (const body of [mail?.text, mail?.html]) {
        expect(body).toContain('Amélie')
        expect(body).toContain('hello@convive.example')
        expect(body).not.toContain('[postal address]')
        expect(body).toContain('/unsubscribe?token=')
      }
    }
  })

  test('names a sender without a name by the e-mail, because the recipient has to know the sender', async () => {
    const member = await signUpUser(app, admin)
    const to = newFriend()
    await send(member, to)
    expect((await mailTo(to))?.subject).toBe(`${member.email} invites you to Convive`)
  })

  test('tells a member without invitations nothing about an address, however it is written', async () => {
    const member = await signUpUser(app, admin)
    for (let count = 0; count < limits.invite.perMember; count += 1) await send(member, newFriend())
    for (const to of [admin.email, newFriend()])
      await expect(send(member, to)).rejects.toThrow('no invites left')
    const revoked = await signUpUser(app, admin)
    const { id } = await revoked.call(me)
    await admin.call(setCanInvite, { params: { id }, body: { allowed: false, reason: 'Too many' } })
    for (const to of [admin.email, newFriend()])
      await expect(send(revoked, to)).rejects.toThrow('cannot invite')
  })

  test('answers a member about 30 addresses an hour', async () => {
    const member = await signUpUser(app, admin)
    const { count, window } = rateLimits.invitesSentPerMember
    for (let asked = 0; asked < count; asked += 1)
      await expect(send(member, admin.email)).rejects.toThrow('email exists')
    for (const to of [admin.email, newFriend()])
      await expect(send(member, to)).rejects.toMatchObject({ code: 'too many requests', status: 429 })
    await expect(send(await signUpUser(app, admin), admin.email)).rejects.toThrow('email exists')
    app.advanceClock(window)
    expect(await send(member, newFriend())).toEqual({ remaining: 4 })
  })

  test('five per user, counted down; admins have no limit', async () => {
    const member = await signUpUser(app, admin)
    expect(await member.call(listMyInvites)).toMatchObject({ remaining: 5, invites: [] })
    for (const remaining of [4, 3, 2, 1, 0]) {
      expect(await send(member, newFriend())).toEqual({ remaining })
    }
    await expect(send(member, newFriend())).rejects.toMatchObject({ code: 'no invites left', status: 409 })
    for (let count = 0; count <= limits.invite.perMember; count += 1) {
      expect(await send(admin, newFriend())).toEqual({ remaining: null })
    }
  })

  test('of fifty concurrent tries for the last one, one succeeds', async () => {
    const member = await signUpUser(app, admin)
    for (let count = 0; count < 4; count += 1) await send(member, newFriend())
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => outcomeOf(send(member, newFriend()))))
    expect(outcomes.filter((outcome) => outcome === 'ok')).toHaveLength(1)
    expect(outcomes.filter((outcome) => outcome === 'no invites left')).toHaveLength(49)
    expect((await member.call(listMyInvites)).invites).toHaveLength(5)
  })

  test('does not count malformed e-mails and existing users', async () => {
    const member = await signUpUser(app, admin)
    await expect(send(member, 'nobody')).rejects.toThrow('malformed email')
    await expect(send(member, '  ')).rejects.toThrow('malformed email')
    await expect(send(member, admin.email.toUpperCase())).rejects.toMatchObject({ code: 'email exists' })
    expect((await member.call(listMyInvites)).remaining).toBe(5)
  })
})

describe('the list of own invites', () => {
  test('shows the status of each', async () => {
    const member = await signUpUser(app, admin)
    const [waits, joins] = [newFriend(), newFriend()]
    await send(member, waits)
    app.advanceClock(10)
    await send(member, joins)
    const body = { email: joins, name: 'Jo', password: goodPassword, inviteCode: await codeMailedTo(joins) }
    await app.anonymous().call(signup, { body })
    const { invites } = await member.call(listMyInvites)
    expect(invites).toMatchObject([
      { status: 'used', sentTo: null, joined: true, name: 'Jo' },
      { status: 'waiting', sentTo: waits, joined: false, name: null },
    ])
  })
})

describe('the permission to invite', () => {
  const idOf = async (person: TestUser) =>
    (await admin.call(listInviteTree)).find(({ member }) => member?.email === person.email)?.member?.id ?? ''

  test('can be revoked with a reason that the user sees, and restored', async () => {
    const member = await signUpUser(app, admin)
    const id = await idOf(member)
    await admin.call(setCanInvite, {
      params: { id },
      body: { allowed: false, reason: 'Sold invitations.' },
    })
    await expect(send(member, newFriend())).rejects.toMatchObject({ code: 'cannot invite', status: 403 })
    expect(await member.call(listMyInvites)).toMatchObject({ remaining: 0, reason: 'Sold invitations.' })
    const entry = (await admin.call(listInviteTree)).find((each) => each.member?.id === id)
    expect(entry?.member).toMatchObject({ mayInvite: false, reason: 'Sold invitations.' })
    await admin.call(setCanInvite, { params: { id }, body: { allowed: true } })
    expect(await send(member, newFriend())).toEqual({ remaining: 4 })
  })

  test('is revoked with a reason only, and for existing users who are no admins', async () => {
    const change = (id: string, body: { allowed: false; reason: string } | { allowed: true }) =>
      admin.call(setCanInvite, { params: { id }, body })
    const member = await idOf(await signUpUser(app, admin))
    await expect(change(member, { allowed: false, reason: '  ' })).rejects.toThrow('invalid input')
    await expect(change(crypto.randomUUID(), { allowed: true })).rejects.toThrow('not found')
    await expect(change('no id', { allowed: true })).rejects.toThrow('not found')
    const refused = change(await idOf(admin), { allowed: false, reason: 'Just so.' })
    await expect(refused).rejects.toThrow('not allowed')
  })
})

describe('unsubscribing from invites', () => {
  const unsubscribePath = async (email: string) => {
    const link = new URL((await mailTo(email))?.unsubscribe ?? 'http://none')
    return `${link.pathname}${link.search}`
  }

  test('is permanent, for every sender and spelling of the e-mail', async () => {
    const member = await signUpUser(app, admin)
    const to = newFriend()
    await send(member, to)
    const done = await app.anonymous().fetch(await unsubscribePath(to), {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
    expect(done.status).toBe(200)
    app.advanceClock(1000)
    await expect(send(admin, to.toUpperCase())).rejects.toMatchObject({
      code: 'recipient opted out',
      status: 409,
    })
    await expect(send(member, to)).rejects.toThrow('recipient opted out')
    expect((await member.call(listMyInvites)).remaining).toBe(4)
  })

  test('does not revoke the code: the recipient may still use it', async () => {
    const to = newFriend()
    await send(admin, to)
    await app.anonymous().fetch(await unsubscribePath(to), { method: 'POST' })
    await app.anonymous().call(validateInvite, { body: { code: await codeMailedTo(to) } })
    await expect(send(admin, to)).rejects.toThrow('recipient opted out')
  })

  test('deletes an unsent invite from the outbox', async () => {
    const to = newFriend()
    await send(admin, to)
    const path = await unsubscribePath(to)
    await send(admin, to)
    await app.anonymous().fetch(path, { method: 'POST' })
    expect((await app.mails()).filter((mail) => mail.to === to)).toHaveLength(1)
  })

  test('opening the link only asks for confirmation, in the language of the mail', async () => {
    const member = await signUpUser(app, admin)
    await member.call(updateProfile, { body: { language: 'de' } })
    const to = newFriend()
    await send(member, to)
    const page = await app.anonymous().fetch(await unsubscribePath(to))
    const html = await page.text()
    expect(page.status).toBe(200)
    expect(html).toContain('<html lang="de">')
    expect(html).toContain('<form method="post">')
    expect(html).not.toContain(to)
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(page.headers.get('referrer-policy')).toBe('no-referrer')
    expect(await send(member, to)).toEqual({ remaining: 3 })
  })

  test('accepts signed links only, which reveal no e-mail, as the database does not either', async () => {
    const to = newFriend()
    await send(admin, to)
    const path = await unsubscribePath(to)
    expect(decodeURIComponent(path)).not.toContain(to)
    const forged = path.replace(
      /token=(.{6})/,
      (_, start: string) => `token=${start === 'AAAAAA' ? 'B' : 'A'}${start.slice(1)}`,
    )
    for (const wrong of [forged, '/unsubscribe', '/unsubscribe?token=abc']) {
      expect((await app.anonymous().fetch(wrong, { method: 'POST' })).status, wrong).toBe(400)
      expect((await app.anonymous().fetch(wrong)).status, wrong).toBe(400)
    }
    const foreign = await app
      .anonymous()
      .fetch(path, { method: 'POST', headers: { origin: 'https://evil.example' } })
    expect(foreign.status).toBe(403)
    const own = await app.anonymous().fetch(path, { method: 'POST', headers: { origin: app.deps.publicUrl } })
    expect(own.status).toBe(200)
    const rows = await app.db.selectFrom('suppressed_addresses').selectAll().execute()
    expect(rows.some(({ address_hash }) => address_hash.toString('utf8').includes(to))).toBe(false)
  })
})
