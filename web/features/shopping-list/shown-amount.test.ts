import { expect, test } from 'vitest'
import type { Measures } from '#shared/constants/measures.ts'
import type { Part } from '#shared/shopping/sum-lines.ts'
import type { Unit } from '#shared/words/units.ts'
import { amountOfLine, amountOfSum } from './shown-amount.ts'

const sum = { key: '', foodId: null, item: '', aisle: 'produce' as const, lines: [] }

const shown = (measures: Measures, ...parts: Part[]) => amountOfSum({ ...sum, parts }, measures, 'en')

test.each<[Measures, number, Unit | null, number | null, string]>([
  ['metric', 1500, 'g', 1500, '1.5 kg'],
  ['metric', 2, 'cup', 480, '500 ml'],
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

test.each<[number, Unit | null, string]>([
  [233, 'ml', '250 ml'],
  [252, 'ml', '250 ml'],
  [47, 'ml', '50 ml'],
  [13, 'g', '15 g'],
  [1216, 'g', '1.2 kg'],
  [4 / 3, 'tbsp', '2 tbsp'],
])('%s %s of recipes are bought as the shop sells them', (amount, unit, text) => {
  expect(shown('metric', { amount, unit, grams: null })).toBe(text)
})

test('what somebody typed stays as it is', () => {
  const line = {
    id: '',
    item: '',
    foodId: null,
    amount: 233,
    unit: 'ml',
    gramsPerUnit: null,
    aisle: null,
  } as const
  const parts = [{ amount: 233, unit: 'ml', grams: null } as const]
  expect(amountOfSum({ ...sum, lines: [line], parts }, 'metric', 'en')).toBe('233 ml')
  expect(amountOfSum({ ...sum, lines: [{ ...line, recipeId: 'r1' }], parts }, 'metric', 'en')).toBe('250 ml')
})

test('eggs and bunches are not weighed', () => {
  const eggs = { amount: 4, unit: null, grams: 183 }
  expect(amountOfSum({ ...sum, aisle: 'dairy', parts: [eggs] }, 'metric', 'en')).toBe('4')
  expect(shown('metric', { amount: 1, unit: 'bunch', grams: 15 })).toBe('1 bunch')
  expect(shown('metric', { amount: 3, unit: 'clove', grams: 15 })).toBe('3 cloves')
})
