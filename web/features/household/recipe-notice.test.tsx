import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Eater } from '#shared/contract/household.ts'
import { getRecipe } from '#shared/contract/recipes.ts'
import { renderPage } from '../../test/render-page.tsx'
import { wireRecipe } from '../recipes/test-recipe.ts'
import { RecipeNotice } from './recipe-notice.tsx'
import { emptyHousehold, testEater } from './test-household.ts'

const eaters = [
  testEater('Ada', { allergens: ['fish'] }),
  testEater('Léa', { allergens: ['nuts', 'milk'] }),
  testEater('Max', { allergens: ['milk'], isUsual: false }),
]
const wire = wireRecipe()
const recipe = getRecipe.answer.parse({
  ...wire,
  recipe: wire.recipe && { ...wire.recipe, allergens: ['nuts', 'milk'] },
})
const onMeasures = vi.fn<(measures: string) => void>()
const foods = `GET /api/recipes/${recipe.id}/foods`
const known = { foods: [], allergens: [], againstDiets: [] }
const lines = [
  { ...known, foods: ['leek'], allergens: ['milk'] },
  { ...known, foods: ['cream'], againstDiets: ['vegan', 'halal'] },
  { ...known, foods: ['salt'] },
  known,
]

function renderNotice(answer: object | null, people: Eater[] = eaters) {
  renderPage(<RecipeNotice recipe={recipe} onMeasures={onMeasures} />, {
    signedIn: true,
    answers: {
      'GET /api/household': { json: { ...emptyHousehold, eaters: people } },
      [foods]: answer && { json: answer },
    },
  })
}

test('names the foods for each usual eater who must not have them', async () => {
  renderNotice(lines)
  expect(await screen.findByText('Not for Léa: tree nuts and leeks')).toBeVisible()
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  expect(onMeasures).toHaveBeenCalledWith('metric')
})

test('names the allergens while the foods are not known', async () => {
  renderNotice(null)
  expect(await screen.findByText('Not for Léa: tree nuts and milk')).toBeVisible()
})

test('says diets and dislikes below the allergies', async () => {
  renderNotice(lines, [
    testEater('Ada', { dislikes: [{ value: 'leek', name: 'leek' }] }),
    testEater('Tom', { diets: ['vegan'] }),
    testEater('Sam', { diets: ['kosherStyle'] }),
    testEater('Léa', { allergens: ['milk'] }),
  ])
  const group = await screen.findByRole('group', { name: 'Not for everyone at your table' })
  await within(group).findByText(/vegan/)
  expect(
    within(group)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Not for Léa: leeks',
    'Tom is vegan: contains cream',
    'Sam eats kosher-style: not marked kosher-style',
    'Ada does not like leeks',
  ])
})

test('says no more of a diet than the recipe states when the foods cannot be loaded', async () => {
  renderNotice(null, [testEater('Tom', { diets: ['vegan'] })])
  expect(await screen.findByText('Tom is vegan: not marked vegan')).toBeVisible()
})
