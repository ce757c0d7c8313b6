import { expect, test } from 'vitest'
import { clockFace, isDone, leftOf, newTimer, paused, prolonged, resumed } from './timers.ts'

const minute = 60_000
const start = 1_000_000
const rice = newTimer('Rice', 12, start)

test('the remaining time follows the clock', () => {
  expect(leftOf(rice, start + 5 * minute)).toBe(7 * minute)
  expect(isDone(rice, start + 12 * minute - 1)).toBe(false)
  expect(isDone(rice, start + 12 * minute)).toBe(true)
})

test('a paused timer keeps its remaining time, and continues from there', () => {
  const pausedRice = paused(rice, start + 2 * minute)
  expect(leftOf(pausedRice, start + 60 * minute)).toBe(10 * minute)
  expect(isDone(pausedRice, start + 60 * minute)).toBe(false)
  const again = resumed(pausedRice, start + 60 * minute)
  expect(leftOf(again, start + 61 * minute)).toBe(9 * minute)
})

test('a timer that has ended cannot be paused, and is prolonged from now on', () => {
  const late = start + 20 * minute
  expect(paused(rice, late)).toEqual(rice)
  const more = prolonged({ ...rice, rung: true }, minute, late)
  expect(leftOf(more, late)).toBe(minute)
  expect(more.rung).toBe(false)
})

test('a running or paused timer gets the added time on top', () => {
  expect(leftOf(prolonged(rice, minute, start + minute), start + minute)).toBe(12 * minute)
  expect(leftOf(prolonged(paused(rice, start), minute, start), start)).toBe(13 * minute)
})

test.each([
  [0, '0:00'],
  [-5000, '0:00'],
  [400, '0:01'],
  [65_000, '1:05'],
  [60 * minute, '1:00:00'],
  [62 * minute + 3000, '1:02:03'],
])('%i milliseconds are shown as %s', (milliseconds, face) => {
  expect(clockFace(milliseconds)).toBe(face)
})
