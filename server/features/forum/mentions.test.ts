import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createPost, createThread, deletePost, followThread, markThreadRead } from '#shared/contract/forum.ts'
import { leaveGroup, listGroupMembers } from '#shared/contract/groups.ts'
import { limits } from '#shared/constants/limits.ts'
import { muteMember } from '#shared/contract/moderation.ts'
import { listNotifications, setNotificationPreferences } from '#shared/contract/notifications.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { insertGroup, userIdOf } from '../../test/groups.ts'
import { signUpAdmin, signUpUser, type TestUser } from '../../test/users.ts'
import { notifyQueuedFollowers } from './follower-notifications.ts'

let app: TestApp
let owner: TestUser
let ben: TestUser
let cleo: TestUser
let groupId: string
let threadId: string

beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  owner ??= await signUpAdmin(app)
  ben = await signUpUser(app, owner)
  cleo = await signUpUser(app, owner)
  groupId = await insertGroup(app, owner, { members: [ben, cleo] })
  const body = { title: 'Bread', content: 'Rye or wheat?' }
  threadId = (await owner.call(createThread, { params: { id: groupId }, body })).id
})

const ids = (...people: TestUser[]) => Promise.all(people.map((each) => userIdOf(app, each)))

async function post(author: TestUser, named: readonly string[], parent: string | null = null) {
  const body = { content: 'Ask them', parent_post_id: parent, mentions: [...named] }
  return author.call(createPost, { params: { id: threadId }, body })
}

const kindsOf = async (person: TestUser) => {
  await notifyQueuedFollowers(app.db)
  const found = await person.call(listNotifications, { query: {} })
  return found.filter(({ isRead, thread }) => !isRead && thread?.id === threadId).map(({ kind }) => kind)
}

test('who is named in a post or in the text of a thread is told, once, with the place', async () => {
  const [benId] = await ids(ben)
  const { id } = await post(cleo, [benId ?? '', benId ?? ''])
  const [told] = await ben.call(listNotifications, { query: {} })
  expect(told).toMatchObject({ kind: 'mention', postId: id, thread: { id: threadId, title: 'Bread' } })
  expect(await kindsOf(ben)).toEqual(['mention'])

  const body = { title: 'Rolls', content: 'Ben?', mentions: [benId ?? ''] }
  const thread = await cleo.call(createThread, { params: { id: groupId }, body })
  const [newest] = await ben.call(listNotifications, { query: {} })
  expect(newest).toMatchObject({ kind: 'mention', postId: null, thread: { id: thread.id } })
})

test('a follower and an author who is answered are told once of one post', async () => {
  const [benId, ownerId] = await ids(ben, owner)
  await ben.call(followThread, { params: { id: threadId }, body: { follows: true } })
  await post(cleo, [benId ?? '', ownerId ?? ''])
  expect(await kindsOf(ben)).toEqual(['mention'])
  expect(await kindsOf(owner)).toEqual(['reply'])
})

test('nobody is told who is the author, not in the group, has muted the author or does not want it', async () => {
  const stranger = await signUpUser(app, owner)
  const [benId, cleoId, strangerId] = await ids(ben, cleo, stranger)
  const named = [benId ?? '', cleoId ?? '', strangerId ?? '', 'nonsense', crypto.randomUUID()]
  await ben.call(muteMember, { params: { id: cleoId ?? '' } })
  await post(cleo, named)
  for (const each of [ben, cleo, stranger]) expect(await kindsOf(each)).toEqual([])

  await cleo.call(setNotificationPreferences, { body: { mention: false } })
  await post(owner, named)
  // She follows the thread in which she has posted.
  expect(await kindsOf(cleo)).toEqual(['post'])
  expect(await kindsOf(ben)).toEqual(['mention'])
})

test('a mention goes with the post, with reading the thread and with leaving the group', async () => {
  const [benId] = await ids(ben)
  const { id } = await post(cleo, [benId ?? ''])
  await cleo.call(deletePost, { params: { id } })
  expect(await kindsOf(ben)).toEqual([])

  const second = await post(cleo, [benId ?? ''])
  await ben.call(markThreadRead, { params: { id: threadId }, body: { post_id: second.id } })
  expect(await kindsOf(ben)).toEqual([])

  await post(cleo, [benId ?? ''])
  await ben.call(leaveGroup, { params: { id: groupId } })
  expect(await kindsOf(ben)).toEqual([])
})

test('more than so many names are refused', async () => {
  const many = Array.from({ length: limits.forum.mentionsMax + 1 }, () => crypto.randomUUID())
  await expect(post(cleo, many)).rejects.toMatchObject({ code: 'invalid input' })
})

test('members are found by the beginning of their name, for members only', async () => {
  const [benId] = await ids(ben)
  const names = async (name: string) =>
    (await cleo.call(listGroupMembers, { params: { id: groupId }, query: { name } })).map(({ id }) => id)
  await app.db
    .updateTable('users')
    .set({ name: 'Zoé 100%' })
    .where('id', '=', benId ?? '')
    .execute()
  expect(await names('zoé')).toEqual([benId])
  expect(await names('zoé 100%')).toEqual([benId])
  expect(await names('%')).toEqual([])
  const stranger = await signUpUser(app, owner)
  const call = stranger.call(listGroupMembers, { params: { id: groupId }, query: { name: 'z' } })
  await expect(call).rejects.toMatchObject({ code: 'members only' })
})
