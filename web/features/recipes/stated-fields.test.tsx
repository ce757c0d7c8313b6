import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { StatedFields } from './stated-fields.tsx'
import { wireRecipe } from './test-recipe.ts'

test('a video is linked on the screen and left out of print, the tips are in both', () => {
  const { recipe: soup } = wireRecipe()
  if (!soup) throw new Error('no structure')
  const recipe = { ...soup, video: 'https://video.example/soup', tips: ['It keeps three days.'] }
  render(<StatedFields recipe={recipe} heading="h2" />)
  const sectionOf = (element: HTMLElement) => element.closest('section')
  const link = screen.getByRole('link', { name: recipe.video })
  expect(link).toHaveAttribute('href', recipe.video)
  expect(sectionOf(link)).toHaveAttribute('data-screen-only')
  expect(sectionOf(screen.getByText('It keeps three days.'))).not.toHaveAttribute('data-screen-only')
})
