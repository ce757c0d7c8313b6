import { expect, test } from 'vitest'
import type { Measures } from '#shared/constants/measures.ts'
import type { Part } from '#shared/shopping/sum-lines.ts'
import type { Unit } from '#shared/words/units.ts'
import { amountOfLine, amountOfSum } from './shown-amount.ts'

const shown = (measures: Measures, ...parts: Part[]) =>
  amountOfSum({ key: '', foodId: null, item: '', aisle: 'other', lines: [], parts }, measures, 'en')

test.each<[Measures, number, Unit | null, number | null, string]>([
  ['metric', 1500, 'g', 1500, '1.5 kg'],
  ['metric', 2, 'cup', 480, '480 ml'],
  ['metric', 3, null, 330, '3 (≈ 330 g)'],
  ['us', 1500, 'g', 1500, '3.3 lb'],
  ['us', 100, 'g', 100, '3.5 oz'],
  ['us', 1000, 'ml', 1000, '4 cups + 2½ tbsp'],
  ['us', 30, 'ml', 30, '2 tbsp'],
  ['us', 3, null, 330, '3 (≈ 11.6 oz)'],
  ['us', 2, 'tbsp', 30, '2 tbsp'],
  ['us', 2, 'can', 800, '2 cans'],
])('%s: %s %s that weigh %s', (measures, amount, unit, grams, text) => {
  expect(shown(measures, { amount, unit, grams })).toBe(text)
})

test('parts that cannot be added are shown side by side', () => {
  expect(
    shown('us', { amount: 56.7, unit: 'g', grams: 56.7 }, { amount: 2, unit: 'stalk', grams: null }),
  ).toBe('2 oz + 2 stalks')
})

test('a line without an amount shows none', () => {
  expect(amountOfLine({ amount: null, unit: null }, 'us', 'en')).toBe('')
})
