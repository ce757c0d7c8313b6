import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { App } from './routes.tsx'
import { renderApp } from '../test/render-page.tsx'

test('the former address of the moderation page leads to it, with its search and anchor', async () => {
  const { here } = renderApp(<App />, { path: '/en/care?status=open#case-1' })
  await waitFor(() => expect(here()).toBe('/en'))
  // The visitor is sent to the landing page and comes back to the new address after login.
  expect(sessionStorage.getItem('return_to')).toBe('/en/moderation?status=open#case-1')
})
