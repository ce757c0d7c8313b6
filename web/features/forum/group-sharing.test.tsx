import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '../../test/render-page.tsx'
import { RecipeShares } from './group-sharing.tsx'

const call = 'GET /api/recipes/r1/shares'
const clubs = [
  { group_id: 'g1', name: 'Soup club' },
  { group_id: 'g2', name: 'Bakers' },
]

function sharesOf(answers: Parameters<typeof renderPage>[1]) {
  return renderPage(<RecipeShares recipeId="r1" />, answers)
}

test('each group of a share is a link with a Withdraw button', async () => {
  let shares = clubs
  const { user } = sharesOf({
    answers: {
      [call]: () => ({ json: shares }),
      'DELETE /api/groups/g1/recipes/r1': () => {
        shares = shares.slice(1)
        return { json: {} }
      },
    },
  })
  expect(await screen.findByRole('link', { name: 'Soup club' })).toHaveProperty('pathname', '/en/groups/g1')
  await user.click(screen.getByRole('button', { name: 'Withdraw from Soup club' }))
  expect(await screen.findByText('No longer shared with Soup club.')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Soup club' })).toBeNull())
  expect(screen.getByRole('link', { name: 'Bakers' })).toBeVisible()
  expect(screen.getByRole('region', { name: 'Shared with' })).toBe(document.activeElement)
})

test('a failed withdrawal shows an alert and keeps the group in the list', async () => {
  const { user } = sharesOf({
    answers: { [call]: { json: clubs }, 'DELETE /api/groups/g2/recipes/r1': null },
  })
  await user.click(await screen.findByRole('button', { name: 'Withdraw from Bakers' }))
  expect((await screen.findByRole('alert')).textContent).toBe(
    'The recipe could not be withdrawn. Please try again.',
  )
  expect(screen.getByRole('link', { name: 'Bakers' })).toBeVisible()
})

test('a recipe without shares renders nothing', async () => {
  const { sent, container } = sharesOf({ answers: { [call]: { json: [] } } })
  await waitFor(() => expect(sent(call)).toHaveLength(1))
  expect(container.textContent).toBe('')
})
