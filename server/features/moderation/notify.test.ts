import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  decideReport,
  liftSuspension,
  reportContent,
  suspendMember,
  type Decision,
  type ReportableKind,
} from '#shared/contract/moderation.ts'
import { deleteComment } from '#shared/contract/comments.ts'
import { listPosts, markThreadRead } from '#shared/contract/forum.ts'
import {
  countNotifications,
  listNotifications,
  markNotificationsRead,
  setNotificationPreferences,
} from '#shared/contract/notifications.ts'
import { sendDigests } from '../notifications/digest.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { insertGroup, userIdOf } from '../../test/groups.ts'
import { signUpAdmin, signUpUser, type TestUser } from '../../test/users.ts'
import { createContent } from '../../test/content.ts'

const day = 24 * 60 * 60 * 1000
const kinds = ['recipe', 'comment', 'photo', 'thread', 'post', 'collection'] as const

let app: TestApp
let admin: TestUser
let owner: TestUser
let author: TestUser
let readers: TestUser[]
let groupId: string
let contents: Record<ReportableKind, string>
/** The title of the recipe, thread or collection that the content is or belongs to. */
const titleOf = (kind: ReportableKind) =>
  ['thread', 'post', 'collection'].includes(kind) ? 'Pans' : 'Carrot soup with ginger'

beforeAll(async () => {
  app = await openTestApp()
  admin = await signUpAdmin(app)
  owner = await signUpUser(app, admin, { name: 'Olive' })
  author = await signUpUser(app, admin, { name: 'Art' })
  readers = []
  for (const name of ['Rita', 'Ron', 'Ruth']) readers.push(await signUpUser(app, admin, { name }))
  groupId = await insertGroup(app, owner, { members: [author, ...readers], name: 'Soup club' })
})
beforeEach(async () => {
  await app.db.deleteFrom('rate_limits').execute()
  await author.call(markNotificationsRead, { body: {} })
  app.advanceClock(day)
  contents = await createContent(author, groupId)
})
afterAll(() => app.close())

const report = (person: TestUser, kind: ReportableKind) =>
  person.call(reportContent, { body: { kind, id: contents[kind], reason: 'spam', note: 'Rita minds' } })

function decide(kind: ReportableKind, action: Decision, reason: string | null = 'Because') {
  app.advanceClock(1000)
  return admin.call(decideReport, { params: { kind, id: contents[kind] }, body: { action, reason } })
}

const unread = async (person: TestUser) =>
  (await person.call(listNotifications, { query: {} })).filter(({ isRead }) => !isRead)

const notificationsOf = async (person: TestUser = author) =>
  (await unread(person)).map(({ kind, content, reason }) => [kind, content?.kind, content?.title, reason])

describe.each(kinds)('the author of a %s', (kind) => {
  test('is notified when the third report hides it and when it is restored, without the reporters', async () => {
    for (const person of readers) await report(person, kind)
    const [hidden] = await unread(author)
    expect(hidden).toMatchObject({
      kind: 'hidden',
      actorId: null,
      actor: null,
      count: 1,
      content: { kind, title: titleOf(kind) },
      reason: null,
    })
    expect(hidden?.thread?.id).toBe(kind === 'thread' || kind === 'post' ? contents.thread : undefined)
    expect(hidden?.recipe?.id).toBe(titleOf(kind) === 'Pans' ? undefined : contents.recipe)
    expect(hidden?.postId).toBe(kind === 'post' ? contents.post : null)
    await decide(kind, 'dismiss', null)
    expect(await notificationsOf()).toEqual([
      ['restored', kind, titleOf(kind), null],
      ['hidden', kind, titleOf(kind), null],
    ])
    expect(JSON.stringify(await unread(author))).not.toMatch(/Rita|Ron|Ruth|minds/)
    for (const person of readers) expect(await unread(person)).toEqual([])
    expect((await unread(owner)).filter((each) => each.kind !== 'report')).toEqual([])
  })

  test('is notified when it is removed, with the reason', async () => {
    await report(readers[0] as TestUser, kind)
    expect(await notificationsOf()).toEqual([])
    await decide(kind, 'hide', 'Wait')
    await decide(kind, 'remove', 'Advertising')
    const [removed] = await unread(author)
    expect((await notificationsOf())[0]).toEqual(['removed', kind, titleOf(kind), 'Advertising'])
    expect(removed?.group).toEqual(titleOf(kind) === 'Pans' ? { id: groupId, name: 'Soup club' } : null)
  })

  test('is not notified when reports are dismissed and nothing changed', async () => {
    await report(readers[0] as TestUser, kind)
    await decide(kind, 'dismiss')
    expect(await notificationsOf()).toEqual([])
  })
})

test('the notification of a hidden post is not marked as read with the thread, and is deleted with the post', async () => {
  await decide('post', 'hide')
  const posts = await author.call(listPosts, { params: { id: contents.thread }, query: {} })
  const body = { post_id: posts.at(-1)?.id ?? null }
  await author.call(markThreadRead, { params: { id: contents.thread }, body })
  expect(await notificationsOf()).toEqual([['hidden', 'post', 'Pans', 'Because']])
  await decide('comment', 'hide')
  expect(await author.call(countNotifications)).toBe(2)
  await author.call(deleteComment, { params: { id: contents.comment } })
  expect(await author.call(countNotifications)).toBe(1)
})

test('a suspended user is notified of place and reason, and when the suspension is lifted', async () => {
  const member_id = await userIdOf(app, author)
  const suspend = []
  for (const group_id of [groupId, null]) {
    const body = { member_id, group_id, days: 7, reason: 'Shouting' }
    suspend.push(await admin.call(suspendMember, { body }))
    app.advanceClock(1000)
  }
  for (const { id } of suspend) {
    await admin.call(liftSuspension, { params: { id } })
    app.advanceClock(1000)
  }
  const notices = await unread(author)
  expect(notices.map(({ kind, group, reason, actor }) => [kind, group?.name, reason, actor])).toEqual([
    ['unsuspended', undefined, null, null],
    ['unsuspended', 'Soup club', null, null],
    ['suspended', undefined, 'Shouting', null],
    ['suspended', 'Soup club', 'Shouting', null],
  ])
})

test('the daily mail contains it without the reason, whatever is switched off', async () => {
  await author.call(setNotificationPreferences, {
    body: { reply: false, post: false, comment: false, photo: false },
  })
  await decide('photo', 'remove', 'Not food')
  await decide('thread', 'remove', 'Off the topic')
  await admin.call(suspendMember, {
    body: { member_id: await userIdOf(app, author), group_id: groupId, reason: 'Shouting' },
  })
  app.advanceClock(day)
  await sendDigests(app.deps, app.deps.clock())
  const mail = (await app.mails()).findLast(({ to }) => to === author.email)
  const page = `${app.deps.publicUrl}/en`
  for (const line of [
    `- Your photo of “Carrot soup with ginger” has been removed\n  ${page}/discover?recipe=${contents.recipe}`,
    `- Your thread “Pans” has been removed\n  ${page}/groups/${groupId}`,
    `- You cannot write in “Soup club” at the moment\n  ${page}/settings#muted`,
  ]) {
    expect(mail?.text).toContain(line)
  }
  expect(mail?.text).not.toMatch(/Not food|Off the topic|Shouting/)
})
