import { expect, test } from 'vitest'
import type { Language } from '#shared/constants/languages.ts'
import { formatIn } from './format.ts'

test.each<[Language, string]>([
  ['en', 'nuts, milk or eggs'],
  ['fr', 'nuts, milk ni eggs'],
  ['es', 'nuts, milk ni eggs'],
  ['de', 'nuts, milk oder eggs'],
])('what is left out is a list after "without", in %s', (language, list) => {
  expect(formatIn(language).excluded(['nuts', 'milk', 'eggs'])).toBe(list)
})

test.each<[string, Date, string]>([
  ['a moment', new Date(2026, 2, 15, 11, 59, 40), 'now'],
  ['minutes', new Date(2026, 2, 15, 11, 55), '5 minutes ago'],
  ['hours', new Date(2026, 2, 15, 1, 0), '11 hours ago'],
  ['the day before', new Date(2026, 2, 14, 8, 0), 'yesterday'],
  ['days', new Date(2026, 2, 12, 23, 0), '3 days ago'],
  ['a week', new Date(2026, 2, 8, 12, 0), 'Mar 8, 2026'],
  ['the clock of the server, a little ahead', new Date(2026, 2, 15, 12, 0, 30), 'now'],
])('what is %s ago', (_, at, words) => {
  expect(formatIn('en').ago(at.toISOString(), new Date(2026, 2, 15, 12, 0).getTime())).toBe(words)
})
