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

test('the text is found in name or description, whatever its case', () => {
  expect(names({ text: ' sunDAY ' })).toEqual(['Sourdough', 'Sunday roast'])
  expect(names({ text: 'lyon' })).toEqual([])
})

test('the category is met exactly, the location in part, both whatever their case', () => {
  expect(names({ category: 'recipes' })).toEqual(['Sunday roast'])
  expect(names({ location: 'france' })).toEqual(['Sourdough'])
})

test('all of them must hold', () => {
  expect(names({ text: 'sunday', category: 'Recipes' })).toEqual(['Sunday roast'])
  expect(names({ text: 'pastry', category: 'Recipes' })).toEqual([])
})

test('blanks narrow nothing', () => {
  expect(isFiltering({ ...noFilter, text: '  ' })).toBe(false)
  expect(names({ text: '  ' })).toHaveLength(3)
})
