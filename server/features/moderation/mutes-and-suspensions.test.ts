import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deleteAccount } from '#shared/contract/account.ts'
import {
  decideReport,
  liftSuspension,
  listModerationLog,
  listMutedMembers,
  listOwnSuspensions,
  listSuspensions,
  muteMember,
  reportContent,
  suspendMember,
  unmuteMember,
} from '#shared/contract/moderation.ts'
import { addComment } from '#shared/contract/comments.ts'
import {
  createPost,
  createThread,
  listPosts,
  shareRecipeToGroup,
  updatePost,
  updateThread,
} from '#shared/contract/forum.ts'
import { createGroup, getGroup, leaveGroup, setGroupPicture, updateGroup } from '#shared/contract/groups.ts'
import { listNotifications } from '#shared/contract/notifications.ts'
import { uploadPhoto } from '#shared/contract/photos.ts'
import { likeRecipe } from '#shared/contract/ratings.ts'
import { editRecipe, setRecipePublic } from '#shared/contract/recipes.ts'
import { rateLimits } from '#shared/constants/rate-limits.ts'
import { exhaustLimit } from '../../test/rate-limits.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { insertGroup, userIdOf } from '../../test/groups.ts'
import { goodPassword, signUpAdmin, signUpUser, type TestUser } from '../../test/users.ts'
import { createTestRecipe, publishRecipe } from '../../test/recipes.ts'
import { createContent } from '../../test/content.ts'
import { moderationPersonalData } from './personal-data.ts'

let app: TestApp
let admin: TestUser
let owner: TestUser
let reader: TestUser

beforeAll(async () => {
  app = await openTestApp()
  admin = await signUpAdmin(app)
  owner = await signUpUser(app, admin, { name: 'Olive' })
  reader = await signUpUser(app, admin, { name: 'Rita' })
})
afterAll(() => app.close())

const outcomeOf = (request: Promise<unknown>) =>
  request.then(
    () => 'ok',
    ({ code }: { code: string }) => code,
  )

describe('muting a user for oneself', () => {
  test('is stored until it is undone, and private', async () => {
    const loud = await signUpUser(app, admin, { name: 'Lou' })
    const id = await userIdOf(app, loud)
    await reader.call(muteMember, { params: { id } })
    await reader.call(muteMember, { params: { id } })
    expect(await reader.call(listMutedMembers)).toEqual([{ id, name: 'Lou' }])
    expect(await loud.call(listMutedMembers)).toEqual([])
    await reader.call(unmuteMember, { params: { id } })
    await reader.call(unmuteMember, { params: { id: 'nonsense' } })
    expect(await reader.call(listMutedMembers)).toEqual([])
  })

  test('requires another existing user', async () => {
    const own = { params: { id: await userIdOf(app, reader) } }
    expect(await outcomeOf(reader.call(muteMember, own))).toBe('not allowed')
    for (const id of ['nonsense', crypto.randomUUID()]) {
      expect(await outcomeOf(reader.call(muteMember, { params: { id } }))).toBe('not found')
    }
  })
})

/** A user with a group, a thread and a post in it and a recipe, and all calls by which they can write. */
async function writer() {
  const person = await signUpUser(app, admin, { name: 'Wim' })
  const id = await userIdOf(app, person)
  const group = await insertGroup(app, owner, { members: [person, reader] })
  const { thread, post, recipe } = await createContent(person, group)
  const foreign = (await publishRecipe(owner)).id
  const open = (await publishRecipe(person)).id
  const hidden = (await createTestRecipe(person)).id
  const text = { content: 'One more word' }
  const inGroup = () => [
    person.call(createThread, { params: { id: group }, body: { title: 'More', ...text } }),
    person.call(shareRecipeToGroup, { params: { id: group }, body: { recipe_id: recipe } }),
    person.call(updateThread, { params: { id: thread }, body: text }),
    person.call(createPost, { params: { id: thread }, body: text }),
    person.call(updatePost, { params: { id: post }, body: text }),
  ]
  const elsewhere = () => [
    person.call(addComment, { params: { id: foreign }, body: text }),
    person.call(uploadPhoto, { params: { id: foreign }, form: { file: new Blob(['none']) } }),
    person.call(setRecipePublic, { params: { id: hidden }, body: { is_public: true } }),
    person.call(editRecipe, { params: { id: open }, body: { title: 'Other words' } }),
  ]
  const read = () => [
    person.call(listPosts, { params: { id: thread }, query: {} }),
    person.call(likeRecipe, { params: { id: foreign } }),
    person.call(setRecipePublic, { params: { id: hidden }, body: { is_public: false } }),
    person.call(editRecipe, { params: { id: hidden }, body: { title: 'Other words' } }),
  ]
  const all = async (calls: Promise<unknown>[]) => Promise.all(calls.map(outcomeOf))
  return {
    person,
    id,
    group,
    inGroup: () => all(inGroup()),
    elsewhere: () => all(elsewhere()),
    read: () => all(read()),
  }
}

const suspended = (count: number) => Array.from({ length: count }, () => 'suspended')
const free = ['ok', 'ok', 'ok', 'ok', 'ok']

