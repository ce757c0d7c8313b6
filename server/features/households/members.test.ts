import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { me } from '#shared/contract/account.ts'
import {
  announceHouseholdRemoval,
  deleteHouseholdInvite,
  inviteToHousehold,
  joinHousehold,
  leaveHousehold,
  openHouseholdInvite,
  withdrawHouseholdRemoval,
} from '#shared/contract/household-members.ts'
import { addEater, changeEater, deleteEater, getHousehold, setHousehold } from '#shared/contract/household.ts'
import { muteMember, suspendMember } from '#shared/contract/moderation.ts'
import { listNotifications } from '#shared/contract/notifications.ts'
import { limits } from '#shared/constants/limits.ts'
import { lifetimes } from '#shared/constants/lifetimes.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { signUpAdmin, signUpUser, type TestUser } from '../../test/users.ts'
import { cleanUpHouseholds } from './jobs.ts'

let app: TestApp
let admin: TestUser
let ada: TestUser
let tom: TestUser

beforeAll(async () => {
  app = await openTestApp()
  admin = await signUpAdmin(app, 'root@example.org')
})
afterAll(() => app.close())

beforeEach(async () => {
  ada = await signUpUser(app, admin, { name: 'Ada' })
  tom = await signUpUser(app, admin, { name: 'Tom' })
})

const idOf = async (user: TestUser) => (await user.call(me)).id
const namesOf = async (user: TestUser) => (await user.call(getHousehold)).members.map(({ name }) => name)
const eatersOf = async (user: TestUser) => (await user.call(getHousehold)).eaters.map(({ name }) => name)
const kindsOf = async (user: TestUser) => (await user.call(listNotifications)).map(({ kind }) => kind)

const addEaterTo = (user: TestUser, name: string, isMe = false) =>
  user.call(addEater, { body: { id: randomUUID(), name, isMe } })

async function linkOf(user: TestUser): Promise<string> {
  const { token } = await user.call(inviteToHousehold, { body: {} })
  return token ?? ''
}

async function join(user: TestUser, host: TestUser, bring: 'eaters' | 'nothing' = 'eaters') {
  return user.call(joinHousehold, { body: { token: await linkOf(host), bring } })
}

describe('an invitation by e-mail', () => {
  test('is listed for both, notifies, and is accepted once', async () => {
    await ada.call(setHousehold, { body: { name: 'Mill Lane' } })
    const answer = await ada.call(inviteToHousehold, { body: { email: tom.email.toUpperCase() } })
    expect(answer.token).toBeNull()
    expect((await ada.call(getHousehold)).sentInvites).toMatchObject([{ sentTo: tom.email.toUpperCase() }])
    const { receivedInvites } = await tom.call(getHousehold)
    expect(receivedInvites).toMatchObject([{ household: 'Mill Lane', by: 'Ada', members: 1 }])
    expect(await kindsOf(tom)).toEqual(['householdInvite'])
    const body = { invite: receivedInvites[0]?.id ?? '', bring: 'eaters' } as const
    const joined = await tom.call(joinHousehold, { body })
    expect(joined.members.map(({ name }) => name)).toEqual(['Ada', 'Tom'])
    expect(joined).toMatchObject({ receivedInvites: [], sentInvites: [] })
    expect(await kindsOf(ada)).toEqual(['householdJoined'])
    await expect(tom.call(joinHousehold, { body })).rejects.toThrow('invalid token')
  })

  test('gets the same answer, and is listed alike, when nobody has the address', async () => {
    const known = await ada.call(inviteToHousehold, { body: { email: tom.email } })
    const unknown = await ada.call(inviteToHousehold, { body: { email: 'nobody@example.org' } })
    expect({ ...unknown, expiresAt: '' }).toEqual({ ...known, expiresAt: '' })
    const { sentInvites } = await ada.call(getHousehold)
    expect(sentInvites.map(({ sentTo, by }) => [sentTo, by])).toEqual([
      ['nobody@example.org', 'Ada'],
      [tom.email, 'Ada'],
    ])
    await expect(ada.call(inviteToHousehold, { body: { email: 'no address' } })).rejects.toThrow(
      'malformed email',
    )
  })

  test('is for its recipient only, who may decline it; members may withdraw it', async () => {
    await ada.call(inviteToHousehold, { body: { email: tom.email } })
    const id = (await tom.call(getHousehold)).receivedInvites[0]?.id ?? ''
    const other = await signUpUser(app, admin)
    const stolen = other.call(joinHousehold, { body: { invite: id, bring: 'nothing' } })
    await expect(stolen).rejects.toThrow('invalid token')
    await other.call(deleteHouseholdInvite, { params: { id } })
    expect((await ada.call(getHousehold)).sentInvites).toHaveLength(1)
    await tom.call(deleteHouseholdInvite, { params: { id } })
    expect((await ada.call(getHousehold)).sentInvites).toEqual([])
    await ada.call(inviteToHousehold, { body: { email: tom.email } })
    const again = (await ada.call(getHousehold)).sentInvites[0]?.id ?? ''
    await ada.call(deleteHouseholdInvite, { params: { id: again } })
    expect((await tom.call(getHousehold)).receivedInvites).toEqual([])
  })

  test('of somebody whom the user muted is neither shown nor notified', async () => {
    await tom.call(muteMember, { params: { id: await idOf(ada) } })
    await ada.call(inviteToHousehold, { body: { email: tom.email } })
    expect((await tom.call(getHousehold)).receivedInvites).toEqual([])
    expect(await kindsOf(tom)).toEqual([])
  })
})

