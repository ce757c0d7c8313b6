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