describe('suspending a user', () => {
  test('in a group prevents posting there for the given days', async () => {
    const { person, id, group, inGroup, elsewhere, read } = await writer()
    expect(await inGroup()).toEqual(free)
    const body = { member_id: id, group_id: group, days: 7, reason: 'Shouting' }
    const suspend = await owner.call(suspendMember, { body })
    expect(suspend).toMatchObject({ memberId: id, member: 'Wim', groupName: 'Soup club', reason: 'Shouting' })
    expect(await inGroup()).toEqual(suspended(5))
    // The error about the invalid picture shows that the call passed the check.
    expect(await elsewhere()).toEqual(['ok', 'not an image', 'ok', 'ok'])
    expect(await read()).toEqual(free.slice(0, 4))
    expect(await person.call(listOwnSuspensions)).toEqual([suspend])
    expect(await owner.call(listSuspensions)).toEqual([suspend])
    expect(await reader.call(listSuspensions)).toEqual([])
    expect((await admin.call(listSuspensions)).map((each) => each.id)).toContain(suspend.id)
    app.advanceClock(7 * 24 * 3600 * 1000)
    expect(await inGroup()).toEqual(free)
    expect(await person.call(listOwnSuspensions)).toEqual([])
  })

  test('everywhere is set and lifted by admins, without end unless days are given', async () => {
    const { person, id, inGroup, elsewhere, read } = await writer()
    const suspend = await admin.call(suspendMember, { body: { member_id: id, reason: 'Advertising' } })
    expect(suspend).toMatchObject({ groupName: null, endsAt: null })
    app.advanceClock(24 * 3600 * 1000)
    expect(await inGroup()).toEqual(suspended(5))
    expect(await elsewhere()).toEqual(suspended(4))
    expect(await read()).toEqual(free.slice(0, 4))
    const again = { member_id: id, days: 1, reason: 'Only a day' }
    expect((await admin.call(suspendMember, { body: again })).id).toBe(suspend.id)
    expect(await person.call(listOwnSuspensions)).toMatchObject([{ reason: 'Only a day' }])
    const params = { id: suspend.id }
    expect(await outcomeOf(owner.call(liftSuspension, { params }))).toBe('not found')
    expect(await outcomeOf(admin.call(liftSuspension, { params: { id: 'nonsense' } }))).toBe('not found')
    await admin.call(liftSuspension, { params })
    expect(await inGroup()).toEqual(free)
    const acts = await admin.call(listModerationLog, { query: { limit: 3 } })
    expect(acts.map(({ action, actor, subject, reason }) => [action, actor, subject, reason])).toEqual([
      ['unsuspend', 'Ada', 'Wim', null],
      ['suspend', 'Ada', 'Wim', 'Only a day'],
      ['suspend', 'Ada', 'Wim', 'Advertising'],
    ])
  })

  test('prevents creating groups and changing their own', async () => {
    const person = await signUpUser(app, admin, { name: 'Gil' })
    const member_id = await userIdOf(app, person)
    const own = await insertGroup(app, person)
    const params = { id: own }
    const create = () => outcomeOf(person.call(createGroup, { body: { name: 'Louder' } }))
    const change = async () => [
      await outcomeOf(person.call(updateGroup, { params, body: { name: 'Loud' } })),
      await outcomeOf(person.call(setGroupPicture, { params, form: { file: new Blob(['none']) } })),
    ]
    const body = { member_id, days: 7, reason: 'Shouting' }
    await admin.call(suspendMember, { body: { ...body, group_id: own } })
    expect(await change()).toEqual(suspended(2))
    expect(await create()).toBe('ok')
    await admin.call(suspendMember, { body })
    expect([...(await change()), await create()]).toEqual(suspended(3))
    expect((await person.call(getGroup, { params })).name).toBe('Soup club')
    app.advanceClock(7 * 24 * 3600 * 1000)
    expect([...(await change()), await create()]).toEqual(['ok', 'not an image', 'ok'])
  })

  test('in a group is for its members and users who wrote there, and notifies no stranger', async () => {
    const stranger = await signUpUser(app, admin, { name: 'Sam' })
    const strangerId = await userIdOf(app, stranger)
    const { person, id, group } = await writer()
    const suspend = (who: TestUser, member_id: string) =>
      outcomeOf(who.call(suspendMember, { body: { member_id, group_id: group, reason: 'I dislike you' } }))
    expect(await suspend(owner, strangerId)).toBe('not found')
    expect(await suspend(admin, strangerId)).toBe('ok')
    expect(await stranger.call(listNotifications, { query: {} })).toEqual([])
    const [ownSuspension] = await stranger.call(listOwnSuspensions)
    await admin.call(liftSuspension, { params: { id: ownSuspension?.id ?? '' } })
    expect(await stranger.call(listNotifications, { query: {} })).toEqual([])
    // Authors of threads can be suspended after they have left.
    await person.call(leaveGroup, { params: { id: group } })
    expect(await suspend(owner, id)).toBe('ok')
    expect((await person.call(listNotifications, { query: {} })).map(({ kind }) => kind)).toEqual([
      'suspended',
    ])
  })

  test('again in the same group changes it without a notification, unless it has expired', async () => {
    const { person, id, group } = await writer()
    const suspend = (reason: string) =>
      owner.call(suspendMember, { body: { member_id: id, group_id: group, days: 1, reason } })
    await Promise.all(['one', 'two', 'three'].map(suspend))
    await suspend('last')
    const kindsOfNotifications = async () =>
      (await person.call(listNotifications, { query: {} })).map(({ kind }) => kind)
    expect(await kindsOfNotifications()).toEqual(['suspended'])
    expect(await person.call(listOwnSuspensions)).toMatchObject([{ reason: 'last' }])
    app.advanceClock(25 * 3600 * 1000)
    await suspend('again')
    expect(await kindsOfNotifications()).toEqual(['suspended', 'suspended'])
  })

  test('is limited per hour', async () => {
    const { id, group } = await writer()
    await app.db.deleteFrom('rate_limits').execute()
    await exhaustLimit(app, owner, 'suspend', rateLimits.suspensionsPerMember)
    const body = { member_id: id, group_id: group, reason: 'Shouting' }
    expect(await outcomeOf(owner.call(suspendMember, { body }))).toBe('too many requests')
    app.advanceClock(rateLimits.suspensionsPerMember.window)
    expect(await outcomeOf(owner.call(suspendMember, { body }))).toBe('ok')
  })

  test('is for moderators, and never against an admin or oneself', async () => {
    const { person, id, group } = await writer()
    const suspend = (who: TestUser, member_id: string, group_id: string | null) =>
      outcomeOf(who.call(suspendMember, { body: { member_id, group_id, days: 1, reason: 'Because' } }))
    const stranger = await signUpUser(app, admin)
    const adminId = await userIdOf(app, admin)
    expect(await suspend(stranger, id, null)).toBe('not allowed')
    expect(await suspend(owner, id, null)).toBe('not allowed')
    expect(await suspend(stranger, id, group)).toBe('members only')
    expect(await suspend(person, await userIdOf(app, reader), group)).toBe('not allowed')
    // For a group's owner an admin outside the group does not exist.
    expect(await suspend(owner, adminId, group)).toBe('not found')
    expect(await suspend(owner, adminId, await insertGroup(app, owner, { members: [admin] }))).toBe(
      'not allowed',
    )
    expect(await suspend(owner, await userIdOf(app, owner), group)).toBe('not allowed')
    expect(await suspend(admin, adminId, null)).toBe('not allowed')
    expect(await suspend(admin, crypto.randomUUID(), null)).toBe('not found')
    expect(await suspend(admin, id, crypto.randomUUID())).toBe('not found')
    expect(await suspend(admin, id, group)).toBe('ok')
  })
})

