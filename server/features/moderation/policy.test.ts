import { describe, expect, test } from 'vitest'
import { decisionDenialReason, reportDenialReason, suspensionDenialReason } from './policy.ts'

describe('reporting', () => {
  const read = { isAuthor: false, isReadable: true, isHidden: false }

  test.each([
    ['missing content', undefined, 'not found'],
    ['unreadable content', { ...read, isReadable: false }, 'not found'],
    ['one’s own unreadable content', { ...read, isReadable: false, isAuthor: true }, 'not found'],
    ['readable content', read, null],
    ['one’s own content', { ...read, isAuthor: true }, 'own content'],
    ['hidden content', { ...read, isHidden: true }, 'not found'],
  ] as const)('%s', (_, access, refusal) => {
    expect(reportDenialReason(access)).toBe(refusal)
  })
})

describe('deciding', () => {
  const nobody = { isAuthor: false, isAdmin: false, ownsGroup: false, concernsAdmins: false }
  const admin = { ...nobody, isAdmin: true, concernsAdmins: true }
  const owner = { ...nobody, ownsGroup: true }

  test.each([
    ['about missing content', undefined, 'not found'],
    ['as another user', nobody, 'not found'],
    ['as its author', { ...nobody, isAuthor: true }, 'not found'],
    ['as an admin', admin, null],
    ['as an admin about private content without reports', { ...admin, concernsAdmins: false }, 'not found'],
    ['as an admin about their own', { ...admin, isAuthor: true }, 'own content'],
    ['as the owner of its group', owner, null],
    ['as the owner of its group about their own', { ...owner, isAuthor: true }, 'own content'],
  ] as const)('%s', (_, access, refusal) => {
    expect(decisionDenialReason(access)).toBe(refusal)
  })
})

describe('suspending', () => {
  const person = { isSelf: false, isAdmin: false, isInScope: true }
  const stranger = { ...person, isInScope: false }

  test.each([
    ['a missing user', undefined, false, 'not found'],
    ['oneself', { ...person, isSelf: true }, true, 'not allowed'],
    ['an admin', { ...person, isAdmin: true }, false, 'not allowed'],
    ['a user who belongs to the group or wrote there, by its owner', person, false, null],
    ['a stranger to the group, by its owner', stranger, false, 'not found'],
    [
      'an admin who is a stranger to the group, by its owner',
      { ...stranger, isAdmin: true },
      false,
      'not found',
    ],
    ['a stranger to the group, by an admin', stranger, true, null],
    ['an admin, by an admin', { ...person, isAdmin: true }, true, 'not allowed'],
  ] as const)('%s', (_, access, byAdmin, refusal) => {
    expect(suspensionDenialReason(access, byAdmin)).toBe(refusal)
  })
})
