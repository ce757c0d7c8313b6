import { expect, test } from 'vitest'
import { readAmountText, writeAmountText } from './amount-text.ts'

test.each([
  ['2', 2],
  ['1.5', 1.5],
  ['1,5', 1.5],
  ['1/2', 0.5],
  ['1 1/2', 1.5],
  ['12 3/4', 12.75],
  ['½', 0.5],
  ['1½', 1.5],
  ['2 ⅓', 2.333],
  [' 200 ', 200],
])('%s is parsed', (text, value) => expect(readAmountText(text, 'en')).toBe(value))

test('blank text means "to taste", and anything but a number above 0 is NaN', () => {
  expect(readAmountText('  ', 'en')).toBeNull()
  for (const text of ['0', '-1', 'some', '1/0', '1 2', '1.2.3', '0.0001', '9999999']) {
    expect(readAmountText(text, 'en'), text).toBeNaN()
  }
})

test('thousands separators depend on the language', () => {
  expect(readAmountText('1,000', 'en')).toBe(1000)
  expect(readAmountText('1.000', 'de')).toBe(1000)
  expect(readAmountText('1.000', 'en')).toBe(1)
})

test.each([0.25, 0.333, 0.5, 2 / 3, 1.75, 3, 0.7, 12.345, 333.333, 1500])(
  '%d is formatted so that it parses to the same number, in every language',
  (value) => {
    for (const language of ['en', 'fr', 'es', 'de'] as const) {
      expect(readAmountText(writeAmountText(value, language), language)).toBeCloseTo(value, 3)
    }
  },
)
