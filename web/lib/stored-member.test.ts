import { expect, test } from 'vitest'
import { isExpired, parseStoredMember } from './stored-member.ts'

const day = 24 * 60 * 60 * 1000
const member = { id: '1', confirmedAt: 100 * day, isLocked: false }

test('what was stored is read again, everything else is nobody', () => {
  expect(parseStoredMember(JSON.stringify(member))).toEqual(member)
  expect(parseStoredMember(JSON.stringify({ ...member, isLocked: true }))).toEqual({
    ...member,
    isLocked: true,
  })
  for (const text of [null, '', '{', 'null', '[]', '"1"', '{"id":1,"confirmedAt":1}', '{"id":"1"}'])
    expect(parseStoredMember(text), String(text)).toBeNull()
})

test('a lock that cannot be read is closed', () => {
  expect(parseStoredMember('{"id":"1","confirmedAt":1,"isLocked":"no"}')?.isLocked).toBe(true)
})

test('a copy expires 30 days after the server has last confirmed its member', () => {
  expect(isExpired(member, 130 * day)).toBe(false)
  expect(isExpired(member, 130 * day + 1)).toBe(true)
  expect(isExpired(member, 69 * day)).toBe(true)
})
