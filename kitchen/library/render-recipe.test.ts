import { expect, test } from 'vitest'
import { readFile, recipeFiles, renderedRecipe } from './index.ts'
import { scaledLine } from './scale.ts'

const recipe = (id: string) => {
  const file = recipeFiles().find((each) => each.endsWith(`/${id}.recipe`))
  if (file === undefined) throw new Error(`no recipe "${id}"`)
  return readFile(file)
}

test('the knife work comes from the lines', () => {
  const { steps } = renderedRecipe(recipe('carbonara'), 'de')
  expect(steps[0]?.text).toMatch(/^Den Speck in kurze Streifen schneiden\. Den Pecorino reiben\.$/)
})

test('herbs for the end are cut while the pot works', () => {
  const { steps } = renderedRecipe(recipe('boeuf-bourguignon'), 'en')
  const braised = steps.findLastIndex(({ minutes }) => (minutes ?? 0) >= 25)
  expect(steps.findIndex(({ text }) => text.includes('chop the parsley'))).toBe(braised + 1)
})

test('what is careful of no food is said of the dish, and what every bird asks for by itself', () => {
  expect(renderedRecipe(recipe('hollandaise'), 'en').safety.join(' ')).toMatch(/never reheat/)
  expect(renderedRecipe(recipe('coq-au-vin'), 'en').safety.join(' ')).toMatch(/raw poultry/)
})

test('a way has its own amounts and steps', () => {
  const slow = renderedRecipe(recipe('dal'), 'en', { way: 'slowCooker' })
  expect(slow.steps.some(({ text }) => text.includes('slow cooker'))).toBe(true)
  expect(renderedRecipe(recipe('dal'), 'en').steps.some(({ text }) => text.includes('slow cooker'))).toBe(
    false,
  )
})

test.each([
  ['egg', 6, null, 3, 5],
  ['onion', 1, null, 1, 0.5],
  ['tomato', 3, null, 1, 1],
  ['spaghetti', 400, 'g', 6, 600],
  ['chicken-stock', 1.4, 'l', 2, 700],
  ['olive-oil', 2, 'tbsp', 1, 1.5],
  ['garlic', 4, 'clove', 1, 1],
] as const)('%s %s %s for four is for %s %s', (food, amount, unit, servings, wanted) => {
  const [line] = recipe('carbonara').lines
  if (!line) throw new Error('no line')
  expect(scaledLine({ ...line, food, amount, unit }, servings / 4).amount).toBe(wanted)
})

test('a cake is never made for fewer than fill its tin', () => {
  const amounts = (servings: number) =>
    renderedRecipe(recipe('banana-bread'), 'en', { servings }).ingredients.map(({ amount }) => amount)
  expect(amounts(2)).toEqual(amounts(8))
})
