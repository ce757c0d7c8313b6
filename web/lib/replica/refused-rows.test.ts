import { expect, test } from 'vitest'
import type { Operation } from '#shared/sync/merge.ts'
import { kindOfRow, ownTables, refusedRows, writtenText } from './refused-rows.ts'

let count = 0
const operation = (table: string, row: string, field: string, value: string | boolean): Operation => ({
  id: String((count += 1)),
  clock: '',
  table,
  row,
  field,
  value,
})

const known = {
  valuesOf: (table: string, row: string) =>
    table === 'plan_entries' && row === 'p' ? { title: 'Leek soup' } : undefined,
  foods: new Map([
    [
      'onion',
      {
        id: 'onion',
        names: {
          en: ['onion', 'onions'] as [string, string],
          fr: ['oignon', 'oignons'] as [string, string],
          es: ['cebolla', 'cebollas'] as [string, string],
          de: ['Zwiebel', 'Zwiebeln'] as [string, string],
        },
      },
    ],
  ]),
  language: 'de' as const,
}

test('a row is named once, by what was written, by what is known, or by its food', () => {
  const operations = [
    operation('list_items', 'a', 'item', 'milk'),
    operation('list_items', 'a', 'language', 'en'),
    operation('plan_entries', 'p', 'day', '2026-11-24'),
    operation('pantry_items', 'onion', 'state', 'have'),
    operation('list_items', 'gone', 'tickedAt', '2026-11-24'),
    operation('list_items', 'fine', 'item', 'bread'),
  ]
  const codes = new Map(operations.slice(0, 5).map(({ id }) => [id, 'not found']))
  expect(refusedRows(operations, codes, known)).toMatchObject([
    { table: 'list_items', row: 'a', code: 'not found', name: 'milk' },
    { table: 'plan_entries', row: 'p', code: 'not found', name: 'Leek soup' },
    { table: 'pantry_items', row: 'onion', code: 'not found', name: 'Zwiebeln' },
    { table: 'list_items', row: 'gone', code: 'not found', name: null },
  ])
})

test('an own row is named by its recipe, and says what was written and what was to happen', () => {
  const entry = (row: string, fields: Record<string, string | boolean>) =>
    Object.entries(fields).map(([field, value]) => ({
      ...operation(ownTables.diary, row, field, value),
      about: 'Leek soup',
    }))
  const operations = [
    { ...operation(ownTables.notes, 'r', 'text', 'Less salt'), about: 'Leek soup' },
    ...entry('new', { recipeId: 'r', note: 'Good', nextTime: 'More leeks', changed: '' }),
    ...entry('known', { note: 'Better' }),
    ...entry('gone', { isDeleted: true }),
    operation('list_items', 'a', 'note', 'the ripe ones'),
  ]
  const rows = refusedRows(operations, new Map(operations.map(({ id }) => [id, 'not found'])), known)
  expect(rows.map((row) => [kindOfRow(row), row.name, writtenText(row)])).toEqual([
    ['note', 'Leek soup', 'Less salt'],
    ['cooked', 'Leek soup', 'Good\n\nMore leeks'],
    ['cookedEdit', 'Leek soup', 'Better'],
    ['cookedDelete', 'Leek soup', null],
    ['list', null, null],
  ])
})
