import { describe, expect, it, test } from 'vitest'
import { readSeasons, seasonRegions } from './read-seasons.ts'
import { seasonalFoodIds, seasonOf } from './season-of.ts'

const months = Array.from({ length: 12 }, (_, at) => at + 1)

test('over a hundred foods have a season in some region, and none has one everywhere all year', () => {
  expect(seasonalFoodIds.length).toBeGreaterThan(100)
  for (const id of seasonalFoodIds) {
    const each = seasonRegions.flatMap((region) => months.map((month) => seasonOf(id, region, month)))
    expect(each, id).toContain('fresh')
    expect(each, id).toContain(null)
  }
})

test('the north never harvests a summer fruit before the south', () => {
  const first = (id: string, region: 'northernEurope' | 'southernEurope') =>
    months.find((month) => seasonOf(id, region, month) === 'fresh') ?? 13
  for (const id of ['tomato', 'cherry', 'strawberry', 'courgette', 'aubergine', 'apricot', 'plum', 'pea'])
    expect(first(id, 'northernEurope'), id).toBeGreaterThanOrEqual(first(id, 'southernEurope'))
})

describe('the season of', () => {
  it.each([
    ['asparagus', 'northernEurope', 5, 'fresh'],
    ['asparagus', 'northernEurope', 8, null],
    ['asparagus', 'southernEurope', 3, 'fresh'],
    ['apple', 'northernEurope', 9, 'fresh'],
    ['apple', 'northernEurope', 1, 'stored'],
    ['apple', 'northernEurope', 7, null],
    ['leek', 'northernEurope', 1, 'fresh'],
    ['orange', 'southernEurope', 12, 'fresh'],
    ['orange', 'northEastAmerica', 12, null],
    ['salt', 'northEastAmerica', 6, null],
    ['no-such-food', 'northEastAmerica', 6, null],
  ] as const)('%s in %s in month %i is %s', (id, region, month, season) => {
    expect(seasonOf(id, region, month)).toBe(season)
  })
})

describe('reading', () => {
  it.each([
    ['an unknown food', 'moonfruit: 1 | 1 | 1'],
    ['a month that does not exist', 'apple: 13 | 1 | 1'],
    ['a month twice', 'apple: 1-3 +3-4 | 1 | 1'],
    ['two regions', 'apple: 1 | 1'],
    ['a food twice', 'apple: 1 | 1 | 1\napple: 1 | 1 | 1'],
    ['words', 'apple: in summer | 1 | 1'],
  ])('refuses %s with file and line', (_, text) => {
    expect(() => readSeasons('file', text, (id) => id === 'apple')).toThrow(/^file:[12]: /)
  })
})
