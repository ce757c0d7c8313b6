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

describe('the tree of invitations', () => {
  test('shows who invited whom from the first admin on, and what waits', async () => {
    await waiting()
    const tree = await admin.call(listInviteTree)
    const root = tree.find(({ parentId }) => parentId === null)
    expect(root).toMatchObject({ status: 'used', member: { email: admin.email, isAdmin: true } })
    expect(tree.find(({ status }) => status === 'waiting')).toMatchObject({
      parentId: root?.id,
      member: null,
    })
  })

  test('keeps the place of who has left, without a name, and what grew from it', async () => {
    const { id, code } = await waiting()
    const email = 'leaves@example.org'
    await app.anonymous().call(signup, { body: { email, password: goodPassword, inviteCode: code } })
    const place = (await admin.call(listInviteTree)).find((each) => each.id === id)
    expect(place).toMatchObject({ status: 'used', member: { email, isAdmin: false, mayInvite: true } })
    app.advanceClock(lifetimes.unverifiedAccount + 1000)
    const again = (await admin.call(generateInvite)).code
    await app.anonymous().call(signup, { body: { email, password: goodPassword, inviteCode: again } })
    const left = (await admin.call(listInviteTree)).find((each) => each.id === id)
    expect(left).toMatchObject({ status: 'used', member: null })
  })

  test('tells a waiting code’s address until it is used, revoked or expired', async () => {
    await admin.call(sendInvite, { body: { to: 'waits@example.com' } })
    const [newest] = await admin.call(listInviteTree)
    expect(newest).toMatchObject({ status: 'waiting', sentTo: 'waits@example.com' })
  })
})

describe('revoking a code', () => {
  test('makes it worthless, and again changes nothing', async () => {
    const { id, code } = await waiting()
    await admin.call(revokeInvite, { params: { id } })
    await admin.call(revokeInvite, { params: { id } })
    await expect(app.anonymous().call(validateInvite, { body: { code } })).rejects.toThrow('invalid')
    const body = { email: 'too.late@example.org', password: goodPassword, inviteCode: code }
    await expect(app.anonymous().call(signup, { body })).rejects.toThrow('invalid code')
    const place = (await admin.call(listInviteTree)).find((each) => each.id === id)
    expect(place?.status).toBe('revoked')
  })

  test('comes too late for a used one, and knows no other ids', async () => {
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

  test('racing a sign-up, one of the two wins', async () => {
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
  test('make one account; the others hear that it is used', async () => {
    const { code } = await waiting()
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, (_, place) =>
        app
          .anonymous()
          .call(signup, {
            body: { email: `crowd${place}@example.org`, password: goodPassword, inviteCode: code },
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
