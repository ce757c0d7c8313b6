import { describe, expect, test } from 'vitest'
import type { Language } from '../constants/languages.ts'
import { readTypedLine, readTypedLines } from './read-line.ts'

const cases: readonly (readonly [Language, string, string, number | null, string | null])[] = [
  ['en', '2 onions', 'onions', 2, null],
  ['en', 'milk', 'milk', null, null],
  ['en', '1 1/2 cups of flour', 'flour', 1.5, 'cup'],
  ['en', '½ cucumber', 'cucumber', 0.5, null],
  ['en', '- 500g flour', 'flour', 500, 'g'],
  ['en', '[ ] 2 x 400 g tins', '400 g tins', 2, null],
  ['en', 'eggs x 6', 'eggs', 6, null],
  ['en', 'milk 2 l', 'milk', 2, 'l'],
  ['en', '3 tins tomatoes', 'tomatoes', 3, 'can'],
  ['en', '7up', '7up', null, null],
  ['en', '00 flour', '00 flour', null, null],
  ['en', '500 g', '500 g', null, null],
  ['fr', '200 g de farine', 'farine', 200, 'g'],
  ['fr', '2 c. à s. d’huile d’olive', 'huile d’olive', 2, 'tbsp'],
  ['fr', '1,5 kg de pommes de terre', 'pommes de terre', 1.5, 'kg'],
  ['fr', '2 pommes', 'pommes', 2, null],
  ['es', '3 dientes de ajo', 'ajo', 3, 'clove'],
  ['es', '1 litro de leche', 'leche', 1, 'l'],
  ['de', '2 EL Öl', 'Öl', 2, 'tbsp'],
  ['de', '1½ kg Kartoffeln', 'Kartoffeln', 1.5, 'kg'],
  ['de', '3 Dosen Tomaten', 'Tomaten', 3, 'can'],
]

describe('typed lines', () => {
  test.each(cases)('%s: %s', (language, text, item, amount, unit) => {
    expect(readTypedLine(text, language)).toEqual({ item, amount, unit })
  })

  test('several are separated by commas and line breaks, but not within a number', () => {
    expect(readTypedLines('2 onions, milk\n• 1,5 l juice; bread,\n\n', 'en')).toEqual([
      { item: 'onions', amount: 2, unit: null },
      { item: 'milk', amount: null, unit: null },
      { item: 'juice', amount: 1.5, unit: 'l' },
      { item: 'bread', amount: null, unit: null },
    ])
    expect(readTypedLines(' ,\n- ', 'en')).toEqual([])
  })

  test('a line that is too long is cut', () => {
    expect(readTypedLine('x'.repeat(500), 'en')?.item).toHaveLength(200)
  })
})
