import { expect, test } from 'vitest'
import { library, recipeById, recipesCalled } from './index.ts'

test('every recipe is found by its id and by its name in each language', () => {
  for (const { id, names } of library()) {
    expect(recipeById(id)?.id).toBe(id)
    for (const name of Object.values(names))
      expect(
        recipesCalled(name).map((each) => each.id),
        name,
      ).toContain(id)
  }
})

test.each([
  ['Bœuf bourguignon', 'boeuf-bourguignon'],
  ['spaghetti alla carbonara', 'carbonara'],
  ['sopa de ajo', 'garlic-soup'],
  ['Kartoffelsuppe', 'potato-soup'],
])('"%s" is found', (name, id) => {
  expect(recipesCalled(name).map((each) => each.id)).toContain(id)
})

test('what nobody cooks is called nothing', () => {
  expect(recipesCalled('constructor')).toEqual([])
  expect(recipeById('nothing')).toBeNull()
})
