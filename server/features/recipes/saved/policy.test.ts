import { describe, expect, test } from 'vitest'
import { savedDenialReason, type SavedAccess, type SavedAction } from './policy.ts'

const own: SavedAccess = { recipe: 'own', isSaved: false }
const readable: SavedAccess = { recipe: 'readable', isSaved: false }
const saved: SavedAccess = { recipe: 'readable', isSaved: true }
const withdrawn: SavedAccess = { recipe: 'unreadable', isSaved: true }
const unknown: SavedAccess = { recipe: 'unreadable', isSaved: false }

/** Per action: the refusal for an own recipe, a readable, a saved, a saved and withdrawn, and an unknown one. */
const table: [SavedAction, (string | null)[]][] = [
  ['save', ['own recipe', null, null, 'not found', 'not found']],
  ['tag', [null, 'not saved', null, null, 'not found']],
  ['note', [null, null, null, null, 'not found']],
]

describe('what a user stores about recipes', () => {
  test.each(table)('%s', (action, expected) => {
    const refusals = [own, readable, saved, withdrawn, unknown].map((access) =>
      savedDenialReason(access, action),
    )
    expect(refusals).toEqual(expected)
  })
})
