import { expect, test } from 'vitest'
import { growth, linearLimit } from '../../test/growth.ts'
import { readRecipe } from './read.ts'
import { stepTexts } from './step-lines.ts'

const lines = (count: number, line: string) =>
  Array.from({ length: count }, (_, place) => `${place + 1}. ${line}`)

test('what follows a numbered line belongs to it', () => {
  expect(stepTexts(['1. Slice', 'the carrots', '', '2. Boil them', '3.', 'Serve'])).toEqual([
    'Slice the carrots',
    'Boil them',
    'Serve',
  ])
})

test('any number of lines takes no longer for each', () => {
  // From the hundredth on none is a number, so that they all belong to one step.
  expect(growth((count) => stepTexts(lines(count, 'Chop nuts and y for 5 minutes')), 1000)).toBeLessThan(
    linearLimit,
  )
})

test.each([
  ['steps', (count: number) => `Steps\n${lines(count, 'Chop').join('\n')}`],
  ['ingredients', (count: number) => `Ingredients\n${'- 1 egg\n'.repeat(count)}`],
  ['ingredients without a heading', (count: number) => '1 egg\n'.repeat(count)],
  ['paragraphs', (count: number) => 'Boil.\n\n'.repeat(count)],
])('a text of nothing but %s is read in linear time', (_name, text) => {
  expect(growth((count) => readRecipe(text(count)), 250)).toBeLessThan(linearLimit)
})

test('lines without a letter are read in linear time', () => {
  // They cost so little that fewer of them would only measure the machine.
  expect(growth((count) => readRecipe(`1 egg\n${'-\n'.repeat(count)}`), 2000)).toBeLessThan(linearLimit)
})
