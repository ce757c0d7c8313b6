import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallInput } from '#shared/call.ts'
import {
  createPost,
  createThread,
  deletePost,
  deleteThread,
  followThread,
  getThread,
  listPostReferences,
  listPosts,
  listThreadReferences,
  listThreads,
  markThreadRead,
  shareRecipeToGroup,
  updatePost,
  updateThread,
  withdrawRecipe,
} from '#shared/contract/forum.ts'
import {
  addGroupMember,
  getGroup,
  joinGroup,
  leaveGroup,
  listGroupMembers,
  setGroupPicture,
  updateGroup,
} from '#shared/contract/groups.ts'
import type { Endpoint } from '#shared/endpoint.ts'
import { openTestApp, type TestApp } from '../test/app.ts'
import { keepGroup } from '../test/groups.ts'
import { signUpAdmin, signUpMember, type Person } from '../test/people.ts'
import { keepRecipe } from '../test/recipes.ts'
import type { Visitor } from '../test/visitor.ts'

let app: TestApp
let author: Person
let people: Record<'visitor' | 'stranger' | 'member' | 'owner' | 'admin', Visitor>
let founder: Person
let joined: Person

beforeAll(async () => {
  app = await openTestApp()
  const admin = await signUpAdmin(app)
  author = await signUpMember(app, admin, { name: 'Art' })
  founder = await signUpMember(app, admin, { name: 'Olive' })
  joined = await signUpMember(app, admin, { name: 'Max' })
  const stranger = await signUpMember(app, admin, { name: 'Stan' })
  people = { visitor: app.visitor(), stranger, member: joined, owner: founder, admin }
})
afterAll(() => app.close())

/** A group of the owner with a member, and in it a thread and a post of somebody else, with a recipe of theirs. */
async function furnish(isPublic: boolean) {
  const group = await keepGroup(app, founder, { members: [joined, author], isPublic })
  const recipe = await keepRecipe(author)
  const thread = await author.call(shareRecipeToGroup, {
    params: { id: group },
    body: { recipe_id: recipe.id },
  })
  const post = await author.call(createPost, { params: { id: thread.id }, body: { content: 'Here it is.' } })
  return { group, thread: thread.id, post: post.id, recipe: recipe.id }
}

const words = { title: 'Bread', content: 'Rye or wheat?' }
const ok = 'ok'
const visitor = 'not signed in'
const outside = 'members only'
const no = 'not allowed'

const inside = [visitor, outside, ok, ok, outside]
const moderation = [visitor, outside, no, ok, ok]
const authorOnly = [visitor, outside, no, no, outside]

/** What visitor, stranger, member, owner and admin get, in a public group and in a private one. */
const table: [
  name: string,
  endpoint: Endpoint,
  body: object | null,
  inPublic: string[],
  inPrivate: string[],
][] = [
  ['getGroup', getGroup, null, [ok, ok, ok, ok, ok], [outside, outside, ok, ok, outside]],
  ['joinGroup', joinGroup, null, [visitor, ok, ok, ok, ok], inside],
  [
    'leaveGroup',
    leaveGroup,
    null,
    [visitor, ok, ok, 'owner cannot leave', ok],
    [visitor, ok, ok, 'owner cannot leave', ok],
  ],
  ['updateGroup', updateGroup, {}, [visitor, no, no, ok, no], [visitor, outside, no, ok, outside]],
  // Nobody but the owner comes so far that the missing picture matters.
  [
    'setGroupPicture',
    setGroupPicture,
    null,
    [visitor, no, no, 'not an image', no],
    [visitor, outside, no, 'not an image', outside],
  ],
  ['listGroupMembers', listGroupMembers, null, inside, inside],
  [
    'addGroupMember',
    addGroupMember,
    { email: 'admin@example.org' },
    [visitor, no, no, ok, no],
    [visitor, outside, no, ok, outside],
  ],
  ['listThreads', listThreads, null, inside, inside],
  ['createThread', createThread, words, inside, inside],
  ['getThread', getThread, null, inside, inside],
  ['updateThread by its words', updateThread, words, authorOnly, authorOnly],
  ['updateThread by its marks', updateThread, { is_pinned: true }, moderation, moderation],
  ['deleteThread', deleteThread, null, moderation, moderation],
  ['followThread', followThread, { follows: true }, inside, inside],
  ['markThreadRead', markThreadRead, {}, inside, inside],
  ['listPosts', listPosts, null, inside, inside],
  ['createPost', createPost, { content: 'Thanks!' }, inside, inside],
  ['updatePost', updatePost, { content: 'Mine now' }, authorOnly, authorOnly],
  ['deletePost', deletePost, null, moderation, moderation],
  ['listThreadReferences', listThreadReferences, null, inside, inside],
  ['listPostReferences', listPostReferences, null, inside, inside],
  ['withdrawRecipe', withdrawRecipe, null, moderation, moderation],
]

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
        const input = {
          params: { id, recipeId: made.recipe },
          query: {},
          ...(body && { body }),
          ...(endpoint.form && { form: { file: new Blob(['none']) } }),
        }
        outcomes.push(
          await person.call(endpoint, input as unknown as CallInput<Endpoint>).then(
            () => ok,
            ({ code }: { code: string }) => code,
          ),
        )
      }
      expect(outcomes, isPublic ? 'public' : 'private').toEqual(expected)
    }
  })

  test.each([true, false])('shareRecipeToGroup, of one’s own (public group: %s)', async (isPublic) => {
    const { group } = await furnish(isPublic)
    const outcomes: string[] = []
    for (const [name, person] of Object.entries(people)) {
      const id = name === 'visitor' ? 'none' : (await keepRecipe(person as Person)).id
      const sharing = person.call(shareRecipeToGroup, { params: { id: group }, body: { recipe_id: id } })
      outcomes.push(
        await sharing.then(
          () => ok,
          ({ code }: { code: string }) => code,
        ),
      )
    }
    expect(outcomes).toEqual(inside)
  })
})
