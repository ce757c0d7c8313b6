import { describe, expect, test } from 'vitest'
import type { Language } from '../constants/languages.ts'
import { readTypedLine, readTypedLines } from './list-lines.ts'

const cases: readonly (readonly [Language, string, string, number | null, string | null, string?])[] = [
  ['en', '2 onions', 'onions', 2, null],
  ['en', 'milk', 'milk', null, null],
  ['en', '1 1/2 cups of flour', 'flour', 1.5, 'cup'],
  ['en', '½ cucumber', 'cucumber', 0.5, null],
  ['en', '- 500g flour', 'flour', 500, 'g'],
  ['en', '[ ] 2 x 400 g tins', 'tins', 2, null, '400 g each'],
  ['en', '2x400g tins tomatoes', 'tomatoes', 2, 'can', '400 g each'],
  ['en', 'milk 1/2 l', 'milk', 0.5, 'l'],
  ['en', '1 dozen eggs', 'eggs', 12, null],
  ['fr', '2 douzaines d’œufs', 'œufs', 24, null],
  ['es', '1 docena de huevos', 'huevos', 12, null],
  ['de', '1 Dutzend Eier', 'Eier', 12, null],
  ['en', '2-3 onions', 'onions', 3, null],
  ['en', 'juice of 2 lemons', 'lemons', 2, null, 'juice'],
  ['en', '1 small can corn (drained)', 'corn', 1, 'can', 'small, drained'],
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
  test.each(cases.map(([language, text, ...rest]) => ({ language, text, rest })))(
    '$language: $text',
    ({ language, text, rest: [item, amount, unit, note = null] }) => {
      expect(readTypedLine(text, language)).toEqual({ item, amount, unit, note })
    },
  )

  test('several are separated by commas and line breaks, but not within a number', () => {
    expect(readTypedLines('2 onions, milk\n• 1,5 l juice; bread,\n\n', 'en')).toEqual([
      { item: 'onions', amount: 2, unit: null, note: null },
      { item: 'milk', amount: null, unit: null, note: null },
      { item: 'juice', amount: 1.5, unit: 'l', note: null },
      { item: 'bread', amount: null, unit: null, note: null },
    ])
    expect(readTypedLines(' ,\n- ', 'en')).toEqual([])
  })

  test('a line that is too long is cut', () => {
    expect(readTypedLine('x'.repeat(500), 'en')?.item).toHaveLength(200)
  })
})
