import { afterAll, beforeAll, beforeEach } from 'vitest'
import { createPost, createThread, listPosts, listThreads } from '#shared/contract/forum.ts'
import { openTestApp, type TestApp } from './app.ts'
import { insertGroup, signUpAroundGroup } from './groups.ts'
import { signUpUser, type TestUser } from './users.ts'

export let app: TestApp
export let admin: TestUser
export let owner: TestUser
export let member: TestUser
export let other: TestUser
export let stranger: TestUser
/** The owner's group with two members, new for each test. */
export let group: string

/** An app with users around a group, for all tests of a file. */
export function openForum(): void {
  beforeAll(async () => {
    app = await openTestApp()
    ;({ admin, owner, member, stranger } = await signUpAroundGroup(app))
    other = await signUpUser(app, admin)
  })
  beforeEach(async () => {
    group = await insertGroup(app, owner, { members: [member, other] })
  })
  afterAll(() => app.close())
}

export const open = (more: object = {}, person = member, id = group) =>
  person.call(createThread, {
    params: { id },
    body: { title: 'Salt or sugar?', content: 'In tomato sauce.', ...more },
  })

export const writePost = (threadId: string, content: string, more: object = {}, person = member) =>
  person.call(createPost, { params: { id: threadId }, body: { content, ...more } })

export const read = (threadId: string, person = member, query: object = {}) =>
  person.call(listPosts, { params: { id: threadId }, query })

export const threads = (person = member, query: object = {}) =>
  person.call(listThreads, { params: { id: group }, query })

export const at = (id: string) => ({ params: { id } })

export const unknownId = crypto.randomUUID()
