import { describe, expect, test } from 'vitest'
import { maySeeEmail, refusalOf, type GroupDeed, type Standing } from './rules.ts'

const people = {
  visitor: { role: null, isAdmin: false },
  stranger: { role: null, isAdmin: false },
  member: { role: 'member', isAdmin: false },
  owner: { role: 'owner', isAdmin: false },
  admin: { role: null, isAdmin: true },
} satisfies Record<string, Omit<Standing, 'isPublic'>>

type Row = [deed: GroupDeed, group: 'public' | 'private', expected: (string | null)[]]

const outside = 'members only'
const bound = 'owner cannot leave'

/** In the order of `people`; null means that nothing forbids it. */
const table: Row[] = [
  ['see', 'public', [null, null, null, null, null]],
  ['see', 'private', [outside, outside, null, null, outside]],
  ['join', 'public', [null, null, null, null, null]],
  ['join', 'private', [outside, outside, null, null, outside]],
  ['leave', 'public', [null, null, null, bound, null]],
  ['leave', 'private', [null, null, null, bound, null]],
  ['enter', 'public', [outside, outside, null, null, outside]],
  ['enter', 'private', [outside, outside, null, null, outside]],
  ['keep', 'public', ['not allowed', 'not allowed', 'not allowed', null, 'not allowed']],
  ['keep', 'private', [outside, outside, 'not allowed', null, outside]],
  ['moderate', 'public', [outside, outside, 'not allowed', null, null]],
  ['moderate', 'private', [outside, outside, 'not allowed', null, null]],
]

describe('what people may do with a group', () => {
  test.each(table)('%s a %s one', (deed, group, expected) => {
    const refusals = Object.values(people).map((person) =>
      refusalOf({ ...person, isPublic: group === 'public' }, deed),
    )
    expect(refusals).toEqual(expected)
  })

  test('nothing with one that does not exist', () => {
    for (const [deed] of table) expect(refusalOf(undefined, deed)).toBe('not found')
  })
})

test('an address is seen by the person, the group’s owner and admins', () => {
  const viewer = { id: 'a', isAdmin: false }
  expect(maySeeEmail(viewer, 'member', 'b')).toBe(false)
  expect(maySeeEmail(viewer, 'member', null)).toBe(false)
  expect(maySeeEmail(viewer, 'member', 'a')).toBe(true)
  expect(maySeeEmail(viewer, 'owner', 'b')).toBe(true)
  expect(maySeeEmail({ id: 'a', isAdmin: true }, 'member', 'b')).toBe(true)
})
