import { expect, test } from 'vitest'
import { nameOfLine, type Foods, type ListLine } from './list-lines.ts'

const foods = new Map([
  [
    'plain-flour',
    { id: 'plain-flour', names: { en: ['plain flour', 'plain flour'], de: ['Weizenmehl', 'Weizenmehl'] } },
  ],
  ['tomato', { id: 'tomato', names: { en: ['tomato', 'tomatoes'], de: ['Tomate', 'Tomaten'] } }],
]) as unknown as Foods

const nameOf = (item: string, foodId: string) =>
  nameOfLine({ item, foodId, language: 'en', unit: null, amount: 3 } as ListLine, foods, 'de')

test('a line is read in another language where it names its food itself, and else as it was typed', () => {
  expect(nameOf('tomatoes', 'tomato')).toBe('Tomaten')
  expect(nameOf('ripe tomatoes', 'tomato')).toBe('Tomaten')
  expect(nameOf('self-raising flour', 'plain-flour')).toBe('self-raising flour')
})
