import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deleteAccount } from '#shared/contract/account.ts'
import {
  decideReport,
  endSilence,
  listModerationActs,
  listMuted,
  listOwnSilences,
  listSilences,
  muteMember,
  reportThing,
  silenceMember,
  unmuteMember,
} from '#shared/contract/care.ts'
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
import { listNotices } from '#shared/contract/notices.ts'
import { uploadPhoto } from '#shared/contract/photos.ts'
import { likeRecipe } from '#shared/contract/ratings.ts'
import { editRecipe, setRecipePublic } from '#shared/contract/recipes.ts'
import { limits } from '#shared/limits.ts'
import { useUp } from '../test/attempts.ts'
import { openTestApp, type TestApp } from '../test/app.ts'
import { keepGroup, personId } from '../test/groups.ts'
import { goodPassword, signUpAdmin, signUpMember, type Person } from '../test/people.ts'
import { keepRecipe, publishRecipe } from '../test/recipes.ts'
import { keepThings } from '../test/things.ts'
import { carePersonData } from './person-data.ts'

let app: TestApp
let admin: Person
let owner: Person
let reader: Person

beforeAll(async () => {
  app = await openTestApp()
  admin = await signUpAdmin(app)
  owner = await signUpMember(app, admin, { name: 'Olive' })
  reader = await signUpMember(app, admin, { name: 'Rita' })
})
afterAll(() => app.close())

const answerOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'ok',
    ({ code }: { code: string }) => code,
  )

describe('muting somebody for oneself', () => {
  test('is kept until it is taken back, and nobody else’s affair', async () => {
    const loud = await signUpMember(app, admin, { name: 'Lou' })
    const id = await personId(app, loud)
    await reader.call(muteMember, { params: { id } })
    await reader.call(muteMember, { params: { id } })
    expect(await reader.call(listMuted)).toEqual([{ id, name: 'Lou' }])
    expect(await loud.call(listMuted)).toEqual([])
    await reader.call(unmuteMember, { params: { id } })
    await reader.call(unmuteMember, { params: { id: 'nonsense' } })
    expect(await reader.call(listMuted)).toEqual([])
  })

  test('takes somebody else who is there', async () => {
    const own = { params: { id: await personId(app, reader) } }
    expect(await answerOf(reader.call(muteMember, own))).toBe('not allowed')
    for (const id of ['nonsense', crypto.randomUUID()]) {
      expect(await answerOf(reader.call(muteMember, { params: { id } }))).toBe('not found')
    }
  })
})

