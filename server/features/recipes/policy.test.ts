import { describe, expect, test } from 'vitest'
import { deletionDenialReason, recipeDenialReason, type RecipeAction } from './policy.ts'

const now = new Date(0)
const visible = { owner_id: 'owner', deleted_at: null, hidden_at: null }
const states = {
  visible,
  deleted: { ...visible, deleted_at: now },
  hidden: { ...visible, hidden_at: now },
  unreadable: undefined,
}

/** Per action and state: the refusal for the owner and for another user; null if the action is allowed. */
const table: [RecipeAction, keyof typeof states, string | null, string | null][] = [
  ['read', 'visible', null, null],
  ['read', 'deleted', null, null],
  ['read', 'hidden', null, null],
  ['read', 'unreadable', 'not found', 'not found'],
  ['respond', 'visible', null, null],
  ['respond', 'deleted', 'not found', 'not found'],
  ['respond', 'hidden', 'not found', 'not found'],
  ['respond', 'unreadable', 'not found', 'not found'],
  ['rate', 'visible', 'own recipe', null],
  ['rate', 'deleted', 'not found', 'not found'],
  ['rate', 'hidden', 'not found', 'not found'],
  ['rate', 'unreadable', 'not found', 'not found'],
  ['own', 'visible', null, 'not allowed'],
  ['own', 'deleted', null, 'not allowed'],
  ['own', 'hidden', null, 'not allowed'],
  ['own', 'unreadable', 'not found', 'not found'],
]

describe('access to a recipe', () => {
  test.each(table)('%s a recipe that is %s', (action, state, forOwner, forOther) => {
    expect(recipeDenialReason(states[state], 'owner', action)).toBe(forOwner)
    expect(recipeDenialReason(states[state], 'other', action)).toBe(forOther)
  })
})

describe('deleting a comment or photo', () => {
  test.each([
    ['the author', { author_id: 'user', readable: true }, null],
    [
      'the author, below a recipe that they cannot read any more',
      { author_id: 'user', readable: false },
      null,
    ],
    ['another reader of the recipe', { author_id: 'other', readable: true }, 'not allowed'],
    ['a user who cannot read the recipe', { author_id: 'other', readable: false }, 'not found'],
    ['anybody, if it does not exist', undefined, 'not found'],
  ] as const)('%s', (_, row, denial) => {
    expect(deletionDenialReason(row, 'user')).toBe(denial)
  })
})
