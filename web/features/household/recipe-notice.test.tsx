import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
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
const lines = `GET /api/recipes/${recipe.id}/allergens`

function renderNotice(answer: object | null) {
  renderPage(<RecipeNotice recipe={recipe} onMeasures={onMeasures} />, {
    signedIn: true,
    answers: {
      'GET /api/household': { json: { ...emptyHousehold, eaters } },
      [lines]: answer && { json: answer },
    },
  })
}

test('names the foods for each usual eater who must not have them', async () => {
  renderNotice([
    { allergen: 'nuts', lines: [] },
    { allergen: 'milk', lines: [0] },
  ])
  const item = recipe.structure?.ingredients[0]
  expect(await screen.findByText(`Not for Léa: tree nuts and ${item?.item}`)).toBeVisible()
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  expect(onMeasures).toHaveBeenCalledWith('metric')
})

test('names the allergens while the foods are not known', async () => {
  renderNotice(null)
  expect(await screen.findByText('Not for Léa: tree nuts and milk')).toBeVisible()
})
