import { useQuery, useQueryClient } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { QueryProvider } from './query-provider.tsx'
import { useSession } from './session.tsx'
import { renderApp } from '../test/render-page.tsx'

let requests = 0

function Bowl() {
  const client = useQueryClient()
  const { data } = useQuery({ queryKey: ['bowl'], queryFn: async () => `soup ${(requests += 1)}` })
  const [spoon] = useState(() => requests)
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

test('requests sent before the session is known belong to the user of the session', async () => {
  requests = 0
  const { user } = renderApp(<Table />, { signedIn: true })
  expect(screen.getByText('loading')).toBeVisible()
  expect(await screen.findByText('signedIn')).toBeVisible()
  expect(screen.getByText('soup 1 with spoon 0')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Change it' }))
  expect(await screen.findByText('stew with spoon 0')).toBeVisible()
})

test('the next user sees no cached data of the last one', async () => {
  requests = 0
  const { user } = renderApp(<Table />, {
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
