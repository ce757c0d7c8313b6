import { expect, test } from 'vitest'
import {
  eaterChangeDenialReason,
  eaterDeletionDenialReason,
  isOfOther,
  removalDenialReason,
} from './policy.ts'

const nobody = { linkedTo: null, userId: 'ada' }
const self = { linkedTo: 'ada', userId: 'ada' }
const other = { linkedTo: 'tom', userId: 'ada' }

test.each([
  [nobody, { allergens: [] }, null],
  [nobody, { isMe: true }, null],
  [self, { allergens: [], diets: [], dislikes: [], isChild: true }, null],
  [self, { isMe: false }, null],
  [other, { name: 'Tom', isUsual: false }, null],
  [other, { allergens: [] }, 'not allowed'],
  [other, { diets: [] }, 'not allowed'],
  [other, { dislikes: [] }, 'not allowed'],
  [other, { isChild: false }, 'not allowed'],
  [other, { isMe: true }, 'already linked'],
] as const)('%o with %o: %s', (access, changes, denial) => {
  expect(eaterChangeDenialReason(access, changes as never)).toBe(denial)
})

test.each([
  [nobody, null],
  [self, null],
  [other, 'not allowed'],
] as const)('deleting %o: %s', (access, denial) => {
  expect(eaterDeletionDenialReason(access)).toBe(denial)
  expect(isOfOther(access)).toBe(denial !== null)
})

test.each([
  [{ isMember: false, isSelf: false }, 'not found'],
  [{ isMember: true, isSelf: true }, 'not allowed'],
  [{ isMember: true, isSelf: false }, null],
] as const)('removing %o: %s', (member, denial) => {
  expect(removalDenialReason(member)).toBe(denial)
})
