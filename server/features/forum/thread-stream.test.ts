import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { logout } from '#shared/contract/account.ts'
import {
  createPost,
  createThread,
  deletePost,
  deleteThread,
  getThread,
  listPosts,
  readThreadEvent,
  threadStreamPath,
  updatePost,
  updateThread,
  type ThreadEvent,
} from '#shared/contract/forum.ts'
import { leaveGroup } from '#shared/contract/groups.ts'
import { capacity } from '#shared/constants/capacity.ts'
import { openDatabase, type OpenDatabase } from '../../platform/db/open.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { openEvents } from '../../test/event-stream.ts'
import { addToGroup, insertGroup } from '../../test/groups.ts'
import { recordOutcome } from '../../test/outcomes.ts'
import { signUpAdmin, signUpUser, type TestUser } from '../../test/users.ts'
import { createClient, type TestClient } from '../../test/client.ts'

let app: TestApp
let neighbour: TestApp
let elsewhere: OpenDatabase
let admin: TestUser
let owner: TestUser
let writer: TestUser
let reader: TestUser
let threadId: string
let groupId: string
let opened: { close: () => void }[] = []

beforeAll(async () => {
  app = await openTestApp()
  // Like a second server process: it shares only the database.
  elsewhere = await openDatabase({ url: app.databaseUrl }, () => undefined)
  const { db, listen } = elsewhere
  neighbour = await openTestApp({ db, listen, publicUrl: app.deps.publicUrl })
  admin = await signUpAdmin(app)
  owner = await signUpUser(app, admin, { name: 'Olive' })
  writer = await signUpUser(app, admin, { name: 'Will' })
  reader = await signUpUser(app, admin, { name: 'Rita' })
})
beforeEach(async () => {
  groupId = await insertGroup(app, owner, { members: [writer, reader] })
  const body = { title: 'Bread', content: 'Rye or wheat?' }
  threadId = (await writer.call(createThread, { params: { id: groupId }, body })).id
})
afterEach(() => {
  for (const stream of opened) stream.close()
  opened = []
})
afterAll(async () => {
  await neighbour.close()
  await elsewhere.close()
  await app.close()
})

const say = (content: string, person: TestUser = writer) =>
  person.call(createPost, { params: { id: threadId }, body: { content } })

/** The revision of the thread: who reads along from it is sent nothing that is there already. */
const changeNow = async () => (await owner.call(getThread, { params: { id: threadId } })).change

/** The same user with the same cookies at the other process. */
function atNeighbour(person: TestClient): TestClient {
  const anonymous = createClient(neighbour.url)
  for (const [name, value] of person.cookies) anonymous.cookies.set(name, value)
  return anonymous
}

/** Opens the stream like a browser; `next` waits for the next event. */
async function readAlong(person: TestClient, after = 0, headers: Record<string, string> = {}) {
  const stream = await openEvents(person, threadStreamPath(threadId, after), headers)
  opened.push(stream)
  async function next(): Promise<ThreadEvent & { id?: string }> {
    const { event, data, id } = await stream.next()
    const read = readThreadEvent(event, data)
    if (!read) throw new Error(`unknown event ${event}`)
    return { ...read, ...(id !== undefined && { id }) }
  }
  return { ...stream, next }
}

