import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addComment, countComments, deleteComment, listComments } from '#shared/contract/comments.ts'
import { getRecipe, setRecipePublic } from '#shared/contract/recipes.ts'
import { rateLimits } from '#shared/constants/rate-limits.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { exhaustLimit } from '../../test/rate-limits.ts'
import { userIdOf } from '../../test/groups.ts'
import { signUpAdmin, signUpUser, type TestUser } from '../../test/users.ts'
import { createTestRecipe, publishRecipe } from '../../test/recipes.ts'

let app: TestApp
let admin: TestUser
let owner: TestUser
let reader: TestUser

beforeAll(async () => {
  app = await openTestApp()
  admin = await signUpAdmin(app)
  owner = await signUpUser(app, admin, { name: 'Olive' })
  reader = await signUpUser(app, admin)
})
afterAll(() => app.close())

const comment = (person: TestUser, id: string, content: string) =>
  person.call(addComment, { params: { id }, body: { content } })
const list = (person: TestUser, id: string, query: { limit?: number; offset?: number } = {}) =>
  person.call(listComments, { params: { id }, query })
const remove = (person: TestUser, id: string) => person.call(deleteComment, { params: { id } })

describe('comments', () => {
  test('are listed newest first with their author and a mark on one’s own', async () => {
    const { id } = await publishRecipe(owner)
    await comment(owner, id, 'Try it with ginger')
    const mine = await comment(reader, id, '  <b>Lovely</b> 🥕\n“really”  ')
    expect(mine).toMatchObject({ content: '<b>Lovely</b> 🥕\n“really”', mine: true, author: null })
    const listed = await list(reader, id)
    expect(listed.map(({ content, author, mine: own }) => [content, author, own])).toEqual([
      ['<b>Lovely</b> 🥕\n“really”', null, true],
      ['Try it with ginger', 'Olive', false],
    ])
    expect(await reader.call(countComments, { params: { id } })).toBe(2)
    expect((await reader.call(getRecipe, { params: { id } })).commentsCount).toBe(2)
  })

  test('have the fields of the specification, the author’s id and the hidden mark', async () => {
    const { id } = await publishRecipe(owner)
    const { id: commentId, createdAt } = await comment(owner, id, 'One')
    const wire = (await (await owner.fetch(`/api/recipes/${id}/comments`)).json()) as unknown
    expect(wire).toEqual([
      {
        id: commentId,
        author: 'Olive',
        content: 'One',
        created_at: createdAt,
        mine: true,
        author_id: await userIdOf(app, owner),
        hidden: false,
      },
    ])
  })

  test('come in pages of 20 by default, without repeats or gaps', async () => {
    const { id } = await publishRecipe(owner)
    for (let number = 0; number < 23; number += 1) await comment(reader, id, `No. ${number}`)
    const first = await list(owner, id)
    const rest = await list(owner, id, { offset: 20 })
    expect([first.length, rest.length]).toEqual([20, 3])
    expect(new Set([...first, ...rest].map((each) => each.id)).size).toBe(23)
    expect(await list(owner, id, { limit: 5, offset: 20 })).toHaveLength(3)
    for (const query of [
      { limit: 0 },
      { limit: 51 },
      { limit: Number.NaN },
      { offset: -1 },
      { offset: 1.5 },
    ]) {
      await expect(list(owner, id, query), JSON.stringify(query)).rejects.toThrow('invalid input')
    }
  })

  test('are 1 to 2,000 characters after trimming', async () => {
    const { id } = await publishRecipe(owner)
    for (const bad of ['', '  \n ', 'x'.repeat(2001)]) {
      await expect(comment(reader, id, bad)).rejects.toThrow('invalid input')
    }
    await comment(reader, id, ` ${'x'.repeat(2000)} `)
  })

  test('are limited to 600 an hour per user', async () => {
    const { id } = await publishRecipe(owner)
    const eager = await signUpUser(app, admin)
    await exhaustLimit(app, eager, 'comment', rateLimits.commentsPerMember)
    await expect(comment(eager, id, 'More')).rejects.toMatchObject({ code: 'too many requests', status: 429 })
    await comment(reader, id, 'One')
    app.advanceClock(rateLimits.commentsPerMember.window)
    await comment(eager, id, 'More')
    expect(await owner.call(countComments, { params: { id } })).toBe(2)
  })

  test('are deleted by their author only; others get 403, or 404 without access to the recipe', async () => {
    const { id } = await publishRecipe(owner)
    const { id: theirs } = await comment(reader, id, 'Mine')
    await expect(remove(owner, theirs)).rejects.toMatchObject({ code: 'not allowed', status: 403 })
    await remove(reader, theirs)
    await expect(remove(reader, theirs)).rejects.toThrow('not found')
    expect(await owner.call(countComments, { params: { id } })).toBe(0)
    const { id: hidden } = await createTestRecipe(owner)
    const { id: unseen } = await comment(owner, hidden, 'Note to self')
    for (const unknown of [unseen, crypto.randomUUID(), 'x']) {
      await expect(remove(reader, unknown), unknown).rejects.toThrow('not found')
    }
  })

  test('can be deleted by their author after the recipe became private', async () => {
    const { id } = await publishRecipe(owner)
    const { id: mine } = await comment(reader, id, 'Mine')
    await owner.call(setRecipePublic, { params: { id }, body: { is_public: false } })
    await remove(reader, mine)
    expect(await owner.call(countComments, { params: { id } })).toBe(0)
  })

  test('of a private recipe do not exist for others', async () => {
    const { id } = await createTestRecipe(owner)
    await expect(list(reader, id)).rejects.toThrow('not found')
    await expect(reader.call(countComments, { params: { id } })).rejects.toThrow('not found')
    await expect(comment(reader, id, 'Hello')).rejects.toThrow('not found')
  })
})
