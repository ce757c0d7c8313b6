import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallInput } from '#shared/contract/call.ts'
import * as forum from '#shared/contract/forum.ts'
import * as groups from '#shared/contract/groups.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { insertGroup, signUpAroundGroup } from '../../test/groups.ts'
import { signUpUser, type TestUser } from '../../test/users.ts'
import { createTestRecipe } from '../../test/recipes.ts'
import type { TestClient } from '../../test/client.ts'

let app: TestApp
let around: Awaited<ReturnType<typeof signUpAroundGroup>>
let author: TestUser
let people: Record<'visitor' | 'stranger' | 'member' | 'owner' | 'admin', TestClient>

beforeAll(async () => {
  app = await openTestApp()
  around = await signUpAroundGroup(app)
  const { stranger, member, owner, admin } = around
  author = await signUpUser(app, admin, { name: 'Art' })
  people = { visitor: app.anonymous(), stranger, member, owner, admin }
})
afterAll(() => app.close())

/** A group with a member, and in it a thread and a post by another user, with a recipe of theirs. */
async function furnish(isPublic: boolean) {
  const group = await insertGroup(app, around.owner, { members: [around.member, author], isPublic })
  const recipe = await createTestRecipe(author)
  const thread = await author.call(forum.shareRecipeToGroup, {
    params: { id: group },
    body: { recipe_id: recipe.id },
  })
  const post = await author.call(forum.createPost, {
    params: { id: thread.id },
    body: { content: 'Here it is.' },
  })
  return { group, thread: thread.id, post: post.id, recipe: recipe.id }
}

const thread = { title: 'Bread', content: 'Rye or wheat?' }
const ok = 'ok'
const visitor = 'not signed in'
const outside = 'members only'
const no = 'not allowed'

const inside = [visitor, outside, ok, ok, outside]
const moderation = [visitor, outside, no, ok, ok]
const leaving = [visitor, ok, ok, 'owner cannot leave', ok]
const authorOnly = [visitor, outside, no, no, outside]

/** The results for visitor, stranger, member, owner and admin, in a public group and in a private one. */
const table: [
  name: string,
  endpoint: Endpoint,
  body: object | null,
  inPublic: string[],
  inPrivate: string[],
][] = [
  ['getGroup', groups.getGroup, null, [ok, ok, ok, ok, ok], [outside, outside, ok, ok, outside]],
  ['joinGroup', groups.joinGroup, null, [visitor, ok, ok, ok, ok], inside],
  // Leaving is the same wherever one is not, so that it tells nothing of a private group.
  ['leaveGroup', groups.leaveGroup, null, leaving, leaving],
  ['updateGroup', groups.updateGroup, {}, [visitor, no, no, ok, no], [visitor, outside, no, ok, outside]],
  // Only the owner passes the access check, so only they get the error about the missing picture.
  [
    'setGroupPicture',
    groups.setGroupPicture,
    null,
    [visitor, no, no, 'not an image', no],
    [visitor, outside, no, 'not an image', outside],
  ],
  ['listGroupMembers', groups.listGroupMembers, null, inside, inside],
  [
    'inviteToGroup',
    groups.inviteToGroup,
    { email: 'admin@example.org' },
    [visitor, no, no, ok, no],
    [visitor, outside, no, ok, outside],
  ],
  [
    'listGroupInvites',
    groups.listGroupInvites,
    null,
    [visitor, no, no, ok, no],
    [visitor, outside, no, ok, outside],
  ],
  ['listThreads', forum.listThreads, null, inside, inside],
  ['createThread', forum.createThread, thread, inside, inside],
  ['getThread', forum.getThread, null, inside, inside],
  ['updateThread, its text', forum.updateThread, thread, authorOnly, authorOnly],
  ['updateThread by its marks', forum.updateThread, { is_pinned: true }, moderation, moderation],
  ['deleteThread', forum.deleteThread, null, moderation, moderation],
  ['followThread', forum.followThread, { follows: true }, inside, inside],
  ['markThreadRead', forum.markThreadRead, {}, inside, inside],
  ['listPosts', forum.listPosts, null, inside, inside],
  ['createPost', forum.createPost, { content: 'Thanks!' }, inside, inside],
  ['updatePost', forum.updatePost, { content: 'Mine now' }, authorOnly, authorOnly],
  ['deletePost', forum.deletePost, null, moderation, moderation],
  ['listThreadReferences', forum.listThreadReferences, null, inside, inside],
  ['listPostReferences', forum.listPostReferences, null, inside, inside],
  ['withdrawRecipe', forum.withdrawRecipe, null, moderation, moderation],
]

/** The result of a call: its error code, or ok. */
async function outcomeOf(person: TestClient, endpoint: Endpoint, params: object, body: object | null) {
  const input = {
    params,
    query: {},
    ...(body && { body }),
    ...(endpoint.form && { form: { file: new Blob(['none']) } }),
  }
  return person.call(endpoint, input as unknown as CallInput<Endpoint>).then(
    () => ok,
    ({ code }: { code: string }) => code,
  )
}

describe('who may do what', () => {
  test.each(table)('%s', async (_, endpoint, body, inPublic, inPrivate) => {
    for (const [isPublic, expected] of [
      [true, inPublic],
      [false, inPrivate],
    ] as const) {
      const outcomes: string[] = []
      for (const person of Object.values(people)) {
        const made = await furnish(isPublic)
        const id = endpoint.path.includes('/groups/')
          ? made.group
          : endpoint.path.includes('/posts/{')
            ? made.post
            : made.thread
        outcomes.push(await outcomeOf(person, endpoint, { id, recipeId: made.recipe }, body))
      }
      expect(outcomes, isPublic ? 'public' : 'private').toEqual(expected)
    }
  })

  test.each([true, false])(
    'shareRecipeToGroup with one’s own recipe (public group: %s)',
    async (isPublic) => {
      const { group } = await furnish(isPublic)
      const outcomes: string[] = []
      for (const [name, person] of Object.entries(people)) {
        const id = name === 'visitor' ? 'none' : (await createTestRecipe(person as TestUser)).id
        outcomes.push(await outcomeOf(person, forum.shareRecipeToGroup, { id: group }, { recipe_id: id }))
      }
      expect(outcomes).toEqual(inside)
    },
  )

  const finding = table.filter(([name]) => name !== 'leaveGroup')
  test.each(finding)('%s of an unknown or malformed id is not found', async (_, endpoint, body) => {
    const recipeId = crypto.randomUUID()
    for (const id of [crypto.randomUUID(), 'nonsense']) {
      expect(await outcomeOf(around.member, endpoint, { id, recipeId }, body)).toBe('not found')
    }
  })

  test('leaving an unknown or malformed group is leaving, so that it tells nothing', async () => {
    for (const id of [crypto.randomUUID(), 'nonsense']) {
      expect(await outcomeOf(around.member, groups.leaveGroup, { id, recipeId: 'none' }, null)).toBe(ok)
    }
  })

  test('sharing a recipe into an unknown or malformed group is not found', async () => {
    const body = { recipe_id: (await createTestRecipe(around.member)).id }
    for (const id of [crypto.randomUUID(), 'nonsense']) {
      expect(await outcomeOf(around.member, forum.shareRecipeToGroup, { id }, body)).toBe('not found')
    }
  })
})
