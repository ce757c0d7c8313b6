import { expect, test } from 'vitest'
import { addDays, daysBetween, weekdayOf, weekOf } from './days.ts'

test('days are counted over the end of months, years and summer time', () => {
  expect(addDays('2026-03-28', 2)).toBe('2026-03-30')
  expect(addDays('2027-01-01', -1)).toBe('2026-12-31')
  expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2)
  expect(daysBetween('2026-10-26', '2026-10-24')).toBe(-2)
})

test('weekdays run from Monday to Sunday', () => {
  expect(weekdayOf('2026-11-23')).toBe(1)
  expect(weekdayOf('2026-11-29')).toBe(7)
  expect(weekdayOf('1969-12-31')).toBe(3)
})

test('a week begins where the household begins it', () => {
  expect(weekOf('2026-11-25', 1)).toEqual([
    '2026-11-23',
    '2026-11-24',
    '2026-11-25',
    '2026-11-26',
    '2026-11-27',
    '2026-11-28',
    '2026-11-29',
  ])
  expect(weekOf('2026-11-25', 7)[0]).toBe('2026-11-22')
  expect(weekOf('2026-11-22', 7)[0]).toBe('2026-11-22')
})
