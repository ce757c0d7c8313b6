import { expect, test } from 'vitest'
import { stillNamed } from './still-named.ts'
import { libraryDraft } from './test-drafts.ts'

const soup = {
  ...libraryDraft('carbonara', 'en', true),
  title: 'Dumplings in gravy',
  taste: 'lemony',
  plating: 'A slice of lemon on each plate.',
  ingredients: ['dumplings', 'gluten-free gravy'].map((item) => ({
    amount: 200,
    unit: 'g' as const,
    item,
    note: null,
    group: null,
    scales: true,
  })),
  steps: ['Warm the gravy.', 'Squeeze the lemon over it.'].map((text) => ({
    text,
    minutes: null,
    celsius: null,
    uses: [],
  })),
}

test('says in which steps and texts a food is named that has left the list', () => {
  expect(stillNamed(soup, ['lemons'])).toEqual([
    { item: 'lemons', place: 'plating' },
    { item: 'lemons', place: 2 },
  ])
})

test('a food has not left whose name is within another line', () => {
  expect(stillNamed(soup, ['gravy', 'dumplings'])).toEqual([])
})
