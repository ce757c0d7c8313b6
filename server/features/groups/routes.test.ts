import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  createGroup,
  getGroup,
  inviteToGroup,
  joinGroup,
  leaveGroup,
  listGroupCategories,
  listGroupLocations,
  listGroupMembers,
  listMyGroups,
  listPublicGroups,
  setGroupPicture,
  updateGroup,
} from '#shared/contract/groups.ts'
import { signImageObject } from '#shared/contract/images.ts'
import { defaultGroupCategories } from '#shared/constants/categories.ts'
import { rateLimits } from '#shared/constants/rate-limits.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { exhaustLimit } from '../../test/rate-limits.ts'
import { userIdOf } from '../../test/groups.ts'
import { signUpAdmin, signUpUser, type TestUser } from '../../test/users.ts'

let app: TestApp
let admin: TestUser
let owner: TestUser
let stranger: TestUser

beforeAll(async () => {
  app = await openTestApp()
  admin = await signUpAdmin(app)
  owner = await signUpUser(app, admin, { name: 'Olive' })
  stranger = await signUpUser(app, admin, { name: 'Stan' })
})
afterAll(() => app.close())

const create = (name: string, more: object = {}, person = owner) =>
  person.call(createGroup, { body: { name, ...more } })

const unknown = { params: { id: crypto.randomUUID() } }

async function picture(colour = 'tomato'): Promise<Blob> {
  const image = sharp({ create: { width: 400, height: 300, channels: 3, background: colour } })
  return new Blob([new Uint8Array(await image.jpeg().toBuffer())])
}

async function dataUri(): Promise<string> {
  return `data:image/jpeg;base64,${Buffer.from(await (await picture()).arrayBuffer()).toString('base64')}`
}

describe('creating a group', () => {
  test('returns every field of the specification, null if empty, public by default', async () => {
    const answer = await owner.fetch('/api/groups', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: '  Soup club ', OwnerID: 'somebody', member_count: 99 }),
    })
    expect(answer.status).toBe(201)
    const wire = (await answer.json()) as Record<string, unknown>
    expect(wire).toEqual({
      ID: wire.ID,
      Name: 'Soup club',
      Description: null,
      Category: null,
      Location: null,
      Tags: null,
      PictureUrl: null,
      IsPublic: true,
      OwnerID: await userIdOf(app, owner),
      MemberCount: 1,
      role: 'owner',
      id: wire.ID,
      name: 'Soup club',
      description: null,
    })
  })

  test('stores its details; tags come as text or as a list', async () => {
    const about = {
      description: 'Broths & <b>bisques</b>',
      category: 'Foodies',
      location: 'Lyon, France',
      is_public: false,
    }
    const text = await create('Broth', { ...about, tags: 'stock, bones,, stock ' })
    expect(text).toMatchObject({
      description: about.description,
      category: 'Foodies',
      location: 'Lyon, France',
      tags: ['stock', 'bones'],
      isPublic: false,
    })
    expect((await create('Broth', { tags: ['stock', ' bones '] })).tags).toEqual(['stock', 'bones'])
    expect((await create('Broth', { tags: null, is_public: null, description: '  ' })).description).toBeNull()
  })

  test.each([
    ['no name', { name: ' ' }],
    ['a long name', { name: 'x'.repeat(101) }],
    ['a long description', { name: 'x', description: 'x'.repeat(2001) }],
    ['a long category', { name: 'x', category: 'x'.repeat(51) }],
    ['a long location', { name: 'x', location: 'x'.repeat(101) }],
    ['eleven tags', { name: 'x', tags: Array.from({ length: 11 }, (_, index) => `tag${index}`) }],
    ['a long tag', { name: 'x', tags: 'x'.repeat(31) }],
    ['an invalid visibility', { name: 'x', is_public: 'yes' }],
  ])('with %s is 400 invalid input', async (_, body) => {
    await expect(owner.call(createGroup, { body: body as { name: string } })).rejects.toMatchObject({
      code: 'invalid input',
    })
  })

  test('accepts a picture as a data URI; other data is 415, a URL 400', async () => {
    const group = await create('Painted', { picture_url: await dataUri() })
    expect(group.pictureName).toMatch(/^groups\/[0-9a-f-]+\.webp$/)
    const broken = 'data:image/png;base64,AAAA'
    await expect(create('x', { picture_url: broken })).rejects.toMatchObject({ code: 'not an image' })
    await expect(create('x', { picture_url: 'data:text/html,hi' })).rejects.toMatchObject({
      code: 'not an image',
    })
    for (const elsewhere of [group.pictureName, 'https://evil.example/a.png']) {
      await expect(create('x', { picture_url: elsewhere })).rejects.toMatchObject({ code: 'unknown image' })
    }
  })
})

