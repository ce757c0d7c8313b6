import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderRecipeDialog } from './test-dialog.tsx'
import { wireRecipe } from './test-recipe.ts'

const sentence = 'Not safe for an allergy to milk: cream.'
const recipe = wireRecipe({
  mine: false,
  findings: [
    { code: 'forbidden-allergen', severity: 'dangerous', sentence, for: 'eaters', line: 1, allergen: 'milk' },
    { code: 'other', severity: 'note', sentence: 'Only a note.', line: 0 },
  ],
})

test('what somebody must not have is said beside its line, in cook mode as well', async () => {
  const { dialog, user } = await renderRecipeDialog(recipe)
  const line = (name: RegExp) => {
    const item = dialog.getByRole('checkbox', { name }).closest('li')
    if (!item) throw new Error('no line')
    return item
  }
  expect(within(line(/200 ml cream/)).getByText(sentence)).toBeVisible()
  expect(line(/200 ml cream/).querySelector('svg[aria-hidden="true"]')).not.toBeNull()
  expect(line(/4 stalks leeks/).textContent).toBe('4 stalks leeks, washed')
  expect(line(/breadcrumbs/).textContent).not.toContain(sentence)

  await user.click(dialog.getByRole('button', { name: 'Cook mode' }))
  await user.click(await screen.findByRole('button', { name: 'Next step' }))
  const needed = within(screen.getByRole('region', { name: 'Ingredients' }))
  const [cream, crumbs] = needed.getAllByRole('listitem')
  expect(cream?.textContent).toBe(`200 ml cream${sentence}`)
  expect(crumbs?.textContent).toBe('40 g breadcrumbs')
})
