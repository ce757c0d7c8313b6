import { expect, test } from 'vitest'
import { inLanguage, paths } from './paths.ts'

test('addresses are written as the route table says', () => {
  expect(paths.thread('fr', 'g1', 't1')).toBe('/fr/groups/g1/threads/t1')
  expect(paths.inviteRequests('en')).toBe('/en/settings#invite-requests')
  expect(paths.verify({ info: 'sent' })).toBe('/verify?info=sent')
  expect(paths.recipe('abc')).toBe('/recipes/abc')
})

test('what people type is safe in an address', () => {
  expect(paths.discover('en', 'salt & pepper?')).toBe('/en/discover?search=salt+%26+pepper%3F')
  expect(paths.discover('en')).toBe('/en/discover')
})

test('only the first segment changes with the language', () => {
  expect(inLanguage('/en', 'de')).toBe('/de')
  expect(inLanguage('/en/groups/en', 'de')).toBe('/de/groups/en')
})
