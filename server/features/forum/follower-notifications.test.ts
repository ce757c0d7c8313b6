import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  createPost,
  createThread,
  deletePost,
  followThread,
  listThreads,
  markThreadRead,
} from '#shared/contract/forum.ts'
import {
  countNotifications,
  listNotifications,
  readNotificationCount,
} from '#shared/contract/notifications.ts'
import { openDatabase, type OpenDatabase } from '../../platform/db/open.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { createClient, type TestClient } from '../../test/client.ts'
import { openEvents } from '../../test/event-stream.ts'
import { insertGroup, userIdOf } from '../../test/groups.ts'
import { signUpAdmin, signUpUser, type TestUser } from '../../test/users.ts'
import { startFollowerNotifications } from './follower-notifications.ts'

let app: TestApp
let neighbour: TestApp
let elsewhere: OpenDatabase
let users: [TestUser, ...TestUser[]]
let groupId: string
let threadId: string
let streams: { close: () => void }[] = []

beforeAll(async () => {
  app = await openTestApp()
  // Like a second server process: it shares only the database.
  elsewhere = await openDatabase({ url: app.databaseUrl }, () => undefined)
  const { db, listen, watchTables } = elsewhere
  neighbour = await openTestApp({ db, listen, watchTables, publicUrl: app.deps.publicUrl })
  const admin = await signUpAdmin(app)
  users = [admin]
  for (let more = 0; more < 4; more += 1) users.push(await signUpUser(app, admin))
})
beforeEach(async () => {
  const [owner, ...members] = users
  groupId = await insertGroup(app, owner, { members })
  const body = { title: 'Bread', content: 'Rye or wheat?' }
  threadId = (await owner.call(createThread, { params: { id: groupId }, body })).id
  for (const user of users)
    await user.call(followThread, { params: { id: threadId }, body: { follows: true } })
})
afterEach(() => {
  for (const stream of streams) stream.close()
  streams = []
})
afterAll(async () => {
  await neighbour.close()
  await elsewhere.close()
  await app.close()
})

const user = (place: number) => users[place % users.length] ?? users[0]

/** The same user with the same cookies at the other process. */
function atNeighbour(person: TestClient): TestClient {
  const anonymous = createClient(neighbour.url)
  for (const [name, value] of person.cookies) anonymous.cookies.set(name, value)
  return anonymous
}

const write = (person: TestClient, content: string, id = threadId) =>
  person.call(createPost, { params: { id }, body: { content } })

const unreadKinds = async (person: TestUser) =>
  (await person.call(listNotifications, { query: {} }))
    .filter(({ isRead }) => !isRead)
    .map(({ kind }) => kind)

const queued = async () =>
  (await sql<{ count: number }>`select count(*) as count from follower_notification_queue`.execute(app.db))
    .rows[0]?.count

test('after 200 racing posts, reads and deletions the unread numbers and notifications are right', async () => {
  const posts: string[] = []
  async function act(turn: number) {
    const person = turn % 2 === 0 ? user(turn) : atNeighbour(user(turn))
    const { id } = await write(person, `No. ${turn}`)
    posts.push(id)
    if (turn % 7 === 0) await user(turn).call(deletePost, { params: { id } })
    if (turn % 5 !== 1) return
    const body = { post_id: posts[Math.floor(posts.length / 2)] ?? id }
    // The post may be deleted.
    await atNeighbour(user(turn + 1))
      .call(markThreadRead, { params: { id: threadId }, body })
      .catch(() => undefined)
  }
  const lanes = 10
  await Promise.all(
    Array.from({ length: lanes }, async (_, lane) => {
      for (let turn = lane; turn < 200; turn += lanes) await act(turn)
    }),
  )
  await expect.poll(queued, { timeout: 20_000 }).toBe(0)

  for (const person of users) {
    const id = await userIdOf(app, person)
    const { rows } = await sql<{ count: number; first: string | null }>`
      select least(count(*), 100) as count, (array_agg(id order by number))[1] as first from forum_posts
      where thread_id = ${threadId} and deleted_at is null and hidden_at is null and author_id is distinct from ${id}
        and number > coalesce((select number from thread_read_positions
          where thread_id = ${threadId} and user_id = ${id}), 0)`.execute(app.db)
    const [thread] = await person.call(listThreads, { params: { id: groupId }, query: {} })
    expect([thread?.unreadCount, thread?.firstUnreadId]).toEqual([rows[0]?.count, rows[0]?.first])
    // All new posts of a thread share one notification.
    const notifications = await person.call(listNotifications, { query: {} })
    expect(notifications.filter(({ kind, isRead }) => kind === 'post' && !isRead).length).toBeLessThanOrEqual(
      1,
    )
    expect(notifications.some(({ isRead }) => !isRead)).toBe(true)
  }
  const last = await write(user(0), 'The last')
  for (const person of users) {
    await person.call(markThreadRead, { params: { id: threadId }, body: { post_id: last.id } })
    const [thread] = await person.call(listThreads, { params: { id: groupId }, query: {} })
    expect([thread?.unreadCount, thread?.firstUnreadId]).toEqual([0, null])
    const unread = await unreadKinds(person)
    expect(unread.filter((kind) => kind !== 'invite')).toEqual([])
  }
})

test('a post that its process could not notify is notified by another one, once', async () => {
  const post = await write(user(0), 'News')
  await expect.poll(queued, { timeout: 20_000 }).toBe(0)
  await app.db.deleteFrom('notifications').execute()
  // As a process leaves it that ends right after the commit.
  await sql`insert into follower_notification_queue (thread_id, number)
    select thread_id, number from forum_posts where id = ${post.id}`.execute(app.db)
  const workers = [app, neighbour].map(({ deps }) => startFollowerNotifications(deps))
  await expect.poll(queued, { timeout: 20_000 }).toBe(0)
  await Promise.all(workers.map(({ stop }) => stop()))
  const [notification, ...rest] = await user(1).call(listNotifications, { query: {} })
  expect(notification).toMatchObject({ kind: 'post', count: 1, postId: post.id })
  expect(rest).toEqual([])
  expect(await user(0).call(countNotifications)).toBe(0)
})

test('a post that is deleted or read before its followers are notified notifies nobody', async () => {
  const [deleted, readPost] = [await write(user(0), 'Gone'), await write(user(0), 'Read')]
  await expect.poll(queued, { timeout: 20_000 }).toBe(0)
  await app.db.deleteFrom('notifications').execute()
  await sql`insert into follower_notification_queue (thread_id, number)
    select thread_id, number from forum_posts where id in (${deleted.id}, ${readPost.id})`.execute(app.db)
  await user(0).call(deletePost, { params: { id: deleted.id } })
  await user(1).call(markThreadRead, { params: { id: threadId }, body: { post_id: readPost.id } })
  const worker = startFollowerNotifications(app.deps)
  await expect.poll(queued, { timeout: 20_000 }).toBe(0)
  await worker.stop()
  expect(await user(1).call(countNotifications)).toBe(0)
  const [notification] = await user(2).call(listNotifications, { query: {} })
  expect(notification).toMatchObject({ kind: 'post', count: 1, postId: readPost.id })
})

test('followers at another process have the new number within a second', async () => {
  const stream = await openEvents(atNeighbour(user(3)), countNotifications.path)
  streams.push(stream)
  const next = async () => readNotificationCount((await stream.next()).data)
  const before = (await next()) ?? 0
  await write(user(1), 'Live')
  await expect.poll(next, { timeout: 10_000 }).toBe(before + 1)
})
