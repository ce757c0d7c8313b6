import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  createPost,
  createThread,
  deletePost,
  followThread,
  getThread,
  markThreadRead,
} from '#shared/contract/forum.ts'
import { leaveGroup } from '#shared/contract/groups.ts'
import {
  countNotifications,
  getNotificationPreferences,
  listNotifications,
  markNotificationsRead,
  setNotificationPreferences,
} from '#shared/contract/notifications.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { insertGroup } from '../../test/groups.ts'
import { signUpAdmin, signUpUser, type TestUser } from '../../test/users.ts'

let app: TestApp
let admin: TestUser
let owner: TestUser
let author: TestUser
let other: TestUser
let groupId: string
let threadId: string

beforeAll(async () => {
  app = await openTestApp()
  admin = await signUpAdmin(app)
})
beforeEach(async () => {
  owner = await signUpUser(app, admin, { name: 'Olive' })
  author = await signUpUser(app, admin, { name: 'Art' })
  other = await signUpUser(app, admin, { name: 'Oto' })
  groupId = await insertGroup(app, owner, { members: [author, other], name: 'Soup club' })
  const body = { title: 'Bread', content: 'Rye or wheat?' }
  threadId = (await author.call(createThread, { params: { id: groupId }, body })).id
})
afterAll(() => app.close())

const writePost = (person: TestUser, content: string, parent_post_id: string | null = null) =>
  person.call(createPost, { params: { id: threadId }, body: { content, parent_post_id } })

const notificationsOf = async (person: TestUser) => {
  const notifications = await person.call(listNotifications, { query: {} })
  return notifications.map(({ kind, actor, count, isRead }) => [kind, actor, count, isRead])
}

const countUnread = (person: TestUser) => person.call(countNotifications)

