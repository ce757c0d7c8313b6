import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteAccount } from '#shared/contract/account.ts'
import { createPost, createThread, getThread, listPosts, listThreads } from '#shared/contract/forum.ts'
import { getGroup } from '#shared/contract/groups.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { insertGroup } from '../../test/groups.ts'
import { goodPassword, signUpAdmin, signUpUser, type TestUser } from '../../test/users.ts'
import { createTestRecipe } from '../../test/recipes.ts'

let app: TestApp
let owner: TestUser
let deletedUser: TestUser
let group: string

beforeAll(async () => {
  app = await openTestApp()
  const admin = await signUpAdmin(app)
  owner = await signUpUser(app, admin, { name: 'Olive' })
  deletedUser = await signUpUser(app, admin, { name: 'Lea' })
  group = await insertGroup(app, owner, { members: [deletedUser] })
})
afterAll(() => app.close())

test('deleting an account keeps threads and posts with replies, without their author, and deletes the rest', async () => {
  const open = (person: TestUser, title: string, recipe_id: string | null = null) =>
    person.call(createThread, { params: { id: group }, body: { title, content: 'So.', recipe_id } })
  const say = (id: string, person: TestUser, content: string, parent_post_id: string | null = null) =>
    person.call(createPost, { params: { id }, body: { content, parent_post_id } })

  const recipe = await createTestRecipe(deletedUser)
  await open(deletedUser, 'Nobody came')
  const answered = await open(deletedUser, 'Somebody came', recipe.id)
  await say(answered.id, owner, 'Here I am')
  const theirs = await open(owner, 'Of somebody else')
  const answeredPost = await say(theirs.id, deletedUser, 'Kept')
  const reply = await say(theirs.id, owner, 'Reply', answeredPost.id)
  const own = await say(theirs.id, deletedUser, 'Own chain', reply.id)
  app.advanceClock(1000)
  await say(theirs.id, deletedUser, 'Its end', own.id)

  await deletedUser.call(deleteAccount, { body: { password: goodPassword } })

  const threads = await owner.call(listThreads, { params: { id: group }, query: {} })
  expect(threads.map(({ title }) => title).toSorted()).toEqual(['Of somebody else', 'Somebody came'])
  expect((await owner.call(getGroup, { params: { id: group } })).threadCount).toBe(2)
  const former = await owner.call(getThread, { params: { id: answered.id } })
  expect(former).toMatchObject({ authorId: null, authorName: null, postCount: 1 })
  expect(former.recipe).toMatchObject({ recipeId: null, title: null })
  const posts = await owner.call(listPosts, { params: { id: theirs.id }, query: {} })
  expect(posts.map(({ content, authorId }) => [content, authorId === null])).toEqual([
    ['Kept', true],
    ['Reply', false],
  ])
  const thread = await owner.call(getThread, { params: { id: theirs.id } })
  expect(thread).toMatchObject({ postCount: 2, lastActivityAt: posts[1]?.createdAt })
})
