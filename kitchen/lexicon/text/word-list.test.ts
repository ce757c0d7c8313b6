import { expect, it } from 'vitest'
import { anyOf, inEach, readWordLists } from './word-list.ts'

const read = (...lines: string[]) => readWordLists('some.txt', lines.join('\n'))

it('reads lists of words by language, and all of them as one expression', () => {
  const { beside = {} } = read(
    '# What stands beside.',
    'beside',
    'en also|too',
    'en as well',
    'de auch',
    '',
    'more',
    'any plus',
  )
  expect(beside).toEqual({ en: 'also|too\nas well', de: 'auch' })
  expect(anyOf(beside).exec('rice as well')?.[0]).toBe('as well')
  expect(anyOf(beside).test('stool')).toBe(false)
  expect(inEach(beside).de.test('also')).toBe(false)
})

it.each([
  ['en also', 1, 'is no key'],
  ['beside\nit anche', 2, 'is no language'],
  ['beside\nen', 2, 'is no language'],
  ['beside\nen also|(too', 2, 'is no expression'],
  ['beside\nen also\n\nbeside\nen too', 4, 'comes twice'],
])('stops at %j with file and line', (text, line, message) => {
  expect(() => read(text)).toThrow(`some.txt:${line}`)
  expect(() => read(text)).toThrow(message)
})