describe('a user’s notifications', () => {
  test('replies notify the author; own replies do not', async () => {
    const post = await writePost(other, 'Rye')
    expect(await author.call(listNotifications, { query: {} })).toEqual([
      {
        id: expect.any(String),
        kind: 'reply',
        actorId: expect.any(String),
        actor: 'Oto',
        count: 1,
        group: { id: groupId, name: 'Soup club' },
        thread: { id: threadId, title: 'Bread' },
        postId: post.id,
        recipe: null,
        content: null,
        reason: null,
        createdAt: post.createdAt,
        isRead: false,
      },
    ])
    app.advanceClock(1000)
    const answer = await writePost(author, 'Why?', post.id)
    await writePost(author, 'And I answer myself', answer.id)
    expect(await notificationsOf(other)).toEqual([
      ['post', 'Art', 1, false],
      ['reply', 'Art', 1, false],
    ])
    expect(await notificationsOf(author)).toEqual([['reply', 'Oto', 1, false]])
    expect(await notificationsOf(owner)).toEqual([])
  })

  test('a followed thread has one notification, whose count grows until it is read', async () => {
    await owner.call(followThread, { params: { id: threadId }, body: { follows: true } })
    expect((await owner.call(getThread, { params: { id: threadId } })).isFollowed).toBe(true)
    const first = await writePost(other, 'One')
    app.advanceClock(1000)
    await writePost(author, 'Two')
    const [notification] = await owner.call(listNotifications, { query: {} })
    expect(notification).toMatchObject({ kind: 'post', count: 2, actor: 'Art', postId: first.id })
    expect(await countUnread(owner)).toBe(1)
    await owner.call(markNotificationsRead, { body: { ids: [notification?.id ?? ''] } })
    expect(await countUnread(owner)).toBe(0)
    app.advanceClock(1000)
    await writePost(other, 'Three')
    expect(await notificationsOf(owner)).toEqual([
      ['post', 'Oto', 1, false],
      ['post', 'Art', 2, true],
    ])
    const page = await owner.call(listNotifications, { query: { limit: 1, offset: 1 } })
    expect(page.map(({ count }) => count)).toEqual([2])
  })

  test('after unfollowing there are none, not even after posting in the thread again', async () => {
    await author.call(followThread, { params: { id: threadId }, body: { follows: false } })
    await writePost(author, 'Just this')
    await writePost(other, 'Fine')
    expect(await notificationsOf(author)).toEqual([])
    expect((await author.call(getThread, { params: { id: threadId } })).isFollowed).toBe(false)
  })

  test('each kind can be switched off and on', async () => {
    const all = {
      reply: true,
      mention: true,
      post: true,
      comment: true,
      rating: true,
      photo: true,
      correction: true,
      remix: true,
      labels: true,
      cooked: true,
      invite: true,
      householdInvite: true,
      householdJoined: true,
      groupInvite: true,
      mail: true,
    }
    expect(await author.call(getNotificationPreferences)).toEqual(all)
    const off = await author.call(setNotificationPreferences, { body: { reply: false } })
    expect(off).toEqual({ ...all, reply: false })
    await writePost(other, 'Unheard')
    expect(await notificationsOf(author)).toEqual([])
    await author.call(setNotificationPreferences, { body: { reply: true } })
    await writePost(other, 'Heard')
    expect(await notificationsOf(author)).toEqual([['reply', 'Oto', 1, false]])
    const broken = author.call(setNotificationPreferences, { body: { reply: 'no' as unknown as boolean } })
    await expect(broken).rejects.toMatchObject({ code: 'invalid input' })
  })

  test('reading a thread marks its notifications as read, up to the posts that were read', async () => {
    const first = await writePost(other, 'One')
    const second = await writePost(owner, 'Two')
    expect(await countUnread(author)).toBe(2)
    const read = (post_id: string) =>
      author.call(markThreadRead, { params: { id: threadId }, body: { post_id } })
    await read(first.id)
    expect(await countUnread(author)).toBe(1)
    await read(second.id)
    expect(await countUnread(author)).toBe(0)
  })

  test('repeated replies of one user are one notification, read with the last of them', async () => {
    const first = await writePost(other, 'One')
    app.advanceClock(1000)
    const second = await writePost(other, 'Two')
    const [notification, ...rest] = await author.call(listNotifications, { query: {} })
    expect(rest).toEqual([])
    expect(notification).toMatchObject({
      kind: 'reply',
      count: 2,
      postId: first.id,
      createdAt: second.createdAt,
    })
    const read = (post_id: string) =>
      author.call(markThreadRead, { params: { id: threadId }, body: { post_id } })
    await read(first.id)
    expect(await countUnread(author)).toBe(1)
    await other.call(deletePost, { params: { id: first.id } })
    expect(await notificationsOf(author)).toEqual([['reply', 'Oto', 1, false]])
    await read(second.id)
    expect(await countUnread(author)).toBe(0)
  })

  test('marking as read affects the own ones only, and all without a list', async () => {
    await writePost(other, 'One')
    const [notification] = await author.call(listNotifications, { query: {} })
    const ids = [notification?.id ?? '', 'nonsense']
    await other.call(markNotificationsRead, { body: { ids } })
    await author.call(markNotificationsRead, { body: { ids: ['nonsense'] } })
    expect(await countUnread(author)).toBe(1)
    await author.call(markNotificationsRead, { body: {} })
    expect(await countUnread(author)).toBe(0)
  })

  test('those of deleted content and of left groups disappear', async () => {
    const post = await writePost(other, 'Oops')
    await other.call(deletePost, { params: { id: post.id } })
    expect(await notificationsOf(author)).toEqual([])
    await writePost(owner, 'Still here')
    expect(await countUnread(author)).toBe(1)
    await author.call(leaveGroup, { params: { id: groupId } })
    expect(await notificationsOf(author)).toEqual([])
    expect(await countUnread(author)).toBe(0)
    await writePost(owner, 'Gone, are they?')
    expect(await notificationsOf(author)).toEqual([])
  })
})
