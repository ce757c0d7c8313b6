import { expect, it } from 'vitest'
import { entriesIn, splitLines } from '../lexicon/entries.ts'
import { fits, readRule, spaced } from './words.ts'

const read = (text: string) => entriesIn(splitLines(text, 'a.txt'))
const whole = 'en one\nfr deux\nes tres\nde vier'

it('reads a key, what stands behind it and a line for each language', () => {
  expect(read(`# a comment\negg egg-white\n${whole}\n`)).toEqual([
    {
      key: 'egg',
      rest: 'egg-white',
      place: 'a.txt:2',
      text: { en: 'one', fr: 'deux', es: 'tres', de: 'vier' },
    },
  ])
})

it.each([
  [
    'a language is missing',
    'egg\nen one\nfr deux\nde vier',
    'a.txt:1: "egg" is not there in all four languages',
  ],
  ['a language comes twice', `egg\n${whole}\nen two`, 'a.txt:6: "en two" belongs to no entry'],
  ['a key comes twice', `egg\n${whole}\n\negg\n${whole}`, 'a.txt:7: "egg" comes twice'],
  ['a blank line is missing', `egg\n${whole}\nmilk\n${whole}`, 'a.txt:6: a blank line is missing'],
  ['a key is no key', `Egg!\n${whole}`, 'a.txt:1: "Egg!" is no key'],
  ['there is nothing', '# only a comment', 'no entries'],
])('says where %s', (_, text, message) => {
  expect(() => read(text)).toThrow(message)
})

it('finds words in any order, beginnings and ends of words, and refuses what must not be there', () => {
  const rule = readRule('how long, how many days + keep*, *schrank ! cook*')
  expect(fits(rule, spaced('How long does it keep?'))).toBe(true)
  expect(fits(rule, spaced('Kühlschrank: how many days'))).toBe(true)
  expect(fits(rule, spaced('How long do I cook it to keep?'))).toBe(false)
  expect(fits(rule, spaced('How do I keep it?'))).toBe(false)
})

it('throws at a group without words', () => {
  expect(() => readRule('how long + , ')).toThrow('a group without words')
})