/** Somebody with a group, a thread and a post there and a recipe, and all the ways in which they may write. */
async function writer() {
  const person = await signUpMember(app, admin, { name: 'Wim' })
  const id = await personId(app, person)
  const group = await keepGroup(app, owner, { members: [person, reader] })
  const { thread, post, recipe } = await keepThings(person, group)
  const foreign = (await publishRecipe(owner)).id
  const open = (await publishRecipe(person)).id
  const hidden = (await keepRecipe(person)).id
  const words = { content: 'One more word' }
  const inGroup = () => [
    person.call(createThread, { params: { id: group }, body: { title: 'More', ...words } }),
    person.call(shareRecipeToGroup, { params: { id: group }, body: { recipe_id: recipe } }),
    person.call(updateThread, { params: { id: thread }, body: words }),
    person.call(createPost, { params: { id: thread }, body: words }),
    person.call(updatePost, { params: { id: post }, body: words }),
  ]
  const elsewhere = () => [
    person.call(addComment, { params: { id: foreign }, body: words }),
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
  const all = async (calls: Promise<unknown>[]) => Promise.all(calls.map(answerOf))
  return {
    person,
    id,
    group,
    inGroup: () => all(inGroup()),
    elsewhere: () => all(elsewhere()),
    read: () => all(read()),
  }
}

const muted = (many: number) => Array.from({ length: many }, () => 'muted')
const free = ['ok', 'ok', 'ok', 'ok', 'ok']

describe('silencing somebody', () => {
  test('in a group keeps them from writing there, for as long as it was said', async () => {
    const { person, id, group, inGroup, elsewhere, read } = await writer()
    expect(await inGroup()).toEqual(free)
    const body = { member_id: id, group_id: group, days: 7, reason: 'Shouting' }
    const silence = await owner.call(silenceMember, { body })
    expect(silence).toMatchObject({ memberId: id, member: 'Wim', groupName: 'Soup club', reason: 'Shouting' })
    expect(await inGroup()).toEqual(muted(5))
    // What is said to the picture that is none shows that the call came so far.
    expect(await elsewhere()).toEqual(['ok', 'not an image', 'ok', 'ok'])
    expect(await read()).toEqual(free.slice(0, 4))
    expect(await person.call(listOwnSilences)).toEqual([silence])
    expect(await owner.call(listSilences)).toEqual([silence])
    expect(await reader.call(listSilences)).toEqual([])
    expect((await admin.call(listSilences)).map((each) => each.id)).toContain(silence.id)
    app.pass(7 * 24 * 3600 * 1000)
    expect(await inGroup()).toEqual(free)
    expect(await person.call(listOwnSilences)).toEqual([])
  })

  test('everywhere is an admin’s to do and to end, for good unless days are given', async () => {
    const { person, id, inGroup, elsewhere, read } = await writer()
    const silence = await admin.call(silenceMember, { body: { member_id: id, reason: 'Advertising' } })
    expect(silence).toMatchObject({ groupName: null, endsAt: null })
    app.pass(24 * 3600 * 1000)
    expect(await inGroup()).toEqual(muted(5))
    expect(await elsewhere()).toEqual(muted(4))
    expect(await read()).toEqual(free.slice(0, 4))
    const again = { member_id: id, days: 1, reason: 'Only a day' }
    expect((await admin.call(silenceMember, { body: again })).id).toBe(silence.id)
    expect(await person.call(listOwnSilences)).toMatchObject([{ reason: 'Only a day' }])
    const params = { id: silence.id }
    expect(await answerOf(owner.call(endSilence, { params }))).toBe('not found')
    expect(await answerOf(admin.call(endSilence, { params: { id: 'nonsense' } }))).toBe('not found')
    await admin.call(endSilence, { params })
    expect(await inGroup()).toEqual(free)
    const acts = await admin.call(listModerationActs, { query: { limit: '3' } })
    expect(acts.map(({ action, actor, subject, reason }) => [action, actor, subject, reason])).toEqual([
      ['unsuspend', 'Ada', 'Wim', null],
      ['suspend', 'Ada', 'Wim', 'Only a day'],
      ['suspend', 'Ada', 'Wim', 'Advertising'],
    ])
  })

  test('keeps them from founding groups and from changing their own', async () => {
    const person = await signUpMember(app, admin, { name: 'Gil' })
    const member_id = await personId(app, person)
    const own = await keepGroup(app, person)
    const params = { id: own }
    const found = () => answerOf(person.call(createGroup, { body: { name: 'Louder' } }))
    const change = async () => [
      await answerOf(person.call(updateGroup, { params, body: { name: 'Loud' } })),
      await answerOf(person.call(setGroupPicture, { params, form: { file: new Blob(['none']) } })),
    ]
    const body = { member_id, days: 7, reason: 'Shouting' }
    await admin.call(silenceMember, { body: { ...body, group_id: own } })
    expect(await change()).toEqual(muted(2))
    expect(await found()).toBe('ok')
    await admin.call(silenceMember, { body })
    expect([...(await change()), await found()]).toEqual(muted(3))
    expect((await person.call(getGroup, { params })).name).toBe('Soup club')
    app.pass(7 * 24 * 3600 * 1000)
    expect([...(await change()), await found()]).toEqual(['ok', 'not an image', 'ok'])
  })

  test('in a group is for its members and those who wrote there, and no stranger hears of it', async () => {
    const stranger = await signUpMember(app, admin, { name: 'Sam' })
    const strangerId = await personId(app, stranger)
    const { person, id, group } = await writer()
    const silence = (who: Person, member_id: string) =>
      answerOf(who.call(silenceMember, { body: { member_id, group_id: group, reason: 'I dislike you' } }))
    expect(await silence(owner, strangerId)).toBe('not found')
    expect(await silence(admin, strangerId)).toBe('ok')
    expect(await stranger.call(listNotices, { query: {} })).toEqual([])
    const [kept] = await stranger.call(listOwnSilences)
    await admin.call(endSilence, { params: { id: kept?.id ?? '' } })
    expect(await stranger.call(listNotices, { query: {} })).toEqual([])
    // Who left a thread there can be kept from coming back.
    await person.call(leaveGroup, { params: { id: group } })
    expect(await silence(owner, id)).toBe('ok')
    expect((await person.call(listNotices, { query: {} })).map(({ kind }) => kind)).toEqual(['suspended'])
  })

  test('anew in the same place changes it and tells nothing, until it has run out', async () => {
    const { person, id, group } = await writer()
    const silence = (reason: string) =>
      owner.call(silenceMember, { body: { member_id: id, group_id: group, days: 1, reason } })
    await Promise.all(['one', 'two', 'three'].map(silence))
    await silence('last')
    const told = async () => (await person.call(listNotices, { query: {} })).map(({ kind }) => kind)
    expect(await told()).toEqual(['suspended'])
    expect(await person.call(listOwnSilences)).toMatchObject([{ reason: 'last' }])
    app.pass(25 * 3600 * 1000)
    await silence('again')
    expect(await told()).toEqual(['suspended', 'suspended'])
  })

  test('is done so often in an hour and no more', async () => {
    const { id, group } = await writer()
    await app.db.deleteFrom('rate_limits').execute()
    await useUp(app, owner, 'suspend', limits.attempts.silencesPerMember)
    const body = { member_id: id, group_id: group, reason: 'Shouting' }
    expect(await answerOf(owner.call(silenceMember, { body }))).toBe('too many requests')
    app.pass(limits.attempts.silencesPerMember.window)
    expect(await answerOf(owner.call(silenceMember, { body }))).toBe('ok')
  })

  test('is for who moderates, and never against an admin or oneself', async () => {
    const { person, id, group } = await writer()
    const silence = (who: Person, member_id: string, group_id: string | null) =>
      answerOf(who.call(silenceMember, { body: { member_id, group_id, days: 1, reason: 'Because' } }))
    const stranger = await signUpMember(app, admin)
    const adminId = await personId(app, admin)
    expect(await silence(stranger, id, null)).toBe('not allowed')
    expect(await silence(owner, id, null)).toBe('not allowed')
    expect(await silence(stranger, id, group)).toBe('members only')
    expect(await silence(person, await personId(app, reader), group)).toBe('not allowed')
    // To a group's owner an admin who is not of it is a stranger like others.
    expect(await silence(owner, adminId, group)).toBe('not found')
    expect(await silence(owner, adminId, await keepGroup(app, owner, { members: [admin] }))).toBe(
      'not allowed',
    )
    expect(await silence(owner, await personId(app, owner), group)).toBe('not allowed')
    expect(await silence(admin, adminId, null)).toBe('not allowed')
    expect(await silence(admin, crypto.randomUUID(), null)).toBe('not found')
    expect(await silence(admin, id, crypto.randomUUID())).toBe('not found')
    expect(await silence(admin, id, group)).toBe('ok')
  })
})

test('who takes their data along finds reports, mutes and what was moderated; who leaves is in none of it', async () => {
  const { person, id, group } = await writer()
  const things = await keepThings(reader, group)
  const readerId = await personId(app, reader)
  await person.call(reportThing, {
    body: { kind: 'comment', id: things.comment, reason: 'rude', note: 'Ouch' },
  })
  await person.call(muteMember, { params: { id: readerId } })
  await reader.call(muteMember, { params: { id } })
  await owner.call(silenceMember, { body: { member_id: id, group_id: group, reason: 'Shouting' } })
  const post = await reader.call(createThread, { params: { id: group }, body: { title: 'T', content: 'C' } })
  await owner.call(decideReport, {
    params: { kind: 'thread', id: post.id },
    body: { action: 'hide', reason: 'Off the topic' },
  })
  const needs = { ...app.deps, db: app.db }
  const files = []
  const leaver = { id, email: person.email, pendingEmail: null }
  for await (const file of carePersonData.export?.(needs, leaver) ?? []) files.push(file)
  expect(JSON.parse(files[0]?.bytes.toString() ?? '')).toMatchObject({
    reports: [{ kind: 'comment', reason: 'rude', note: 'Ouch' }],
    muted: [{ muted_user_id: readerId }],
    silenced: [{ reason: 'Shouting' }],
    moderation: { byYou: [], aboutYou: [{ action: 'suspend', reason: 'Shouting' }] },
  })

  await person.call(deleteAccount, { body: { password: goodPassword } })
  expect(await app.db.selectFrom('reports').select('id').where('reporter_id', '=', id).execute()).toEqual([])
  expect(await reader.call(listMuted)).toEqual([])
  const silenced = (await owner.call(listSilences)).map(({ memberId }) => memberId)
  expect(silenced).not.toContain(id)
  const acts = await owner.call(listModerationActs, { query: {} })
  expect(acts.find(({ action }) => action === 'suspend')).toMatchObject({ subject: null, reason: 'Shouting' })
  await owner.call(deleteAccount, { body: { password: goodPassword } })
  const left = await admin.call(listModerationActs, { query: {} })
  expect(left.find(({ reason }) => reason === 'Off the topic')).toMatchObject({
    actor: null,
    subject: 'Rita',
  })
})