describe('finding groups', () => {
  test('my groups are those that I belong to, latest joined first', async () => {
    const reader = await signUpUser(app, admin)
    const first = await create('Early birds')
    const own = await create('Late risers', { is_public: false }, reader)
    app.advanceClock(1000)
    await reader.call(joinGroup, { params: { id: first.id } })
    const mine = await reader.call(listMyGroups)
    expect(mine.map(({ id, role }) => [id, role])).toEqual([
      [first.id, 'member'],
      [own.id, 'owner'],
    ])
  })

  test('public groups are listed for everybody, newest first, in pages without repeats or gaps', async () => {
    const hidden = await create('Whisperers', { is_public: false })
    app.advanceClock(1000)
    const newest = await create('Newest')
    const all = await app.anonymous().call(listPublicGroups, { query: {} })
    expect(all[0]?.id).toBe(newest.id)
    expect(all.map(({ id }) => id)).not.toContain(hidden.id)
    const pages = [0, 2, 4].map((offset) => ({ query: { limit: 2, offset } }))
    const paged = await Promise.all(pages.map((page) => owner.call(listPublicGroups, page)))
    expect(paged.flat().map(({ id }) => id)).toEqual(all.slice(0, 6).map(({ id }) => id))
  })

  test('are found by text in name or description, by place and by exact category, case-insensitively', async () => {
    const group = await create('100% Crème_brûlée', {
      description: 'Torches at dawn',
      category: 'Desserts',
      location: 'Québec, Canada',
    })
    const ids = async (query: Record<string, string>) =>
      (await owner.call(listPublicGroups, { query })).map(({ id }) => id)
    for (const q of ['crème_BRÛ', 'tORCHES', '100% c']) expect(await ids({ q }), q).toEqual([group.id])
    expect(await ids({ location: 'québec' })).toEqual([group.id])
    expect(await ids({ category: 'desserts' })).toEqual([group.id])
    expect(await ids({ category: 'dessert' })).toEqual([])
    expect(await ids({ q: 'crèmeXbrû' })).toEqual([])
    expect(await ids({ q: 'torches', location: 'Peru' })).toEqual([])
    await expect(owner.call(listPublicGroups, { query: { limit: 51 } })).rejects.toMatchObject({
      code: 'invalid input',
    })
  })

  test('categories are the eight defaults and those of public groups; locations are those of public groups', async () => {
    await create('Mycologists', { category: 'Mushrooms', location: 'Kyoto, Japan' })
    await create('More of them', { category: 'recipes', location: 'Kyoto, Japan' })
    await create('Secret', { category: 'Hidden things', location: 'Nowhere', is_public: false })
    const categories = await app.anonymous().call(listGroupCategories)
    expect(categories.slice(0, 8)).toEqual([...defaultGroupCategories])
    expect(categories).toContain('Mushrooms')
    expect(categories).not.toContain('recipes')
    expect(categories).not.toContain('Hidden things')
    const locations = await app.anonymous().call(listGroupLocations)
    expect(locations.filter((location) => location === 'Kyoto, Japan')).toHaveLength(1)
    expect(locations).not.toContain('Nowhere')
  })

  test('a group has its counts and the viewer’s role', async () => {
    const { id } = await create('Counted')
    expect(await owner.call(getGroup, { params: { id } })).toMatchObject({
      memberCount: 1,
      threadCount: 0,
      role: 'owner',
    })
    expect((await stranger.call(getGroup, { params: { id } })).role).toBeNull()
    for (const params of [unknown.params, { id: 'nonsense' }]) {
      await expect(stranger.call(getGroup, { params })).rejects.toMatchObject({ code: 'not found' })
    }
  })
})

describe('editing a group', () => {
  test('a missing field stays and null clears', async () => {
    const { id } = await create('Plain', { description: 'Old', category: 'Foodies', tags: 'a,b' })
    const edit = (body: object) => owner.call(updateGroup, { params: { id }, body })
    expect(await edit({ description: 'New' })).toMatchObject({
      name: 'Plain',
      description: 'New',
      category: 'Foodies',
      tags: ['a', 'b'],
    })
    expect(await edit({ name: ' Fancy ', category: null, tags: null })).toMatchObject({
      name: 'Fancy',
      description: 'New',
      category: null,
      tags: [],
    })
    await expect(edit({ name: ' ' })).rejects.toMatchObject({ code: 'invalid input' })
    await expect(owner.call(updateGroup, { ...unknown, body: {} })).rejects.toMatchObject({
      code: 'not found',
    })
  })

  test('a picture replaces the previous one, whose files are deleted; it is visible to viewers of the group only', async () => {
    const { id } = await create('Pictured', { is_public: false })
    const put = async (file: Blob) => owner.call(setGroupPicture, { params: { id }, form: { file } })
    const { pictureName: first } = await put(await picture())
    const { pictureName: second } = await put(await picture('navy'))
    expect(second).not.toBe(first)
    expect(await app.deps.images.get(first ?? '')).toBeNull()
    expect(await app.deps.images.get(second ?? '')).not.toBeNull()
    const sign = (person: Pick<TestUser, 'call'>) =>
      person.call(signImageObject, { query: { object: second ?? '' } })
    expect(await sign(owner)).toBeTruthy()
    await expect(sign(stranger)).rejects.toMatchObject({ code: 'not found' })
    await expect(sign(app.anonymous())).rejects.toMatchObject({ code: 'not found' })
    const shown = await create('Shown', { picture_url: await dataUri() })
    const link = app.anonymous().call(signImageObject, { query: { object: shown.pictureName ?? '' } })
    await expect(link).resolves.toBeTruthy()
    const svg = new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'])
    await expect(put(svg)).rejects.toMatchObject({ code: 'not an image' })
    await expect(
      owner.call(setGroupPicture, { ...unknown, form: { file: await picture() } }),
    ).rejects.toMatchObject({ code: 'not found' })
  })
})