describe('an invitation by link', () => {
  test('shows who invites, without being used up, and is used once', async () => {
    const token = await linkOf(ada)
    expect(await tom.call(openHouseholdInvite, { body: { token } })).toMatchObject({ by: 'Ada', members: 1 })
    const other = await signUpUser(app, admin)
    const use = (user: TestUser) => user.call(joinHousehold, { body: { token, bring: 'nothing' } })
    const outcomes = await Promise.allSettled([use(tom), use(other)])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await namesOf(ada)).toHaveLength(2)
    await expect(tom.call(openHouseholdInvite, { body: { token } })).rejects.toThrow('invalid token')
  })

  test('ends after 7 days, with its maker’s leaving, and for members of the household changes nothing', async () => {
    const token = await linkOf(ada)
    const household = await ada.call(joinHousehold, { body: { token, bring: 'nothing' } })
    expect(household.sentInvites).toHaveLength(1)
    await join(tom, ada)
    const ofTom = await linkOf(tom)
    await tom.call(leaveHousehold)
    await expect(ada.call(openHouseholdInvite, { body: { token: ofTom } })).rejects.toThrow('invalid token')
    app.advanceClock(lifetimes.householdInvite + 1)
    await expect(tom.call(openHouseholdInvite, { body: { token } })).rejects.toThrow('invalid token')
    await expect(tom.call(joinHousehold, { body: { token, bring: 'nothing' } })).rejects.toThrow(
      'invalid token',
    )
    await cleanUpHouseholds(app.db, app.deps.clock())
    const rows = await app.db.selectFrom('household_invites').select('id').execute()
    expect(rows).toEqual([])
  })

  test('cannot be made by a suspended member, nor in any number', async () => {
    for (let count = 0; count < limits.household.invites; count += 1) await linkOf(ada)
    await expect(linkOf(ada)).rejects.toThrow('limit reached')
    await admin.call(suspendMember, { body: { member_id: await idOf(tom), reason: 'Rude' } })
    await expect(linkOf(tom)).rejects.toThrow('suspended')
  })
})

