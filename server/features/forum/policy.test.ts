import { describe, expect, test } from 'vitest'
import type { GroupAccess } from '../groups/policy.ts'
import {
  postDenialReason,
  readCategory,
  shareDenialReason,
  threadDenialReason,
  withdrawalDenialReason,
  type PostAction,
  type ThreadAction,
} from './policy.ts'

type User = { group: GroupAccess; isAuthor: boolean }

const group = (rights: Omit<GroupAccess, 'isPublic'>): GroupAccess => ({ ...rights, isPublic: true })
const member = group({ role: 'member', isAdmin: false })
const owner = group({ role: 'owner', isAdmin: false })
const outsider = group({ role: null, isAdmin: false })
const admin = group({ role: null, isAdmin: true })

/** A former author is the author of a thread who has left the group. */
const users = {
  outsider: { group: outsider, isAuthor: false },
  'former author': { group: outsider, isAuthor: true },
  member: { group: member, isAuthor: false },
  author: { group: member, isAuthor: true },
  owner: { group: owner, isAuthor: false },
  admin: { group: admin, isAuthor: false },
} satisfies Record<string, User>

type Denials = Record<keyof typeof users, string | null>

const outside = 'members only'
const members = { outsider: outside, 'former author': outside, member: null, author: null, owner: null }

function denialsOf(denialFor: (user: User) => string | null) {
  return Object.fromEntries(Object.entries(users).map(([name, user]) => [name, denialFor(user)]))
}

describe('access to a thread', () => {
  const empty = { hasPosts: false, isHidden: false }
  const states = {
    empty,
    answered: { ...empty, hasPosts: true },
    hidden: { ...empty, isHidden: true },
  }

  test.each<[ThreadAction, keyof typeof states, Denials]>([
    ['participate', 'empty', { ...members, admin: outside }],
    ['participate', 'hidden', { ...members, member: 'not found', admin: outside }],
    ['edit', 'empty', { ...members, member: 'not allowed', owner: 'not allowed', admin: outside }],
    ['edit', 'hidden', { ...members, member: 'not found', owner: 'not allowed', admin: outside }],
    ['moderate', 'empty', { ...members, member: 'not allowed', author: 'not allowed', admin: null }],
    ['moderate', 'hidden', { ...members, member: 'not found', author: 'not allowed', admin: null }],
    ['delete', 'empty', { ...members, member: 'not allowed', admin: null }],
    ['delete', 'answered', { ...members, member: 'not allowed', author: 'not allowed', admin: null }],
    ['delete', 'hidden', { ...members, member: 'not found', admin: null }],
  ])('%s: %s', (action, state, expected) => {
    expect(denialsOf((user) => threadDenialReason({ ...user, ...states[state] }, action))).toEqual(expected)
  })

  test('a thread that does not exist', () => {
    expect(threadDenialReason(undefined, 'moderate')).toBe('not found')
  })
})

describe('access to a post', () => {
  const visible = { isDeleted: false, isHidden: false }
  const states = {
    visible,
    deleted: { ...visible, isDeleted: true },
    hidden: { ...visible, isHidden: true },
  }
  const none = { member: 'not found', author: 'not found', owner: 'not found' }

  test.each<[PostAction, keyof typeof states, Denials]>([
    ['participate', 'visible', { ...members, admin: outside }],
    ['participate', 'deleted', { ...members, admin: outside }],
    ['edit', 'visible', { ...members, member: 'not allowed', owner: 'not allowed', admin: outside }],
    ['edit', 'deleted', { ...members, ...none, admin: outside }],
    ['edit', 'hidden', { ...members, member: 'not found', owner: 'not allowed', admin: outside }],
    ['delete', 'visible', { ...members, member: 'not allowed', admin: null }],
    ['delete', 'deleted', { ...members, ...none, admin: 'not found' }],
    ['delete', 'hidden', { ...members, member: 'not found', admin: null }],
  ])('%s: %s', (action, state, expected) => {
    expect(denialsOf((user) => postDenialReason({ ...user, ...states[state] }, action))).toEqual(expected)
  })

  test('a post that does not exist', () => {
    expect(postDenialReason(undefined, 'delete')).toBe('not found')
  })
})

describe('recipes in a group', () => {
  test.each([
    ['the recipe’s owner, from outside the group', outsider, true, null],
    ['a member', member, false, 'not allowed'],
    ['the group’s owner', owner, false, null],
    ['an admin', admin, false, null],
    ['an outsider', outsider, false, 'members only'],
  ] as const)('withdrawal by %s', (_, access, ownsRecipe, denial) => {
    expect(withdrawalDenialReason({ group: access, ownsRecipe, isShared: true })).toBe(denial)
    expect(withdrawalDenialReason({ group: access, ownsRecipe, isShared: false })).toBe(
      denial === 'members only' ? denial : 'not found',
    )
  })

  test('a group that does not exist has nothing to withdraw', () => {
    expect(withdrawalDenialReason(undefined)).toBe('not found')
  })

  test('a missing recipe is refused with the code of the call, an unsafe one as unsafe', () => {
    expect(shareDenialReason(undefined, 'unknown recipe')).toBe('unknown recipe')
    expect(shareDenialReason({ isUnsafe: true }, 'not found')).toBe('unsafe recipe')
    expect(shareDenialReason({ isUnsafe: false }, 'not found')).toBeNull()
  })
})

test('a category is one of the list; a missing one is the default', () => {
  expect(readCategory('recipes')).toBe('recipes')
  expect(readCategory('')).toBe(readCategory(undefined))
  expect(() => readCategory('politics')).toThrow('unknown category')
})
