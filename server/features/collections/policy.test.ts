import { describe, expect, test } from 'vitest'
import {
  canChangeEntry,
  collectionDenialReason,
  type CollectionAccess,
  type CollectionAction,
} from './policy.ts'

const outside: CollectionAccess = {
  isOfGroup: true,
  isCreator: false,
  role: null,
  isHidden: false,
  isUnderReview: false,
}

const people: Record<string, CollectionAccess> = {
  'the owner of an own one': { ...outside, isOfGroup: false, isCreator: true },
  'another user of an own one': { ...outside, isOfGroup: false },
  'an admin of an own one': { ...outside, isOfGroup: false },
  'a stranger': outside,
  'an admin outside the group': outside,
  'an admin outside the group, when it was reported': { ...outside, isUnderReview: true },
  'a creator who left the group': { ...outside, isCreator: true },
  'a member': { ...outside, role: 'member' },
  'the creator': { ...outside, role: 'member', isCreator: true },
  'the owner of the group': { ...outside, role: 'owner' },
}

const no = 'not found'

/** Per person: the refusal to view, add and edit, whether entries of others may be changed; and while it is hidden. */
const table: [string, (string | null | boolean)[], (string | null | boolean)[]][] = [
  ['the owner of an own one', [null, null, null, true], [null, null, null, true]],
  ['another user of an own one', [no, no, no, false], [no, no, no, false]],
  ['an admin of an own one', [no, no, no, false], [no, no, no, false]],
  ['a stranger', [no, no, no, false], [no, no, no, false]],
  ['an admin outside the group', [no, no, no, false], [no, no, no, false]],
  [
    'an admin outside the group, when it was reported',
    [null, 'not allowed', 'not allowed', false],
    [null, 'not allowed', 'not allowed', false],
  ],
  ['a creator who left the group', [no, no, no, false], [no, no, no, false]],
  ['a member', [null, null, 'not allowed', false], [no, no, no, false]],
  ['the creator', [null, null, null, true], [null, 'not allowed', null, true]],
  ['the owner of the group', [null, null, null, true], [null, 'not allowed', null, true]],
]

const actions: readonly CollectionAction[] = ['view', 'add', 'edit']

describe('access to a collection', () => {
  test.each(table)('%s', (person, visible, hidden) => {
    const access = people[person]
    if (!access) throw new Error(person)
    for (const [isHidden, expected] of [
      [false, visible],
      [true, hidden],
    ] as const) {
      const relation = { ...access, isHidden }
      const refusals = actions.map((action) => collectionDenialReason(relation, action))
      expect([...refusals, canChangeEntry(relation, false)]).toEqual(expected)
    }
  })

  test('members change the entries that they added, while they may add', () => {
    expect(canChangeEntry({ ...outside, role: 'member' }, true)).toBe(true)
    expect(canChangeEntry({ ...outside, role: 'member', isHidden: true }, true)).toBe(false)
    expect(canChangeEntry(outside, true)).toBe(false)
  })

  test('what does not exist is not found', () => {
    for (const action of actions) expect(collectionDenialReason(undefined, action)).toBe('not found')
  })
})