test('the export contains reports, mutes and log entries; deleting the account removes the person from all of them', async () => {
  const { person, id, group } = await writer()
  const contents = await createContent(reader, group)
  const readerId = await userIdOf(app, reader)
  await person.call(reportContent, {
    body: { kind: 'comment', id: contents.comment, reason: 'rude', note: 'Ouch' },
  })
  await person.call(muteMember, { params: { id: readerId } })
  await reader.call(muteMember, { params: { id } })
  await owner.call(suspendMember, { body: { member_id: id, group_id: group, reason: 'Shouting' } })
  const post = await reader.call(createThread, { params: { id: group }, body: { title: 'T', content: 'C' } })
  await owner.call(decideReport, {
    params: { kind: 'thread', id: post.id },
    body: { action: 'hide', reason: 'Off the topic' },
  })
  const needs = { ...app.deps, db: app.db }
  const files = []
  const deletedUser = { id, email: person.email, pendingEmail: null }
  for await (const file of moderationPersonalData.export?.(needs, deletedUser) ?? []) files.push(file)
  expect(JSON.parse(files[0]?.bytes.toString() ?? '')).toMatchObject({
    reports: [{ kind: 'comment', reason: 'rude', note: 'Ouch' }],
    muted: [{ muted_user_id: readerId }],
    suspensions: [{ reason: 'Shouting' }],
    moderation: { byYou: [], aboutYou: [{ action: 'suspend', reason: 'Shouting' }] },
  })

  await person.call(deleteAccount, { body: { password: goodPassword } })
  expect(await app.db.selectFrom('reports').select('id').where('reporter_id', '=', id).execute()).toEqual([])
  expect(await reader.call(listMutedMembers)).toEqual([])
  const suspensions = (await owner.call(listSuspensions)).map(({ memberId }) => memberId)
  expect(suspensions).not.toContain(id)
  const acts = await owner.call(listModerationLog, { query: {} })
  expect(acts.find(({ action }) => action === 'suspend')).toMatchObject({ subject: null, reason: 'Shouting' })
  await owner.call(deleteAccount, { body: { password: goodPassword } })
  const left = await admin.call(listModerationLog, { query: {} })
  expect(left.find(({ reason }) => reason === 'Off the topic')).toMatchObject({
    actor: null,
    subject: 'Rita',
  })
})
