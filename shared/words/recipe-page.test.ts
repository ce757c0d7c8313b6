import { expect, test } from 'vitest'
import type { RecipeIngredient, RecipeStructure } from '../contract/recipe-structure.ts'
import { formatDuration, ingredientGroups, formatMean, recipePageWords, recipeNotes } from './recipe-page.ts'

function recipeOf(groups: (string | null)[], safety: string[] = []): RecipeStructure {
  const ingredients = groups.map((group, place): RecipeIngredient => ({
    amount: 1,
    unit: null,
    item: `item ${place}`,
    note: null,
    group,
    scales: true,
  }))
  return {
    title: 'Soup',
    language: 'en',
    dishType: 'Starters',
    servings: 2,
    prepMinutes: 5,
    cookMinutes: 5,
    taste: '',
    searchTerms: [],
    ingredients,
    steps: [],
    diets: [],
    allergens: [],
    safety,
  }
}

test('ingredients stand under their headings in the recipe’s order', () => {
  const groups = ingredientGroups(recipeOf([null, null, 'Crust', 'Crust', null]))
  expect(groups.map(({ name, lines }) => [name, lines.map(({ index: place }) => place)])).toEqual([
    [null, [0, 1]],
    ['Crust', [2, 3]],
    [null, [4]],
  ])
})

test('the gravest remark comes first and none comes twice', () => {
  const remarks = recipeNotes(recipeOf([], ['Cool it quickly.', 'Wash your hands.']), [
    { code: 'a', severity: 'note', sentence: 'Cool it quickly.' },
    { code: 'b', severity: 'dangerous', sentence: 'This mushroom kills.' },
    { code: 'c', severity: 'warning', sentence: 'Contains nuts.' },
  ])
  expect(remarks.map(({ sentence }) => sentence)).toEqual([
    'This mushroom kills.',
    'Contains nuts.',
    'Cool it quickly.',
    'Wash your hands.',
  ])
})

test('times are written as each language writes them', () => {
  expect(formatDuration(45, 'en')).toBe('45 min')
  expect(formatDuration(60, 'fr')).toBe('1 h')
  expect(formatDuration(130, 'de')).toBe('2 Std. 10 Min.')
  expect(formatDuration(0, 'es')).toBeNull()
  expect(formatDuration(null, 'es')).toBeNull()
})

test('the mean has two decimals and the language’s own decimal sign', () => {
  expect(formatMean(4.666, 'en')).toBe('4.67')
  expect(formatMean(0, 'en')).toBe('0.00')
  expect(formatMean(4.5, 'fr')).toBe('4,50')
  expect(formatMean(4.5, 'de')).toBe('4,50')
})

test('one like is singular in English', () => {
  expect([0, 1, 2].map(recipePageWords.en.likes)).toEqual(['0 likes', '1 like', '2 likes'])
})
