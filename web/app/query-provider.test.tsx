import { useQuery, useQueryClient } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { QueryProvider } from './query-provider.tsx'
import { useSession } from './session.tsx'
import { renderPage } from '../test/render-page.tsx'

let asked = 0

function Bowl() {
  const client = useQueryClient()
  const { data } = useQuery({ queryKey: ['bowl'], queryFn: async () => `soup ${(asked += 1)}` })
  const [spoon] = useState(() => asked)
  return (
    <>
      <p>
        {data} with spoon {spoon}
      </p>
      <button onClick={() => client.setQueryData(['bowl'], 'stew')}>Change it</button>
    </>
  )
}

function Table() {
  const { status, logout } = useSession()
  return (
    <QueryProvider>
      <p>{status}</p>
      <Bowl />
      <button onClick={() => void logout()}>Leave</button>
    </QueryProvider>
  )
}

test('what was asked while nobody knew who is here belongs to whom the answer names', async () => {
  asked = 0
  const { user } = renderPage(<Table />, { signedIn: true })
  expect(screen.getByText('loading')).toBeVisible()
  expect(await screen.findByText('signedIn')).toBeVisible()
  expect(screen.getByText('soup 1 with spoon 0')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Change it' }))
  expect(await screen.findByText('stew with spoon 0')).toBeVisible()
})

test('the next person sees nothing of what somebody else had fetched', async () => {
  asked = 0
  const { user } = renderPage(<Table />, {
    signedIn: true,
    answers: { 'POST /auth/logout': { json: {} } },
  })
  await screen.findByText('signedIn')
  await user.click(screen.getByRole('button', { name: 'Change it' }))
  await screen.findByText('stew with spoon 0')
  await user.click(screen.getByRole('button', { name: 'Leave' }))
  await screen.findByText('signedOut')
  expect(await screen.findByText('soup 2 with spoon 1')).toBeVisible()
  expect(screen.queryByText(/stew/)).toBeNull()
})
