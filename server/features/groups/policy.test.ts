import { describe, expect, test } from 'vitest'
import { canViewEmail, groupDenialReason, type GroupAction, type GroupAccess } from './policy.ts'

const people = {
  visitor: { role: null, isAdmin: false },
  stranger: { role: null, isAdmin: false },
  member: { role: 'member', isAdmin: false },
  owner: { role: 'owner', isAdmin: false },
  admin: { role: null, isAdmin: true },
} satisfies Record<string, Omit<GroupAccess, 'isPublic'>>

type Row = [action: GroupAction, group: 'public' | 'private', expected: (string | null)[]]

const outside = 'members only'
const bound = 'owner cannot leave'

/** In the order of `people`; null if the action is allowed. */
const table: Row[] = [
  ['view', 'public', [null, null, null, null, null]],
  ['view', 'private', [outside, outside, null, null, outside]],
  ['join', 'public', [null, null, null, null, null]],
  ['join', 'private', [outside, outside, null, null, outside]],
  ['leave', 'public', [null, null, null, bound, null]],
  ['leave', 'private', [null, null, null, bound, null]],
  ['participate', 'public', [outside, outside, null, null, outside]],
  ['participate', 'private', [outside, outside, null, null, outside]],
  ['own', 'public', ['not allowed', 'not allowed', 'not allowed', null, 'not allowed']],
  ['own', 'private', [outside, outside, 'not allowed', null, outside]],
  ['moderate', 'public', [outside, outside, 'not allowed', null, null]],
  ['moderate', 'private', [outside, outside, 'not allowed', null, null]],
]

describe('access to a group', () => {
  test.each(table)('%s a %s one', (action, group, expected) => {
    const refusals = Object.values(people).map((person) =>
      groupDenialReason({ ...person, isPublic: group === 'public' }, action),
    )
    expect(refusals).toEqual(expected)
  })

  test('every action on a group that does not exist is refused', () => {
    for (const [action] of table) expect(groupDenialReason(undefined, action)).toBe('not found')
  })
})

test('an address is visible to its user, the group’s owner and admins', () => {
  const viewer = { id: 'a', isAdmin: false }
  expect(canViewEmail(viewer, 'member', 'b')).toBe(false)
  expect(canViewEmail(viewer, 'member', null)).toBe(false)
  expect(canViewEmail(viewer, 'member', 'a')).toBe(true)
  expect(canViewEmail(viewer, 'owner', 'b')).toBe(true)
  expect(canViewEmail({ id: 'a', isAdmin: true }, 'member', 'b')).toBe(true)
})
