import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signup } from '#shared/contract/account.ts'
import {
  generateInvite,
  listInviteTree,
  revokeInvite,
  sendInvite,
  validateInvite,
} from '#shared/contract/invites.ts'
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

async function waiting(): Promise<{ id: string; code: string }> {
  const { code } = await admin.call(generateInvite)
  const [newest] = await admin.call(listInviteTree)
  app.advanceClock(10)
  return { id: newest?.id ?? '', code }
}

describe('the invite tree', () => {
  test('shows who invited whom from the first admin on, and pending invites', async () => {
    await waiting()
    const tree = await admin.call(listInviteTree)
    const root = tree.find(({ parent_id }) => parent_id === null)
    expect(root).toMatchObject({ status: 'used', member: { email: admin.email, is_admin: true } })
    expect(tree.find(({ status }) => status === 'waiting')).toMatchObject({
      parent_id: root?.id,
      member: null,
    })
  })

  test('keeps an anonymous node for a deleted account, with its subtree', async () => {
    const { id, code } = await waiting()
    const email = 'leaves@example.org'
    await app.anonymous().call(signup, { body: { email, password: goodPassword, inviteCode: code } })
    const entry = (await admin.call(listInviteTree)).find((each) => each.id === id)
    expect(entry).toMatchObject({ status: 'used', member: { email, is_admin: false, may_invite: true } })
    app.advanceClock(lifetimes.unverifiedAccount + 1000)
    const again = (await admin.call(generateInvite)).code
    await app.anonymous().call(signup, { body: { email, password: goodPassword, inviteCode: again } })
    const left = (await admin.call(listInviteTree)).find((each) => each.id === id)
    expect(left).toMatchObject({ status: 'used', member: null })
  })

  test('shows the e-mail of a pending invite until it is used, revoked or expired', async () => {
    await admin.call(sendInvite, { body: { to: 'waits@example.com' } })
    const [newest] = await admin.call(listInviteTree)
    expect(newest).toMatchObject({ status: 'waiting', sent_to: 'waits@example.com' })
  })
})

describe('revoking an invite', () => {
  test('invalidates it; repeating it changes nothing', async () => {
    const { id, code } = await waiting()
    await admin.call(revokeInvite, { params: { id } })
    await admin.call(revokeInvite, { params: { id } })
    await expect(app.anonymous().call(validateInvite, { body: { code } })).rejects.toThrow('invalid')
    const body = { email: 'too.late@example.org', password: goodPassword, inviteCode: code }
    await expect(app.anonymous().call(signup, { body })).rejects.toThrow('invalid code')
    const entry = (await admin.call(listInviteTree)).find((each) => each.id === id)
    expect(entry?.status).toBe('revoked')
  })

  test('is refused for used invites and unknown ids', async () => {
    const { id, code } = await waiting()
    const body = { email: 'in.time@example.org', password: goodPassword, inviteCode: code }
    await app.anonymous().call(signup, { body })
    await expect(admin.call(revokeInvite, { params: { id } })).rejects.toMatchObject({
      code: 'used',
      status: 409,
    })
    for (const unknown of [crypto.randomUUID(), 'no id']) {
      await expect(admin.call(revokeInvite, { params: { id: unknown } })).rejects.toThrow('not found')
    }
  })

  test('and a concurrent sign-up: one of the two succeeds', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id, code } = await waiting()
      const body = { email: `race${round}@example.org`, password: goodPassword, inviteCode: code }
      const [joined, revoked] = await Promise.allSettled([
        app.anonymous().call(signup, { body }),
        admin.call(revokeInvite, { params: { id } }),
      ])
      expect([joined.status, revoked.status].toSorted()).toEqual(['fulfilled', 'rejected'])
    }
  })
})

describe('fifty sign-ups with one code', () => {
  test('create one account; the others are answered that it is used', async () => {
    const { code } = await waiting()
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, (_, entry) =>
        app
          .anonymous()
          .call(signup, {
            body: { email: `crowd${entry}@example.org`, password: goodPassword, inviteCode: code },
          })
          .then(
            () => 'ok',
            (error: Error) => error.message,
          ),
      ),
    )
    expect(outcomes.filter((outcome) => outcome === 'ok')).toHaveLength(1)
    expect(outcomes.filter((outcome) => outcome === 'used')).toHaveLength(49)
  })
})
