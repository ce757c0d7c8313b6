import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deleteAccount, me } from '#shared/contract/account.ts'
import {
  createGroup,
  declineGroupInvite,
  getGroup,
  inviteToGroup,
  joinGroup,
  leaveGroup,
  listGroupInvites,
  listGroupMembers,
  listMyGroupInvites,
  withdrawGroupInvite,
} from '#shared/contract/groups.ts'
import { listOwnSuspensions, muteMember, suspendMember } from '#shared/contract/moderation.ts'
import {
  countNotifications,
  listNotifications,
  setNotificationPreferences,
} from '#shared/contract/notifications.ts'
import { lifetimes } from '#shared/constants/lifetimes.ts'
import { limits } from '#shared/constants/limits.ts'
import { rateLimits } from '#shared/constants/rate-limits.ts'
import { hourlyJobs } from '../../app.ts'
import { runJobs } from '../../platform/jobs/scheduler.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { unzip } from '../../test/unzip.ts'
import { goodPassword, signUpAdmin, signUpUser, type TestUser } from '../../test/users.ts'

let app: TestApp
let admin: TestUser
let owner: TestUser

beforeAll(async () => {
  app = await openTestApp()
  admin = await signUpAdmin(app)
  owner = await signUpUser(app, admin, { name: 'Olive' })
})
afterAll(() => app.close())

async function create(name: string, by = owner): Promise<string> {
  return (await by.call(createGroup, { body: { name, description: 'By hand', is_public: false } })).id
}

const newUser = () => signUpUser(app, admin, { name: 'Stan' })
const invite = (id: string, email: string, by = owner) =>
  by.call(inviteToGroup, { params: { id }, body: { email } })
const sent = (id: string) => owner.call(listGroupInvites, { params: { id } })
const received = (user: TestUser) => user.call(listMyGroupInvites)
const bell = async (user: TestUser) =>
  (await user.call(listNotifications, { query: {} })).filter(({ kind }) => kind === 'groupInvite')
