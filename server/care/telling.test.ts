import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  decideReport,
  endSilence,
  reportThing,
  silenceMember,
  type Decision,
  type ThingKind,
} from '#shared/contract/care.ts'
import { deleteComment } from '#shared/contract/comments.ts'
import { listPosts, markThreadRead } from '#shared/contract/forum.ts'
import { countNotices, listNotices, markNoticesRead, setWantedNotices } from '#shared/contract/notices.ts'
import { sendDigests } from '../notices/digest.ts'
import { openTestApp, type TestApp } from '../test/app.ts'
import { keepGroup, personId } from '../test/groups.ts'
import { signUpAdmin, signUpMember, type Person } from '../test/people.ts'
import { keepThings } from '../test/things.ts'

const day = 24 * 60 * 60 * 1000
const kinds = ['recipe', 'comment', 'photo', 'thread', 'post'] as const

let app: TestApp
let admin: Person
let owner: Person
let author: Person
let readers: Person[]
let groupId: string
let things: Record<ThingKind, string>
/** Of the recipe or thread that a thing is, or hangs on. */
const titleOf = (kind: ThingKind) =>
  kind === 'thread' || kind === 'post' ? 'Pans' : 'Carrot soup with ginger'

beforeAll(async () => {
  app = await openTestApp()
  admin = await signUpAdmin(app)
  owner = await signUpMember(app, admin, { name: 'Olive' })
  author = await signUpMember(app, admin, { name: 'Art' })
  readers = []
  for (const name of ['Rita', 'Ron', 'Ruth']) readers.push(await signUpMember(app, admin, { name }))
  groupId = await keepGroup(app, owner, { members: [author, ...readers], name: 'Soup club' })
})
beforeEach(async () => {
  await app.db.deleteFrom('rate_limits').execute()
  await author.call(markNoticesRead, { body: {} })
  app.pass(day)
  things = await keepThings(author, groupId)
})
afterAll(() => app.close())

const report = (person: Person, kind: ThingKind) =>
  person.call(reportThing, { body: { kind, id: things[kind], reason: 'spam', note: 'Rita minds' } })

function decide(kind: ThingKind, action: Decision, reason: string | null = 'Because') {
  app.pass(1000)
  return admin.call(decideReport, { params: { kind, id: things[kind] }, body: { action, reason } })
}

const unread = async (person: Person) =>
  (await person.call(listNotices, { query: {} })).filter(({ isRead }) => !isRead)

const told = async (person: Person = author) =>
  (await unread(person)).map(({ kind, thing, reason }) => [kind, thing?.kind, thing?.title, reason])

describe.each(kinds)('whose %s it is', (kind) => {
  test('hears when the third report hides it and when it can be seen again, not who reported', async () => {
    for (const person of readers) await report(person, kind)
    const [hidden] = await unread(author)
    expect(hidden).toMatchObject({
      kind: 'hidden',
      actorId: null,
      actor: null,
      many: 1,
      thing: { kind, title: titleOf(kind) },
      reason: null,
    })
    expect(hidden?.thread?.id).toBe(titleOf(kind) === 'Pans' ? things.thread : undefined)
    expect(hidden?.recipe?.id).toBe(titleOf(kind) === 'Pans' ? undefined : things.recipe)
    expect(hidden?.postId).toBe(kind === 'post' ? things.post : null)
    await decide(kind, 'dismiss', null)
    expect(await told()).toEqual([
      ['restored', kind, titleOf(kind), null],
      ['hidden', kind, titleOf(kind), null],
    ])
    expect(JSON.stringify(await unread(author))).not.toMatch(/Rita|Ron|Ruth|minds/)
    for (const person of [...readers, owner]) expect(await unread(person)).toEqual([])
  })

  test('hears when it is removed, and why', async () => {
    await report(readers[0] as Person, kind)
    expect(await told()).toEqual([])
    await decide(kind, 'hide', 'Wait')
    await decide(kind, 'remove', 'Advertising')
    const [removed] = await unread(author)
    expect((await told())[0]).toEqual(['removed', kind, titleOf(kind), 'Advertising'])
    expect(removed?.group).toEqual(titleOf(kind) === 'Pans' ? { id: groupId, name: 'Soup club' } : null)
  })

  test('hears nothing when what was reported stays as it was', async () => {
    await report(readers[0] as Person, kind)
    await decide(kind, 'dismiss')
    expect(await told()).toEqual([])
  })
})

test('that a post is hidden is not read by reading the thread, and goes with what was hidden', async () => {
  await decide('post', 'hide')
  const posts = await author.call(listPosts, { params: { id: things.thread }, query: {} })
  const body = { post_id: posts.at(-1)?.id ?? null }
  await author.call(markThreadRead, { params: { id: things.thread }, body })
  expect(await told()).toEqual([['hidden', 'post', 'Pans', 'Because']])
  await decide('comment', 'hide')
  expect(await author.call(countNotices)).toBe(2)
  await author.call(deleteComment, { params: { id: things.comment } })
  expect(await author.call(countNotices)).toBe(1)
})

test('who is silenced hears where and why, and when they may write again', async () => {
  const member_id = await personId(app, author)
  const silences = []
  for (const group_id of [groupId, null]) {
    const body = { member_id, group_id, days: 7, reason: 'Shouting' }
    silences.push(await admin.call(silenceMember, { body }))
    app.pass(1000)
  }
  for (const { id } of silences) {
    await admin.call(endSilence, { params: { id } })
    app.pass(1000)
  }
  const notices = await unread(author)
  expect(notices.map(({ kind, group, reason, actor }) => [kind, group?.name, reason, actor])).toEqual([
    ['unsuspended', undefined, null, null],
    ['unsuspended', 'Soup club', null, null],
    ['suspended', undefined, 'Shouting', null],
    ['suspended', 'Soup club', 'Shouting', null],
  ])
})

test('the daily mail tells it without the reason, whatever else was switched off', async () => {
  await author.call(setWantedNotices, { body: { reply: false, post: false, comment: false, photo: false } })
  await decide('photo', 'remove', 'Not food')
  await decide('thread', 'remove', 'Off the topic')
  await admin.call(silenceMember, {
    body: { member_id: await personId(app, author), group_id: groupId, reason: 'Shouting' },
  })
  app.pass(day)
  await sendDigests(app.deps, app.deps.clock())
  const mail = (await app.mails()).findLast(({ to }) => to === author.email)
  const page = `${app.deps.publicUrl}/en`
  for (const line of [
    `- Your photo of “Carrot soup with ginger” has been removed\n  ${page}/discover?recipe=${things.recipe}`,
    `- Your thread “Pans” has been removed\n  ${page}/groups/${groupId}`,
    `- You cannot write in “Soup club” at the moment\n  ${page}/settings#peace`,
  ]) {
    expect(mail?.text).toContain(line)
  }
  expect(mail?.text).not.toMatch(/Not food|Off the topic|Shouting/)
})
