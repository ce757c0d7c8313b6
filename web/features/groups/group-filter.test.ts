import { expect, test } from 'vitest'
import type { Group } from '#shared/contract/groups.ts'
import { filterGroups, isFiltering, noFilter } from './group-filter.ts'

const group = (name: string, differing: Partial<Group> = {}): Group => ({
  id: name,
  name,
  description: null,
  category: null,
  location: null,
  tags: [],
  pictureName: null,
  isPublic: true,
  ownerId: '1',
  memberCount: 1,
  latestThread: null,
  role: null,
  ...differing,
})

const groups = [
  group('Sourdough', { description: 'Bread on Sundays', category: 'Foodies', location: 'Lyon, France' }),
  group('Sunday roast', { category: 'Recipes', location: 'York, England' }),
  group('Pastry', { category: 'Recipes and more' }),
]

const names = (filter: Partial<typeof noFilter>) =>
  filterGroups(groups, { ...noFilter, ...filter }).map(({ name }) => name)

test('the text matches name or description, case-insensitively', () => {
  expect(names({ text: ' sunDAY ' })).toEqual(['Sourdough', 'Sunday roast'])
  expect(names({ text: 'lyon' })).toEqual([])
})

test('the category must be equal, the location contained, both case-insensitively', () => {
  expect(names({ category: 'recipes' })).toEqual(['Sunday roast'])
  expect(names({ location: 'france' })).toEqual(['Sourdough'])
})

test('text and category must both match', () => {
  expect(names({ text: 'sunday', category: 'Recipes' })).toEqual(['Sunday roast'])
  expect(names({ text: 'pastry', category: 'Recipes' })).toEqual([])
})

test('blank text does not filter', () => {
  expect(isFiltering({ ...noFilter, text: '  ' })).toBe(false)
  expect(names({ text: '  ' })).toHaveLength(3)
})