describe('joining', () => {
  test('brings along all eaters of a household of one, which is deleted', async () => {
    await addEaterTo(ada, 'Ada', true)
    await addEaterTo(tom, 'Tom', true)
    await addEaterTo(tom, 'Léa')
    const former = (await tom.call(getHousehold)).id
    await join(tom, ada)
    expect(await eatersOf(ada)).toEqual(['Ada', 'Tom', 'Léa'])
    const rows = await app.db.selectFrom('households').select('id').where('id', '=', former).execute()
    expect(rows).toEqual([])
  })

  test('brings along the own entry only, while others stay; or nothing', async () => {
    const other = await signUpUser(app, admin, { name: 'Uma' })
    await join(other, tom)
    await addEaterTo(tom, 'Tom', true)
    await addEaterTo(tom, 'Léa')
    await join(tom, ada)
    expect(await eatersOf(ada)).toEqual(['Tom'])
    expect(await eatersOf(other)).toEqual(['Léa'])
    await addEaterTo(other, 'Uma', true)
    await join(other, ada, 'nothing')
    expect(await eatersOf(ada)).toEqual(['Tom'])
  })

  test('is refused when household or eaters are at their limit', async () => {
    const household = await ada.call(getHousehold)
    const rows = Array.from({ length: limits.eaters.perHousehold }, (_, number) => ({
      id: randomUUID(),
      household_id: household.id,
      name: `Eater ${number}`,
      user_id: null,
      allergens: [],
      diets: [],
      dislikes: [],
      is_child: false,
      is_usual: true,
      created_at: new Date(),
    }))
    await app.db.insertInto('eaters').values(rows).execute()
    await addEaterTo(tom, 'Tom', true)
    await expect(join(tom, ada)).rejects.toThrow('limit reached')
    expect(await eatersOf(tom)).toEqual(['Tom'])
    await join(tom, ada, 'nothing')
    expect(await namesOf(tom)).toEqual(['Ada', 'Tom'])
  })

  test('two who change places at once both arrive', async () => {
    const [fromAda, fromTom] = [await linkOf(ada), await linkOf(tom)]
    const stays = await signUpUser(app, admin, { name: 'Stays' })
    await join(stays, ada)
    const also = await signUpUser(app, admin, { name: 'Also' })
    await join(also, tom)
    await Promise.allSettled([
      ada.call(joinHousehold, { body: { token: fromTom, bring: 'nothing' } }),
      tom.call(joinHousehold, { body: { token: fromAda, bring: 'nothing' } }),
    ])
    // Who leaves first takes their invitation with them, so that the other may stay; nobody is without a household.
    expect(await namesOf(stays)).toContain('Stays')
    expect(await namesOf(also)).toContain('Also')
    expect((await namesOf(ada)).length).toBeGreaterThan(1)
  })
})

describe('the eater who is a member', () => {
  test('has allergies, diets and dislikes that only this member changes', async () => {
    await join(tom, ada)
    const id = randomUUID()
    await ada.call(addEater, { body: { id, name: 'Tom', allergens: ['nuts'] } })
    const linked = await tom.call(changeEater, { params: { id }, body: { isMe: true, allergens: ['milk'] } })
    expect(linked.eaters).toMatchObject([{ allergens: ['milk'], isOfOther: false }])
    expect((await ada.call(getHousehold)).eaters).toMatchObject([{ isOfOther: true }])
    const change = ada.call(changeEater, { params: { id }, body: { allergens: [] } })
    await expect(change).rejects.toThrow('not allowed')
    await expect(ada.call(changeEater, { params: { id }, body: { isMe: true } })).rejects.toThrow(
      'already linked',
    )
    await expect(ada.call(deleteEater, { params: { id } })).rejects.toThrow('not allowed')
    const { eaters } = await ada.call(changeEater, {
      params: { id },
      body: { name: 'Tommy', isUsual: false, isMe: false },
    })
    expect(eaters).toMatchObject([{ name: 'Tommy', isUsual: false, isOfOther: true, allergens: ['milk'] }])
  })
})

