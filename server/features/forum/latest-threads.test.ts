import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  createPost,
  createThread,
  listThreads,
  markThreadRead,
  updateThread,
} from '#shared/contract/forum.ts'
import { listMyGroups, listPublicGroups } from '#shared/contract/groups.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { insertGroup } from '../../test/groups.ts'
import { signUpAdmin, signUpUser, type TestUser } from '../../test/users.ts'

let app: TestApp
let owner: TestUser
let ben: TestUser

beforeAll(async () => {
  app = await openTestApp()
  owner = await signUpAdmin(app)
  ben = await signUpUser(app, owner)
})
afterAll(() => app.close())

const latest = async (person: TestUser, groupId: string) =>
  (await person.call(listMyGroups, { query: {} })).find(({ id }) => id === groupId)?.latestThread

test('one’s own groups tell the thread that was active last, and whether it is unread', async () => {
  const groupId = await insertGroup(app, owner, { members: [ben] })
  expect(await latest(ben, groupId)).toBeNull()

  const begin = (title: string) =>
    owner.call(createThread, { params: { id: groupId }, body: { title, content: 'Well?' } })
  const pinned = await begin('House rules')
  await owner.call(updateThread, { params: { id: pinned.id }, body: { is_pinned: true } })
  const bread = await begin('Bread')
  expect(await latest(ben, groupId)).toMatchObject({ id: bread.id, title: 'Bread', isUnread: true })
  expect(await latest(owner, groupId)).toMatchObject({ id: bread.id, isUnread: false })

  const post = await owner.call(createPost, { params: { id: pinned.id }, body: { content: 'Be kind' } })
  expect(await latest(ben, groupId)).toMatchObject({ id: pinned.id, isUnread: true })
  await ben.call(markThreadRead, { params: { id: pinned.id }, body: { post_id: post.id } })
  expect(await latest(ben, groupId)).toMatchObject({ id: pinned.id, isUnread: false })

  await app.db
    .updateTable('forum_threads')
    .set({ hidden_at: new Date() })
    .where('id', '=', pinned.id)
    .execute()
  expect(await latest(ben, groupId)).toMatchObject({ id: bread.id })
  const threads = await ben.call(listThreads, { params: { id: groupId }, query: {} })
  expect(threads.map(({ id }) => id)).toEqual([bread.id])
})

test('of other groups nothing is told', async () => {
  const groupId = await insertGroup(app, owner, { isPublic: true })
  await owner.call(createThread, { params: { id: groupId }, body: { title: 'Soup', content: 'Hot?' } })
  const [found] = await ben.call(listPublicGroups, { query: {} })
  expect(found).toMatchObject({ id: groupId, latestThread: null })
})
