import { expect, test } from 'vitest'
import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { renderRecipe } from '#shared/words/recipe-text.ts'
import { sourceIn, withSource } from '#shared/words/source.ts'
import { draftOfStructure } from './draft-from-recipe.ts'
import { problemsOf, structureOf, unchangedText, totalOf } from './draft-to-recipe.ts'
import { blankDraft, isBlank } from './recipe-draft.ts'

const soup: RecipeStructure = {
  title: 'Suppe',
  language: 'de',
  dishType: 'Starters',
  servings: 4,
  prepMinutes: 10,
  cookMinutes: 0,
  taste: 'mild',
  searchTerms: ['warm', 'rund'],
  ingredients: [
    { amount: 0.75, unit: 'l', item: 'Brühe', note: 'heiß', group: null, scales: true },
    { amount: 1.333, unit: 'tbsp', item: 'Öl', note: null, group: 'Zum Braten', scales: false },
    { amount: null, unit: null, item: 'Salz', note: null, group: null, scales: true },
  ],
  steps: [{ text: 'Alles 7,5 Minuten kochen.', minutes: 7.5, celsius: null, uses: [] }],
  diets: ['vegan'],
  allergens: ['celery'],
  safety: [],
}

test('an unchanged draft gives the same structure', () => {
  expect(structureOf(draftOfStructure(soup, null))).toEqual({ ...soup, extra: '' })
})

const told: RecipeStructure = {
  ...soup,
  yieldUnit: 'Gläser',
  equipment: ['ein Topf', 'ein Sieb'],
  nutrition: { calories: '120 kcal' },
  ingredients: soup.ingredients.map((each, at) =>
    at === 0 ? { ...each, amountMax: 1, measure: { amount: 3, unit: 'cup', each: false } } : each,
  ),
  steps: soup.steps.map((step) => ({ ...step, group: 'Für die Brühe' })),
}

test('a draft has every optional field, and a line that nobody touched is sent as it was', () => {
  const draft = draftOfStructure(told, null)
  expect(draft.ingredients.map(({ text }) => text)).toEqual([
    '0,75–1 l (3 Tassen) Brühe, heiß',
    'Zum Braten:',
    '1⅓ EL Öl',
    ':',
    'Salz, nach Geschmack',
  ])
  expect(draft.fields.nutrition).toBe('Energie: 120 kcal')
  expect(structureOf(draft)).toEqual({ ...told, extra: '' })
})

test('what is taken out of a draft is sent as null, and a line that is no fact is a problem', () => {
  const draft = draftOfStructure(told, null)
  const steps = draft.steps.filter((row) => row.line !== null)
  const structure = structureOf({ ...draft, fields: {}, steps })
  expect(structure).toMatchObject({ yieldUnit: null, equipment: null, nutrition: null })
  expect(structure.steps[0]?.group).toBeNull()
  const strange = { ...draft, fields: { nutrition: 'sehr gesund' } }
  expect([...problemsOf(strange)]).toEqual([['fields:nutrition', 'lines']])
})

test('a heading holds until the next one, and blank lines are left out', () => {
  const draft = draftOfStructure(soup, null)
  const typed = (text: string, index: number) => ({ key: String(index), text, of: '', line: null })
  const rows = ['Wasser', 'Teig:', 'Mehl', '  ', ' : ', 'Zucker'].map(typed)
  expect(
    structureOf({ ...draft, ingredients: rows }).ingredients.map(({ item, group }) => [item, group]),
  ).toEqual([
    ['Wasser', null],
    ['Mehl', 'Teig'],
    ['Zucker', null],
  ])
})

test('lines without a food, and too long ones, are problems', () => {
  const draft = draftOfStructure(soup, null)
  const typed = (key: string, text: string) => ({ key, text, of: '', line: null })
  const ingredients = [typed('1', '2'), typed('2', 'x'.repeat(201)), typed('3', `Salz, ${'x'.repeat(201)}`)]
  const steps = [typed('1', 'x'.repeat(2001))]
  expect([...problemsOf({ ...draft, ingredients, steps })]).toEqual([
    ['ingredients:1', 'noFood'],
    ['ingredients:2', 'tooLong'],
    ['steps:1', 'tooLong'],
  ])
})

test('invalid numbers are problems of their fields', () => {
  const draft = { ...draftOfStructure(soup, null), servings: '0', prep: '5.5', cook: '-1', total: 'ages' }
  expect([...problemsOf(draft).keys()]).toEqual(['servings', 'prep', 'cook', 'total'])
  expect(problemsOf({ ...draft, servings: '101' }).has('servings')).toBe(true)
})

test('the total is the entered one, else the sum, else unknown', () => {
  const draft = blankDraft('en')
  expect(totalOf({ ...draft, prep: '10', cook: '20' })).toBe(30)
  expect(totalOf({ ...draft, prep: '10', cook: '20', total: '90' })).toBe(90)
  expect(totalOf(draft)).toBeNull()
})

test('the original text stays as long as nothing in it changes', () => {
  const draft = draftOfStructure(soup, 'Suppe, wie Oma sie kocht')
  expect(unchangedText({ ...draft, title: 'Omas Suppe', plating: 'Im Teller' })).toBe(draft.text)
  const fixed = draft.ingredients.map((row) => ({ ...row, line: row.line && { ...row.line, scales: false } }))
  expect(unchangedText({ ...draft, ingredients: fixed })).toBe(draft.text)
  expect(unchangedText({ ...draft, servings: '6' })).toBeNull()
  expect(unchangedText({ ...draft, source: 'Oma' })).toBeNull()
})

test.each(['en', 'fr', 'es', 'de'] as const)('a source is written in %s and parsed again', (language) => {
  const extra = withSource('Oma kochte sie sonntags.', ' Ada, https://example.org/a ', language)
  const text = renderRecipe({ ...soup, language, extra })
  expect(text).toContain('Oma kochte sie sonntags.\n\n')
  expect(sourceIn(text)).toBe('Ada, https://example.org/a')
  expect(withSource('Suppe', '  ', language)).toBe('Suppe')
  expect(sourceIn('Suppe')).toBe('')
})

test('an empty draft is blank, and one with a word is not', () => {
  expect(isBlank(blankDraft('fr'))).toBe(true)
  expect(isBlank({ ...blankDraft('fr'), taste: 'doux' })).toBe(false)
})