const count = (table: string) =>
  sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`
    .execute(app.db)
    .then(({ rows }) => rows[0]?.n)
const idOf = async (user: TestUser) => (await user.call(me)).id

describe('an invitation to a group', () => {
  test('is shown to the user, makes nobody a member, and shows the group before the answer', async () => {
    const user = await newUser()
    const id = await create('Pickles')
    await expect(user.call(getGroup, { params: { id } })).rejects.toThrow('members only')
    expect(await invite(id, ` ${user.email.toUpperCase()} `)).toEqual({})
    expect(await received(user)).toEqual([
      {
        id,
        name: 'Pickles',
        description: 'By hand',
        memberCount: 1,
        isPublic: false,
        by: 'Olive',
        expiresAt: expect.any(String),
      },
    ])
    expect(await bell(user)).toMatchObject([{ actor: 'Olive', group: { id, name: 'Pickles' } }])
    expect(await user.call(countNotifications)).toBe(1)
    expect(await user.call(getGroup, { params: { id } })).toMatchObject({ role: null, memberCount: 1 })
    await expect(user.call(listGroupMembers, { params: { id }, query: {} })).rejects.toThrow('members only')
  })

  test('is accepted by joining, which ends it', async () => {
    const user = await newUser()
    const id = await create('Stews')
    await invite(id, user.email)
    await user.call(joinGroup, { params: { id } })
    expect((await user.call(getGroup, { params: { id } })).role).toBe('member')
    expect([await received(user), await sent(id), await bell(user)]).toEqual([[], [], []])
    await user.call(leaveGroup, { params: { id } })
    await expect(user.call(joinGroup, { params: { id } })).rejects.toThrow('members only')
  })

  test('stands in the export of both, and so does how somebody came to a group', async () => {
    const host = await newUser()
    const user = await newUser()
    const [first, second] = [await create('Breads', host), await create('Cakes', host)]
    await invite(first, user.email, host)
    await invite(second, user.email, host)
    await user.call(joinGroup, { params: { id: first } })
    const exportOf = async (person: TestUser) => {
      const archive = await (await person.fetch('/api/user/export')).arrayBuffer()
      const files = await unzip(Buffer.from(archive))
      return (name: string) => JSON.parse(files.get(name)?.bytes.toString('utf8') ?? 'null')
    }
    const [own, hosted] = [await exportOf(user), await exportOf(host)]
    expect(own('groups.json')).toMatchObject([{ id: first, owner: false, has_agreed: true }])
    const open = { name: 'Cakes', sent_to: user.email }
    expect(own('group-invitations.json')).toMatchObject([{ ...open, sent: false }])
    expect(hosted('group-invitations.json')).toMatchObject([{ ...open, sent: true }])
  })

  test('is declined, withdrawn, or over after 7 days; nobody joins with it then', async () => {
    const user = await newUser()
    const id = await create('Soups')
    const isOver = async () => {
      expect([await received(user), await sent(id)]).toEqual([[], []])
      await expect(user.call(joinGroup, { params: { id } })).rejects.toThrow('members only')
      await expect(user.call(getGroup, { params: { id } })).rejects.toThrow('members only')
    }
    await invite(id, user.email)
    await user.call(declineGroupInvite, { params: { id } })
    await isOver()
    expect(await bell(user)).toEqual([])

    await invite(id, user.email)
    const [open] = await sent(id)
    const other = await newUser()
    const params = { id, invite: open?.id ?? '' }
    const unknown = { id: crypto.randomUUID(), invite: params.invite }
    await expect(owner.call(withdrawGroupInvite, { params: unknown })).rejects.toThrow('not found')
    await expect(owner.call(listGroupInvites, { params: unknown })).rejects.toThrow('not found')
    const { id: publicId } = await admin.call(createGroup, { body: { name: 'Open' } })
    const foreign = { id: publicId, invite: params.invite }
    await expect(owner.call(withdrawGroupInvite, { params: foreign })).rejects.toThrow('not allowed')
    await expect(other.call(withdrawGroupInvite, { params })).rejects.toThrow('members only')
    await other.call(declineGroupInvite, { params: { id } })
    expect(await sent(id)).toHaveLength(1)
    await owner.call(withdrawGroupInvite, { params })
    await owner.call(withdrawGroupInvite, { params })
    await isOver()
    expect(await bell(user)).toEqual([])

    await invite(id, user.email)
    app.advanceClock(lifetimes.groupInvite)
    await isOver()
    await runJobs(app.deps, hourlyJobs)
    expect(await count('group_invites')).toBe(0)
    expect(await bell(user)).toEqual([])
  })

  test('says the same about every address, and reaches only who has an account', async () => {
    const member = await newUser()
    const id = await create('Oracle')
    await invite(id, member.email)
    await member.call(joinGroup, { params: { id } })
    const mails = (await app.mails()).length
    for (const email of [member.email, 'nobody@example.org', 'no address at all', owner.email])
      expect(await invite(id, email)).toEqual({})
    expect((await sent(id)).map(({ sentTo }) => sentTo)).toHaveLength(4)
    expect(await received(member)).toEqual([])
    expect(await bell(owner)).toEqual([])
    expect((await app.mails()).length).toBe(mails)
  })

  test('twice is one, with one notification', async () => {
    const user = await newUser()
    const id = await create('Twice')
    await Promise.all([invite(id, user.email), invite(id, user.email.toUpperCase()), invite(id, user.email)])
    expect(await sent(id)).toHaveLength(1)
    expect(await received(user)).toHaveLength(1)
    expect(await bell(user)).toHaveLength(1)
  })

  test('of somebody who was muted is not shown, and a switched-off kind rings no bell', async () => {
    const [muting, quiet] = [await newUser(), await newUser()]
    await muting.call(muteMember, { params: { id: await idOf(owner) } })
    await quiet.call(setNotificationPreferences, { body: { groupInvite: false } })
    const id = await create('Quiet')
    await invite(id, muting.email)
    await invite(id, quiet.email)
    expect([await received(muting), await bell(muting), await bell(quiet)]).toEqual([[], [], []])
    expect(await received(quiet)).toHaveLength(1)
  })

  test('is the owner’s: others are refused, as are suspended owners, and beyond the limits', async () => {
    const [user, host] = [await newUser(), await newUser()]
    const id = await create('Limits', host)
    await expect(invite(id, user.email, user)).rejects.toThrow('members only')
    await expect(invite(crypto.randomUUID(), user.email, host)).rejects.toThrow('not found')
    const at = new Date(app.deps.clock())
    await sql`insert into group_invites (group_id, made_by, sent_to, created_at, expires_at)
      select ${id}, ${await idOf(host)}, n || '@example.org', ${at}, ${new Date(at.getTime() + 60_000)}
      from generate_series(1, ${limits.group.invites}::int) n`.execute(app.db)
    await expect(invite(id, user.email, host)).rejects.toMatchObject({ code: 'limit reached', status: 409 })
    // Expired ones make room.
    app.advanceClock(60_000)
    await invite(id, user.email, host)
    for (let tried = 3; tried < rateLimits.groupInvitesPerMember.count; tried += 1)
      await invite(id, 'x@example.org', host)
    await invite(id, 'x@example.org', host).catch(() => undefined)
    await expect(invite(id, 'x@example.org', host)).rejects.toThrow('too many requests')
    const rude = await newUser()
    const their = await create('Rude', rude)
    await admin.call(suspendMember, { body: { member_id: await idOf(rude), reason: 'Because', days: 1 } })
    await expect(invite(their, user.email, rude)).rejects.toThrow('suspended')
  })

  test('withdrawn while it is accepted lets in nobody or a member, and keeps the count', async () => {
    const id = await create('Race')
    for (let round = 0; round < 5; round += 1) {
      const user = await newUser()
      await invite(id, user.email)
      const [open] = await sent(id)
      const joins = [1, 2, 3].map(() =>
        user.call(joinGroup, { params: { id } }).then(
          () => 'in',
          () => 'out',
        ),
      )
      const gone = owner.call(withdrawGroupInvite, { params: { id, invite: open?.id ?? '' } })
      const outcomes = await Promise.all(joins)
      await gone
      const { memberCount } = await owner.call(getGroup, { params: { id } })
      expect(memberCount).toBe((await owner.call(listGroupMembers, { params: { id }, query: {} })).length)
      const isIn = await user.call(getGroup, { params: { id } }).then(
        ({ role }) => role === 'member',
        () => false,
      )
      expect(outcomes.includes('in')).toBe(isIn)
    }
  })

  test('goes with the account of either', async () => {
    const [user, host] = [await newUser(), await newUser()]
    const id = await create('Gone', host)
    await invite(id, user.email, host)
    await user.call(deleteAccount, { body: { password: goodPassword } })
    expect(await host.call(listGroupInvites, { params: { id } })).toEqual([])
    const other = await newUser()
    await invite(id, other.email, host)
    await host.call(deleteAccount, { body: { password: goodPassword } })
    expect(await received(other)).toEqual([])
  })
})

describe('the reason of a suspension in a group', () => {
  const suspend = async (id: string, user: TestUser) =>
    owner.call(suspendMember, {
      body: { member_id: await idOf(user), group_id: id, reason: 'Words of the owner', days: 1 },
    })
  const readBy = async (user: TestUser) => [
    ...(await user.call(listNotifications, { query: {} }))
      .filter(({ kind }) => kind === 'suspended')
      .map(({ reason }) => reason),
    ...(await user.call(listOwnSuspensions, { query: {} })).map(({ reason }) => reason),
  ]

  test('is read by who has accepted an invitation', async () => {
    const user = await newUser()
    const id = await create('Asked')
    await invite(id, user.email)
    await user.call(joinGroup, { params: { id } })
    await suspend(id, user)
    expect(await readBy(user)).toEqual(['Words of the owner', 'Words of the owner'])
  })

  test('is not shown to who was put into the group before there were invitations', async () => {
    const user = await newUser()
    const id = await create('Trap')
    await invite(id, user.email)
    await user.call(joinGroup, { params: { id } })
    await app.db
      .updateTable('group_members')
      .set({ has_agreed: false })
      .where('user_id', '=', await idOf(user))
      .execute()
    expect((await suspend(id, user)).reason).toBe('Words of the owner')
    expect(await readBy(user)).toEqual([null, null])
    expect(JSON.stringify(await user.call(listOwnSuspensions, { query: {} }))).not.toContain('Words')
  })
})
