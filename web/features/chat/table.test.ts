import { describe, expect, test } from 'vitest'
import { emptyTable, type ChatTable } from '#shared/contract/chat-table.ts'
import { asksBefore, chipsOf, handSet, isSet, upTo, withoutValue, withValue } from './table.ts'

const table: ChatTable = {
  ...emptyTable,
  servings: { value: 4, by: 'read' },
  allergens: [{ value: 'nuts', by: 'read', asks: true }],
  with: [{ value: 'leek', name: 'Lauch', by: 'read' }],
}

describe('the table', () => {
  test('shows what was not removed, allergies before wishes', () => {
    const removed = withoutValue(table, 'with', 'leek', { at: 1, confirmed: false })
    expect(chipsOf(table).map(({ field }) => field)).toEqual(['servings', 'allergens', 'with'])
    expect(chipsOf(removed).map(({ field }) => field)).toEqual(['servings', 'allergens'])
    expect(isSet(removed, 'with', 'leek')).toBe(false)
  })

  test('sends only what was set or removed by hand', () => {
    expect(handSet(table)).toBeNull()
    expect(handSet(null)).toBeNull()
    const vegan = withValue(table, 'diets', 'vegan', 2)
    expect(handSet(vegan)).toEqual({ diets: [{ value: 'vegan', by: 'hand', at: 2 }] })
    expect(handSet(withValue(table, 'servings', 6, 1))).toEqual({ servings: { value: 6, by: 'hand', at: 1 } })
  })

  test('sends who of the household eats, also when messages are taken back', () => {
    expect(handSet({ ...table, eaterIds: [] })).toEqual({ eaterIds: [] })
    expect(upTo({ ...table, eaterIds: ['lea'] }, 0)).toEqual({ ...emptyTable, eaterIds: ['lea'] })
  })

  test('has one entry for each value: the last one counts', () => {
    const again = withValue(
      withoutValue(table, 'with', 'leek', { at: 1, confirmed: false }),
      'with',
      'leek',
      2,
    )
    expect(again.with).toEqual([{ value: 'leek', by: 'hand', at: 2 }])
  })

  test('remembers the confirmation for what words named because of an allergy', () => {
    expect(asksBefore(table, 'allergens', 'nuts')).toBe(true)
    expect(asksBefore(table, 'with', 'leek')).toBe(false)
    const { allergens } = withoutValue(table, 'allergens', 'nuts', { at: 1, confirmed: true })
    expect(allergens).toEqual([{ value: 'nuts', by: 'hand', at: 1, removed: true, confirmed: true }])
  })

  test('keeps what was set by hand when messages are taken back', () => {
    const late = withValue(withValue(table, 'minutes', 30, 3), 'diets', 'vegan', 1)
    expect(upTo(late, 1)).toEqual({
      ...emptyTable,
      minutes: { value: 30, by: 'hand', at: 1 },
      diets: [{ value: 'vegan', by: 'hand', at: 1 }],
    })
    expect(upTo(table, 1)).toBeNull()
  })
})
