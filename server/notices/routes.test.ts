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
  countNotices,
  getWantedNotices,
  listNotices,
  markNoticesRead,
  setWantedNotices,
} from '#shared/contract/notices.ts'
import { openTestApp, type TestApp } from '../test/app.ts'
import { keepGroup } from '../test/groups.ts'
import { signUpAdmin, signUpMember, type Person } from '../test/people.ts'

let app: TestApp
let admin: Person
let owner: Person
let author: Person
let other: Person
let groupId: string
let threadId: string

beforeAll(async () => {
  app = await openTestApp()
  admin = await signUpAdmin(app)
})
beforeEach(async () => {
  owner = await signUpMember(app, admin, { name: 'Olive' })
  author = await signUpMember(app, admin, { name: 'Art' })
  other = await signUpMember(app, admin, { name: 'Oto' })
  groupId = await keepGroup(app, owner, { members: [author, other], name: 'Soup club' })
  const body = { title: 'Bread', content: 'Rye or wheat?' }
  threadId = (await author.call(createThread, { params: { id: groupId }, body })).id
})
afterAll(() => app.close())

const say = (person: Person, content: string, parent_post_id: string | null = null) =>
  person.call(createPost, { params: { id: threadId }, body: { content, parent_post_id } })

const told = async (person: Person) => {
  const notices = await person.call(listNotices, { query: {} })
  return notices.map(({ kind, actor, many, isRead }) => [kind, actor, many, isRead])
}

const count = (person: Person) => person.call(countNotices)

describe('what a member is told', () => {
  test('whom a post answers hears of it; nobody of their own', async () => {
    const post = await say(other, 'Rye')
    expect(await author.call(listNotices, { query: {} })).toEqual([
      {
        id: expect.any(String),
        kind: 'reply',
        actorId: expect.any(String),
        actor: 'Oto',
        many: 1,
        group: { id: groupId, name: 'Soup club' },
        thread: { id: threadId, title: 'Bread' },
        postId: post.id,
        recipe: null,
        thing: null,
        reason: null,
        createdAt: post.createdAt,
        isRead: false,
      },
    ])
    app.pass(1000)
    const answer = await say(author, 'Why?', post.id)
    await say(author, 'And I answer myself', answer.id)
    expect(await told(other)).toEqual([
      ['post', 'Art', 1, false],
      ['reply', 'Art', 1, false],
    ])
    expect(await told(author)).toEqual([['reply', 'Oto', 1, false]])
    expect(await told(owner)).toEqual([])
  })

  test('who follows a thread has one line of it, which counts on until it is read', async () => {
    await owner.call(followThread, { params: { id: threadId }, body: { follows: true } })
    expect((await owner.call(getThread, { params: { id: threadId } })).isFollowed).toBe(true)
    const first = await say(other, 'One')
    app.pass(1000)
    await say(author, 'Two')
    const [notice] = await owner.call(listNotices, { query: {} })
    expect(notice).toMatchObject({ kind: 'post', many: 2, actor: 'Art', postId: first.id })
    expect(await count(owner)).toBe(1)
    await owner.call(markNoticesRead, { body: { ids: [notice?.id ?? ''] } })
    expect(await count(owner)).toBe(0)
    app.pass(1000)
    await say(other, 'Three')
    expect(await told(owner)).toEqual([
      ['post', 'Oto', 1, false],
      ['post', 'Art', 2, true],
    ])
    const page = await owner.call(listNotices, { query: { limit: '1', offset: '1' } })
    expect(page.map(({ many }) => many)).toEqual([2])
  })

  test('who no longer follows hears nothing, not even after writing there again', async () => {
    await author.call(followThread, { params: { id: threadId }, body: { follows: false } })
    await say(author, 'Just this')
    await say(other, 'Fine')
    expect(await told(author)).toEqual([])
    expect((await author.call(getThread, { params: { id: threadId } })).isFollowed).toBe(false)
  })

  test('each kind can be switched off and on', async () => {
    const all = {
      reply: true,
      post: true,
      comment: true,
      rating: true,
      photo: true,
      invite: true,
      mail: true,
    }
    expect(await author.call(getWantedNotices)).toEqual(all)
    const off = await author.call(setWantedNotices, { body: { reply: false } })
    expect(off).toEqual({ ...all, reply: false })
    await say(other, 'Unheard')
    expect(await told(author)).toEqual([])
    await author.call(setWantedNotices, { body: { reply: true } })
    await say(other, 'Heard')
    expect(await told(author)).toEqual([['reply', 'Oto', 1, false]])
    const broken = author.call(setWantedNotices, { body: { reply: 'no' as unknown as boolean } })
    await expect(broken).rejects.toMatchObject({ code: 'invalid input' })
  })

  test('who reads a thread has read what they were told of it, as far as they read', async () => {
    const first = await say(other, 'One')
    const second = await say(owner, 'Two')
    expect(await count(author)).toBe(2)
    const read = (post_id: string) =>
      author.call(markThreadRead, { params: { id: threadId }, body: { post_id } })
    await read(first.id)
    expect(await count(author)).toBe(1)
    await read(second.id)
    expect(await count(author)).toBe(0)
  })

  test('whom one person answers again and again hears of it in one line, read with the last of it', async () => {
    const first = await say(other, 'One')
    app.pass(1000)
    const second = await say(other, 'Two')
    const [notice, ...rest] = await author.call(listNotices, { query: {} })
    expect(rest).toEqual([])
    expect(notice).toMatchObject({ kind: 'reply', many: 2, postId: first.id, createdAt: second.createdAt })
    const read = (post_id: string) =>
      author.call(markThreadRead, { params: { id: threadId }, body: { post_id } })
    await read(first.id)
    expect(await count(author)).toBe(1)
    await other.call(deletePost, { params: { id: first.id } })
    expect(await told(author)).toEqual([['reply', 'Oto', 1, false]])
    await read(second.id)
    expect(await count(author)).toBe(0)
  })

  test('marking touches one’s own only, and all of them without a list', async () => {
    await say(other, 'One')
    const [notice] = await author.call(listNotices, { query: {} })
    const ids = [notice?.id ?? '', 'nonsense']
    await other.call(markNoticesRead, { body: { ids } })
    await author.call(markNoticesRead, { body: { ids: ['nonsense'] } })
    expect(await count(author)).toBe(1)
    await author.call(markNoticesRead, { body: {} })
    expect(await count(author)).toBe(0)
  })

  test('what is deleted is not told any more, nor anything of a group one has left', async () => {
    const post = await say(other, 'Oops')
    await other.call(deletePost, { params: { id: post.id } })
    expect(await told(author)).toEqual([])
    await say(owner, 'Still here')
    expect(await count(author)).toBe(1)
    await author.call(leaveGroup, { params: { id: groupId } })
    expect(await told(author)).toEqual([])
    expect(await count(author)).toBe(0)
    await say(owner, 'Gone, are they?')
    expect(await told(author)).toEqual([])
  })
})
