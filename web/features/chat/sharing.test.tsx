import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { provideSettings, settings } from '../../lib/settings.ts'
import { SharingSwitches } from './sharing.tsx'
import { testServer } from './test-support.ts'

let server: ReturnType<typeof testServer>
const withoutModel = { ...settings() }

beforeEach(() => {
  provideSettings({ ...withoutModel, chefModel: 'some-model' })
  server = testServer()
  server.answers.sharing = [{ provider: 'OpenAI', allowed: false }]
  vi.stubGlobal('fetch', server.fetch)
})
afterEach(() => provideSettings(withoutModel))

async function openSwitch() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SharingSwitches />
    </QueryClientProvider>,
  )
  return await screen.findByRole<HTMLInputElement>('switch', { name: 'Share with OpenAI' })
}

test('a choice can be changed at any time', async () => {
  const choice = await openSwitch()
  expect(choice.checked).toBe(false)
  await userEvent.click(choice)
  await waitFor(() => expect(server.answers.sharing).toEqual([{ provider: 'OpenAI', allowed: true }]))
  expect(choice.checked).toBe(true)
})

test('one that cannot be stored is shown as it is', async () => {
  const choice = await openSwitch()
  server.trouble.set('sharing', 'server error')
  await userEvent.click(choice)
  expect(await screen.findByText('That could not be saved. Please try again.')).toBeVisible()
  await waitFor(() => expect(choice.checked).toBe(false))
})
