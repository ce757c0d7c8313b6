import { describe, expect, test } from 'vitest'
import { deleteThread, getThread, shareRecipeToGroup, updateThread } from '#shared/contract/forum.ts'
import { getGroup } from '#shared/contract/groups.ts'
import { rateLimits } from '#shared/constants/rate-limits.ts'
import { exhaustLimit } from '../../test/rate-limits.ts'
import { insertGroup, userIdOf } from '../../test/groups.ts'
import { signUpUser, type TestUser } from '../../test/users.ts'
import { createTestRecipe } from '../../test/recipes.ts'
import {
  admin,
  app,
  at,
  group,
  member,
  open,
  openForum,
  other,
  owner,
  read,
  writePost,
  threads,
  unknownId,
} from '../../test/forum.ts'

openForum()

describe('starting a thread', () => {
  test('returns every field of the specification, and the group counts it', async () => {
    const answer = await member.fetch(`/api/groups/${group}/forum/threads`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ title: ' Salt? ', content: ' Or sugar? ', category: null, IsPinned: true }),
    })
    expect(answer.status).toBe(201)
    const wire = (await answer.json()) as Record<string, unknown>
    expect(wire).toEqual({
      ID: wire.ID,
      GroupID: group,
      Title: 'Salt?',
      Content: 'Or sugar?',
      AuthorID: await userIdOf(app, member),
      AuthorName: 'Max',
      Category: 'other',
      CreatedAt: wire.CreatedAt,
      UpdatedAt: wire.CreatedAt,
      EditedAt: null,
      PostCount: 0,
      IsPinned: false,
      IsLocked: false,
      IsHidden: false,
      mine: true,
      IsNew: false,
      UnreadCount: 0,
      FirstUnreadPostID: null,
      IsFollowed: true,
      Change: 0,
      recipe_reference: null,
    })
    expect((await member.call(getGroup, at(group))).threadCount).toBe(1)
  })

  test.each([
    ['a blank title', { title: ' ' }, 'invalid input'],
    ['a long title', { title: 'x'.repeat(201) }, 'invalid input'],
    ['blank content', { content: '\n' }, 'invalid input'],
    ['long content', { content: 'x'.repeat(10_001) }, 'invalid input'],
    ['an unknown category', { category: 'gossip' }, 'unknown category'],
    ['an unknown recipe', { recipe_id: unknownId }, 'unknown recipe'],
    ['a malformed recipe', { recipe_id: 'soup' }, 'unknown recipe'],
  ])('with %s is refused and starts none', async (_, more, code) => {
    await expect(open(more)).rejects.toMatchObject({ code, status: 400 })
    expect(await threads()).toEqual([])
    expect((await member.call(getGroup, at(group))).threadCount).toBe(0)
  })

  test('an author without a name has none', async () => {
    expect((await open({}, other)).authorName).toBeNull()
  })
})

describe('threads', () => {
  test('are listed pinned first, then by last activity, in pages', async () => {
    const ids: string[] = []
    for (const title of ['first', 'second', 'third']) {
      app.advanceClock(1000)
      ids.push((await open({ title })).id)
    }
    const [first = '', second = '', third = ''] = ids
    app.advanceClock(1000)
    await writePost(first, 'Up again')
    await owner.call(updateThread, { ...at(second), body: { is_pinned: true } })
    expect((await threads()).map(({ id }) => id)).toEqual([second, first, third])
    expect((await threads(member, { limit: 1, offset: 1 })).map(({ id }) => id)).toEqual([first])
    await expect(threads(member, { limit: 0 })).rejects.toMatchObject({ code: 'invalid input' })
  })

  test('are edited by their author only, in text only, and are marked as edited', async () => {
    const { id } = await open()
    const edit = (body: object, person = member) => person.call(updateThread, { ...at(id), body })
    expect(await edit({ title: 'Neither', category: 'tricks' })).toMatchObject({
      title: 'Neither',
      content: 'In tomato sauce.',
      category: 'tricks',
    })
    expect((await edit({})).title).toBe('Neither')
    expect((await member.call(getThread, at(id))).editedAt).not.toBeNull()
    await expect(edit({ category: 'gossip' })).rejects.toMatchObject({ code: 'unknown category' })
    await expect(edit({ title: ' ' })).rejects.toMatchObject({ code: 'invalid input' })
    for (const person of [owner, other, admin]) {
      const code = person === admin ? 'members only' : 'not allowed'
      await expect(edit({ content: 'Mine now' }, person)).rejects.toMatchObject({ code })
    }
  })

  test('are pinned and locked by the owner of the group and by admins, without being marked as edited', async () => {
    const { id } = await open()
    const mark = (body: object, person: TestUser) => person.call(updateThread, { ...at(id), body })
    expect(await mark({ is_pinned: true }, owner)).toMatchObject({ isPinned: true, isLocked: false })
    expect(await mark({ is_locked: true }, admin)).toMatchObject({ isPinned: true, isLocked: true })
    expect((await member.call(getThread, at(id))).editedAt).toBeNull()
    await expect(mark({ is_pinned: false }, member)).rejects.toMatchObject({ code: 'not allowed' })
    await expect(mark({ title: 'x', is_pinned: false }, owner)).rejects.toMatchObject({ code: 'not allowed' })
    await expect(mark({ is_locked: 'no' }, owner)).rejects.toMatchObject({ code: 'invalid input' })
  })

  test('that are locked accept no posts', async () => {
    const { id } = await open()
    await owner.call(updateThread, { ...at(id), body: { is_locked: true } })
    await expect(writePost(id, 'One more thing')).rejects.toMatchObject({
      code: 'thread locked',
      status: 409,
    })
    await owner.call(updateThread, { ...at(id), body: { is_locked: false } })
    expect((await writePost(id, 'One more thing')).content).toBe('One more thing')
  })

  test('are deleted by their author while they have no posts, and by the owner and admins', async () => {
    const empty = await open()
    const quiet = await open()
    const busy = await open()
    await writePost(busy.id, 'Busy', {}, other)
    const remove = (id: string, person: TestUser) => person.call(deleteThread, at(id))
    await expect(remove(empty.id, other)).rejects.toMatchObject({ code: 'not allowed' })
    await remove(empty.id, member)
    await expect(remove(busy.id, member)).rejects.toMatchObject({ code: 'not allowed' })
    await remove(busy.id, owner)
    await remove(quiet.id, admin)
    expect(await threads()).toEqual([])
    expect((await member.call(getGroup, at(group))).threadCount).toBe(0)
    await expect(read(busy.id)).rejects.toMatchObject({ code: 'not found' })
  })
})

describe('a user who floods a group', () => {
  test('is stopped after 5,000 threads, posts and shared recipes in an hour, counted together', async () => {
    const { id } = await open()
    const eager = await signUpUser(app, admin)
    const flooded = await insertGroup(app, eager)
    const recipe = await createTestRecipe(eager)
    const { id: threadId } = await open({}, eager, flooded)
    await app.db.deleteFrom('rate_limits').execute()
    await exhaustLimit(app, eager, 'post', rateLimits.postsPerMember)
    const refused = { code: 'too many requests', status: 429 }
    await expect(open({}, eager, flooded)).rejects.toMatchObject(refused)
    await expect(writePost(threadId, 'More', {}, eager)).rejects.toMatchObject(refused)
    const share = { params: { id: flooded }, body: { recipe_id: recipe.id } }
    await expect(eager.call(shareRecipeToGroup, share)).rejects.toMatchObject(refused)
    await writePost(id, 'Meanwhile, elsewhere')
  })
})