describe('joining and leaving', () => {
  const countOf = async (id: string) => (await owner.call(getGroup, { params: { id } })).memberCount

  test('twice changes nothing, and the count follows', async () => {
    const { id } = await create('Revolving door')
    for (const expected of [2, 2]) {
      await stranger.call(joinGroup, { params: { id } })
      expect(await countOf(id)).toBe(expected)
    }
    for (const expected of [1, 1]) {
      await stranger.call(leaveGroup, { params: { id } })
      expect(await countOf(id)).toBe(expected)
    }
    await expect(owner.call(joinGroup, unknown)).rejects.toMatchObject({ code: 'not found' })
  })

  test('leaving a private group twice is harmless, and tells a stranger no more than a group that is none', async () => {
    const { id } = await create('Cellar', { isPublic: false })
    const member = await signUpUser(app, admin)
    await owner.call(inviteToGroup, { params: { id }, body: { email: member.email } })
    await member.call(joinGroup, { params: { id } })
    expect(await countOf(id)).toBe(2)
    const leave = async (person: TestUser, group: string) => {
      const answer = await person.fetch(`/api/groups/${group}/leave`, { method: 'POST' })
      return [answer.status, await answer.text()]
    }
    const left = await leave(member, id)
    expect(left[0]).toBe(200)
    expect(await leave(member, id)).toEqual(left)
    expect(await countOf(id)).toBe(1)
    for (const group of [id, unknown.params.id, 'no-id']) expect(await leave(stranger, group)).toEqual(left)
  })

  test('its owner cannot leave', async () => {
    const { id } = await create('Captain')
    await expect(owner.call(leaveGroup, { params: { id } })).rejects.toMatchObject({
      code: 'owner cannot leave',
      status: 409,
    })
  })

  test('50 concurrent joins and leaves keep the count correct', async () => {
    const { id } = await create('Storm')
    const crowd = await Promise.all(Array.from({ length: 5 }, () => signUpUser(app, admin)))
    const races = Array.from({ length: 50 }, (_, turn) => {
      const person = crowd[turn % crowd.length] ?? stranger
      return person.call(Math.floor(turn / 5) % 2 === 0 ? joinGroup : leaveGroup, { params: { id } })
    })
    await Promise.all(races)
    const { length } = await owner.call(listGroupMembers, { params: { id }, query: {} })
    expect(await countOf(id)).toBe(length)
    await Promise.all(crowd.map((person) => person.call(joinGroup, { params: { id } })))
    expect(await countOf(id)).toBe(6)
  })
})

describe('members', () => {
  test('are listed in the order of joining, without addresses for each other', async () => {
    const { id } = await create('Listed')
    app.advanceClock(1000)
    await stranger.call(joinGroup, { params: { id } })
    const nameless = await signUpUser(app, admin)
    app.advanceClock(1000)
    await nameless.call(joinGroup, { params: { id } })
    const membersFor = (person: TestUser, query = {}) =>
      person.call(listGroupMembers, { params: { id }, query })
    expect(await membersFor(stranger)).toEqual([
      { id: await userIdOf(app, owner), name: 'Olive', email: null, avatarUrl: null, role: 'owner' },
      {
        id: await userIdOf(app, stranger),
        name: 'Stan',
        email: stranger.email,
        avatarUrl: null,
        role: 'member',
      },
      { id: await userIdOf(app, nameless), name: null, email: null, avatarUrl: null, role: 'member' },
    ])
    expect((await membersFor(owner)).map(({ email }) => email)).toEqual([
      owner.email,
      stranger.email,
      nameless.email,
    ])
    await admin.call(joinGroup, { params: { id } })
    expect((await membersFor(admin)).every(({ email }) => email !== null)).toBe(true)
    expect((await membersFor(owner, { limit: 1, offset: 1 })).map(({ name }) => name)).toEqual(['Stan'])
    await expect(owner.call(listGroupMembers, { ...unknown, query: {} })).rejects.toMatchObject({
      code: 'not found',
    })
  })
})

test('groups and pictures are limited to 300 an hour', async () => {
  const { id } = await create('Soups', {}, stranger)
  await app.db.deleteFrom('rate_limits').execute()
  await exhaustLimit(app, stranger, 'group', rateLimits.groupsPerMember)
  await exhaustLimit(app, stranger, 'photo', rateLimits.photosPerMember)
  const refused = { code: 'too many requests', status: 429 }
  await expect(create('Stews', {}, stranger)).rejects.toMatchObject(refused)
  const form = { file: await picture() }
  await expect(stranger.call(setGroupPicture, { params: { id }, form })).rejects.toMatchObject(refused)
  await create('Stews')
})
