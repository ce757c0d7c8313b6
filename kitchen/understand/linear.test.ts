import { findIngredients } from '../lexicon/find.ts'
import { growth, linearLimit } from '../test/growth.ts'
import { describe, expect, test } from 'vitest'
import { readMentions } from './marks/read-mentions.ts'
import { spelledOut } from './spelled-out.ts'

const texts: Record<string, (count: number) => string> = {
  'one food': (count) => 'nuts '.repeat(count),
  'two foods and small words': (count) => 'y a i nuts '.repeat(count),
  'a list': (count) => `${'nuts, '.repeat(count)}and eggs`,
  'a list with "or"': (count) => 'nuts or eggs, '.repeat(count),
  'a refusal and what follows': (count) => `no ${'nuts eggs '.repeat(count)}`,
  'a refusal and a list': (count) => `no ${'nuts, '.repeat(count)}or eggs`,
  refusals: (count) => 'no nuts, '.repeat(count),
  'refusals of the body': (count) => 'allergic to nuts and '.repeat(count),
}

describe.each(Object.entries(texts))('a clause of %s', (_name, text) => {
  test('is searched for food in linear time', () => {
    expect(growth((count) => readMentions(text(count), 'en'), 50)).toBeLessThan(linearLimit)
  })
})

test.each(['y ', ', ', ' and', 'my gf '])(
  'the short forms in many “%s” are written out in linear time',
  (word) => {
    expect(growth((count) => spelledOut(word.repeat(count)), 1000)).toBeLessThan(linearLimit)
  },
)

test.each(['egg ', 'nuts ', 'brown sugar ', 'tomatoe '])(
  'ingredients in many “%s” are found in linear time',
  (word) => {
    expect(growth((count) => findIngredients(word.repeat(count), 'any'), 50)).toBeLessThan(linearLimit)
  },
)

test('who refuses a long list refuses all of it, and what follows a "but" is wanted', () => {
  const foods = Array.from({ length: 50 }, () => 'nuts, eggs').join(', ')
  const all = readMentions(`i am allergic to ${foods} and milk`, 'en')
  expect(all.length).toBeGreaterThan(100)
  expect(all.filter(({ wanted }) => wanted)).toEqual([])
  const mentions = readMentions(`no ${foods} but carrots`, 'en')
  expect(mentions.filter(({ wanted }) => wanted).map(({ words }) => words)).toEqual(['carrots'])
})
