import { expect, test } from 'vitest'
import { parallaxShift } from './hero-picture.tsx'

test('the picture follows the scroll and never shifts by more than 40 pixels', () => {
  expect(parallaxShift(0)).toBe(0)
  expect(parallaxShift(100)).toBeGreaterThan(0)
  expect(parallaxShift(100)).toBeLessThan(40)
  expect(parallaxShift(10_000)).toBe(40)
})

test('overscrolling at the top of the page does not shift it', () => {
  expect(parallaxShift(-200)).toBe(0)
})
