import { expect, test } from 'vitest'
import { addMonths, firstDayOf, lastDayOf, weeksOf } from './calendar-days.ts'

test('months have their first and last day, across years and in leap years', () => {
  expect([firstDayOf('2024-02'), lastDayOf('2024-02'), lastDayOf('2026-02'), lastDayOf('2026-12')]).toEqual([
    '2024-02-01',
    '2024-02-29',
    '2026-02-28',
    '2026-12-31',
  ])
  expect([addMonths('2026-01', -1), addMonths('2026-12', 1), addMonths('2026-03', -14)]).toEqual([
    '2025-12',
    '2027-01',
    '2025-01',
  ])
})

test('a month is divided into weeks that begin on Sunday or Monday', () => {
  expect(weeksOf('2026-11', 0)[0]?.[0]).toBe('2026-11-01')
  expect(weeksOf('2026-11', 1)[0]).toEqual([null, null, null, null, null, null, '2026-11-01'])
  expect(weeksOf('2026-11', 1).flat().filter(Boolean)).toHaveLength(30)
  expect(weeksOf('2026-11', 1).every((week) => week.length === 7)).toBe(true)
})