describe('live updates of a thread', () => {
  test('send new, edited and deleted posts and the thread, as each viewer may see them', async () => {
    const stream = await readAlong(reader)
    expect(stream.response.headers.get('content-type')).toContain('text/event-stream')
    expect(stream.response.headers.get('cache-control')).toBe('private, no-store')
    const post = await say('Rye')
    expect(await stream.next()).toMatchObject({
      event: 'post',
      data: { id: post.id, content: 'Rye', mine: false, authorEmail: null, authorName: 'Will' },
    })
    expect(await stream.next()).toMatchObject({ event: 'thread', data: { postCount: 1 }, id: '1' })
    await writer.call(updatePost, { params: { id: post.id }, body: { content: 'Wheat' } })
    expect(await stream.next()).toMatchObject({ event: 'post', data: { content: 'Wheat' } })
    expect((await stream.next()).event).toBe('thread')
    await owner.call(updateThread, { params: { id: threadId }, body: { is_locked: true } })
    expect(await stream.next()).toMatchObject({ event: 'thread', data: { isLocked: true } })
    await writer.call(deletePost, { params: { id: post.id } })
    expect(await stream.next()).toEqual({ event: 'gone', data: { ids: [post.id] } })
    expect(await stream.next()).toMatchObject({ event: 'thread', data: { postCount: 0 } })
  })

  test('cross processes: a post in one reaches viewers of the other', async () => {
    const stream = await readAlong(atNeighbour(reader))
    await say('From afar')
    expect(await stream.next()).toMatchObject({ event: 'post', data: { content: 'From afar' } })
    await stream.next()
    await say('And again')
    expect(await stream.next()).toMatchObject({ event: 'post', data: { content: 'And again' } })
  })

  test('recover after the LISTEN connection was lost, with the changes meanwhile', async () => {
    const stream = await readAlong(atNeighbour(reader))
    await say('Before')
    await stream.next()
    await stream.next()
    const cut = () =>
      sql<{ pid: number }>`select pid, pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'convive listening'`.execute(app.db)
    expect((await cut()).rows).toHaveLength(2)
    await say('Meanwhile')
    expect(await stream.next()).toMatchObject({ event: 'post', data: { content: 'Meanwhile' } })
    await stream.next()
    await say('Afterwards')
    expect(await stream.next()).toMatchObject({ event: 'post', data: { content: 'Afterwards' } })
  })

  test('start at the page’s revision, and after a lost connection at the last event', async () => {
    await say('Known')
    const { change } = await reader.call(getThread, { params: { id: threadId } })
    const missed = await say('Missed')
    const stream = await readAlong(reader, change)
    expect(await stream.next()).toMatchObject({ event: 'post', data: { id: missed.id } })
    const { id = '' } = await stream.next()
    stream.close()
    const away = await say('While away')
    const again = await readAlong(reader, change, { 'last-event-id': id })
    expect(await again.next()).toMatchObject({ event: 'post', data: { id: away.id } })
  })

  test('end when the thread is deleted or the viewer leaves the group', async () => {
    const deletedUser = await readAlong(reader, await changeNow())
    await reader.call(leaveGroup, { params: { id: groupId } })
    await say('Behind closed doors')
    expect(await deletedUser.next()).toEqual({ event: 'over', data: {} })
    await expect(deletedUser.next()).rejects.toThrow('the stream ended')
    const witness = await readAlong(owner, 1)
    const other = await readAlong(atNeighbour(owner), 1)
    await owner.call(deleteThread, { params: { id: threadId } })
    expect((await witness.next()).event).toBe('over')
    expect((await other.next()).event).toBe('over')
  })

  test('end when the viewer signs out', async () => {
    const signedOut = await signUpUser(app, admin)
    await addToGroup(owner, signedOut, groupId)
    const stream = await readAlong(signedOut, await changeNow())
    // Readers are looked up in rounds: after this one none is under way that began before the logout.
    await say('Is everybody here?')
    expect([(await stream.next()).event, (await stream.next()).event]).toEqual(['post', 'thread'])
    await signedOut.call(logout)
    await say('Whoever is left')
    expect((await stream.next()).event).toBe('over')
  })

  test('end with the server, so that open streams do not delay its stop', async () => {
    const stopping = new AbortController()
    const { db, listen } = elsewhere
    const { publicUrl } = app.deps
    const closing = await openTestApp({ db, listen, publicUrl, stopping: stopping.signal })
    const anonymous = createClient(closing.url)
    for (const [name, value] of reader.cookies) anonymous.cookies.set(name, value)
    const stream = await readAlong(anonymous)
    stopping.abort()
    await expect(stream.next()).rejects.toThrow('the stream ended')
    await closing.close()
  })

  test('are for members, of an existing thread, and limited in number', async () => {
    const refusal = async (person: TestClient, path: string) => {
      const answer = await person.fetch(path, { headers: { accept: 'text/event-stream' } })
      return [answer.status, ((await answer.json()) as { error: string }).error]
    }
    const path = threadStreamPath(threadId, 0)
    expect(await refusal(app.anonymous(), path)).toEqual([401, 'not signed in'])
    expect(await refusal(admin, path)).toEqual([403, 'members only'])
    expect(await refusal(owner, threadStreamPath(crypto.randomUUID(), 0))).toEqual([404, 'not found'])
    expect(await refusal(owner, `${path}x`)).toEqual([400, 'invalid input'])
    const { streamsPerMember } = capacity.live
    const streams = await Promise.all(Array.from({ length: streamsPerMember }, () => readAlong(owner)))
    expect(await refusal(owner, path)).toEqual([429, 'too many requests'])
    recordOutcome(listPosts, 'too many requests')
    streams[0]?.close()
    await expect.poll(() => readAlong(owner).then(({ response }) => response.status)).toBe(200)
  })
})
