import { describe, expect, test } from 'vitest'
import { emptyTable, type ChatTable } from '#shared/contract/chat-table.ts'
import type { Household } from '#shared/contract/household.ts'
import {
  tableOfHousehold,
  usualEaterIds,
  weekdayOf,
  withNewlyStated,
  withOtherEaters,
} from './table-of-household.ts'
import { emptyHousehold, testEater } from './test-household.ts'

const household: Household = {
  ...emptyHousehold,
  weekdayMinutes: [30, null, null, null, null, null, null],
  equipment: ['noOven'],
  eaters: [
    testEater('Ada', { allergens: ['milk'] }),
    testEater('Léa', {
      allergens: ['nuts', 'milk'],
      isChild: true,
      dislikes: [{ value: 'coriander', name: 'coriander' }],
    }),
    testEater('Max', { diets: ['vegan'], isUsual: false }),
  ],
}

const usual = usualEaterIds(household)
const byHand = <Value>(value: Value) => ({ value, by: 'hand', at: 0 })

describe('the table of a household', () => {
  test('has what the usual eaters must not have, the kitchen and the minutes of the day', () => {
    expect(tableOfHousehold(household, usual, 0)).toEqual({
      servings: byHand(2),
      minutes: byHand(30),
      allergens: [byHand('milk'), byHand('nuts')],
      diets: [],
      with: [],
      without: [{ ...byHand('coriander'), name: 'coriander' }],
      equipment: [byHand('noOven')],
      eaters: [byHand('child')],
    })
    expect(tableOfHousehold(household, usual, 1).minutes).toBeNull()
  })

  test('has the stated servings while everybody eats as usual, otherwise as many as eat', () => {
    const six = { ...household, servings: 6 }
    expect(tableOfHousehold(six, usual, 0).servings?.value).toBe(6)
    expect(tableOfHousehold(six, ['Ada'], 0).servings?.value).toBe(1)
    expect(tableOfHousehold({ ...six, eaters: [] }, [], 0).servings?.value).toBe(6)
    expect(tableOfHousehold({ ...household, eaters: [] }, [], 0).servings).toBeNull()
  })

  test('of a household that stated nothing is empty', () => {
    const blank = { ...household, weekdayMinutes: [], equipment: [], eaters: [] }
    expect(tableOfHousehold(blank, [], 3)).toEqual(emptyTable)
  })

  test.each([
    ['2026-11-23', 0],
    ['2026-11-28', 5],
    ['2026-11-29', 6],
  ])('%s is weekday %i', (day, weekday) => expect(weekdayOf(new Date(`${day}T12:00`))).toBe(weekday))
})

describe('when other people eat', () => {
  const change = (table: ChatTable, from: string[], to: string[]) =>
    withOtherEaters(table, {
      before: tableOfHousehold(household, from, 0),
      after: tableOfHousehold(household, to, 0),
      at: 2,
    })

  test('what nobody else has goes, and what is new comes', () => {
    const start = tableOfHousehold(household, usual, 0)
    const changed = change(start, usual, ['Ada', 'Max'])
    expect(changed.allergens.map(({ value }) => value)).toEqual(['milk'])
    expect(changed.diets).toEqual([{ value: 'vegan', by: 'hand', at: 2 }])
    expect(changed).toMatchObject({ without: [], eaters: [], servings: { value: 2 }, minutes: { value: 30 } })
    expect(change(changed, ['Ada', 'Max'], usual).allergens.map(({ value }) => value)).toEqual([
      'milk',
      'nuts',
    ])
  })

  test('what was set or taken out by hand, and what words said, stays', () => {
    const start: ChatTable = {
      ...tableOfHousehold(household, usual, 0),
      servings: { value: 5, by: 'read' },
      minutes: { value: 60, by: 'hand', at: 1 },
      allergens: [
        { value: 'milk', by: 'hand', at: 1, removed: true },
        { value: 'nuts', by: 'read', asks: true },
        { value: 'fish', by: 'hand', at: 1 },
      ],
    }
    const changed = change(start, usual, ['Ada'])
    expect(changed.allergens).toEqual(start.allergens)
    expect(changed.minutes).toEqual(start.minutes)
    expect(changed.servings).toEqual({ value: 1, by: 'hand', at: 2 })
  })
})

describe('what was stated since', () => {
  const stated = tableOfHousehold(household, ['Ada', 'Léa'], 0)

  test('comes as far as it concerns health', () => {
    const known: ChatTable = { ...emptyTable, allergens: [{ value: 'milk', by: 'read' }], eaterIds: ['Ada'] }
    expect(withNewlyStated(known, stated, 3)).toEqual({
      ...known,
      allergens: [...known.allergens, { value: 'nuts', by: 'hand', at: 3 }],
      eaters: [{ value: 'child', by: 'hand', at: 3 }],
    })
  })

  test('does not come back when it was taken out by hand', () => {
    const removed = stated.allergens.map((entry) => ({ ...entry, removed: true }))
    expect(withNewlyStated({ ...stated, allergens: removed }, stated, 3)).toBeNull()
  })
})
