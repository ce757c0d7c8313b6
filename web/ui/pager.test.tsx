import { expect, test } from 'vitest'
import { pagerPages } from './pager.tsx'

const row = (current: number, last: number) =>
  pagerPages(current, last)
    .map((page) => page ?? '…')
    .join(' ')

test.each([
  [1, 1, '1'],
  [2, 5, '1 2 3 4 5'],
  [1, 6, '1 2 … 6'],
  [3, 6, '1 2 3 4 … 6'],
  [6, 6, '1 … 5 6'],
  [1, 7, '1 2 … 7'],
  [4, 7, '1 … 3 4 5 … 7'],
  [10, 20, '1 … 9 10 11 … 20'],
  [19, 20, '1 … 18 19 20'],
  [20, 20, '1 … 19 20'],
])('page %i of %i is listed among %s', (current, last, expected) => {
  expect(row(current, last)).toBe(expected)
})

test('more than five pages always leave some out', () => {
  for (let last = 6; last <= 30; last += 1) {
    for (let current = 1; current <= last; current += 1) expect(pagerPages(current, last)).toContain(null)
  }
})

test('every page is listed with both neighbours, and no page twice', () => {
  for (let last = 1; last <= 30; last += 1) {
    for (let current = 1; current <= last; current += 1) {
      const pages = pagerPages(current, last).filter((page) => page !== null)
      const near = [1, current - 1, current, current + 1, last].filter((page) => page >= 1 && page <= last)
      expect(near.every((page) => pages.includes(page))).toBe(true)
      expect(new Set(pages).size).toBe(pages.length)
      expect(pages).toEqual(pages.toSorted((a, b) => a - b))
    }
  }
})
