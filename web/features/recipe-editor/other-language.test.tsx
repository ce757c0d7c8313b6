import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '../../test/render-page.tsx'
import { OtherLanguage } from './other-language.tsx'

test('a language that is not understood is named', async () => {
  renderPage(<OtherLanguage code="it" />, { path: '/en/my/recipes' })
  expect((await screen.findByRole('status')).textContent).toContain('(Italian)')
})

test('nothing is said of a language that is understood', () => {
  renderPage(<OtherLanguage code={null} />, { path: '/en/my/recipes' })
  expect(screen.queryByRole('status')).toBeNull()
})
