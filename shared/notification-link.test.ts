import { expect, test } from 'vitest'
import { notificationPath } from './notification-link.ts'

const nothing = { contentKind: null, groupId: null, threadId: null, postId: null, recipeId: null }
const path = (target: Partial<Parameters<typeof notificationPath>[0]>) =>
  notificationPath({ ...nothing, kind: 'reply', ...target }, 'fr')

test('a post is opened within its thread, the thread when the post is gone', () => {
  const thread = { groupId: 'g1', threadId: 't1' }
  expect(path({ ...thread, postId: 'p1' })).toBe('/fr/groups/g1/threads/t1#post-p1')
  expect(path(thread)).toBe('/fr/groups/g1/threads/t1')
})

test('a recipe is opened, a removed one is looked for among the own ones', () => {
  expect(path({ kind: 'comment', recipeId: 'r1' })).toBe('/fr/discover?recipe=r1')
  expect(path({ kind: 'hidden', contentKind: 'recipe', recipeId: 'r1' })).toBe('/fr/discover?recipe=r1')
  expect(path({ kind: 'removed', contentKind: 'recipe', recipeId: 'r1' })).toBe('/fr/my/recipes')
})

test('everything else leads to a group or to a section of the settings', () => {
  expect(path({ kind: 'removed', contentKind: 'thread', groupId: 'g1' })).toBe('/fr/groups/g1')
  expect(path({ kind: 'request' })).toBe('/fr/settings#invite-requests')
  expect(path({ kind: 'suspended', groupId: 'g1' })).toBe('/fr/settings#muted')
  expect(path({ kind: 'unsuspended' })).toBe('/fr/settings#muted')
  expect(path({ kind: 'invite' })).toBe('/fr/settings#invite')
})