describe('leaving', () => {
  test('takes the own eater into a new household; the others lose sight of it', async () => {
    await join(tom, ada)
    await addEaterTo(tom, 'Tom', true)
    await addEaterTo(tom, 'Léa')
    const left = await tom.call(leaveHousehold)
    expect(left.eaters.map(({ name }) => name)).toEqual(['Tom'])
    expect(left.members.map(({ name }) => name)).toEqual(['Tom'])
    expect(await eatersOf(ada)).toEqual(['Léa'])
    expect(await namesOf(ada)).toEqual(['Ada'])
  })

  test('of the last one deletes the household with everything in it', async () => {
    await addEaterTo(ada, 'Ada', true)
    const { id } = await ada.call(getHousehold)
    const left = await ada.call(leaveHousehold)
    expect(left.id).not.toBe(id)
    expect(left.eaters).toEqual([])
    const rows = await app.db.selectFrom('households').select('id').where('id', '=', id).execute()
    expect(rows).toEqual([])
  })
})

describe('the removal of a member', () => {
  test('takes effect after 24 hours, also for a household that nobody opens', async () => {
    await join(tom, ada)
    await addEaterTo(tom, 'Tom', true)
    const id = await idOf(tom)
    const announced = await ada.call(announceHouseholdRemoval, { params: { id } })
    await ada.call(announceHouseholdRemoval, { params: { id } })
    expect(announced.members).toMatchObject([{ removal: null }, { removal: { by: 'Ada' } }])
    expect((await kindsOf(tom)).filter((kind) => kind === 'householdRemoval')).toHaveLength(1)
    app.advanceClock(lifetimes.householdRemoval - 60_000)
    expect(await namesOf(tom)).toEqual(['Ada', 'Tom'])
    app.advanceClock(60_000)
    expect(await namesOf(ada)).toEqual(['Ada'])
    expect(await namesOf(tom)).toEqual(['Tom'])
    expect(await eatersOf(tom)).toEqual(['Tom'])
    await join(tom, ada)
    await ada.call(announceHouseholdRemoval, { params: { id } })
    app.advanceClock(lifetimes.householdRemoval)
    await cleanUpHouseholds(app.db, app.deps.clock())
    const rows = await app.db
      .selectFrom('household_members')
      .select('user_id')
      .where('removal_at', 'is not', null)
      .execute()
    expect(rows).toEqual([])
  })

  test('is withdrawn by any other member, not by the one it is about', async () => {
    await join(tom, ada)
    const id = await idOf(tom)
    await ada.call(announceHouseholdRemoval, { params: { id } })
    await expect(tom.call(withdrawHouseholdRemoval, { params: { id } })).rejects.toThrow('not allowed')
    await expect(tom.call(announceHouseholdRemoval, { params: { id } })).rejects.toThrow('not allowed')
    await ada.call(withdrawHouseholdRemoval, { params: { id } })
    app.advanceClock(lifetimes.householdRemoval)
    expect(await namesOf(tom)).toEqual(['Ada', 'Tom'])
    const stranger = { params: { id: await idOf(admin) } }
    await expect(ada.call(announceHouseholdRemoval, stranger)).rejects.toThrow('not found')
    await expect(ada.call(withdrawHouseholdRemoval, stranger)).rejects.toThrow('not found')
  })
})

test('a household that is left in another request while it is read is followed by the new one', async () => {
  const { id } = await ada.call(getHousehold)
  const waits = async () =>
    (await sql<{ count: number }>`select count(*) as count from pg_locks where not granted`.execute(app.db))
      .rows[0]?.count
  const reading = Promise.withResolvers<{ id: string }>()
  await app.db.transaction().execute(async (transaction) => {
    await sql`lock table households in access exclusive mode`.execute(transaction)
    reading.resolve(ada.call(getHousehold))
    // The reader has found its membership and waits for the household itself.
    await expect.poll(waits).toBeGreaterThan(0)
    await sql`delete from households where id = ${id}`.execute(transaction)
  })
  expect((await reading.promise).id).not.toBe(id)
})
