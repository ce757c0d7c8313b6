import { expect, test } from 'vitest'
import { emptyTable, type ChatTable } from '#shared/contract/chat-table.ts'
import { takenOff } from './take-off.ts'

const read = <Value>(value: Value) => ({ value, by: 'read' as const })
const table: ChatTable = {
  ...emptyTable,
  servings: read(6),
  diets: [read('vegan' as const), { ...read('glutenFree' as const), asks: true }],
  allergens: [
    read('milk' as const),
    { ...read('eggs' as const), doubtful: true, suspected: true },
    { ...read('nuts' as const), doubtful: true },
  ],
  without: [{ ...read('coconut-milk'), name: 'coconut milk' }],
  eaters: [read('pregnant' as const)],
}

test('what was read is taken off by its value or its name', () => {
  expect(takenOff(table, 'diets', 'vegan', 3)).toMatchObject({
    kind: 'off',
    table: { diets: [{ value: 'glutenFree' }, { value: 'vegan', by: 'hand', at: 3, removed: true }] },
  })
  expect(takenOff(table, 'without', 'Coconut milk', 2)).toMatchObject({
    kind: 'off',
    table: { without: [{ value: 'coconut-milk', removed: true }] },
  })
  expect(takenOff(table, 'servings', 6, 1)).toMatchObject({
    kind: 'off',
    table: { servings: { value: 6, removed: true } },
  })
})

test.each([
  ['allergens', 'milk'],
  ['allergens', 'nuts'],
  ['diets', 'glutenFree'],
  ['eaters', 'pregnant'],
] as const)('of %s, %s is only asked for', (field, value) => {
  expect(takenOff(table, field, value, 3)).toEqual({ kind: 'asks', value })
})

test('what no word called an allergy is taken off', () => {
  expect(takenOff(table, 'allergens', 'eggs', 3)).toMatchObject({
    kind: 'off',
    table: {
      allergens: [
        { value: 'milk' },
        { value: 'nuts' },
        { value: 'eggs', by: 'hand', at: 3, removed: true, confirmed: true },
      ],
    },
  })
})

test('what does not stand there is not taken off', () => {
  expect(takenOff(table, 'with', 'rice', 1)).toEqual({ kind: 'absent' })
  const once = takenOff(table, 'diets', 'vegan', 1)
  expect(once.kind === 'off' && takenOff(once.table, 'diets', 'vegan', 2)).toEqual({ kind: 'absent' })
})
