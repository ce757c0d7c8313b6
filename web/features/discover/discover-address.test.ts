import { expect, test } from 'vitest'
import { countFilters, filterQuery, noFilters, readPlace, writePlace } from './discover-address.ts'

const place = (address: string) => readPlace(new URLSearchParams(address))

test('a bare address is the first page of everything', () => {
  expect(place('')).toEqual({ search: '', page: 1, recipe: null, filters: noFilters })
  expect(String(writePlace(place('')))).toBe('')
})

test('an address survives being read and written', () => {
  const address =
    'search=soup&with=leek%2Ccream&without=nuts&dish_type=Starters&diet=vegan%2ChalaL&max_minutes=30&language=fr&min_rating=4&sort=rated&page=3&recipe=r1'
  expect(String(writePlace(place(address)))).toBe(address.replace('%2ChalaL', ''))
})

test.each([
  'page=0',
  'page=-2',
  'page=x',
  'dish_type=Snacks',
  'sort=worst',
  'min_rating=9',
  'max_minutes=0',
  'language=it',
])('what makes no sense counts as not said: %s', (address) => expect(place(address)).toEqual(place('')))

test('filters travel to the server in the same words, and only those that are set', () => {
  expect(filterQuery(noFilters)).toEqual({})
  expect(filterQuery({ ...noFilters, with: ' leek ', minRating: 4, diets: ['vegan', 'halal'] })).toEqual({
    with: 'leek',
    diet: 'vegan,halal',
    min_rating: 4,
  })
})

test('sorting is no filter', () => {
  expect(countFilters({ ...noFilters, sort: 'newest' })).toBe(0)
  expect(countFilters({ ...noFilters, sort: 'newest', with: 'leek', dishType: 'Mains' })).toBe(2)
})
