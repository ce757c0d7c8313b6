import { describe, expect, test } from 'vitest'
import { formatClock } from './clock.ts'
import {
  applyOperation,
  deletedField,
  emptyRow,
  isDeleted,
  type FieldValue,
  type Operation,
} from './merge.ts'
import { randomOf } from './test-random.ts'

const operation = (ms: number, field: string, value: FieldValue, device = 'phone001'): Operation => ({
  id: `${ms}-${field}-${device}`,
  table: 'list_items',
  row: 'milk',
  field,
  value,
  clock: formatClock({ ms, counter: 0, device }),
})

const merged = (operations: readonly Operation[]) => operations.reduce(applyOperation, emptyRow('milk'))

describe('merging', () => {
  test('a tick survives a later rename', () => {
    const row = merged([
      operation(1, 'item', 'milk'),
      operation(3, 'item', 'oat milk'),
      operation(2, 'tickedAt', 'x'),
    ])
    expect(row.values).toEqual({ item: 'oat milk', tickedAt: 'x' })
  })

  test('the newest value of a field wins', () => {
    expect(merged([operation(2, 'item', 'new'), operation(1, 'item', 'old')]).values).toEqual({ item: 'new' })
  })

  test('a deletion loses against a later tick or edit, and wins against earlier ones', () => {
    const added = operation(1, 'item', 'milk')
    const deleted = operation(5, deletedField, true)
    expect(isDeleted(merged([added, deleted]))).toBe(true)
    expect(isDeleted(merged([added, deleted, operation(4, 'tickedAt', 'x')]))).toBe(true)
    expect(isDeleted(merged([added, deleted, operation(6, 'tickedAt', 'x')]))).toBe(false)
    expect(isDeleted(merged([operation(6, 'item', 'oat milk'), deleted, added]))).toBe(false)
  })

  test('a deletion is undone by a later operation', () => {
    const operations = [
      operation(1, 'item', 'milk'),
      operation(2, deletedField, true),
      operation(3, deletedField, false),
    ]
    expect(isDeleted(merged(operations))).toBe(false)
  })

  test('an operation without effect answers the same row', () => {
    const row = merged([operation(2, 'item', 'milk')])
    expect(applyOperation(row, operation(1, 'item', 'cream'))).toBe(row)
    expect(applyOperation(row, operation(2, 'item', 'milk'))).toBe(row)
  })

  test('any order and any repetition of operations makes the same row', () => {
    for (let seed = 0; seed < 300; seed += 1) {
      const { below, pick, shuffled } = randomOf(seed)
      const operations = Array.from({ length: 2 + below(20) }, () =>
        operation(
          below(8),
          pick(['item', 'amount', 'tickedAt', deletedField]),
          pick<FieldValue>([true, false, 'milk', 2, null]),
          pick(['phone001', 'phone002', 'tablet01']),
        ),
      )
      const repeated = [...operations, ...operations.filter(() => below(3) === 0)]
      const expected = merged(shuffled(repeated))
      for (let order = 0; order < 5; order += 1) expect(merged(shuffled(repeated))).toEqual(expected)
    }
  })
})
