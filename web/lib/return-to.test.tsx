import { beforeEach, expect, test } from 'vitest'
import { rememberReturnTo, takeReturnTo } from './return-to.ts'

beforeEach(() => sessionStorage.clear())

test('returns to the address once', () => {
  rememberReturnTo('/fr/discover?search=soupe#top')
  expect(takeReturnTo()).toBe('/fr/discover?search=soupe#top')
  expect(takeReturnTo()).toBeNull()
})

test.each([
  '//evil.example/en',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/\t/evil.example',
])('does not store %s', (path) => {
  rememberReturnTo(path)
  expect(takeReturnTo()).toBeNull()
})

test('ignores an address of another site in the storage', () => {
  sessionStorage.setItem('return_to', '//evil.example')
  expect(takeReturnTo()).toBeNull()
})
